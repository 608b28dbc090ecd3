import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";

/** Others who have a question or own entry open, as initials. Blocks nothing: both may write. */
export function OpenedElsewhere({ id }: { id: string }) {
  const { answers: words } = useMessages("answers");
  const language = useLanguage();
  const { others } = usePresence();
  const names = others.people.filter(({ openAnswer }) => openAnswer === id).map(({ name }) => name);
  const [first] = names;
  if (first === undefined) return null;
  const said = words.alsoOpen(formatList(language, names));
  return (
    <span title={said} className="flex items-center gap-1 text-xs font-medium text-muted">
      <Avatar name={first} />
      {names.length > 1 ? <span aria-hidden="true">+{names.length - 1}</span> : null}
      <span className="sr-only">{said}</span>
    </span>
  );
}
