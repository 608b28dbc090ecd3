import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { closureStateAt } from "#domain/property/closure.ts";
import { isPortalOpen, type PortalLicence } from "#domain/property/portal-licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { filterKnownLoads, type PageLoad } from "#portal/page-loads.ts";
import type { ServedKind } from "./page/page-addition.ts";
import { toEtag } from "./page/page-etag.ts";
import { ServedPage } from "./page/served-page.ts";
import { type Slot, toSlotList } from "./page/slots.ts";
import {
  type GuideKind,
  HEADER_FORM,
  isOwnHeader,
  manifestSchema,
  type PageKind,
  type PortalHeader,
  type PortalManifest,
  readPortalHeader,
} from "./portal-header.ts";
import { type GuideTiming, shortenGuideTiming } from "./rendering/guide-timing.ts";
import { HoursList, type PageTiming } from "./rendering/page-timing.ts";
import { RENDERER_VERSION } from "./rendering/renderer.ts";

/*
 * A published portal as R2 keeps it: all languages, closed pages, the guide, and the data that beacons are
 * checked against. Guests get two KV values of the same format: `portal:<slug>`, without the guide, and
 * `guide:<slug>`, the guide with the closed pages.
 *
 * bytes 0–3    the letters FYP1
 * bytes 4–7    length of the header, unsigned, big-endian
 * then         the header: JSON, UTF-8 (portal-header.ts)
 * then         the pages, UTF-8, concatenated; offsets in the header count from here
 */
const MAGIC = "FYP1";
/** First bytes of a value in the format of a newer version. */
const NEWER_MAGIC = /^FYP[2-9]$/;
const PREAMBLE_BYTES = 8;
const DECODER = new TextDecoder();

/** Joins the hashes of two style elements to one text, which older versions insert into the policy unchanged. */
export const BETWEEN_HASHES = "' '";

/** A rendered page in one language. */
export interface RenderedPage {
  readonly language: ContentLanguage;
  readonly kind: PageKind;
  readonly html: string;
  /** `sha256-…` of the page's style element; two are joined by `BETWEEN_HASHES`. */
  readonly styleHash: string;
  /** External sources that the page may load on a guest's action. */
  readonly loads: readonly PageLoad[];
  /** Byte ranges in `html`. */
  readonly slots: readonly Slot[];
  /** Present where buttons have hours: the data for serving the page at a moment. */
  readonly timing?: PageTiming | undefined;
  /** The same for a page of the guide with opening hours. */
  readonly guideTiming?: GuideTiming | undefined;
}

/** Everything that publishing builds from a draft, without licence and number. */
export interface BuiltPortal {
  readonly defaultLanguage: ContentLanguage;
  readonly manifest: PortalManifest;
  readonly pages: readonly RenderedPage[];
}

type Pages = ReadonlyMap<ContentLanguage, ServedPage>;

export interface StoredPortal {
  readonly number: number;
  /** The version of the renderer that made its pages. */
  readonly renderer: number;
  readonly licence: PortalLicence;
  readonly manifest: PortalManifest;
  readonly defaultLanguage: ContentLanguage;
  /** The enabled languages, in the order staff gave them. */
  readonly languages: readonly ContentLanguage[];
  /** Empty in a guide's value. */
  readonly open: Pages;
  readonly closed: Pages;
  /** The guide by topic; empty in a portal's value, and without a guide. */
  readonly guide: Pages;
  /** The guide in alphabetical order. */
  readonly "guide-az": Pages;
  /** The page of the guests' search, beside the guide; empty in values of older versions. */
  readonly search: Pages;
  /** The search's index: JSON as `buildIndex` makes it. Its timing has the buttons that hide outside their hours. */
  readonly "search-index": Pages;
  /** Bytes of the whole value. */
  readonly size: number;
}

/** The value under a portal's key is not a portal. */
export class DamagedPortalError extends Error {
  override readonly name: string = "DamagedPortalError";
}

/**
 * A newer version wrote the value in a format unknown here. It is intact and must not be overwritten: while
 * both versions run, each would undo the other's work.
 */
