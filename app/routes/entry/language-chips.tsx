import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import type { ContentLanguage } from "#domain/language.ts";

const SHOWN_MAX = 5;
const CHIP =
  "inline-grid h-5 min-w-6.5 place-items-center rounded-xs px-1.25 text-2xs font-semibold uppercase";

interface LanguageChipsProps {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

/** The enabled languages, the default one first and tinted; beyond five, how many more. */
export function LanguageChips({ languages, defaultLanguage }: LanguageChipsProps) {
  const { common } = useMessages();
  const ordered = [defaultLanguage, ...languages.filter((code) => code !== defaultLanguage)];
  const more = ordered.length - SHOWN_MAX;
  return (
    <span className="flex gap-1 max-lg:max-w-24 max-lg:flex-wrap">
      <VisuallyHidden>{ordered.map((code) => common.languages[code]).join(", ")}</VisuallyHidden>
      {ordered.slice(0, SHOWN_MAX).map((code) => (
        <span
          key={code}
          aria-hidden="true"
          title={common.languages[code]}
          className={classNames(
            CHIP,
            code === defaultLanguage
              ? "bg-surface-highlight text-on-highlight"
              : "bg-surface-neutral text-on-neutral",
          )}
        >
          {code}
        </span>
      ))}
      {more > 0 ? (
        <span
          aria-hidden="true"
          title={ordered
            .slice(SHOWN_MAX)
            .map((code) => common.languages[code])
            .join(", ")}
          className={classNames(CHIP, "bg-surface-neutral text-on-neutral")}
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
