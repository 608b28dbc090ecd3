import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { subButtonsOf } from "#domain/content/button-entries.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { mediaHref, PICTURE_WIDTHS, type Picture } from "#domain/content/media-reference.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { backgroundFiles } from "#portal/background.ts";
import { staysReadable } from "#portal/buttons/button-dialog.tsx";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import { Portal } from "#portal/portal.tsx";
import { firstFamilies, portalCss, portalFonts, portalSheets } from "#portal/portal-css.ts";
import { portalPath, sheetsPath, timetablePath } from "#portal/portal-path.ts";
import { contactOf } from "#portal/property-contact.ts";
import { pruneCss, splitCss } from "#portal/prune-css.ts";
import { guestButtons, guestEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { spanClass } from "#portal/tile/tile-layout.ts";
import { OPEN, type TileState } from "#portal/tile/tile-state.ts";
import { openingWordsOf } from "#portal/words/opening-words.ts";
import { GUEST_SCRIPT_SOURCE, PRINT_SHEET_NAME, TOUCH_ICON_NAME, WEB_MANIFEST_NAME } from "../page-files.ts";
import { BETWEEN_HASHES, type BuiltPortal, type RenderedPage } from "../stored-portal.ts";
import { cutPage } from "./cut-page.ts";
import { guestForms } from "./guest-form.ts";
import type { PageTiming, TimedTile } from "./page-timing.ts";
import { hashForPolicy } from "./policy-hash.ts";
import { leadToSheets, SHEETS_BEHIND, withoutDialogs } from "./split-page.ts";

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

/**
 * The markup of a whole page, its doctype first. React parts neighbouring texts by empty comments, for
 * browsers that take a page over; nothing takes this one over, and text that staff typed holds no `<`.
 */
async function markupOf(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return (await new Response(stream).text()).replaceAll("<!-- -->", "");
}

/** The logo as narrow as there is: a browser draws it as small as a letter, and loads it all the same. */
function tabIconHref({ key, width }: Picture): string {
  const narrow = PICTURE_WIDTHS.find((candidate) => candidate < width);
  return narrow === undefined || key.endsWith(".gif") ? mediaHref(key) : mediaHref(key, narrow);
}

interface PageParts extends Pick<RenderedPage, "language" | "kind"> {
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** Style beyond the portal's own. */
  readonly moreStyle?: string;
  /** What else the page may come to show. Its style covers that as well. */
  readonly alsoStyled?: string | undefined;
}

/** One page around a draft, with its one style element, which holds what the page has elements for. */
export async function renderPage(draft: Draft, parts: PageParts): Promise<RenderedPage> {
  const { alsoStyled = "" } = parts;
  const { sheet, whole } = await unstyled(draft, parts);
  const style = pruneCss(sheet, whole + alsoStyled);
  return styled(
    parts,
    whole.replace(`<style>${sheet}</style>`, () => `<style>${style}</style>`),
    [style],
  );
}

/** The same with the style of its dialogs in front of them, so that a page can be served without either. */
async function renderSplitPage(draft: Draft, parts: PageParts, path: string): Promise<RenderedPage> {
  const { language, alsoStyled = "" } = parts;
  const { sheet, whole: drawn } = await unstyled(draft, parts);
  const whole = drawn + alsoStyled;
  if (!whole.includes("<dialog ")) {
    const page = await renderPage(draft, parts);
    return { ...page, html: page.html.replace(/ data-sheets="[^"]*"/, "") };
  }
  const start = drawn.indexOf(SHEETS_BEHIND) + SHEETS_BEHIND.length;
  const [before, dialogs] = [leadToSheets(drawn.slice(0, start), path), drawn.slice(start)];
  const style = splitCss(sheet, {
    page: withoutDialogs(whole),
    whole,
    fonts: firstFamilies(draft, language),
  });
  const html =
    before.replace(`<style>${sheet}</style>`, () => `<style>${style.page}</style>`) +
    `<style>${style.sheets}</style>${dialogs}`;
  return styled(parts, html, [style.page, style.sheets]);
}

async function unstyled(
  draft: Draft,
  { language, head, body, moreStyle = "" }: PageParts,
): Promise<{ readonly sheet: string; readonly whole: string }> {
  const sheet = portalCss(draft, language) + moreStyle;
  const whole = await markupOf(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{draft.name}</title>
        <meta name="theme-color" content={draft.homepage.headerColour} />
        {draft.homepage.logo === null ? null : <link rel="icon" href={tabIconHref(draft.homepage.logo)} />}
        {head}
        <style>{sheet}</style>
      </head>
      {body}
    </html>,
  );
  return { sheet, whole };
}

async function styled(
  { language, kind }: PageParts,
  html: string,
  styles: readonly string[],
): Promise<RenderedPage> {
  const hashes = await Promise.all(styles.map(hashForPolicy));
  return {
    language,
    kind,
    html,
    styleHash: hashes.join(BETWEEN_HASHES),
    // Quotes that staff typed are escaped, so that only an attribute of ours can be found.
    hasMap: html.includes(' data-map="'),
  };
}

/** Shows every button that is not hidden outside its hours as closed, its label left empty. */
function closedState({ outside }: Hours): TileState {
  return outside === "close" ? { kind: "closed", label: "" } : OPEN;
}

/** Both forms of the tiles and dialogs of a page on which buttons have hours; null where none has. */
async function formsOf({ draft, slug, features }: PortalSource, language: ContentLanguage) {
  const entries = guestEntries(draft, language, features, "published");
  const timed = entries.filter(({ hours }) => hours !== null);
  if (timed.length === 0) return null;
  const portal = { draft, language, slug, features };
  const [open, closed] = await Promise.all([
    markupOf(<Portal {...portal} />),
    markupOf(<Portal {...portal} stateOf={closedState} />),
  ]);
  // Tiles that go leave others in other shares of their rows.
  const spans = entries.flatMap((_, left) =>
    entries.slice(0, left + 1).map((_, index) => spanClass(draft.theme.layout, index, left + 1)),
  );
  const classes = `<i class="${[...new Set(spans)].join(" ")}">`;
  return { timed, closed, allStyled: open + closed + classes };
}

function timingOf(
  { timed, closed }: NonNullable<Awaited<ReturnType<typeof formsOf>>>,
  { draft, slug }: PortalSource,
  language: ContentLanguage,
): PageTiming {
  const path = portalPath(slug, language);
  const forms = new Map(cutPage(closed, [])?.grid.map(({ id, html }) => [id, leadToSheets(html, path)]));
  return {
    layout: draft.theme.layout,
    tiles: timed.flatMap(({ button, hours }): readonly TimedTile[] => {
      if (hours === null) return [];
      const form = hours.outside === "close" ? (forms.get(button.id) ?? null) : null;
      return [{ id: button.id, hours, closed: form, isReadable: staysReadable(button) }];
    }),
    words: openingWordsOf(language),
  };
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
  drawn?: DrawnAt,
): Promise<RenderedPage> {
  const { draft, slug, features } = source;
  const forms = await formsOf(source, language);
  const sheets = sheetsPath(slug, language);
  const timed = forms
    ? { "data-until": drawn?.until ?? 0, "data-timetable": timetablePath(slug, language) }
    : {};
  const parts: PageParts = {
    language,
    kind: "open",
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
      <body data-events={`${portalPath(slug)}/events`} data-sheets={sheets} {...timed}>
        <Portal draft={draft} language={language} slug={slug} features={features} moment={drawn?.moment} />
        {/* Scripts link it once the page is idle. */}
        <noscript>
          <link rel="stylesheet" media="print" href={`${portalPath(slug, language)}/${PRINT_SHEET_NAME}`} />
        </noscript>
        <FontSheets draft={draft} language={language} />
      </body>
    ),
    alsoStyled: forms?.allStyled,
  };
  const page = await renderSplitPage(draft, parts, portalPath(slug, language));
  return forms ? { ...page, timing: timingOf(forms, source, language) } : page;
}

/** The page of one language for the time in which the licence is not valid. */
function renderClosedPortal(source: PortalSource, language: ContentLanguage): Promise<RenderedPage> {
  return renderPage(source.draft, {
    language,
    kind: "closed",
    head: (
      <>
        <PublicLinks {...source} language={language} />
        <meta name="robots" content="noindex" />
      </>
    ),
    body: (
      <body>
        <ClosedPortal draft={source.draft} language={language} />
        <FontSheets draft={source.draft} language={language} />
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
export async function buildPortal(source: PortalSource): Promise<BuiltPortal> {
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
      forms: [...guestForms(draft, features)],
      buttonIds: [...new Set(draft.languages.flatMap((language) => idsOf(source, language)))],
      channels: draft.social.channels.map(({ channel }) => channel),
      asksConsent: draft.qr.marketingConsent,
      visitorIds: false,
      address: "",
      telephone: "",
      closure: null,
      contacts: draft.languages.flatMap((language) => {
        const contact = contactOf(draft, language);
        return contact ? [{ language, ...contact }] : [];
      }),
      look: { headerColour, logo: logo && { key: logo.key, width: logo.width, height: logo.height } },
    },
    pages: [...open, ...closed],
  };
}