export class NewerPortalError extends DamagedPortalError {
  override readonly name = "NewerPortalError";
}

/** Which kind of page guests get at a moment. */
export function getServedKind({ manifest: { closure }, licence }: StoredPortal, now: EpochMs): ServedKind {
  if (!isPortalOpen(licence, now)) return "licence";
  return closure && closureStateAt(closure, now) === "closed" ? "season" : "open";
}

/** Whether guests get the portal itself: its licence is valid, and the property is not closed for the season. */
export function isServedOpen(portal: StoredPortal, now: EpochMs): boolean {
  return getServedKind(portal, now) === "open";
}

/** Which page guests ask for. */
export type AskedKind = "open" | GuideKind;

interface PageWish {
  /** Id of the place whose card was scanned. */
  readonly place?: string | null;
  /** Absent: the portal itself. */
  readonly kind?: AskedKind | "search";
}

/**
 * The page that guests of a language get at a moment, with licence, season, hours and announcements applied.
 * Throws for a language that is not enabled.
 */
export function pageAt(
  portal: StoredPortal,
  language: ContentLanguage,
  now: EpochMs,
  { place = null, kind = "open" }: PageWish = {},
): ServedPage {
  const served = getServedKind(portal, now);
  const page = (served === "open" ? portal[kind] : portal.closed).get(language);
  if (!page) throw new Error(`A stored portal has no page in ${language}.`);
  return page.at({ served, place, manifest: portal.manifest }, now);
}

/** Encodes a portal for KV and R2. Deterministic: publishing the same draft twice gives the same bytes. */
export function encodePortal(portal: BuiltPortal): Uint8Array<ArrayBuffer> {
  const manifest = manifestSchema.parse(portal.manifest);
  const { defaultLanguage } = portal;
  const about = { form: HEADER_FORM, renderer: RENDERER_VERSION, defaultLanguage, manifest };
  const own = encodePages(portal.pages.filter(isOfPortal));
  const guide = encodePages(portal.pages.filter((page) => !isOfPortal(page)));
  return assemble({ ...about, ...own, ...(guide.pages.length > 0 ? { guide } : {}) });
}

/** Whether a page is of the portal itself, not of the guide and its search. */
function isOfPortal({ kind }: Pick<RenderedPage, "kind">): boolean {
  return kind === "open" || kind === "closed";
}

/** Pages as `assemble` takes them, and the hours to which their timings refer. */
function encodePages(rendered: readonly RenderedPage[]): PageList {
  const encoder = new TextEncoder();
  const hours = new HoursList();
  const pages = rendered.map(
    ({ html, language, kind, styleHash, loads, slots, timing, guideTiming }): EditedPage => ({
      language,
      kind,
      styleHash,
      ...(loads.length > 0 ? { loads } : {}),
      slots,
      ...(timing ? { timing: hours.shorten(timing) } : {}),
      ...(guideTiming ? { timing: shortenGuideTiming(guideTiming, hours) } : {}),
      body: encoder.encode(html),
    }),
  );
  return { pages, ...hours.part() };
}

const wholePagesSchema = z.array(
  z.looseObject({ kind: z.string(), language: z.string(), offset: z.int().min(0), length: z.int().min(0) }),
);

/** A stored header, with unknown fields of newer versions kept. */
const wholeHeaderSchema = z.looseObject({
  form: z.int().optional().catch(undefined),
  manifest: z.looseObject({ timeZone: z.string() }),
  pages: wholePagesSchema,
  guide: z.looseObject({ pages: wholePagesSchema }).optional(),
});

export interface EditedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly kind: string;
  readonly language: string;
  /** An array: positions in the body. Otherwise as stored in the header. */
  readonly slots?: unknown;
  /** Other fields of the header. */
  readonly [field: string]: unknown;
}

interface PageList {
  readonly pages: readonly EditedPage[];
  readonly hours?: readonly unknown[];
}

