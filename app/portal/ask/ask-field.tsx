import type { ContentLanguage } from "#domain/language.ts";
import { Icon } from "../icons.tsx";
import { searchPath } from "../portal-path.ts";
import { useSlotMark } from "../slot.tsx";
import { getAskWords } from "../words/ask-words.ts";
import { QUERY_LENGTH_MAX } from "./search.ts";

interface AskFieldProps {
  readonly slug: string;
  readonly language: ContentLanguage;
  /** Whether serving fills in what the guest looks for. */
  readonly isFilled?: boolean;
}

/** The field of the guests' search (A8). Without scripts, Enter opens the page of results. */
export function AskField({ slug, language, isFilled = false }: AskFieldProps) {
  const mark = useSlotMark();
  const { question } = getAskWords(language);
  return (
    <form className="p-find" action={searchPath(slug, language)} role="search">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={isFilled ? mark("sought", "") : undefined}
        maxLength={QUERY_LENGTH_MAX}
        placeholder={question}
        aria-label={question}
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
}
