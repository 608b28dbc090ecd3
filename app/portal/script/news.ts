import type { NewsMessage } from "./news-message.ts";
import { randomId } from "./random-id.ts";

/*
 * Script of pages with announcements, served at /guest/news.js. A module imported by `more.ts`: shows
 * announcements, remembers closed ones, opens sheets and emergencies as modal dialogs, and reports what was
 * seen. Reads data-news and data-key of each piece, data-more of their container, and data-read.
 */

/** URL served by the Worker. */
const ASK = "/guest/ask.js";
/** Banners shown at once. */
const BANNERS_SHOWN = 2;
const MARKS_MAX = 60;

const store = `news ${location.pathname.split("/")[2]}`;
/** For this page only, if storage is unavailable. */
let marks: string[] = [];
try {
  marks = JSON.parse(localStorage.getItem(store) ?? "[]");
} catch {
  // Storage unavailable.
}

/** Remembers a name on this device. @returns whether it was new. */
function addMark(name: string): boolean {
  if (marks.includes(name)) return false;
  marks = [...marks, name].slice(-MARKS_MAX);
  try {
    localStorage.setItem(store, JSON.stringify(marks));
  } catch {
    // Storage unavailable or full: remembered while the page is open.
  }
  return true;
}

const getKey = (piece: Element) => (piece as HTMLElement).dataset.key ?? "";
const isBanner = (piece: Element) => piece.classList.contains("p-banner");
const getPieces = (root: Element | DocumentFragment) => [...root.querySelectorAll("[data-news]")];

const toSeenMark = (piece: Element) => `seen ${(piece as HTMLElement).dataset.news}`;

/** Reports a seen announcement, once per device; a closed page does not report. */
function markSeen(piece: Element): void {
  const { events } = document.body.dataset;
  const announcement = (piece as HTMLElement).dataset.news ?? "";
  if (document.hidden || !addMark(toSeenMark(piece)) || !events) return;
  const report = { id: randomId(), kind: "seen", announcement };
  navigator.sendBeacon?.(events, JSON.stringify({ v: 1, events: [report] }));
}

/** Styles for announcements on an open page, loaded with the first one. */
let style: Promise<unknown> | undefined;
function fetchStyle(): Promise<unknown> {
  style ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/guest/news.css";
    link.onload = resolve;
    // Continue without the style sheet, because announcements are readable without it.
    link.onerror = resolve;
    document.head.appendChild(link);
  });
  return style;
}

/** Container of announcements; created if missing. */
function findSection(): HTMLElement | null {
  const there = document.querySelector<HTMLElement>(".p-news");
  const header = document.querySelector(".p-header");
  if (there || !header) return there;
  const section = document.createElement("section");
  section.className = "p-news";
  section.innerHTML = '<div role="status"></div>';
  header.insertAdjacentElement("afterend", section);
  return section;
}

/** Shows banners below the header, some of them collapsed. `height` is the section's previous height. */
function arrange(section: HTMLElement, banners: readonly Element[], height = section.offsetHeight): void {
  const status = section.querySelector("[role=status]");
  const waiting = banners.slice(BANNERS_SHOWN);
  const shown: Element[] = banners.slice(0, BANNERS_SHOWN);
  if (waiting.length > 0) {
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = section.dataset.more?.replace("{n}", String(waiting.length)) ?? "";
    details.replaceChildren(summary, ...waiting);
    details.open = section.querySelector("details")?.open ?? false;
    shown.push(details);
  }
  status?.replaceChildren(...shown);
  // For browsers without scroll anchoring: keep the reading position.
  if (scrollY > 0 && !CSS.supports("overflow-anchor", "auto")) scrollBy(0, section.offsetHeight - height);
  banners.forEach(markSeen);
}

const isModalOpen = () => document.querySelector("dialog:modal,.is-open") !== null;

/** Opens an emergency over the page. It covers the header, so it has its own language switch. */
function showModal(dialog: HTMLDialogElement): void {
  const choice = document.querySelector(".p-header .p-lang");
  if (choice && !dialog.querySelector(".p-lang")) {
    dialog.querySelector("b")?.insertAdjacentHTML("afterend", choice.outerHTML);
  }
  dialog.removeAttribute("open");
  dialog.showModal();
}