interface Parts extends PageList {
  readonly form?: number | undefined;
  readonly renderer?: number;
  readonly defaultLanguage?: string;
  readonly manifest: { readonly timeZone: string };
  readonly guide?: PageList | undefined;
}

/** Encodes header and pages; offsets, lengths and ETags are computed from the bodies. */
function assemble({ pages, guide, ...rest }: Parts): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies = [...pages, ...(guide?.pages ?? [])].map(({ body }) => body);
  let offset = 0;
  const toEntry = ({ body, slots, ...page }: EditedPage) => {
    const written = Array.isArray(slots) ? toSlotList(slots) : slots;
    const entry = { ...page, offset, length: body.length, etag: toEtag(body), slots: written };
    offset += body.length;
    return entry;
  };
  const whole = {
    ...rest,
    pages: pages.map(toEntry),
    ...(guide ? { guide: { ...guide, pages: guide.pages.map(toEntry) } } : {}),
  };
  const header = encoder.encode(JSON.stringify(whole));
  const bytes = new Uint8Array(PREAMBLE_BYTES + header.length + offset);
  bytes.set(encoder.encode(MAGIC));
  new DataView(bytes.buffer).setUint32(4, header.length);
  bytes.set(header, PREAMBLE_BYTES);
  let at = PREAMBLE_BYTES + header.length;
  for (const body of bodies) {
    bytes.set(body, at);
    at += body.length;
  }
  return bytes;
}

/**
 * Edits the manifest or pages of a stored portal, for changes without a publication. Fields of newer versions
 * are kept. Deterministic. Throws `DamagedPortalError`.
 */
export function editPortal(value: ArrayBuffer, edit: (parts: Parts) => Parts): Uint8Array<ArrayBuffer> {
  const { bytes, bodies } = readBytes(value);
  const { guide, ...whole } = wholeHeaderSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const withBodies = (pages: z.infer<typeof wholePagesSchema>) =>
    pages.map((page) => ({ ...page, body: bodies.subarray(page.offset, page.offset + page.length) }));
  const pages = withBodies(whole.pages);
  const isPlaced = guide && isGuidePlaced({ ...whole, guide }, bodies);
  const parts = isPlaced ? { ...whole, guide: { ...guide, pages: withBodies(guide.pages) } } : whole;
  const { form, ...edited } = edit({ ...parts, pages });
  // A value of another version that was edited here matches neither version's form.
  return assemble(form === HEADER_FORM ? { form, ...edited } : edited);
}

/** The values that guests get of a portal, each in a key of its own. */
export interface PortalValues {
  /** The portal without its guide. */
  readonly portal: Uint8Array<ArrayBuffer>;
  /** The guide, with the closed pages for its time; `null`: it has none. */
  readonly guide: Uint8Array<ArrayBuffer> | null;
}

/** Splits a portal's bytes; they stay the same if it has no guide. Deterministic. Throws `DamagedPortalError`. */
export function splitPortal(bytes: Uint8Array<ArrayBuffer>): PortalValues {
  const { header, bodies } = readBytes(bytes.buffer);
  if (!header.guide) return { portal: bytes, guide: null };
  const portal = editPortal(bytes.buffer, ({ guide: _, ...parts }) => parts);
  if (!isGuidePlaced(header, bodies)) return { portal, guide: null };
  const guide = editPortal(bytes.buffer, ({ hours: _, manifest, pages, ...parts }) => ({
    ...parts,
    // Nothing in the guide is a form or guarded by a button, or for a lobby screen.
    manifest: { ...manifest, forms: [], guards: [], guideGuards: undefined, openingAnswers: undefined },
    pages: pages.filter(({ kind }) => kind === "closed"),
  }));
  return { portal, guide };
}

