import type { ContentLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import type { AskEntry } from "#portal/ask/ask-entry.ts";
import { buildIndex } from "#portal/ask/build-index.ts";
import { getFindable } from "#portal/ask/draft-entries.ts";
import { FOUND_CLASS, MISSING_CLASS } from "#portal/ask/outcome-class.ts";
import { renderReach } from "#portal/ask/render-reach.ts";
import { renderResults } from "#portal/ask/render-results.ts";
import type { AskResult } from "#portal/ask/search.ts";
import { SearchPage } from "#portal/ask/search-page.tsx";
import { getGuideEntries } from "#portal/guide/guide-entries.ts";
import { buildGuideCss, getGuideFonts, getGuideSheets } from "#portal/guide/guide-style.ts";
import { Slot as SlotMark } from "#portal/slot.tsx";
import { markedSlot, SLOTS_ATTRIBUTE } from "#portal/slot-marks.ts";
import { getUnlockedEntries } from "#portal/tile/guest-buttons.ts";
import { getAskWords } from "#portal/words/ask-words.ts";
import { getOpenLineWords } from "#portal/words/open-line-words.ts";
import { toMarkup } from "../page/slots.ts";
import { GUEST_SCRIPT_SOURCE } from "../page-files.ts";
import type { RenderedPage } from "../stored-portal.ts";
import { AppLinks, Fonts, type PortalSource } from "./page-head.tsx";
import { renderPage } from "./render-page.tsx";

const SAMPLE: AskResult = {
  id: "",
  kind: "answer",
  icon: "pencil",
  values: [{ label: "", text: "" }],
  title: "x",
  text: "x",
  titleRanges: [[0, 1]],
  textRanges: [],
};

/** The first chat that guests always see; `null`: none. */
function findChat(
  { draft, features }: PortalSource,
  language: ContentLanguage,
  findable: readonly AskEntry[],
): AskEntry | null {
  const chats = getUnlockedEntries(draft, language, features, "published").filter(
    ({ button, hours }) => button.type === "chat" && hours === null,
  );
  const isChat = ({ id, kind }: AskEntry) =>
    kind === "button" && chats.some(({ button }) => button.id === id);
  return findable.find(isChat) ?? null;
}

/** Renders the guests' search in one language (A8): the page of results, and the index. */
export async function renderSearch(
  source: PortalSource,
  language: ContentLanguage,
): Promise<readonly RenderedPage[]> {
  const { draft, slug, features } = source;
  const answerWords = await loadAnswerWords(language);
  const entries = getGuideEntries(draft, language, answerWords);
  const words = getAskWords(language);
  // Serving adds results, whose style is kept.
  const copying = { copy: "", copied: "" };
  const added =
    renderResults([SAMPLE, SAMPLE], { slug, language, words, copying }) +
    renderReach("", null) +
    `<i class="${FOUND_CLASS} ${MISSING_CLASS}"></i>`;
  const { entries: findable, timed } = getFindable(draft, language, { words: answerWords, features });
  const slots = { [SLOTS_ATTRIBUTE]: markedSlot("head") + markedSlot("zone") };
  const page = await renderPage(draft, {
    language,
    kind: "search",
    loads: [],
    title: `${words.search} · ${draft.name}`,
    sheet: buildGuideCss(draft, language, entries),
    alsoStyled: [toMarkup(added)],
    head: (
      <>
        <meta name="robots" content="noindex" />
        <Fonts hrefs={getGuideFonts(draft, language, entries)} />
        <AppLinks draft={draft} slug={slug} />
        <script src={GUEST_SCRIPT_SOURCE} defer />
      </>
    ),
    // Without events: each search would count as a view of the portal.
    body: (
      <body {...slots}>
        <SlotMark name="note" />
        <SearchPage
          draft={draft}
          language={language}
          slug={slug}
          entries={entries}
          findable={findable}
          chat={findChat(source, language, findable)}
        />
        {getGuideSheets(draft, language, entries).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </body>
    ),
  });
  const index: RenderedPage = {
    language,
    kind: "search-index",
    loads: [],
    html: buildIndex(findable, language),
    slots: [],
    styleHash: "",
    ...(timed.length > 0 ? { guideTiming: { entries: timed, words: getOpenLineWords(language) } } : {}),
  };
  return [{ ...page, slots: page.slots.filter(({ name }) => name !== "css") }, index];
}
