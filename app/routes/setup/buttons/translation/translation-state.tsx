import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { TranslationState } from "#domain/content/translation/translation.ts";

const LOOKS: Record<TranslationState, { icon: IconName; classes: string }> = {
  missing: { icon: "alert", classes: "text-danger" },
  outdated: { icon: "history", classes: "text-warn" },
  empty: { icon: "pencil", classes: "text-warn" },
  untranslated: { icon: "globe", classes: "text-info" },
  done: { icon: "check", classes: "text-success" },
};

interface TranslationStateMarkProps {
  readonly state: TranslationState;
  /** The state in words, or a count. */
  readonly text: string;
}

/** A state with icon, word and colour. */
export function TranslationStateMark({ state, text }: TranslationStateMarkProps) {
  const { icon, classes } = LOOKS[state];
  return (
    <span className={classNames("inline-flex items-center gap-1 text-xs font-medium", classes)}>
      <Icon name={icon} size="xs" />
      {text}
    </span>
  );
}
