import { useLanguage } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { ANNOUNCEMENT_LOOKS } from "./announcement-words.ts";
import type { AnnouncementDraft } from "./composing.ts";
import { PREPARED_TEXTS } from "./prepared-texts.ts";

interface PreparedProps {
  readonly label: string;
  readonly languages: readonly ContentLanguage[];
  readonly onBegin: (begun: Pick<AnnouncementDraft, "kind" | "texts">) => void;
}

/** Buttons for prepared texts, which fill in all languages of the property. */
export function Prepared({ label, languages, onBegin }: PreparedProps) {
  const language = useLanguage();
  return (
    <section className="mx-auto flex w-full flex-col gap-2 max-w-110">
      <h2 className="text-sm font-medium text-strong">{label}</h2>
      <ul aria-label={label} className="flex flex-col gap-2">
        {PREPARED_TEXTS.map(({ kind, texts }) => (
          <li key={texts.en}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-lg border border-default bg-surface-page px-4 py-3 text-start text-default hover:bg-surface-hover"
              onClick={() =>
                onBegin({ kind, texts: Object.fromEntries(languages.map((code) => [code, texts[code]])) })
              }
            >
              <Icon name={ANNOUNCEMENT_LOOKS[kind].icon} className="text-icon-current" />
              {texts[language]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
