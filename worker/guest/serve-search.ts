import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { FOUND_CLASS, MISSING_CLASS } from "#portal/ask/outcome-class.ts";
import { renderReach } from "#portal/ask/render-reach.ts";
import { renderResults } from "#portal/ask/render-results.ts";
import { type AskResult, search, toShownQuery } from "#portal/ask/search.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { RECEPTION_ENTRY } from "#portal/guide/guide-entries.ts";
import { openLineAt } from "#portal/guide/open-line.ts";
import { getAskWords } from "#portal/words/ask-words.ts";
import { type Fill, fillSlots, type Markup, toFills } from "../portal/page/slots.ts";
import { isServedOpen, pageAt, type StoredPortal } from "../portal/stored-portal.ts";
import { countResultPage } from "./counting/count-result-page.ts";
import { MinuteLimit } from "./counting/minute-limit.ts";
import type { EventBindings } from "./counting/receive-events.ts";
import { loadGuide, loadPortal } from "./load-portal.ts";
import { notFoundPage, tooManyRequests } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";
import { indexAt } from "./search-index.ts";
import { isSame, serveMissing } from "./serve-portal.ts";

interface AskedSearch {
  readonly slug: string;
  /** Anything that a guest may have written. */
  readonly language: string;
}

interface Found {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly guide: StoredPortal;
}

/** The guide with its search, or the response: the portal's 404 page if it has none, or not in the language. */
async function findGuide(
  request: Request,
  { slug, language }: AskedSearch,
  env: PortalBindings,
  now: EpochMs,
): Promise<Found | Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  if (!SLUG_PATTERN.test(slug)) return notFoundPage(request);
  const visit = { request, now };
  const guide = await loadGuide(env, slug, visit);
  if (guide && isContentLanguage(language) && guide.search.has(language)) return { slug, language, guide };
  const portal = guide ?? (await loadPortal(env, slug, visit));
  return portal ? notFoundPage(request, { slug, portal }) : serveMissing(request, now);
}

/**
 * Searches per network and minute. Each takes some milliseconds; browsers with scripts search by themselves, so
 * that only guests without them come here.
 */
export const searchLimit = new MinuteLimit(600);

/**
 * Answers `/p/:slug/:language/search?q=…` (A8): the results as a page that works without scripts. At most one KV
 * value and no database. `q` is hostile: its first letters count, and it is escaped.
 *
 * @returns 429 above the limit of searches.
 */
export async function serveSearch(
  request: Request,
  asked: AskedSearch,
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  const found = await findGuide(request, asked, env, now);
  if (found instanceof Response) return found;
  const { guide, language } = found;
  const isOpen = isServedOpen(guide, now);
  const network = toNetwork(request.headers.get("cf-connecting-ip") ?? "");
  if (isOpen && !searchLimit.admit(network, now)) return tooManyRequests(request);
  const page = pageAt(guide, language, now, { kind: "search" });
  const headers = new Headers(page.headers(isOpen));
  // The tag is the page's without results.
  headers.delete("etag");
  if (!isOpen) return new Response(request.method === "HEAD" ? null : page.body, { headers });
  const query = readQuery(request);
  const index = indexAt(guide, language, now);
  const results = index && query !== "" ? search(index.index, query) : [];
  countResultPage(request, { query, language, isFound: results.length > 0, portal: guide, now }, env);
  const { body } = fillSlots(page.markup, fillPage(page.markup, { ...found, query, results, now }));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** The guest's query, as the page repeats it; empty: none. */
function readQuery({ url }: Request): string {
  return toShownQuery(new URL(url).searchParams.get("q") ?? "");
}

interface FoundNow extends Found {
  readonly now: EpochMs;
}

interface FoundResults extends FoundNow {
  readonly query: string;
  readonly results: readonly AskResult[];
}

function fillPage(markup: Markup, found: FoundResults): readonly Fill[] {
  const { slug, language, query, results } = found;
  const isMissing = query !== "" && results.length === 0;
  const words = getAskWords(language);
  return [
    ...toFills(markup, "sought", escapeHtml(query)),
    ...toFills(markup, "found", isMissing ? MISSING_CLASS : query === "" ? "" : FOUND_CLASS),
    // The sentence that nothing was found is a heading itself.
    ...toFills(markup, "outcome", isMissing ? "" : renderResults(results, { slug, language, words })),
    ...toFills(markup, "reception-now", renderReception(found)),
  ];
}

/** Whether reception is there, if its hours are known. */
function renderReception({ guide, language, now }: FoundNow): string {
  const timing = guide.guide.get(language)?.guideTiming;
  const reception = timing?.entries.find(({ id }) => id === RECEPTION_ENTRY);
  if (!timing || !reception) return "";
  const { timeZone } = guide.manifest;
  const { isOpen, text, until } = openLineAt(reception.hours, { at: now, timeZone }, timing.words);
  if (isOpen) return renderReach(getAskWords(language).receptionOpen, until);
  const entries = indexAt(guide, language, now)?.index.entries;
  const title = entries?.find(({ kind, id }) => kind === "answer" && id === RECEPTION_ENTRY)?.title;
  return renderReach(title === undefined ? text : `${title}: ${text}`, until);
}

/**
 * Answers `/p/:slug/:language/search.json` (A8): the index, for the page's script. At most one KV value and no
 * database.
 */
export async function serveSearchIndex(
  request: Request,
  asked: AskedSearch,
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  const found = await findGuide(request, asked, env, now);
  if (found instanceof Response) return found;
  const { guide, language } = found;
  const index = isServedOpen(guide, now) ? indexAt(guide, language, now) : null;
  if (index === null) return respondPlain(404, { "cache-control": "no-store" });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'",
    "x-robots-tag": "noindex",
    etag: index.etag,
  };
  if (isSame(index.etag, request.headers.get("if-none-match"))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : index.body, { headers });
}
