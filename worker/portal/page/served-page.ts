import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PageLoad } from "#portal/page-loads.ts";
import { NOTE_HEADER } from "#portal/portal-path.ts";
import { audienceOf } from "../news/announced.ts";
import type { PortalManifest } from "../portal-header.ts";
import { type PageTiming, readTiming, type StoredTiming } from "../rendering/page-timing.ts";
import { hashForPolicy } from "../rendering/policy-hash.ts";
import { hours } from "./additions/hours.ts";
import { news } from "./additions/news.ts";
import { season } from "./additions/season.ts";
import type { Addition, PageAddition, ServedKind } from "./page-addition.ts";
import { etagWith } from "./page-etag.ts";
import { LANGUAGE_VARY, pageHeaders } from "./page-headers.ts";
import { type Bytes, filled, fillsOf, type Markup, NOTHING, readSlotList, slotsNamed } from "./slots.ts";

/** What serving puts into a page, by the clock and by who asks. */
const ADDITIONS: readonly PageAddition[] = [hours, season, news];

interface PageFields {
  readonly language: ContentLanguage;
  readonly body: Bytes;
  readonly etag: string;
  /** Of its style elements, mostly one. */
  readonly styleHash: string | readonly string[];
  readonly loads: readonly PageLoad[];
}

/** A page's slots and hours as the portal's header has them. */
export interface StoredDetails {
  /** `readSlotList`. */
  readonly slots?: unknown;
  /** `readTiming`. */
  readonly timing?: StoredTiming | undefined;
}

/** Who asks for a page, and of which portal. */
export interface PageAsked {
  readonly served: ServedKind;
  readonly manifest: PortalManifest;
  /** As `ServedFacts` has it. */
  readonly place: string | null;
}

interface Composed {
  readonly page: ServedPage;
  readonly served: ServedKind;
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/** A page in two parts: the dialogs and their style follow by themselves. Both parts go by the page's tag. */
interface SplitPage {
  /** What a guest gets first. */
  readonly first: ServedPage;
  readonly sheets: Bytes;
}

/** Parts markup from its dialogs. Null: it has none. */
export function splitMarkup(markup: Markup): { readonly first: Markup; readonly sheets: Bytes } | null {
  const [slot] = slotsNamed(markup, "sheets");
  if (!slot || slot.start === slot.end) return null;
  const first = filled(markup, [{ slot, content: NOTHING }]);
  return { first, sheets: markup.body.subarray(slot.start, slot.end) };
}

/**
 * One page of a portal, as an isolate serves it: its bytes and what is made of them. Everything is made at its first
 * use and kept with the page, which goes with its portal after a few seconds.
 *
 * Immutable for its callers: `at` and `split` give other pages.
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
  #split: SplitPage | null | undefined;
  #headers: Headers | undefined;
  /** By what of the announcements for places is for who asks (`audienceOf`). */
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

  /** The body with its slots; with none where a newer version names them in a form of its own. */
  get markup(): Markup {
    this.#markup ??= { body: this.body, slots: readSlotList(this.#details.slots, this.body) ?? [] };
    return this.#markup;
  }

  /**
   * The hours of its buttons. Null where none has any, and where a newer version wrote them in a form of its own:
   * guests then get the page with every button open.
   */
  get timing(): PageTiming | null {
    const { timing } = this.#details;
    if (this.#timing === undefined) this.#timing = timing === undefined ? null : readTiming(timing);
    return this.#timing;
  }

  /** Null: it has no dialogs. */
  get split(): SplitPage | null {
    if (this.#split === undefined) {
      const parts = splitMarkup(this.markup);
      this.#split = parts && { first: this.#with(parts.first), sheets: parts.sheets };
    }
    return this.#split;
  }

  /** The headers it is answered with. One page is only ever served open, or only ever closed. */
  headers(isOpen: boolean): Headers {
    this.#headers ??= this.#makeHeaders(isOpen);
    return this.#headers;
  }

  /** The page at a moment, with hours, season and announcements. The same object until that changes. */
  at(asked: PageAsked, now: EpochMs): ServedPage {
    const { served, manifest, place } = asked;
    const audience = audienceOf(manifest.announced, place);
    const known = this.#composed.get(audience);
    if (known && known.served === served && known.from <= now && now < known.until) return known.page;
    const { markup, language, timing } = this;
    const facts = { markup, served, language, place, manifest, timing };
    const additions = ADDITIONS.flatMap((addition) => addition(facts, now) ?? []);
    const until = Math.min(...additions.map((addition) => addition.until ?? Number.POSITIVE_INFINITY));
    const page = this.#withAdditions(additions);
    this.#composed.set(audience, { page, served, from: now, until });
    return page;
  }

  #withAdditions(additions: readonly Addition[]): ServedPage {
    const styles = additions.flatMap(({ style }) => style ?? []);
    const elements = styles.map((style) => `<style>${style}</style>`).join("");
    const head = elements === "" ? [] : fillsOf(this.markup, "head", elements);
    const fills = [...additions.flatMap((addition) => addition.fills), ...head];
    if (fills.length === 0) return this;
    return this.#with(filled(this.markup, fills), {
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
      ...pageHeaders(this.styleHash, this.loads),
      vary: LANGUAGE_VARY,
      "content-language": this.language,
    });
    if (isOpen) headers.set("etag", this.etag);
    else headers.set("cache-control", "no-store");
    const [note] = slotsNamed(this.markup, "note");
    if (isOpen && note) headers.set(NOTE_HEADER, String(note.start));
    return headers;
  }
}
