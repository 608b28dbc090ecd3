import { useMemo } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { listTexts } from "#domain/translation/translatable-texts.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { LoadedTranslations } from "./api-shapes.ts";

interface LanguageNavProps {
  readonly language: ContentLanguage;
  readonly toSearch: (language: ContentLanguage) => string;
  /** `null`: not loaded yet. */
  readonly loaded: LoadedTranslations | null;
}

/** The languages with how many texts are translated, the original first, and what the machine has used. */
export function LanguageNav({ language, toSearch, loaded }: LanguageNavProps) {
  const { translations: words, common } = useMessages("translations");
  const { draft } = useDraft();
  const { languages, defaultLanguage } = draft;
  const counts = useMemo(
    () =>
      languages
        .filter((code) => code !== defaultLanguage)
        .map((code) => {
          const texts = listTexts(draft, code);
          return { code, all: texts.length, done: texts.filter(({ state }) => state === "done").length };
        }),
    [draft, languages, defaultLanguage],
  );
  const total = counts[0]?.all ?? 0;
  return (
    <nav
      aria-label={words.languages}
      className="flex min-h-0 flex-none gap-0.5 overflow-auto border-default bg-surface-canvas px-3 [scrollbar-width:thin] max-lg:h-15 max-lg:items-center max-lg:border-b lg:flex-col lg:border-e lg:py-4"
    >
      <span className="answer-part grid-cols-[1.625rem_minmax(0,1fr)_auto] hover:bg-transparent">
        <Chip tone="highlight">{defaultLanguage}</Chip>
        <span>
          {common.languages[defaultLanguage]}
          <span className="block text-xs/4 font-normal text-muted">{words.original}</span>
        </span>
        <Count done={total} all={total} />
      </span>
      {counts.map(({ code, done, all }) => (
        <Link
          key={code}
          to={toSearch(code)}
          replace
          aria-current={code === language ? "true" : undefined}
          className="answer-part grid-cols-[1.625rem_minmax(0,1fr)_auto]"
        >
          <Chip>{code}</Chip>
          <span>
            {common.languages[code]}
            {loaded?.automatic.includes(code) ? (
              <span className="flex items-center gap-1 text-xs/4 font-normal text-muted in-aria-[current]:text-inherit">
                <Icon name="spark" size="xs" />
                {words.automatic}
              </span>
            ) : null}
          </span>
          <Count done={done} all={all} />
        </Link>
      ))}
      {loaded?.engine.isOffered ? <Usage usage={loaded.usage} /> : null}
    </nav>
  );
}

function Count({ done, all }: { done: number; all: number }) {
  const { translations: words } = useMessages("translations");
  return (
    <span className="text-xs font-normal whitespace-nowrap text-muted tabular-nums in-aria-[current]:text-inherit">
      {words.count(done, all)}
    </span>
  );
}

/** Characters of the whole group in this month. */
function Usage({ usage: { characters, max } }: Pick<LoadedTranslations, "usage">) {
  const { translations: words } = useMessages("translations");
  const shown = useLanguage();
  const text = words.characters(formatNumber(shown, characters, 0), formatNumber(shown, max, 0));
  return (
    <div className="mt-auto flex flex-none flex-col gap-2 px-2.5 pt-3 pb-0.5 text-xs text-muted max-lg:hidden">
      <span>{text}</span>
      <Progress label={words.charactersLabel} value={characters} max={max} valueText={text} className="h-1" />
    </div>
  );
}
