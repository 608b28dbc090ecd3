import { type ContentLanguage, getTextDirection, isContentLanguage } from "#domain/language.ts";
import { ALPHABETICAL_QUERY, NOTE_HEADER } from "../../portal-path.ts";
import { NOT_CACHED_WORDS } from "../../words/lines.ts";
import type { Answer } from "./kept-files.ts";

const PAGES = "portals-1";
const PORTALS_MAX = 5;
/** How long to wait for the network before showing the cached page. */
const PATIENCE_MS = 3_000;

const PAGE_PATH = /^\/p\/[a-z0-9-]+(?:\/[a-z]{2})?\/?$/;
/** A guide, without or with its order. */
const GUIDE_PATH = /^\/p\/[a-z0-9-]+(?:\/[a-z]{2})?\/guide(?:\?|$)/;
/** A lobby screen, which also restarts offline. */
const SCREEN_PATH = /^\/p\/[a-z0-9-]+\/screen(?:\?|$)/;
/** The page of results, which the guests' search also shows over other pages. */
const SEARCH_PATH = /^\/p\/[a-z0-9-]+\/[a-z]{2}\/search$/;
const INDEX_PATH = /\/search\.json$/;
/** Data fetched by a page's script (sheets, hours, search); cached and deleted with the page. */
const PART_PATH = /^\/p\/[a-z0-9-]+\/[a-z]{2}\/(?:sheets|(?:guide-)?timetable|search|search\.json)$/;

export function isPortalPage({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    [PAGE_PATH, GUIDE_PATH, SEARCH_PATH, SCREEN_PATH].some((path) => path.test(pathname))
  );
}

/** Cache key of a page: for a screen, including its place; for a guide, its order. */
export function getCachePath({ pathname, search }: URL): string {
  const isOrdered = GUIDE_PATH.test(pathname) && search === ALPHABETICAL_QUERY;
  return isOrdered || SCREEN_PATH.test(pathname) ? pathname + search : pathname;
}

export function isPagePart({ origin, pathname }: URL): boolean {
  return origin === location.origin && PART_PATH.test(pathname);
}

function findSlug(path: string): string | undefined {
  return path.split("/")[2];
}

/** Keeps the most recently seen portals and deletes older ones. */
async function deleteOldPortals(pages: Cache): Promise<void> {
  const slugs: (string | undefined)[] = [];
  for (const request of (await pages.keys()).toReversed()) {
    const slug = findSlug(new URL(request.url).pathname);
    if (!slugs.includes(slug)) slugs.push(slug);
    if (slugs.indexOf(slug) >= PORTALS_MAX) await pages.delete(request, { ignoreVary: true });
  }
}

/** Caches a page's latest answer. Pages that are gone or must not be cached are deleted. */
async function cachePage(path: string, response: Response): Promise<void> {
  const pages = await caches.open(PAGES);
  const { status, headers } = response;
  const isGone = status === 404 || status === 410;
  const mayStay = status === 200 && !headers.get("cache-control")?.includes("no-store");
  if (!mayStay && !isGone && status !== 200) return;
  // Read completely first: an interrupted download must not replace the cached page.
  const kept = new Headers(headers);
  // Marks the answer as cached: its `Date` is old and must not set a clock.
  kept.set("x-kept", "1");
  const whole = new Response(await response.arrayBuffer(), { status, headers: kept });
  if (!mayStay) {
    await pages.delete(path, { ignoreVary: true });
    return;
  }
  // Atomic replacement at the end, so that the order reflects the age.
  await pages.put(path, whole);
  await deleteOldPortals(pages);
}

/**
 * Caches a page, or a part of it, that a guest has already seen or may need, unless cached. The search's index is
 * always fetched, because no visit to the page does so.
 */
export async function cacheSeenPage(url: URL): Promise<void> {
  const pages = await caches.open(PAGES);
  const path = getCachePath(url);
  const isKept = !INDEX_PATH.test(path) && (await pages.match(path, { ignoreVary: true }));
  if (!isKept) await cachePage(path, await fetch(url));
}

/**
 * The cached page with this path, otherwise another page of the same portal: for a guide, another page of the guide
 * if there is one.
 */
async function findPage(path: string): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const found = await pages.match(path, { ignoreVary: true });
  const isPart = PART_PATH.test(path) && !SEARCH_PATH.test(path);
  if (found || isPart || SCREEN_PATH.test(path)) return found;
  const ofPortal = (await pages.keys()).filter(
    ({ url }) => findSlug(new URL(url).pathname) === findSlug(path),
  );
  const findNewest = (kind: RegExp) => ofPortal.findLast(({ url }) => kind.test(new URL(url).pathname));
  const newest = (GUIDE_PATH.test(path) && findNewest(GUIDE_PATH)) || findNewest(PAGE_PATH);
  const other = newest && (await pages.match(newest, { ignoreVary: true }));
  const language = path.split("/")[3] ?? "";
  return other && isContentLanguage(language) ? withNote(other, language) : other;
}

/**
 * A page in another language than requested, with a note in the requested one. A header gives the position of
 * the note; older cached pages without it are shown without a note.
 */
async function withNote(page: Response, language: ContentLanguage): Promise<Response> {
  const { status, headers } = page;
  const at = Number(headers.get(NOTE_HEADER));
  // The page cached under the bare address may be in the requested language.
  if (!at || headers.get("content-language") === language) return page;
  const note = `<p class="p-note" role="status" lang="${language}" dir="${getTextDirection(language)}">${NOT_CACHED_WORDS[language]}</p>`;
  const html = await page.blob();
  return new Response(new Blob([html.slice(0, at), note, html.slice(at)]), { status, headers });
}

/**
 * The network's page, or the cached one if the network is down, fails or is slow. `done` resolves when the
 * network's answer is cached, so that a new publication appears at the next visit at the latest.
 */
export function servePage(request: Request, path: string): Answer {
  const fresh = fetch(request);
  // Results answer one query; the page without any is cached when a script fetches it.
  const isForQuery = SEARCH_PATH.test(path) && request.url.includes("?");
  const done = isForQuery
    ? Promise.resolve()
    : fresh.then((response) => cachePage(path, response.clone())).catch(() => {});
  const choose = async () => {
    // Unreadable storage must not block the network's page.
    const kept = await findPage(path).catch(() => undefined);
    if (!kept) return fresh;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
    const asked = fresh.then(
      (response) => (response.status >= 500 ? kept : response),
      () => kept,
    );
    return Promise.race([asked, late]);
  };
  return { answer: choose(), done };
}
