import { cacheFile, isFile, serveFile } from "./kept-files.ts";
import { type FormNews, sendKeptForms, storeForm } from "./kept-forms.ts";
import { cacheSeenPage, getCachePath, isPagePart, isPortalPage, servePage } from "./kept-pages.ts";
import { attachNotifications, type NotifyingScope } from "./notifications.ts";

/*
 * Service worker of all portals, served at /guest/sw.js with scope /p/. Caches what a guest has seen for
 * offline use, and queues forms until the network returns. Everything else goes to the network untouched.
 */

/** The used part of a service worker's global scope, which the DOM types lack. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  readonly registration: ServiceWorkerRegistration & {
    /** Background sync. Without it, queued forms are sent by the next page. */
    readonly sync?: { register(tag: string): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  addRoutes?(rule: { condition: { urlPattern: string }; source: "network" }): Promise<void>;
  respondWith(answer: Promise<Response>): void;
}

/** A service worker's global object, which the DOM types lack. */
declare const self: WorkerScope & NotifyingScope;
const scope = self;

/** A portal's two forms; paths as in `form-names.ts`. */
const FORM_PATH = /^\/p\/[^/]+\/(?:feedback|requests)$/;

/**
 * Notifies every open page that a queued form arrived or was refused. Older scripts, from before receipts,
 * expect the bare name of an arrived form.
 */
async function postToPages(news: FormNews): Promise<void> {
  for (const page of await scope.clients.matchAll()) {
    if ("receipt" in news) page.postMessage(news.name);
    page.postMessage(news);
  }
}

async function sendForm(request: Request): Promise<Response> {
  const body = await request.clone().text();
  try {
    return await fetch(request);
  } catch {
    // Offline or interrupted. The form has its own id, so sending it twice is harmless.
    await storeForm(request.url, body);
    // Background sync is blocked: the next page sends the forms.
    await scope.registration.sync?.register("forms").catch(() => {});
    return new Response(null, { status: 202 });
  }
}

/**
 * Message of a loaded page: the files it loaded before being controlled. It also means that the network may
 * be back.
 */
async function handleAddresses(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.href);
    if (isPortalPage(url) || isPagePart(url)) await cacheSeenPage(url);
    else if (isFile(url)) await cacheFile(url.href);
  }
  await sendKeptForms(postToPages);
}

scope.addEventListener("install", (event) => {
  // Not supported everywhere. Beacons of a closing page must not wait for the worker to start.
  event.addRoutes?.({ condition: { urlPattern: "/p/*/events" }, source: "network" });
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(handleAddresses(event.data).catch(() => {}));
});
attachNotifications(scope);
scope.addEventListener("sync", (event) => event.waitUntil(sendKeptForms(postToPages)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isPost = request.method === "POST" && request.mode !== "navigate";
  if (isPost && FORM_PATH.test(url.pathname)) event.respondWith(sendForm(request));
  if (request.method !== "GET") return;
  const isNavigation = request.mode === "navigate";
  const isPage = isNavigation ? isPortalPage(url) : isPagePart(url);
  if (!isPage && (isNavigation || !isFile(url))) return;
  const { answer, done } = isPage ? servePage(request, getCachePath(url)) : serveFile(request.url);
  event.respondWith(answer);
  event.waitUntil(done);
});
