/**
 * Renders a portal's pages from a draft with React: one complete HTML page per language, and the closed pages.
 * Exposes `buildPortal` (for publishing) and `renderPortal` (one page). Pages are stored, so a change of the
 * output needs a new `RENDERER_VERSION`.
 */

import { getSubButtons } from "#domain/content/button-entries.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { getLoads, hasDialog, staysReadable } from "#portal/buttons/button-dialog.tsx";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import { hasGuide } from "#portal/guide/guide-entries.ts";
import type { PageLoad } from "#portal/page-loads.ts";
import { Portal, type PortalProps } from "#portal/portal.tsx";
import { getPortalFonts } from "#portal/portal-css.ts";
import { portalPath, sheetsPath, timetablePath, WITH_SHEETS_QUERY } from "#portal/portal-path.ts";
import { findContact } from "#portal/property-contact.ts";
import { Slot as SlotMark } from "#portal/slot.tsx";
import { markedSlot, SLOTS_ATTRIBUTE } from "#portal/slot-marks.ts";
import { getGuestButtons, getGuestEntries, getUnlockedEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import type { ShownButton } from "#portal/tile/shown-buttons.ts";
import { getSpanClass } from "#portal/tile/tile-layout.ts";
import { OPEN_TILE, type TileState } from "#portal/tile/tile-state.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { getContent, getSlots, type Slot, toMarkup } from "../page/slots.ts";
import { GUEST_SCRIPT_SOURCE, PRINT_SHEET_NAME } from "../page-files.ts";
import type { PortalManifest } from "../portal-header.ts";
import type { BuiltPortal, RenderedPage } from "../stored-portal.ts";
import { drawGuarded, getGuards, getGuideGuards } from "./guarded-parts.tsx";
import { openForms } from "./guest-form.ts";
import { collectOpeningAnswers } from "./opening-answers.ts";
import { AppLinks, Backgrounds, FontSheets, Fonts, type PortalSource, PublicLinks } from "./page-head.tsx";
import type { PageTiming, TimedTile } from "./page-timing.ts";
import { prepareDraft } from "./prepare-draft.ts";
import { renderGuide } from "./render-guide.tsx";
import { type PageParts, renderMarkup, renderPage, renderSplitPage } from "./render-page.tsx";
import { renderSearch } from "./render-search.tsx";

function composeDescription({ draft, features }: PortalSource, language: ContentLanguage): string {
  const names = getGuestButtons(draft, language, features, "published").map(({ name }) =>
    name.replace(/\s+/g, " "),
  );
  return [draft.name, ...names.slice(0, 5)].join(" · ");
}

/** External sources that the pages of these buttons may load, without duplicates. */
export function mergeLoads(entries: readonly ShownButton[]): readonly PageLoad[] {
  return [...new Set(entries.flatMap(({ button }) => getLoads(button)))];
}

/** Shows each button as closed, with an empty label, unless it hides outside its hours. */
function closedState({ outside }: Hours): TileState {
  return outside === "close" ? { kind: "closed", label: "" } : OPEN_TILE;
}

/** Open and closed forms of tiles and dialogs; `null`: no button has hours. */
async function renderForms(portal: PortalProps, entries: readonly ShownButton[]) {
  const timed = entries.filter(({ hours }) => hours !== null);
  if (timed.length === 0) return null;
  const { layout } = portal.draft.theme;
  const [open, closed] = await Promise.all([
    renderMarkup(<Portal {...portal} />),
    renderMarkup(<Portal {...portal} getState={closedState} />),
  ]);
  // Hiding tiles changes the spans of the others, so all spans are styled.
  const spans = entries.flatMap((_, left) =>
    entries.slice(0, left + 1).map((_, index) => getSpanClass(layout, index, left + 1)),
  );
  const classes = toMarkup(`<i class="${[...new Set(spans)].join(" ")}">`);
  return { timed, closed, allStyled: [open, closed, classes] };
}

type Forms = NonNullable<Awaited<ReturnType<typeof renderForms>>>;

function toTiming({ timed, closed }: Forms, { draft, language }: PortalProps): PageTiming {
  return {
    layout: draft.theme.layout,
    tiles: timed.flatMap(({ button, hours }): readonly TimedTile[] => {
      if (hours === null) return [];
      const [slot] = hours.outside === "close" ? getSlots(closed, `tile.${button.id}`) : [];
      const form = slot ? getContent(closed, slot) : null;
      return [{ id: button.id, hours, closed: form, isReadable: staysReadable(button) }];
    }),
    words: getOpeningWords(language),
  };
}

/**
 * The slots stored with a page: without those that only rendering needs, and without tiles and dialogs that no
 * hours change.
 */
function storedSlots(slots: readonly Slot[], forms: Forms | null): readonly Slot[] {
  const timed = new Set(forms?.timed.map(({ button }) => `dialog.${button.id}`));
  const rendered = slots.filter(({ name }) => name !== "css" && name !== "sheet");
  if (forms) return rendered.filter(({ name }) => !name.startsWith("dialog.") || timed.has(name));
  return rendered.filter(({ name }) => !/^(?:tiles?\b|dialog\b|(?:bar|span|subs|opening)$)/.test(name));
}

/** The moment a page is rendered for, and until when it stays valid. */
export interface DrawnAt {
  readonly moment: PortalMoment;
  readonly until: EpochMs | null;
}

/**
 * Renders one language of a portal as a complete page that works without scripts. Without `drawnAt`: as stored,
 * with every button open. With it: as serving composes it for that moment.
 */
export async function renderPortal(
  source: PortalSource,
  language: ContentLanguage,
  drawnAt?: DrawnAt,
): Promise<RenderedPage> {
  const { draft, slug, features } = source;
  const path = portalPath(slug, language);
  const entries = getGuestEntries(draft, language, features, "published");
  const portal = { draft, language, slug, features, dialogsAt: `${path}${WITH_SHEETS_QUERY}` };
  const forms = await renderForms(portal, entries);
  const guarded = await drawGuarded(source, language);
  const hasDialogs = entries.some(({ button }) => hasDialog(button));
  const timed = forms
    ? {
        "data-until": markedSlot("until", String(drawnAt?.until ?? 0)),
        "data-timetable": timetablePath(slug, language),
      }
    : {};
  const slots = { [SLOTS_ATTRIBUTE]: markedSlot("head") + markedSlot("zone") };
  const parts: PageParts = {
    language,
    kind: "open",
    loads: mergeLoads(getUnlockedEntries(draft, language, features, "published")),
    head: (
      <>
        <PublicLinks {...source} language={language} />
        <meta name="description" content={composeDescription(source, language)} />
        <Fonts hrefs={getPortalFonts(draft, language)} />
        <Backgrounds draft={draft} />
        <AppLinks draft={draft} slug={slug} />
        <script src={GUEST_SCRIPT_SOURCE} defer />
      </>
    ),
    body: (
      <body
        {...slots}
        data-events={`${portalPath(slug)}/events`}
        data-sheets={hasDialogs ? sheetsPath(slug, language) : undefined}
        {...timed}
      >
        <SlotMark name="note" />
        <Portal {...portal} moment={drawnAt?.moment} />
        {/* Scripts link the manifest once the page is idle. */}
        <noscript>
          <link rel="stylesheet" media="print" href={`${path}/${PRINT_SHEET_NAME}`} />
        </noscript>
        <FontSheets draft={draft} language={language} />
      </body>
    ),
    // Guarded content is inserted later, and the page's policy allows no other style.
    alsoStyled: [...(forms?.allStyled ?? []), ...guarded.map(({ markup }) => markup)],
  };
  const page = await (hasDialogs ? renderSplitPage : renderPage)(draft, parts);
  const slotted = { ...page, slots: storedSlots(page.slots, forms) };
  return forms ? { ...slotted, timing: toTiming(forms, portal) } : slotted;
}

/** The page of one language while the licence is invalid. */
function renderClosedPortal(source: PortalSource, language: ContentLanguage): Promise<RenderedPage> {
  const { draft } = source;
  const slots = { [SLOTS_ATTRIBUTE]: markedSlot("head") };
  return renderPage(draft, {
    language,
    kind: "closed",
    loads: [],
    head: (
      <>
        <PublicLinks {...source} language={language} />
        <meta name="robots" content="noindex" />
      </>
    ),
    body: (
      <body {...slots}>
        <ClosedPortal draft={draft} language={language} />
        <SlotMark name="fonts">
          <FontSheets draft={draft} language={language} />
        </SlotMark>
      </body>
    ),
  });
}

function getIds(source: PortalSource, language: ContentLanguage): readonly string[] {
  return getGuestButtons(source.draft, language, source.features, "published").flatMap((button) => [
    button.id,
    ...getSubButtons(button).map(({ id }) => id),
  ]);
}

/** The buttons that lead to the guide, with their topics in the default language where they have one there. */
function getGuideLinks({ draft, features }: PortalSource): Pick<PortalManifest, "guideLinks"> {
  const languages = [
    ...draft.languages.filter((code) => code !== draft.defaultLanguage),
    draft.defaultLanguage,
  ];
  const links = languages.flatMap((language) =>
    getGuestButtons(draft, language, features, "published").flatMap((button) =>
      button.type === "link" && button.destination === "guide" ? [[button.id, button.topic ?? ""]] : [],
    ),
  );
  return links.length === 0 ? {} : { guideLinks: Object.fromEntries(links) };
}

/**
 * Builds everything that publishing stores: pages of all enabled languages, closed pages, and the data that
 * beacons and forms are validated against. Pure and deterministic.
 */
export async function buildPortal(given: PortalSource): Promise<BuiltPortal> {
  const source = { ...given, draft: await prepareDraft(given.draft) };
  const { draft, propertyId, timeZone, features } = source;
  const open = await Promise.all(draft.languages.map((language) => renderPortal(source, language)));
  const closed = await Promise.all(draft.languages.map((language) => renderClosedPortal(source, language)));
  const guide = hasGuide(draft)
    ? await Promise.all(
        draft.languages.flatMap((language) => [
          renderGuide(source, language),
          renderSearch(source, language),
        ]),
      )
    : [];
  const guideGuards = await getGuideGuards(source);
  const openingAnswers = await collectOpeningAnswers(draft);
  const { headerColour, logo } = draft.homepage;
  return {
    defaultLanguage: draft.defaultLanguage,
    manifest: {
      propertyId,
      timeZone,
      name: draft.name,
      forms: [...openForms(draft, features)],
      guards: draft.languages.flatMap((language) => getGuards(source, language)),
      ...(guideGuards.length > 0 ? { guideGuards } : {}),
      buttonIds: [...new Set(draft.languages.flatMap((language) => getIds(source, language)))],
      channels: draft.social.channels.map(({ channel }) => channel),
      ...getGuideLinks(source),
      ...(openingAnswers ? { openingAnswers } : {}),
      asksConsent: draft.qr.marketingConsent,
      visitorIds: false,
      address: "",
      telephone: "",
      closure: null,
      announced: [],
      contacts: draft.languages.flatMap((language) => {
        const contact = findContact(draft, language);
        return contact ? [{ language, ...contact }] : [];
      }),
      look: { headerColour, logo: logo && { key: logo.key, width: logo.width, height: logo.height } },
    },
    pages: [...open, ...closed, ...guide.flat()],
  };
}
