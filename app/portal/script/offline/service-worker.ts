import { answerFile, isFile, keepFile } from "./kept-files.ts";
import { type FormNews, keepForm, sendKeptForms } from "./kept-forms.ts";
import { answerPage, isPagePart, isPortalPage, keepSeenPage, keptPath } from "./kept-pages.ts";
import { attachNotifications, type NotifyingScope } from "./notifications.ts";

/*
 * The service worker of every portal, served at /guest/sw.js for all of /p/. It keeps what a guest has seen
 * for when the network is gone, and what they wrote until it is back. Whatever it does not name goes to the
 * network as if it were not there.
 */

/** The part of a service worker's global scope that is used; the types of pages don't know it. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  readonly registration: ServiceWorkerRegistration & {
    /** Not in every browser: there, forms wait for the next page. */
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

/** The global object of a service worker, which the types of a page do not know. */
declare const self: WorkerScope & NotifyingScope;
const scope = self;

/** The two forms of a portal, as `form-names.ts` addresses them. */
const FORM_PATH = /^\/p\/[^/]+\/(?:feedback|requests)$/;

/**
 * Lets every open page know of a form that has arrived after all, or was refused. A script from before there were
 * receipts knows the bare name of one that arrived.
 */
async function tellPages(news: FormNews): Promise<void> {
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
    // No network, or it broke off. The form carries a name of its own, so that a second time is the same one.
    await keepForm(request.url, body);
    // Refused by a browser that sends nothing unasked: the next page does.
    await scope.registration.sync?.register("forms").catch(() => {});
    return new Response(null, { status: 202 });
  }
}

/** What a page says when it is there: what it showed before it was watched over, and that the network may be back. */
async function hear(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.href);
    if (isPortalPage(url) || isPagePart(url)) await keepSeenPage(url);
    else if (isFile(url)) await keepFile(url.href);
  }
  await sendKeptForms(tellPages);
}

scope.addEventListener("install", (event) => {
  // Not in every browser. What a page reports as it closes must not wait for a worker to wake.
  event.addRoutes?.({ condition: { urlPattern: "/p/*/events" }, source: "network" });
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(hear(event.data).catch(() => {}));
});
attachNotifications(scope);
scope.addEventListener("sync", (event) => event.waitUntil(sendKeptForms(tellPages)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isPost = request.method === "POST" && request.mode !== "navigate";
  if (isPost && FORM_PATH.test(url.pathname)) event.respondWith(sendForm(request));
  if (request.method !== "GET") return;
  const isNavigation = request.mode === "navigate";
  const isPage = isNavigation ? isPortalPage(url) : isPagePart(url);
  if (!isPage && (isNavigation || !isFile(url))) return;
  const { answer, done } = isPage ? answerPage(request, keptPath(url)) : answerFile(request.url);
  event.respondWith(answer);
  event.waitUntil(done);
});
