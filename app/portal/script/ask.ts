/*
 * The script that asks a guest for notifications, served at /guest/ask.js: a module that is imported once they have
 * sent a request or closed a banner, and behind that to let them change their mind. Fetches the question in the page's
 * language, with data-key: for whom a browser subscribes.
 */

const [, , slug] = location.pathname.split("/");
const store = `ask ${slug}`;
const address = `/p/${slug}/${document.documentElement.lang}/notifications`;

/** In this page only, where the browser keeps nothing. */
let answer = "";
try {
  answer = localStorage.getItem(store) ?? "";
} catch {
  // Refused by settings.
}

function remember(said: "yes" | "no"): void {
  answer = said;
  try {
    localStorage.setItem(store, said);
  } catch {
    // Refused by settings, or full: nobody is asked again on this page.
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
    // Without it, it can be read all the same.
    link.onerror = resolve;
    document.head.appendChild(link);
  });
}

/** The question, with its style; null where the portal asks nobody. */
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
  // A guest who closes it in another way has not agreed.
  dialog?.addEventListener("close", () => {
    if (answer === "" && dialog.returnValue !== "yes") remember("no");
  });
  return dialog;
}

const post = (fields: Record<string, string>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(fields) });

/** The browser asks its own question here, and nowhere else. */
async function subscribe(applicationServerKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return remember("no");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { ok } = await post({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  remember(ok ? "yes" : "no");
}

/** Ends it for this portal: others of the same origin have the same subscription. */
async function stop(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) await post({ end: subscription.endpoint });
  remember("no");
}

/** Settles once nothing else is open. */
function untilCalm(): Promise<void> {
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
  await untilCalm();
  if (!dialog?.showModal || dialog.open) return;
  dialog.toggleAttribute("data-yes", answer === "yes");
  dialog.showModal();
}

/** Asks a guest who has never answered, and whose browser does not refuse. */
export async function ask(): Promise<void> {
  if (isPossible && answer === "" && Notification.permission !== "denied") await open();
}

/** What leads to the question again, at the foot of the page, for those who have answered it. */
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
