import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PageLoad } from "#portal/page-loads.ts";
import { NOTE_HEADER } from "#portal/portal-path.ts";
import { toAudienceKey } from "../news/announced.ts";
import type { PortalManifest } from "../portal-header.ts";
import { type GuideTiming, readGuideTiming } from "../rendering/guide-timing.ts";
import { type PageTiming, readTiming, type StoredTiming } from "../rendering/page-timing.ts";
import { hashForPolicy } from "../rendering/policy-hash.ts";
import { hours } from "./additions/hours.ts";
import { news } from "./additions/news.ts";
import { openLines, today } from "./additions/open-lines.ts";
import { season } from "./additions/season.ts";
import type { Addition, PageAddition, ServedKind } from "./page-addition.ts";
import { etagWith } from "./page-etag.ts";
import { getPageHeaders, LANGUAGE_VARY } from "./page-headers.ts";
import {
  type Bytes,
  EMPTY_MARKUP,
  fillSlots,
  getSlots,
  type Markup,
  readSlotList,
  toFills,
} from "./slots.ts";

/** Additions that depend on the time or on the guest, in order. */
const ADDITIONS: readonly PageAddition[] = [hours, openLines, today, season, news];

interface PageFields {
  readonly language: ContentLanguage;
  readonly body: Bytes;
  readonly etag: string;
  /** Hash of the page's style element, or a list if it has several. */
  readonly styleHash: string | readonly string[];
  readonly loads: readonly PageLoad[];
}

/** A page's slots and hours as stored in the portal's header. */
export interface StoredDetails {
  /** Read by `readSlotList`. */
  readonly slots?: unknown;
  /** Read by `readTiming`. */
  readonly timing?: StoredTiming | undefined;
  /** Read by `readGuideTiming`. */
  readonly guideTiming?: StoredTiming | undefined;
}

/** The portal's state and the guest's place, for one request. */
export interface PageAsked {
  readonly served: ServedKind;
  readonly manifest: PortalManifest;
  /** Id of the place whose card the guest scanned; `null`: none. */
  readonly place: string | null;
}

interface Composed {
  readonly page: ServedPage;
  readonly served: ServedKind;
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/**
 * A page in two parts: the page itself, and its dialogs with their style, which the browser loads afterwards.
 * Both use the page's ETag.
 */
interface SplitPage {
  /** The first response, without dialogs. */
  readonly first: ServedPage;
  readonly sheets: Bytes;
}

/** Splits markup from its dialogs. `null`: it has none. */
export function splitMarkup(markup: Markup): { readonly first: Markup; readonly sheets: Bytes } | null {
  const [slot] = getSlots(markup, "sheets");
  if (!slot || slot.start === slot.end) return null;
  const first = fillSlots(markup, [{ slot, content: EMPTY_MARKUP }]);
  return { first, sheets: markup.body.subarray(slot.start, slot.end) };
}

/**
 * One page of a portal as an isolate serves it: its bytes and everything computed from them. Each part is
 * computed at first use and cached on this object, which is evicted with its portal after a few seconds.
 *
 * Immutable for callers: `at` and `split` return other pages.
 */
export class ServedPage implements PageFields {
  readonly language: ContentLanguage;
  readonly body: Bytes;
  readonly etag: string;
  readonly styleHash: string | readonly string[];
  readonly loads: readonly PageLoad[];
  readonly #details: StoredDetails;
  #markup: Markup | undefined;
  #timing: PageTiming | null | undefined;
  #guideTiming: GuideTiming | null | undefined;
  #split: SplitPage | null | undefined;
  readonly #headers = new Map<boolean, Headers>();
  /** Keyed by audience (`toAudienceKey`). */
  readonly #composed = new Map<string, Composed>();

  constructor({ language, body, etag, styleHash, loads }: PageFields, details: StoredDetails | Markup) {
    this.language = language;
    this.body = body;
    this.etag = etag;
    this.styleHash = styleHash;
    this.loads = loads;
    if ("body" in details) this.#markup = details;
    this.#details = "body" in details ? {} : details;
  }

  /** The body with its slots; without slots where a newer version stored them in another format. */
  get markup(): Markup {
    this.#markup ??= { body: this.body, slots: readSlotList(this.#details.slots, this.body) ?? [] };
    return this.#markup;
  }

  /**
   * The hours of its buttons. `null`: no button has hours, or a newer version stored them in another format;
   * guests then get the page with every button open.
   */
  get timing(): PageTiming | null {
    const { timing } = this.#details;
    if (this.#timing === undefined) this.#timing = timing === undefined ? null : readTiming(timing);
    return this.#timing;
  }

  /** The opening hours of its entries. `null`: not a page of the guide, or none that this version can read. */
  get guideTiming(): GuideTiming | null {
    const { guideTiming: stored } = this.#details;
    if (this.#guideTiming === undefined)
      this.#guideTiming = stored === undefined ? null : readGuideTiming(stored);
    return this.#guideTiming;
  }

  /** `null`: the page has no dialogs. */
  get split(): SplitPage | null {
    if (this.#split === undefined) {
      const parts = splitMarkup(this.markup);
      this.#split = parts && { first: this.#with(parts.first), sheets: parts.sheets };
    }
    return this.#split;
  }

  /** The response headers, cached. */
  headers(isOpen: boolean): Headers {
    const known = this.#headers.get(isOpen);
    if (known) return known;
    const made = this.#makeHeaders(isOpen);
    this.#headers.set(isOpen, made);
    return made;
  }

  /** The page at a moment, with hours, season and announcements. Returns the same object until these change. */
  at(asked: PageAsked, now: EpochMs): ServedPage {
    const { served, manifest, place } = asked;
    const audience = toAudienceKey(manifest.announced, place);
    const known = this.#composed.get(audience);
    if (known && known.served === served && known.from <= now && now < known.until) return known.page;
    const { markup, language, timing, guideTiming } = this;
    const facts = { markup, served, language, place, manifest, timing, guideTiming };
    const additions = ADDITIONS.flatMap((addition) => addition(facts, now) ?? []);
    const until = Math.min(...additions.map((addition) => addition.until ?? Number.POSITIVE_INFINITY));
    const page = this.#withAdditions(additions);
    this.#composed.set(audience, { page, served, from: now, until });
    return page;
  }

  #withAdditions(additions: readonly Addition[]): ServedPage {
    const styles = additions.flatMap(({ style }) => style ?? []);
    const elements = styles.map((style) => `<style>${style}</style>`).join("");
    const head = elements === "" ? [] : toFills(this.markup, "head", elements);
    const fills = [...additions.flatMap((addition) => addition.fills), ...head];
    if (fills.length === 0) return this;
    return this.#with(fillSlots(this.markup, fills), {
      etag: etagWith(this.etag, fills),
      styleHash: styles.length === 0 ? this.styleHash : [this.styleHash, ...styles.map(hashForPolicy)].flat(),
    });
  }

  #with(markup: Markup, fields: Partial<PageFields> = {}): ServedPage {
    const { language, etag, styleHash, loads } = this;
    return new ServedPage({ language, etag, styleHash, loads, ...fields, body: markup.body }, markup);
  }

  #makeHeaders(isOpen: boolean): Headers {
    const headers = new Headers({
      ...getPageHeaders(this.styleHash, this.loads),
      vary: LANGUAGE_VARY,
      "content-language": this.language,
    });
    if (isOpen) headers.set("etag", this.etag);
    else headers.set("cache-control", "no-store");
    const [note] = getSlots(this.markup, "note");
    if (isOpen && note) headers.set(NOTE_HEADER, String(note.start));
    return headers;
  }
}
