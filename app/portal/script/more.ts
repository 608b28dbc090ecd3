import { attachAsk } from "./attach-ask.ts";
import { attachBehaviours } from "./attach-behaviours.ts";
import { dialogId, openDialog } from "./dialogs.ts";
import { addDots } from "./dots.ts";
import { enableOffline } from "./enable-offline.ts";
import { RECEIVED_FIELD } from "./forms.ts";
import { attachHistory } from "./history.ts";
import { type Line, listenForNews } from "./listen-for-news.ts";
import { fetchSheetFonts } from "./sheet-fonts.ts";
import { insertSheets } from "./sheets.ts";
import { attachStillOpen } from "./still-open.ts";
import { readReceipts, type StoredReceipt } from "./stored-receipts.ts";

/*
 * Second part of a published page's script: interaction and offline caching. A module imported by `guest.ts`,
 * served at /guest/more.js.
 */

/** URL served by the Worker; older pages name it themselves. */
const HOURS = "/guest/hours.js";
/** The query avoids a cached older version that does not share the page's socket and cannot be attached. */
const PROGRESS = "/guest/progress.js?2";
const ASK = "/guest/ask.js";

const { events, timetable } = document.body.dataset;

attachBehaviours(document);
addDots(document);
// The content of `noscript` is also needed for printing.
const onPaper = document.querySelector("noscript")?.textContent;
if (onPaper) document.body.insertAdjacentHTML("beforeend", onPaper);
if (events) attachStillOpen();

/** Exports of `progress.ts`. */
interface Progress {
  readonly attach: (line: Line | undefined) => void;
  readonly follow: (receipt: StoredReceipt) => void;
}

async function loadProgress(line: Line | undefined): Promise<Progress> {
  const progress: Progress = await import(/* @vite-ignore */ PROGRESS);
  progress.attach(line);
  return progress;
}

/** Offers notifications once after a request; guests who answered can change it. */
function askForNotifications(): void {
  const load = () => import(/* @vite-ignore */ ASK);
  addEventListener(
    RECEIVED_FIELD,
    () =>
      void load()
        .then(({ ask }) => ask())
        .catch(() => {}),
  );
  try {
    if (localStorage.getItem(`ask ${location.pathname.split("/")[2]}`)) void load().catch(() => {});
  } catch {
    // Storage unavailable.
  }
}

/** Follows the guest's requests of this visit and the past day. */
async function followRequests(line: Line | undefined): Promise<void> {
  let loading: Promise<Progress> | undefined;
  const load = () => (loading ??= loadProgress(line));
  addEventListener(RECEIVED_FIELD, ({ target }) => {
    const thanks = target as Element;
    const code = [...thanks.querySelectorAll<HTMLElement>("[data-receipt]")].at(-1)?.dataset.receipt;
    const sheet = thanks.closest("dialog");
    if (!code || !sheet?.querySelector("[data-steps]")) return;
    const receipt = { code, button: sheet.id.slice(2), at: Date.now() };
    load()
      .then(({ follow }) => follow(receipt))
      .catch(() => {
        loading = undefined;
      });
  });
  if (readReceipts().length > 0) await load();
}

function followHours(): Promise<unknown> {
  const isNamed = document.querySelector(`script[src="${HOURS}"]`);
  return timetable && !isNamed ? import(/* @vite-ignore */ HOURS) : Promise.resolve();
}

/** Runs when the sheets are there or failed to load. */
function goOn(): void {
  attachHistory();
  attachAsk();
  // A draft has no events, offline copy or announcements. A closed page still follows an emergency.
  const line = events || document.querySelector(".p-news") ? listenForNews(document) : undefined;
  const requests = followRequests(line).catch(() => {});
  const others = [fetchSheetFonts(document), followHours().catch(() => {}), requests];
  if (!events) return;
  enableOffline(Promise.all(others));
  askForNotifications();
}

// First open what the address names, then what a waiting press needs.
let inserting: Promise<void> | undefined = insertSheets(document).finally(goOn);

/** Resolves when the page has its sheets. Calling it after a failure retries. */
export function fetchSheets(): Promise<void> {
  inserting ??= insertSheets(document);
  inserting.catch(() => {
    inserting = undefined;
  });
  return inserting;
}

/** Opens a button's dialog; `false` if the page does not contain it. */
export function openBy(opener: HTMLElement): boolean {
  const dialog = document.getElementById(dialogId(opener));
  if (dialog?.localName !== "dialog") return false;
  openDialog(dialog as HTMLDialogElement);
  return true;
}
