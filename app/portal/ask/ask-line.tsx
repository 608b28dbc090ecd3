import { ASK_LINE_ANSWERS_MIN, listAnswered } from "#domain/answers/answered-questions.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { contrastRatio, getReadableInk } from "#domain/look/colour.ts";
import { Drawing } from "../icons.tsx";
import { GUIDE_SEGMENT, portalPath, SEARCH_SEGMENT } from "../portal-path.ts";
import { getHeaderColour } from "../theme-style.ts";
import { getAskWords } from "../words/ask-words.ts";

/** Whether a portal's header has the line of the guests' search (A8). */
export function hasAskLine({ homepage, answers }: Draft): boolean {
  return homepage.askLine !== false && listAnswered(answers).length >= ASK_LINE_ANSWERS_MIN;
}

/** Contrast of the header's ink that also passes on the line's ground. */
const FILLED_CONTRAST_MIN = 7;

interface AskLineProps {
  readonly draft: Draft;
  readonly slug: string;
  readonly language: ContentLanguage;
  /** In previews: shown, but nothing of a draft can be searched. */
  readonly isInert: boolean;
}

/**
 * The search in a portal's header, and the guide beside it. Few bytes, since each view has them; without scripts,
 * Enter opens the page of results.
 */
export function AskLine({ draft, slug, language, isInert }: AskLineProps) {
  const header = getHeaderColour(draft);
  const isFilled = contrastRatio(header, getReadableInk(header)) >= FILLED_CONTRAST_MIN;
  const { question, guide } = getAskWords(language);
  const path = portalPath(slug, language);
  return (
    <form
      className={isFilled ? "p-ask" : "p-ask is-plain"}
      action={`${path}/${SEARCH_SEGMENT}`}
      inert={isInert}
    >
      <Drawing className="p-i">
        <path d="M20 20l-4-4M5 11a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
      </Drawing>
      <input name="q" placeholder={question} />
      <a href={`${path}/${GUIDE_SEGMENT}`}>
        <Drawing className="p-i">
          <path d="M12 7c-3-2-5-2-8-2v13c3 0 5 0 8 2 3-2 5-2 8-2V5c-3 0-5 0-8 2v13" />
        </Drawing>
        <b>{guide}</b>
      </a>
    </form>
  );
}