/** Decodes a portal's bytes with the number and licence from the metadata. Throws `DamagedPortalError`. */
export function decodePortal(
  value: ArrayBuffer,
  { number, licence }: Pick<StoredPortal, "number" | "licence">,
): StoredPortal {
  const { header, bodies } = readBytes(value);
  const isOwn = isOwnHeader(header);
  const decodePages = (kind: PageKind, { pages, hours = [] }: DecodedPages): Pages => {
    const isGuide = !isOfPortal({ kind });
    return new Map(
      pages
        .filter((page) => page.kind === kind)
        .map(({ language, offset, length, loads = [], etag, styleHash, slots, timing }) => {
          const body = bodies.subarray(offset, offset + length);
          const fields = { language, body, etag, styleHash, loads: filterKnownLoads(loads) };
          const stored = timing === undefined ? undefined : { timing, hours, isOwn };
          const details = isGuide ? { slots, guideTiming: stored } : { slots, timing: stored };
          return [language, new ServedPage(fields, details)];
        }),
    );
  };
  const [open, closed] = [decodePages("open", header), decodePages("closed", header)];
  const ofGuide = header.guide && isGuidePlaced(header, bodies) ? header.guide : { pages: [] };
  const [guide, guideAz] = [decodePages("guide", ofGuide), decodePages("guide-az", ofGuide)];
  const [searchPages, indexes] = [decodePages("search", ofGuide), decodePages("search-index", ofGuide)];
  const main = open.size > 0 ? open : guide;
  const languages = [...main.keys()];
  const defaultLanguage = isContentLanguage(header.defaultLanguage) ? header.defaultLanguage : languages[0];
  if (defaultLanguage === undefined) throw new NewerPortalError("It has no language that is known.");
  const isWhole = (language: ContentLanguage) =>
    closed.has(language) && (guide.size === 0 || (guide.has(language) && guideAz.has(language)));
  if (!main.has(defaultLanguage) || !languages.every(isWhole)) {
    throw new DamagedPortalError("A language of it lacks a page.");
  }
  const { manifest, renderer } = header;
  const pages = {
    open,
    closed,
    guide,
    "guide-az": guideAz,
    search: searchPages,
    "search-index": indexes,
  };
  return {
    number,
    licence,
    renderer,
    manifest,
    defaultLanguage,
    languages,
    ...pages,
    size: value.byteLength,
  };
}

type DecodedPages = Pick<PortalHeader, "pages" | "hours"> | NonNullable<PortalHeader["guide"]>;

interface Placed {
  readonly offset: number;
  readonly length: number;
}

const getEnd = (pages: readonly Placed[]) =>
  Math.max(0, ...pages.map(({ offset, length }) => offset + length));

/**
 * Whether the guide's pages are where the header says, behind the others. Where a version that knows no guide has
 * edited the value, they are gone.
 */
function isGuidePlaced(
  {
    pages,
    guide,
  }: {
    readonly pages: readonly Placed[];
    readonly guide?: { readonly pages: readonly Placed[] } | undefined;
  },
  { length }: Uint8Array,
): boolean {
  if (!guide) return false;
  const end = getEnd(pages);
  return guide.pages.every(({ offset }) => offset >= end) && getEnd(guide.pages) <= length;
}

function readBytes(value: ArrayBuffer) {
  const whole = new Uint8Array(value);
  const magic = DECODER.decode(whole.subarray(0, MAGIC.length));
  if (NEWER_MAGIC.test(magic)) throw new NewerPortalError("A newer version wrote it.");
  if (magic !== MAGIC) {
    throw new DamagedPortalError("It has another form.");
  }
  const { bytes, header, bodies } = readHeader(whole);
  if (getEnd(header.pages) > bodies.length) {
    throw new DamagedPortalError("A page of it is cut off.");
  }
  return { bytes, header, bodies };
}

function readHeader(whole: Uint8Array<ArrayBuffer>) {
  try {
    const headerEnd = PREAMBLE_BYTES + new DataView(whole.buffer).getUint32(MAGIC.length);
    const bytes = whole.subarray(PREAMBLE_BYTES, headerEnd);
    const header: PortalHeader = readPortalHeader(bytes);
    return { bytes, header, bodies: whole.subarray(headerEnd) };
  } catch (cause) {
    // Too short for its header, no JSON, or not the header's schema.
    throw new DamagedPortalError("Its header can't be read.", { cause });
  }
}
