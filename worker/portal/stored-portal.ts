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
  HEADER_FORM,
  isOwnHeader,
  manifestSchema,
  type PortalHeader,
  type PortalManifest,
  readPortalHeader,
} from "./portal-header.ts";
import { HoursList, type PageTiming } from "./rendering/page-timing.ts";
import { RENDERER_VERSION } from "./rendering/renderer.ts";

/*
 * The KV value of a portal, under `portal:<slug>`: all languages, closed pages and the data that beacons are
 * checked against. One value, so that publishing is one put and guests see either the old or the new portal.
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
  readonly kind: "open" | "closed";
  readonly html: string;
  /** `sha256-…` of the page's style element; two are joined by `BETWEEN_HASHES`. */
  readonly styleHash: string;
  /** External sources that the page may load on a guest's action. */
  readonly loads: readonly PageLoad[];
  /** Byte ranges in `html`. */
  readonly slots: readonly Slot[];
  /** Present where buttons have hours: the data for serving the page at a moment. */
  readonly timing?: PageTiming | undefined;
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
  readonly open: Pages;
  readonly closed: Pages;
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

/**
 * The page that guests of a language get at a moment, with licence, season, hours and announcements applied.
 * `place`: id of the place whose card was scanned. Throws for a language that is not enabled.
 */
export function pageAt(
  portal: StoredPortal,
  language: ContentLanguage,
  now: EpochMs,
  place: string | null = null,
): ServedPage {
  const served = getServedKind(portal, now);
  const page = (served === "open" ? portal.open : portal.closed).get(language);
  if (!page) throw new Error(`A stored portal has no page in ${language}.`);
  return page.at({ served, place, manifest: portal.manifest }, now);
}

/** Encodes a portal for KV and R2. Deterministic: publishing the same draft twice gives the same bytes. */
export function encodePortal(portal: BuiltPortal): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const manifest = manifestSchema.parse(portal.manifest);
  const hours = new HoursList();
  const pages = portal.pages.map(({ html, language, kind, styleHash, loads, slots, timing }) => ({
    language,
    kind,
    styleHash,
    ...(loads.length > 0 ? { loads } : {}),
    slots,
    ...(timing ? { timing: hours.shorten(timing) } : {}),
    body: encoder.encode(html),
  }));
  const { defaultLanguage } = portal;
  const about = { form: HEADER_FORM, renderer: RENDERER_VERSION, defaultLanguage, manifest };
  return assemble({ ...about, pages, ...hours.part() });
}

/** A stored header, with unknown fields of newer versions kept. */
const wholeHeaderSchema = z.looseObject({
  form: z.int().optional().catch(undefined),
  manifest: z.looseObject({ timeZone: z.string() }),
  pages: z.array(
    z.looseObject({ kind: z.string(), language: z.string(), offset: z.int().min(0), length: z.int().min(0) }),
  ),
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

interface Parts {
  readonly form?: number;
  readonly renderer?: number;
  readonly defaultLanguage?: string;
  readonly manifest: { readonly timeZone: string };
  readonly pages: readonly EditedPage[];
  readonly hours?: readonly unknown[];
}

/** Encodes header and pages; offsets, lengths and ETags are computed from the bodies. */
function assemble({ pages, ...rest }: Parts): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies = pages.map(({ body }) => body);
  let offset = 0;
  const placed = pages.map(({ body, slots, ...page }) => {
    const written = Array.isArray(slots) ? toSlotList(slots) : slots;
    const entry = { ...page, offset, length: body.length, etag: toEtag(body), slots: written };
    offset += body.length;
    return entry;
  });
  const whole = { ...rest, pages: placed };
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
  const whole = wholeHeaderSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const pages = whole.pages.map((page) => ({
    ...page,
    body: bodies.subarray(page.offset, page.offset + page.length),
  }));
  const { form, ...edited } = edit({ ...whole, pages });
  // A value of another version that was edited here matches neither version's form.
  return assemble(form === HEADER_FORM ? { form, ...edited } : edited);
}

/** Decodes a portal's bytes with the number and licence from the metadata. Throws `DamagedPortalError`. */
export function decodePortal(
  value: ArrayBuffer,
  { number, licence }: Pick<StoredPortal, "number" | "licence">,
): StoredPortal {
  const { header, bodies } = readBytes(value);
  const { hours = [] } = header;
  const isOwn = isOwnHeader(header);
  const getPages = (kind: RenderedPage["kind"]): Pages =>
    new Map(
      header.pages
        .filter((page) => page.kind === kind)
        .map(({ language, offset, length, loads = [], etag, styleHash, slots, timing }) => {
          const body = bodies.subarray(offset, offset + length);
          const fields = { language, body, etag, styleHash, loads: filterKnownLoads(loads) };
          const details = { slots, timing: timing === undefined ? undefined : { timing, hours, isOwn } };
          return [language, new ServedPage(fields, details)];
        }),
    );
  const [open, closed] = [getPages("open"), getPages("closed")];
  const languages = [...open.keys()];
  const defaultLanguage = isContentLanguage(header.defaultLanguage) ? header.defaultLanguage : languages[0];
  if (defaultLanguage === undefined) throw new NewerPortalError("It has no language that is known.");
  if (!open.has(defaultLanguage) || !languages.every((language) => closed.has(language))) {
    throw new DamagedPortalError("A language of it lacks a page.");
  }
  const { manifest, renderer } = header;
  const size = value.byteLength;
  return { number, licence, renderer, manifest, defaultLanguage, languages, open, closed, size };
}

function readBytes(value: ArrayBuffer) {
  const whole = new Uint8Array(value);
  const magic = DECODER.decode(whole.subarray(0, MAGIC.length));
  if (NEWER_MAGIC.test(magic)) throw new NewerPortalError("A newer version wrote it.");
  if (magic !== MAGIC) {
    throw new DamagedPortalError("It has another form.");
  }
  const { bytes, header, bodies } = readHeader(whole);
  if (header.pages.some(({ offset, length }) => offset + length > bodies.length)) {
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
