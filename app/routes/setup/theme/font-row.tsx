import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { Font, FontScript } from "#domain/look/font.ts";
import { InFont } from "./in-font.tsx";

/** "Welcome" in each script, to show its letters. */
const SAMPLES: Readonly<Record<FontScript, { readonly lang: ContentLanguage; readonly text: string }>> = {
  cyrillic: { lang: "ru", text: "Добро пожаловать" },
  arabic: { lang: "ar", text: "أهلًا وسهلًا" },
  hebrew: { lang: "he", text: "ברוכים הבאים" },
  japanese: { lang: "ja", text: "ようこそ" },
  chinese: { lang: "zh", text: "欢迎光临" },
};

interface FontRowProps {
  readonly font: Font;
  /** Script of the sample word; `null`: none. */
  readonly sample: FontScript | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A family of the catalogue, in its own face. */
export function FontRow({ font, sample, isChosen, onChoose }: FontRowProps) {
  const { theme } = useMessages("setup").setup;
  const word = sample === null ? null : SAMPLES[sample];
  return (
    <li>
      <button
        type="button"
        disabled={isChosen}
        onClick={onChoose}
        className="flex min-h-18 w-full items-center gap-3 rounded-row border border-default px-3.5 py-2 text-start enabled:hover:border-selected enabled:hover:bg-surface-selected disabled:bg-surface-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <InFont id={font.id} className="truncate text-xl text-strong">
              {font.name}
            </InFont>
            {word ? (
              <span aria-hidden="true" lang={word.lang} dir="auto" className="flex-none text-default">
                <InFont id={font.id} className="text-lg">
                  {word.text}
                </InFont>
              </span>
            ) : null}
          </span>
          <span className="block truncate text-xs text-muted">
            {[theme.kind[font.kind], ...font.scripts.map((script) => theme.script[script])].join(" · ")}
          </span>
        </span>
        {isChosen ? (
          <span className="flex flex-none items-center gap-1 text-xs font-medium text-success">
            <Icon name="check" size="xs" />
            {theme.isChosen}
          </span>
        ) : null}
      </button>
    </li>
  );
}
