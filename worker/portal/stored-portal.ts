import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { closureStateAt } from "#domain/property/closure.ts";
import { isPortalOpen, type PortalLicence } from "#domain/property/portal-licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { knownLoads, type PageLoad } from "#portal/page-loads.ts";
import type { ServedKind } from "./page/page-addition.ts";
import { etagOf } from "./page/page-etag.ts";
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
 * One KV value a portal, under `portal:<slug>`: every language, every closed page and what beacons need to
 * be checked. So that publishing is one put, and a guest sees the old portal or the new one.
 *
 *   bytes 0–3    the letters FYP1
 *   bytes 4–7    length of the header, unsigned, big-endian
 *   then         the header: JSON, UTF-8 (portal-header.ts)
 *   then         the pages, UTF-8, one after the other; offsets in the header count from here
 */
const MAGIC = "FYP1";
/** What a newer form begins with. */
const NEWER_MAGIC = /^FYP[2-9]$/;
const PREAMBLE_BYTES = 8;
const DECODER = new TextDecoder();

/**
 * Between the hashes of a page with two style elements, as its header has them: so older versions name both as well.
 */
export const BETWEEN_HASHES = "' '";

/** A page of one language as it was rendered. */
export interface RenderedPage {
  readonly language: ContentLanguage;
  readonly kind: "open" | "closed";
  readonly html: string;
  /** `sha256-…` of the page's style element; of two with `BETWEEN_HASHES` between them. */
  readonly styleHash: string;
  /** What a guest can have it load besides its own files. */
  readonly loads: readonly PageLoad[];
  /** Of the bytes of `html`. */
  readonly slots: readonly Slot[];
  /** Where buttons of it have hours: what serving needs to bring it up to a moment. */
  readonly timing?: PageTiming | undefined;
}

/** What publishing makes of a draft. Everything but the licence and the number. */
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

/** What is stored under a portal's key is not a portal. */
export class DamagedPortalError extends Error {
  override readonly name: string = "DamagedPortalError";
}

/**
 * A newer version wrote what is stored, in a form that this one can't read. It is whole, and must not be written
 * over: while both versions run, each would undo the other's work.
 */
export class NewerPortalError extends DamagedPortalError {
  override readonly name = "NewerPortalError";
}

/** Which of its pages guests of a portal get at a moment. */
export function servedKindAt({ manifest: { closure }, licence }: StoredPortal, now: EpochMs): ServedKind {
  if (!isPortalOpen(licence, now)) return "licence";
  return closure && closureStateAt(closure, now) === "closed" ? "season" : "open";
}

/** Whether guests get the portal itself: its licence is valid, and the property is not closed for the season. */
export function isServedOpen(portal: StoredPortal, now: EpochMs): boolean {
  return servedKindAt(portal, now) === "open";
}

/**
 * The whole page that guests of a language get at a moment, by licence, season, hours and what is announced, to
 * everyone or to who has scanned the card of a place. Throws for a language that is not enabled.
 */
export function pageAt(
  portal: StoredPortal,
  language: ContentLanguage,
  now: EpochMs,
  place: string | null = null,
): ServedPage {
  const served = servedKindAt(portal, now);
  const page = (served === "open" ? portal.open : portal.closed).get(language);
  if (!page) throw new Error(`A stored portal has no page in ${language}.`);
  return page.at({ served, place, manifest: portal.manifest }, now);
}

/**
 * The bytes of a portal as KV and the snapshot in R2 hold them: deterministic, so that publishing the same
 * draft twice gives the same bytes.
 */
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

/** A portal's header as it is stored, whatever a newer version has added to it. */
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
  /** An array: where they are in the body. Else as the header has them. */
  readonly slots?: unknown;
  /** What the header has besides. */
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

/** The bytes of a header and its pages; offsets, lengths and etags follow from the bodies. */
function assemble({ pages, ...rest }: Parts): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies = pages.map(({ body }) => body);
  let offset = 0;
  const placed = pages.map(({ body, slots, ...page }) => {
    const written = Array.isArray(slots) ? toSlotList(slots) : slots;
    const entry = { ...page, offset, length: body.length, etag: etagOf(body), slots: written };
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
 * The bytes of a portal with another manifest or other pages, for what guests are to see without a publication. What
 * only a newer version knows stays. Deterministic. Throws `DamagedPortalError`.
 */
export function editPortal(value: ArrayBuffer, edit: (parts: Parts) => Parts): Uint8Array<ArrayBuffer> {
  const { bytes, bodies } = readBytes(value);
  const whole = wholeHeaderSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const pages = whole.pages.map((page) => ({
    ...page,
    body: bodies.subarray(page.offset, page.offset + page.length),
  }));
  const { form, ...edited } = edit({ ...whole, pages });
  // What another version has written and this one edits is of neither's form.
  return assemble(form === HEADER_FORM ? { form, ...edited } : edited);
}

/** Reads a portal's bytes under the number and licence that go with them. Throws `DamagedPortalError`. */
export function decodePortal(
  value: ArrayBuffer,
  { number, licence }: Pick<StoredPortal, "number" | "licence">,
): StoredPortal {
  const { header, bodies } = readBytes(value);
  const { hours = [] } = header;
  const isOwn = isOwnHeader(header);
  const pagesOf = (kind: RenderedPage["kind"]): Pages =>
    new Map(
      header.pages
        .filter((page) => page.kind === kind)
        .map(({ language, offset, length, loads = [], etag, styleHash, slots, timing }) => {
          const body = bodies.subarray(offset, offset + length);
          const fields = { language, body, etag, styleHash, loads: knownLoads(loads) };
          const details = { slots, timing: timing === undefined ? undefined : { timing, hours, isOwn } };
          return [language, new ServedPage(fields, details)];
        }),
    );
  const [open, closed] = [pagesOf("open"), pagesOf("closed")];
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
    // Too short for its header, which is no JSON then, or not the header's schema.
    throw new DamagedPortalError("Its header can't be read.", { cause });
  }
}
