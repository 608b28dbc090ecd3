import { WEEKDAYS } from "#domain/content/hours/season.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { Guide } from "#portal/guide/guide.tsx";
import {
  type GuideEntry,
  getGuideEntries,
  getUnlockedGuideEntries,
  hasRowsOfDays,
} from "#portal/guide/guide-entries.ts";
import type { GuideOrder } from "#portal/guide/guide-head.tsx";
import { buildGuideCss, getGuideFonts, getGuideSheets } from "#portal/guide/guide-style.ts";
import { getGuideWords } from "#portal/guide/guide-words.ts";
import { renderOpenLine } from "#portal/guide/open-line.ts";
import { guidePath, guideTimetablePath, portalPath } from "#portal/portal-path.ts";
import { Slot as SlotMark } from "#portal/slot.tsx";
import { markedSlot, SLOTS_ATTRIBUTE } from "#portal/slot-marks.ts";
import { getOpenLineWords } from "#portal/words/open-line-words.ts";
import { toMarkup } from "../page/slots.ts";
import { GUEST_SCRIPT_SOURCE } from "../page-files.ts";
import type { GuideKind } from "../portal-header.ts";
import type { RenderedPage } from "../stored-portal.ts";
import { drawGuardedEntries } from "./guarded-parts.tsx";
import { type GuideTiming, toEntryHours } from "./guide-timing.ts";
import { AppLinks, Fonts, type PortalSource, PublicLinks } from "./page-head.tsx";
import { renderPage } from "./render-page.tsx";

const ORDERS: readonly (readonly [GuideOrder, GuideKind])[] = [
  ["topics", "guide"],
  ["az", "guide-az"],
];

/** Markup that serving adds, and classes by which it marks today's hours; their style is kept. */
const ADDED = toMarkup(
  renderOpenLine({ isOpen: true, text: "" }) +
    renderOpenLine({ isOpen: false, text: "" }) +
    '<a class="p-tel"></a>' +
    `<i class="${WEEKDAYS.map((day) => `today-${day}`).join(" ")}"></i>`,
);

/** `null`: no entry has opening hours. */
function toTiming(entries: readonly GuideEntry[], language: ContentLanguage): GuideTiming | null {
  const timed = entries.flatMap(({ id, hours }) =>
    hours === null ? [] : [{ id, hours: toEntryHours(hours) }],
  );
  return timed.length === 0 ? null : { entries: timed, words: getOpenLineWords(language) };
}

function composeDescription({ draft }: PortalSource, entries: readonly GuideEntry[]): string {
  return [draft.name, ...entries.slice(0, 5).map(({ title }) => title.text)].join(" · ");
}

/** Renders the guide in one language (A6): in both orders, as complete pages that work without scripts. */
export async function renderGuide(
  source: PortalSource,
  language: ContentLanguage,
): Promise<readonly RenderedPage[]> {
  const { draft, slug } = source;
  const words = await loadAnswerWords(language);
  const entries = getGuideEntries(draft, language, words);
  const guideTiming = toTiming(entries, language);
  const hasDays = hasRowsOfDays(entries);
  // Guarded content is inserted later; its letters need fonts too.
  const unlocked = getUnlockedGuideEntries(draft, language, words);
  const guarded = await drawGuardedEntries(source, language);
  const sheet = buildGuideCss(draft, language, unlocked);
  const slots = { [SLOTS_ATTRIBUTE]: markedSlot("head") + markedSlot("zone") };
  const renderOrder = async ([order, kind]: (typeof ORDERS)[number]): Promise<RenderedPage> => {
    const page = await renderPage(draft, {
      language,
      kind,
      loads: [],
      title: `${getGuideWords(language).title} · ${draft.name}`,
      sheet,
      alsoStyled: [ADDED, ...guarded.map(({ markup }) => markup)],
      head: (
        <>
          <PublicLinks {...source} language={language} toPath={guidePath} />
          <meta name="description" content={composeDescription(source, entries)} />
          <Fonts hrefs={getGuideFonts(draft, language, unlocked)} />
          <AppLinks draft={draft} slug={slug} />
          <script src={GUEST_SCRIPT_SOURCE} defer />
        </>
      ),
      body: (
        <body
          {...slots}
          data-events={`${portalPath(slug)}/events`}
          data-timetable={guideTiming || hasDays ? guideTimetablePath(slug, language) : undefined}
        >
          <SlotMark name="note" />
          <Guide draft={draft} language={language} slug={slug} words={words} order={order} />
          {getGuideSheets(draft, language, unlocked).map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </body>
      ),
    });
    const stored = page.slots.filter(({ name }) => name !== "css" && (name !== "today" || hasDays));
    return { ...page, slots: stored, ...(guideTiming ? { guideTiming } : {}) };
  };
  return Promise.all(ORDERS.map(renderOrder));
}
