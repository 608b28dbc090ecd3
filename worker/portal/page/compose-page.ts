import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { audienceOf } from "../news/announced.ts";
import type { PortalManifest } from "../portal-header.ts";
import { hashForPolicy } from "../rendering/policy-hash.ts";
import type { ServedKind, StoredPage } from "../stored-portal.ts";
import { contact } from "./additions/contact.ts";
import { hours } from "./additions/hours.ts";
import { mainTelephone } from "./additions/main-telephone.ts";
import { news } from "./additions/news.ts";
import { reception } from "./additions/reception.ts";
import { season } from "./additions/season.ts";
import { zone } from "./additions/zone.ts";
import type { Addition, LastingAddition, PageAddition, PageFacts } from "./page-addition.ts";
import { etagWith } from "./page-etag.ts";
import { keepMarkup, markupOf, NO_DETAILS } from "./page-markup.ts";
import { filled, fillsOf, type Markup } from "./slots.ts";
import { timingOf } from "./timed-page.ts";

/** What comes to pages when they are projected. */
const LASTING: readonly LastingAddition[] = [zone, mainTelephone, contact, reception];
/** What comes to them by the clock, where they are served. */
const PASSING: readonly PageAddition[] = [hours, season, news];

/** A page as its property's row makes it. The same object where nothing comes to it. */
export function composeLasting(facts: PageFacts): Markup {
  return filled(
    facts.markup,
    LASTING.flatMap((addition) => addition(facts)?.fills ?? []),
  );
}

interface Served {
  readonly served: ServedKind;
  readonly language: ContentLanguage;
  /** As `ServedFacts` has it. */
  readonly place: string | null;
  readonly manifest: PortalManifest;
}

interface ComposedPage {
  readonly page: StoredPage;
  readonly served: ServedKind;
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/**
 * What guests get of a page until its next change, by what of the announcements for places is for them. Goes with the
 * portal that this isolate remembers.
 */
const composedPages = new WeakMap<StoredPage, Map<string, ComposedPage>>();

/** A stored page as guests have to get it at a moment. The same object until something of it changes. */
export function composePage(
  page: StoredPage,
  { served, language, place, manifest }: Served,
  now: EpochMs,
): StoredPage {
  const composedOf = composedPages.get(page) ?? new Map<string, ComposedPage>();
  const audience = audienceOf(manifest.announced, place);
  const known = composedOf.get(audience);
  if (known && known.served === served && known.from <= now && now < known.until) return known.page;
  const markup = markupOf(page);
  const facts = { markup, served, language, place, manifest, timing: timingOf(page) };
  const additions = PASSING.flatMap((addition) => addition(facts, now) ?? []);
  const until = Math.min(...additions.map((addition) => addition.until ?? Number.POSITIVE_INFINITY));
  const composed = withAdditions(page, markup, additions);
  composedPages.set(page, composedOf.set(audience, { page: composed, served, from: now, until }));
  return composed;
}

/** The bytes of a page with what comes to it, and the tag and the hashes of style that go with them. */
function withAdditions(page: StoredPage, markup: Markup, additions: readonly Addition[]): StoredPage {
  const styles = additions.flatMap(({ style }) => style ?? []);
  const elements = styles.map((style) => `<style>${style}</style>`).join("");
  const head = elements === "" ? [] : fillsOf(markup, "head", elements);
  const fills = [...additions.flatMap((addition) => addition.fills), ...head];
  if (fills.length === 0) return page;
  const composed = filled(markup, fills);
  const { body } = composed;
  const styleHash =
    styles.length === 0 ? page.styleHash : [page.styleHash, ...styles.map(hashForPolicy)].flat();
  return keepMarkup(
    { ...page, body, etag: etagWith(page.etag, fills), styleHash, details: NO_DETAILS },
    composed,
  );
}
