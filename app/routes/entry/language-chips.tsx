import { useMessages } from "#app/messages/messages-context.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import type { ContentLanguage } from "#domain/language.ts";

const SHOWN_MAX = 5;

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
    <span className="site-languages">
      <VisuallyHidden>{ordered.map((code) => common.languages[code]).join(", ")}</VisuallyHidden>
      {ordered.slice(0, SHOWN_MAX).map((code) => (
        <span
          key={code}
          aria-hidden="true"
          title={common.languages[code]}
          className={code === defaultLanguage ? "code-chip-first" : "code-chip"}
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
          className="code-chip"
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