/** Opens the waiting sheet once no other is open, and an emergency over everything. */
function openWaiting(): void {
  for (const alarm of document.querySelectorAll(".p-alarm:not([data-done])")) {
    const dialog = alarm.querySelector("dialog");
    // Skip an emergency that is open already: a confirmed one may have been reopened.
    if (dialog?.matches(":modal")) continue;
    if (marks.includes(getKey(alarm))) alarm.toggleAttribute("data-done", true);
    else if (dialog?.showModal) {
      showModal(dialog);
      markSeen(alarm);
    }
  }
  // Show an all-clear only if the device saw the emergency.
  const sheet = [...document.querySelectorAll<HTMLDialogElement>(".p-told")].find(
    (each) =>
      !marks.includes(getKey(each)) &&
      (!each.classList.contains("p-clear") || marks.includes(toSeenMark(each))),
  );
  if (!sheet?.showModal || isModalOpen()) return;
  sheet.removeAttribute("open");
  sheet.showModal();
  markSeen(sheet);
}

/** Copies the emergency's strip into an open sheet, whose backdrop covers the page. */
function copyStrip(alarm: Element): void {
  const strip = alarm.querySelector(".p-strip");
  const sheet = document.querySelector("dialog:modal .p-sheet-in");
  if (!strip || !sheet || sheet.querySelector("[data-left]")) return;
  const copy = alarm.cloneNode() as HTMLElement;
  copy.removeAttribute("id");
  copy.dataset.left = "";
  copy.appendChild(strip.cloneNode(true));
  sheet.insertBefore(copy, sheet.firstChild);
}

function showNews({ more, pieces }: NewsMessage): void {
  const section = findSection();
  if (!section) return;
  section.dataset.more = more;
  const height = section.offsetHeight;
  const template = document.createElement("template");
  template.innerHTML = pieces.join("");
  const there = new Map(getPieces(section).map((piece) => [getKey(piece), piece]));
  const nextPieces = getPieces(template.content).map((piece) => there.get(getKey(piece)) ?? piece);
  for (const piece of there.values()) if (!nextPieces.includes(piece)) piece.remove();
  const keys = nextPieces.map(getKey);
  for (const left of document.querySelectorAll("[data-left]"))
    if (!keys.includes(getKey(left))) left.remove();
  arrange(
    section,
    nextPieces.filter((piece) => isBanner(piece) && !marks.includes(getKey(piece))),
    height,
  );
  for (const piece of nextPieces)
    if (!isBanner(piece) && !section.contains(piece)) section.appendChild(piece);
  openWaiting();
}

/** Latest announcements, not shown yet. */
let waiting: NewsMessage | undefined;

/** Replaces the shown announcements by the current ones once `calm` resolves. */
export async function show(message: NewsMessage, calm: () => Promise<void>): Promise<void> {
  waiting = message;
  if (message.pieces.length > 0) await fetchStyle();
  await calm();
  if (waiting) showNews(waiting);
  waiting = undefined;
}

addEventListener("click", (event) => {
  const target = event.target as Element;
  const piece = target.closest("[data-news]");
  if (!piece) return;
  const isStrip = target.closest(".p-strip") !== null;
  if (target.closest("[data-read]") || isStrip) event.preventDefault();
  if (target.closest(".p-x")) {
    addMark(getKey(piece));
    import(/* @vite-ignore */ ASK).then(({ ask }) => ask()).catch(() => {});
    const section = piece.closest<HTMLElement>(".p-news");
    const left = section ? getPieces(section).filter((each) => isBanner(each) && each !== piece) : [];
    if (section) arrange(section, left);
  } else if (target.closest("[data-read]")) {
    addMark(getKey(piece));
    piece.toggleAttribute("data-done", true);
    (piece.querySelector("dialog") ?? (piece as HTMLDialogElement)).close();
    copyStrip(piece);
  } else if (isStrip) {
    const alarm = document.getElementById(`alarm-${(piece as HTMLElement).dataset.news}`);
    const dialog = alarm?.querySelector("dialog");
    alarm?.removeAttribute("data-done");
    if (dialog) showModal(dialog);
  }
});

// Escape does not close an emergency; if a browser closes it anyway, it reopens.
addEventListener(
  "cancel",
  (event) => {
    if ((event.target as Element).closest(".p-alarm")) event.preventDefault();
  },
  true,
);
addEventListener(
  "close",
  ({ target }) => {
    const dialog = target as Element;
    if (dialog.classList.contains("p-told")) addMark(getKey(dialog));
    openWaiting();
  },
  true,
);
document.addEventListener("visibilitychange", () => {
  for (const piece of getPieces(document.body))
    if (isBanner(piece) || piece.matches(":modal") || piece.querySelector(":modal")) markSeen(piece);
});

const section = document.querySelector<HTMLElement>(".p-news");
if (section)
  showNews({ more: section.dataset.more ?? "", pieces: getPieces(section).map((piece) => piece.outerHTML) });
