import { subButtonsOf } from "#domain/content/button-entries.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { backgroundFiles } from "#portal/background.ts";
import { hasDialog, loadsOf, staysReadable } from "#portal/buttons/button-dialog.tsx";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import type { PageLoad } from "#portal/page-loads.ts";
import { Portal, type PortalProps } from "#portal/portal.tsx";
import { portalFonts, portalSheets } from "#portal/portal-css.ts";
import { portalPath, sheetsPath, timetablePath, WITH_SHEETS } from "#portal/portal-path.ts";
import { contactOf } from "#portal/property-contact.ts";
import { Slot as SlotMark } from "#portal/slot.tsx";
import { markedSlot, SLOTS_ATTRIBUTE, withoutMarks } from "#portal/slot-marks.ts";
import { guestButtons, guestEntries, unlockedEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import type { ShownButton } from "#portal/tile/shown-buttons.ts";
import { spanClass } from "#portal/tile/tile-layout.ts";
import { OPEN, type TileState } from "#portal/tile/tile-state.ts";
import { openingWordsOf } from "#portal/words/opening-words.ts";
import { contentOf, markupOfText, type Slot, slotsNamed } from "../page/slots.ts";
import { GUEST_SCRIPT_SOURCE, PRINT_SHEET_NAME, TOUCH_ICON_NAME, WEB_MANIFEST_NAME } from "../page-files.ts";
import type { BuiltPortal, RenderedPage } from "../stored-portal.ts";
import { drawGuarded, guardsOf } from "./guarded-parts.tsx";
import { openForms } from "./guest-form.ts";
import type { PageTiming, TimedTile } from "./page-timing.ts";
import { drawn, type PageParts, renderPage, renderSplitPage } from "./render-page.tsx";

export interface PortalSource {
  readonly draft: Draft;
  readonly slug: string;
  readonly propertyId: string;
  /** IANA name; the hours of the property's analytics. */
  readonly timeZone: string;
  readonly features: Features;
  /** Scheme and host under which guests reach the portal, for canonical addresses. No slash at its end. */
  readonly origin: string;
}

/** Where the page and its other languages live, for search engines. */
function PublicLinks({ draft, slug, origin, language }: PortalSource & { language: ContentLanguage }) {
  return (
    <>
      <link rel="canonical" href={origin + portalPath(slug, language)} />
      {draft.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + portalPath(slug, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + portalPath(slug)} />
    </>
  );
}

/** Asks for the same file as the style sheet will, under the same condition, before the sheet is read. */
export function Backgrounds({ draft }: { draft: Draft }) {
  return backgroundFiles(draft.homepage).map(({ href, media }) => (
    <link key={`${href} ${media}`} rel="preload" as="image" href={href} media={media} fetchPriority="high" />
  ));
}

interface FontSheetsProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
}

/** Last in the body: a sheet in the head would hold back a page that reads well without it. */
export function FontSheets({ draft, language }: FontSheetsProps) {
  return portalSheets(draft, language).map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** Asks for the fonts of the first words before the sheet is read. */
function Fonts({ draft, language }: Pick<FontSheetsProps, "draft" | "language">) {
  return portalFonts(draft, language).map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

function descriptionOf({ draft, features }: PortalSource, language: ContentLanguage): string {
  const names = guestButtons(draft, language, features, "published").map(({ name }) =>
    name.replace(/\s+/g, " "),
  );
  return [draft.name, ...names.slice(0, 5)].join(" · ");
}

/** What the pages of these buttons may load, each once. */
export function loadsOfAll(entries: readonly ShownButton[]): readonly PageLoad[] {
  return [...new Set(entries.flatMap(({ button }) => loadsOf(button)))];
}

/** Shows every button that is not hidden outside its hours as closed, its label left empty. */
function closedState({ outside }: Hours): TileState {
  return outside === "close" ? { kind: "closed", label: "" } : OPEN;
}

/** Both forms of the tiles and dialogs of a page on which buttons have hours; null where none has. */
async function formsOf(portal: PortalProps, entries: readonly ShownButton[]) {
  const timed = entries.filter(({ hours }) => hours !== null);
  if (timed.length === 0) return null;
  const { layout } = portal.draft.theme;
  const [open, closed] = await Promise.all([
    drawn(<Portal {...portal} />),
    drawn(<Portal {...portal} stateOf={closedState} />),
  ]);
  // Tiles that go leave others in other shares of their rows.
  const spans = entries.flatMap((_, left) =>
    entries.slice(0, left + 1).map((_, index) => spanClass(layout, index, left + 1)),
  );
  const classes = markupOfText(`<i class="${[...new Set(spans)].join(" ")}">`);
  return { timed, closed, allStyled: [open, closed, classes] };
}

type Forms = NonNullable<Awaited<ReturnType<typeof formsOf>>>;

function timingOf({ timed, closed }: Forms, { draft, language }: PortalProps): PageTiming {
  return {
    layout: draft.theme.layout,
    tiles: timed.flatMap(({ button, hours }): readonly TimedTile[] => {
      if (hours === null) return [];
      const [slot] = hours.outside === "close" ? slotsNamed(closed, `tile.${button.id}`) : [];
      const form = slot ? contentOf(closed, slot) : null;
      return [{ id: button.id, hours, closed: form, isReadable: staysReadable(button) }];
    }),
    words: openingWordsOf(language),
  };
}

/**
 * The slots that a stored page names. Those that only rendering needs are left out, and those of tiles and dialogs
 * where no hours change them.
 */
function storedSlots(slots: readonly Slot[], forms: Forms | null): readonly Slot[] {
  const timed = new Set(forms?.timed.map(({ button }) => `dialog.${button.id}`));
  const rendered = slots.filter(({ name }) => name !== "css" && name !== "sheet");
  if (forms) return rendered.filter(({ name }) => !name.startsWith("dialog.") || timed.has(name));
  return rendered.filter(({ name }) => !/^(?:tiles?\b|dialog\b|(?:bar|span|subs|opening)$)/.test(name));
}

/** A moment at which a page is drawn, and until when it is as it is then. */
export interface DrawnAt {
  readonly moment: PortalMoment;
  readonly until: EpochMs | null;
}

/**
 * One language of a portal as a complete page that works without scripts: as it is stored, every button open; or as
 * guests have to get it at a moment, which serving makes of the stored one.
 */
export async function renderPortal(
  source: PortalSource,
  language: ContentLanguage,
  drawnAt?: DrawnAt,
): Promise<RenderedPage> {
  const { draft, slug, features } = source;
  const path = portalPath(slug, language);
  const entries = guestEntries(draft, language, features, "published");
  const portal = { draft, language, slug, features, dialogsAt: `${path}${WITH_SHEETS}` };
  const forms = await formsOf(portal, entries);
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
    loads: loadsOfAll(unlockedEntries(draft, language, features, "published")),
    head: (
      <>
        <PublicLinks {...source} language={language} />
        <meta name="description" content={descriptionOf(source, language)} />
        <Fonts draft={draft} language={language} />
        <Backgrounds draft={draft} />
        <link rel="manifest" href={`${portalPath(slug)}/${WEB_MANIFEST_NAME}`} />
        {draft.homepage.logo === null ? null : (
          <link rel="apple-touch-icon" href={`${portalPath(slug)}/${TOUCH_ICON_NAME}`} />
        )}
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
        {/* Scripts link it once the page is idle. */}
        <noscript>
          <link rel="stylesheet" media="print" href={`${path}/${PRINT_SHEET_NAME}`} />
        </noscript>
        <FontSheets draft={draft} language={language} />
      </body>
    ),
    // What guards open comes into the page, and its policy lets no other style in.
    alsoStyled: [...(forms?.allStyled ?? []), ...guarded.map(({ markup }) => markup)],
  };
  const page = await (hasDialogs ? renderSplitPage : renderPage)(draft, parts);
  const slotted = { ...page, slots: storedSlots(page.slots, forms) };
  return forms ? { ...slotted, timing: timingOf(forms, portal) } : slotted;
}

/** The page of one language for the time in which the licence is not valid. */
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

function idsOf(source: PortalSource, language: ContentLanguage): readonly string[] {
  return guestButtons(source.draft, language, source.features, "published").flatMap((button) => [
    button.id,
    ...subButtonsOf(button).map(({ id }) => id),
  ]);
}

/**
 * Makes everything that publishing stores of a draft: the pages of all enabled languages, the closed
 * pages, and what guests' beacons and forms are checked against. Deterministic; reads and writes nothing.
 */
export async function buildPortal(given: PortalSource): Promise<BuiltPortal> {
  const source = { ...given, draft: withoutMarks(given.draft) };
  const { draft, propertyId, timeZone, features } = source;
  const open = await Promise.all(draft.languages.map((language) => renderPortal(source, language)));
  const closed = await Promise.all(draft.languages.map((language) => renderClosedPortal(source, language)));
  const { headerColour, logo } = draft.homepage;
  return {
    defaultLanguage: draft.defaultLanguage,
    manifest: {
      propertyId,
      timeZone,
      name: draft.name,
      forms: [...openForms(draft, features)],
      guards: draft.languages.flatMap((language) => guardsOf(source, language)),
      buttonIds: [...new Set(draft.languages.flatMap((language) => idsOf(source, language)))],
      channels: draft.social.channels.map(({ channel }) => channel),
      asksConsent: draft.qr.marketingConsent,
      visitorIds: false,
      address: "",
      telephone: "",
      closure: null,
      announced: [],
      contacts: draft.languages.flatMap((language) => {
        const contact = contactOf(draft, language);
        return contact ? [{ language, ...contact }] : [];
      }),
      look: { headerColour, logo: logo && { key: logo.key, width: logo.width, height: logo.height } },
    },
    pages: [...open, ...closed],
  };
}
