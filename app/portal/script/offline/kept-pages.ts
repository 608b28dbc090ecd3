import { type ContentLanguage, directionOf, isContentLanguage } from "#domain/language.ts";
import { NOTE_HEADER } from "../../portal-path.ts";
import { NOT_KEPT } from "../../words/lines.ts";
import type { Answer } from "./kept-files.ts";

const PAGES = "portals-1";
const PORTALS_MAX = 5;
/** How long a guest waits for the network before they get the page that they saw last. */
const PATIENCE_MS = 3_000;

const PAGE_PATH = /^\/p\/[a-z0-9-]+(?:\/[a-z]{2})?\/?$/;
/** Of a lobby, which starts again without a network as well. */
const SCREEN_PATH = /^\/p\/[a-z0-9-]+\/screen(?:\?|$)/;
/** What a page's script fetches: its sheets, and how its hours go on; kept beside the page, and forgotten with it. */
const PART_PATH = /^\/p\/[a-z0-9-]+\/[a-z]{2}\/(?:sheets|timetable)$/;

export function isPortalPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && (PAGE_PATH.test(pathname) || SCREEN_PATH.test(pathname));
}

/** Under what a page is kept: the address of a screen says where it hangs. */
export function keptPath({ pathname, search }: URL): string {
  return SCREEN_PATH.test(pathname) ? pathname + search : pathname;
}

export function isPagePart({ origin, pathname }: URL): boolean {
  return origin === location.origin && PART_PATH.test(pathname);
}

function slugOf(path: string): string | undefined {
  return path.split("/")[2];
}

/** The portals that were seen last, the newest first, stay; older ones go. */
async function forgetOldPortals(pages: Cache): Promise<void> {
  const slugs: (string | undefined)[] = [];
  for (const request of (await pages.keys()).toReversed()) {
    const slug = slugOf(new URL(request.url).pathname);
    if (!slugs.includes(slug)) slugs.push(slug);
    if (slugs.indexOf(slug) >= PORTALS_MAX) await pages.delete(request, { ignoreVary: true });
  }
}

/** Keeps a page as it was answered last. One that may not be kept, or is gone, is forgotten. */
async function keepPage(path: string, response: Response): Promise<void> {
  const pages = await caches.open(PAGES);
  const { status, headers } = response;
  const isGone = status === 404 || status === 410;
  const mayStay = status === 200 && !headers.get("cache-control")?.includes("no-store");
  if (!mayStay && !isGone && status !== 200) return;
  // Read to its end first: a network that breaks off half-way must not cost the page that is kept.
  const kept = new Headers(headers);
  // Its date is that of another day, and no clock is to be set by it.
  kept.set("x-kept", "1");
  const whole = new Response(await response.arrayBuffer(), { status, headers: kept });
  if (!mayStay) {
    await pages.delete(path, { ignoreVary: true });
    return;
  }
  // Replaces the one before in one step, and stands last, so that the order tells the age.
  await pages.put(path, whole);
  await forgetOldPortals(pages);
}

/** Keeps a page, or a part of one, that a guest has seen already, unless it is there. */
export async function keepSeenPage(url: URL): Promise<void> {
  const pages = await caches.open(PAGES);
  const path = keptPath(url);
  if (!(await pages.match(path, { ignoreVary: true }))) await keepPage(path, await fetch(url));
}

/** The page under this very address, else another one of the same portal. */
async function findPage(path: string): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const found = await pages.match(path, { ignoreVary: true });
  if (found || PART_PATH.test(path) || SCREEN_PATH.test(path)) return found;
  const ofPortal = (await pages.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return PAGE_PATH.test(pathname) && slugOf(pathname) === slugOf(path);
  });
  const newest = ofPortal.at(-1);
  const other = newest && (await pages.match(newest, { ignoreVary: true }));
  const language = path.split("/")[3] ?? "";
  return other && isContentLanguage(language) ? withNote(other, language) : other;
}

/**
 * A page in another language than the guest asked for, under a sentence in theirs that says so. A page says by a header
 * where the sentence goes; one that was kept from a version that did not say it is shown without.
 */
async function withNote(page: Response, language: ContentLanguage): Promise<Response> {
  const { status, headers } = page;
  const at = Number(headers.get(NOTE_HEADER));
  // The page by its bare address may be in this very language.
  if (!at || headers.get("content-language") === language) return page;
  const note = `<p class="p-note" role="status" lang="${language}" dir="${directionOf(language)}">${NOT_KEPT[language]}</p>`;
  const html = await page.blob();
  return new Response(new Blob([html.slice(0, at), note, html.slice(at)]), { status, headers });
}

/**
 * The network's page, and the kept one where the network is gone, fails, or lets the guest wait. `done` ends
 * once what the network answered is kept, so that a new publication is there at the next visit at the latest.
 */
export function answerPage(request: Request, path: string): Answer {
  const fresh = fetch(request);
  const done = fresh.then((response) => keepPage(path, response.clone())).catch(() => {});
  const choose = async () => {
    // Storage that can't be read is no reason to withhold the network's page.
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
