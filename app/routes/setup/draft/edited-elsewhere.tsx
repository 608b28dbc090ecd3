import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { getTab, getTabName } from "../setup-tabs.ts";
import type { PartKey } from "./draft-state.ts";

/** Says that somebody else has unsaved changes in these parts, to avoid conflicts. Blocks nothing. */
export function EditedElsewhere({ keys }: { keys: readonly PartKey[] }) {
  const { presence, shell } = useMessages();
  const language = useLanguage();
  const { others } = usePresence();
  const names = others.people
    .filter(({ editing }) => editing.some((key) => keys.includes(key)))
    .map(({ name }) => name);
  const [key] = keys;
  const words = names.length === 1 ? presence.editing.one : presence.editing.many;
  return (
    <div role="status">
      {names.length > 0 && key ? (
        <Notice
          tone="info"
          icon="users"
          className="mb-5"
          title={words(formatList(language, names), getTabName(getTab(key), shell))}
        >
          {presence.editing.text}
        </Notice>
      ) : null}
    </div>
  );
}
