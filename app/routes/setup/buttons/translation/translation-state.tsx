import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { TranslationState } from "#domain/content/translation.ts";

const LOOKS: Record<TranslationState, { icon: IconName; classes: string }> = {
  missing: { icon: "alert", classes: "text-danger" },
  outdated: { icon: "history", classes: "text-warn" },
  empty: { icon: "pencil", classes: "text-warn" },
  untranslated: { icon: "globe", classes: "text-info" },
  done: { icon: "check", classes: "text-success" },
};

/** A state as icon, word and colour; with a count, how many buttons are in it. */
export function TranslationStateMark({ state, count }: { state: TranslationState; count?: number }) {
  const { translation } = useMessages();
  const words = translation.list;
  const { icon, classes } = LOOKS[state];
  return (
    <span className={classNames("inline-flex items-center gap-1 text-xs font-medium", classes)}>
      <Icon name={icon} size="xs" />
      {count === undefined ? words.states[state] : words.counts[state](count)}
    </span>
  );
}
