/*
 * Script for the notification question, served at /guest/ask.js. A module, imported after a guest sent a
 * request or closed a banner, and later to let them change their answer. Fetches the question in the page's
 * language; its data-key is the public key for subscribing.
 */

const [, , slug] = location.pathname.split("/");
const store = `ask ${slug}`;
const address = `/p/${slug}/${document.documentElement.lang}/notifications`;

/** The guest's answer; kept for this page only if storage is unavailable. */
let answer = "";
try {
  answer = localStorage.getItem(store) ?? "";
} catch {
  // Storage unavailable.
}

function remember(said: "yes" | "no"): void {
  answer = said;
  try {
    localStorage.setItem(store, said);
  } catch {
    // Storage unavailable or full: do not ask again on this page.
  }
  offerAgain();
}

let fetched: Promise<HTMLDialogElement | null> | undefined;

function fetchStyle(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/guest/news.css";
    link.onload = resolve;
    // Continue without the style sheet, because the question is readable without it.
    link.onerror = resolve;
    document.head.appendChild(link);
  });
}

/** The question with its style; `null` if the portal has none. */
async function fetchQuestion(): Promise<HTMLDialogElement | null> {
  const response = await fetch(address);
  if (response.status !== 200) return null;
  await fetchStyle();
  const template = document.createElement("template");
  template.innerHTML = await response.text();
  const dialog = template.content.querySelector("dialog");
  if (dialog) document.querySelector(".portal")?.appendChild(dialog);
  dialog?.addEventListener("click", ({ target }) => {
    const { answer: given } = (target as HTMLElement).dataset;
    if (!given) return;
    if (given === "yes") void subscribe(dialog.dataset.key ?? "").catch(() => remember("no"));
    else if (given === "stop") void stop().catch(() => {});
    dialog.close(given);
  });
  // Closing the question in any other way counts as no.
  dialog?.addEventListener("close", () => {
    if (answer === "" && dialog.returnValue !== "yes") remember("no");
  });
  return dialog;
}

const post = (fields: Record<string, string>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(fields) });

/** The only place that triggers the browser's permission prompt. */
async function subscribe(applicationServerKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return remember("no");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { ok } = await post({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  remember(ok ? "yes" : "no");
}

/** Unsubscribes from this portal only: other portals of the origin share the subscription. */
async function stop(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) await post({ end: subscription.endpoint });
  remember("no");
}

/** Resolves once no dialog is open. */
function waitUntilCalm(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector("dialog:modal,.is-open")) return;
      removeEventListener("close", look, true);
      resolve();
    };
    addEventListener("close", look, true);
    look();
  });
}

const isPossible = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;

async function open(): Promise<void> {
  fetched ??= fetchQuestion();
  const dialog = await fetched;
  await waitUntilCalm();
  if (!dialog?.showModal || dialog.open) return;
  dialog.toggleAttribute("data-yes", answer === "yes");
  dialog.showModal();
}

/** Asks a guest who never answered and whose browser does not block notifications. */
export async function ask(): Promise<void> {
  if (isPossible && answer === "" && Notification.permission !== "denied") await open();
}

/** Footer link back to the question, for guests who answered. */
function offerAgain(): void {
  const foot = document.querySelector(".p-foot");
  if (!isPossible || answer === "" || !foot || foot.querySelector("button")) return;
  fetched ??= fetchQuestion();
  void fetched
    .then((dialog) => {
      if (!dialog || foot.querySelector("button")) return;
      const button = document.createElement("button");
      button.className = "p-bell";
      button.textContent = dialog.dataset.name ?? "";
      button.onclick = () => void open().catch(() => {});
      foot.appendChild(button);
    })
    .catch(() => {});
}
offerAgain();
