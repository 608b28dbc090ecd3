import { attachBehaviours } from "./attach-behaviours.ts";
import { dialogId, openDialog } from "./dialogs.ts";
import { addDots } from "./dots.ts";
import { RECEIVED } from "./forms.ts";
import { hearNews, type Line } from "./hear-news.ts";
import { attachHistory } from "./history.ts";
import { keepOffline } from "./keep-offline.ts";
import { type KeptReceipt, kept } from "./kept-receipts.ts";
import { fetchSheetFonts } from "./sheet-fonts.ts";
import { insertSheets } from "./sheets.ts";
import { attachStillOpen } from "./still-open.ts";

/*
 * What a published page needs once it is pressed, and to be kept: a module that `guest.ts` imports, served at
 * /guest/more.js.
 */

/** As the Worker serves it; an older page names it itself. */
const HOURS = "/guest/hours.js";
/** One that a browser keeps from before it shared the page's socket must not be used: it can't be attached. */
const PROGRESS = "/guest/progress.js?2";
const ASK = "/guest/ask.js";

const { events, timetable } = document.body.dataset;

attachBehaviours(document);
addDots(document);
// Browsers without scripts have it in this element; it is wanted on paper alone.
const onPaper = document.querySelector("noscript")?.textContent;
if (onPaper) document.body.insertAdjacentHTML("beforeend", onPaper);
if (events) attachStillOpen();

/** What `progress.ts` gives. */
interface Progress {
  readonly attach: (line: Line | undefined) => void;
  readonly follow: (receipt: KeptReceipt) => void;
}

async function loadProgress(line: Line | undefined): Promise<Progress> {
  const progress: Progress = await import(/* @vite-ignore */ PROGRESS);
  progress.attach(line);
  return progress;
}

/** Who has asked for something may be asked for notifications, once; who has answered can change that. */
function askForNotifications(): void {
  const load = () => import(/* @vite-ignore */ ASK);
  addEventListener(
    RECEIVED,
    () =>
      void load()
        .then(({ ask }) => ask())
        .catch(() => {}),
  );
  try {
    if (localStorage.getItem(`ask ${location.pathname.split("/")[2]}`)) void load().catch(() => {});
  } catch {
    // Refused by settings.
  }
}

/** Follows what the guest asks for, on this visit or within a day before it. */
async function followRequests(line: Line | undefined): Promise<void> {
  let loading: Promise<Progress> | undefined;
  const load = () => (loading ??= loadProgress(line));
  addEventListener(RECEIVED, ({ target }) => {
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
  if (kept().length > 0) await load();
}

function followHours(): Promise<unknown> {
  const isNamed = document.querySelector(`script[src="${HOURS}"]`);
  return timetable && !isNamed ? import(/* @vite-ignore */ HOURS) : Promise.resolve();
}

/** What comes when the sheets are there, or can't be had. */
function goOn(): void {
  attachHistory();
  // A draft that is only looked at has no events, is not to be kept, and its property tells it nothing. A closed page
  // is told how an emergency goes on.
  const line = events || document.querySelector(".p-news") ? hearNews(document) : undefined;
  const requests = followRequests(line).catch(() => {});
  const others = [fetchSheetFonts(document), followHours().catch(() => {}), requests];
  if (!events) return;
  keepOffline(Promise.all(others));
  askForNotifications();
}

// What is open by its address is opened first; a press that waits comes behind it.
let inserting: Promise<void> | undefined = insertSheets(document).finally(goOn);

/** Settles once the page has its sheets. Asked again after a failure, it tries again. */
export function fetchSheets(): Promise<void> {
  inserting ??= insertSheets(document);
  inserting.catch(() => {
    inserting = undefined;
  });
  return inserting;
}

/** Opens what a press of a button is for; false where the page does not have it. */
export function openBy(opener: HTMLElement): boolean {
  const dialog = document.getElementById(dialogId(opener));
  if (dialog?.localName !== "dialog") return false;
  openDialog(dialog as HTMLDialogElement);
  return true;
}
