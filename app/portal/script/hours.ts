import type { ClosedAs, PageTimetable, TileTimetable } from "../tile/page-timetable.ts";
import { countTilesAboveBar, getSpanClass } from "../tile/tile-layout.ts";
import { openLinksInSameWindow } from "./app-browsers.ts";

/*
 * Script of pages with timed buttons and of guides, served at /guest/hours.js, loaded by `more.ts`. Keeps an open page
 * up to date, also offline (T5): by the phone's clock, corrected by the server's time. Reads data-until and
 * data-timetable of the body and `PageTimetable`; replaces only tiles, closed dialogs and open lines.
 */

/** Refetch interval: hours may have changed by a new publication. */
const STALE_MS = 3_600_000;
/** Maximum timer: long timers are unreliable, and phones sleep. */
const TIMER_MAX_MS = 600_000;
/** Jitter: thousands of phones must not ask at once. */
const SPREAD_MS = 3_000;

const { timetable: address = "" } = document.body.dataset;
/** Removed dialogs, with their typed input. */
const taken = new Map<string, Element>();
let table: PageTimetable | undefined;
let askedAt = 0;
let timer = 0;
/** How far the phone's clock is behind the server's, in milliseconds. */
let behind = 0;

/** Ignore small differences: `Date` has whole seconds and the answer takes time. */
const CLOCK_TOLERANCE_MS = 5_000;

function getPropertyNow(): number {
  return Date.now() + behind;
}

/** An answer from the cache has an old date. */
function setClock({ headers }: Response): void {
  const date = headers.has("x-kept") ? Number.NaN : Date.parse(headers.get("date") ?? "");
  const difference = date - Date.now();
  if (!Number.isNaN(difference)) behind = Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0;
}

function getState({ changes }: TileTimetable, now: number): ClosedAs {
  return changes.findLast(([at]) => at <= now)?.[1] ?? 1;
}

function toElement(html: string): Element | null {
  const template = document.createElement("template");
  template.innerHTML = html;
  openLinksInSameWindow(navigator, template.content);
  for (const link of template.content.querySelectorAll("[data-popup][target]")) {
    link.setAttribute("aria-haspopup", "dialog");
  }
  return template.content.firstElementChild;
}

function findTile(grid: Element, id: string): Element | null {
  return grid.querySelector(`:scope>[data-button="${id}"]`);
}

/** Keeps the keyboard focus: a closed tile without a link needs a tabindex to be focusable by script. */
function moveFocusFrom(tile: HTMLElement | null): void {
  if (!tile?.hasAttribute("href")) tile?.setAttribute("tabindex", "-1");
  tile?.focus({ preventScroll: true });
}

/** The tile in its new state; reuses the existing element if it is unchanged, so that it keeps the focus. */
function updateTile(grid: Element, id: string, tile: TileTimetable, state: ClosedAs): Element | null {
  const old = findTile(grid, id);
  if (state === 0) {
    old?.remove();
    return null;
  }
  const isClosed = state !== 1;
  let shown = old;
  if (!old || old.classList.contains("is-closed") !== isClosed) {
    shown = toElement(isClosed ? tile.closed : tile.open);
    const hadFocus = old === document.activeElement;
    if (old && shown) grid.replaceChild(shown, old);
    if (hadFocus) moveFocusFrom(shown as HTMLElement | null);
  }
  const label = shown?.querySelector(".p-when");
  if (label && label.textContent !== state) {
    const icon = label.querySelector("svg");
    label.replaceChildren(...(icon ? [icon] : []), String(state));
  }
  return shown;
}

/** Updates a dialog's opening note, also while open. */
function updateNote(id: string, state: ClosedAs): void {
  const note = document.querySelector(`#d-${id} .p-hours`);
  const text = typeof state === "string" ? state : "";
  if (note && note.textContent !== text) note.textContent = text;
}

/** Updates a button's dialog; an open one stays. */
function updateDialog(id: string, { dialog, readOnly }: TileTimetable, state: ClosedAs): void {
  const old = document.getElementById(`d-${id}`);
  // Without the sheets' style, a dialog would be unusable.
  if (document.body.dataset.sheets || !dialog || old?.matches("[open],.is-open")) return;
  const hasForms = readOnly !== 1 && readOnly !== "";
  const current = !old ? "" : hasForms && !old.querySelector(".p-subs") ? readOnly : dialog;
  const wanted = state === 0 ? "" : state === 1 || readOnly === 1 ? dialog : readOnly;
  if (wanted === current) return;
  // A dialog in another language is wrapped in an element with `lang`.
  const around = old?.closest(".p-other") ?? old;
  if (around && current === dialog) taken.set(id, around);
  around?.remove();
  const element = wanted === dialog ? (taken.get(id) ?? toElement(dialog)) : toElement(wanted);
  if (element) document.querySelector(".portal")?.appendChild(element);
}

/** Updates the page to a moment. */
function applyTimetable({ tiles, order, layout }: PageTimetable, now: number): void {
  const grid = document.querySelector(".p-grid");
  if (!grid) return;
  const shown: Element[] = [];
  for (const id of order) {
    const tile = tiles[id];
    const element = tile ? updateTile(grid, id, tile, getState(tile, now)) : findTile(grid, id);
    if (tile) {
      updateDialog(id, tile, getState(tile, now));
      updateNote(id, getState(tile, now));
    }
    if (element) shown.push(element);
  }
  const bar = grid.querySelector(":scope>nav");
  const wanted = [...shown];
  if (bar) wanted.splice(countTilesAboveBar(layout, shown.length), 0, bar);
  shown.forEach((element, index) => {
    const name = element.className.replace(
      / s[236](?: t[236])?(?= at-)/,
      ` ${getSpanClass(layout, index, shown.length)}`,
    );
    if (name !== element.className) element.className = name;
  });
  // Elements already in place are not moved, because moving loses the focus.
  wanted.forEach((element, index) => {
    const there = grid.children[index];
    if (there !== element) grid.insertBefore(element, there ?? null);
  });
}

/** Updates the guide to a moment: whether each entry is open, and which rows are today's. */
function applyLines({ lines = {}, days = [] }: PageTimetable, now: number): void {
  for (const [id, changes] of Object.entries(lines)) {
    const [, isOpen, text] = changes.findLast(([at]) => at <= now) ?? [];
    const line = document.getElementById(id)?.querySelector(".p-now");
    if (!line || text === undefined) continue;
    line.classList.toggle("is-shut", isOpen === 0);
    if (line.textContent !== text) line.textContent = text;
  }
  const day = days.findLast(([at]) => at <= now)?.[1];
  const guide = document.querySelector('[class*="today-"]');
  if (guide && day) guide.className = guide.className.replace(/today-\d/, `today-${day}`);
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const answer = await fetch(address, { priority: "low" });
    setClock(answer);
    if (answer.ok) table = await answer.json();
  } catch {
    // Offline and nothing cached: the next wake-up retries.
    askedAt = 0;
  }
}

/** Updates the page now and sets a timer for the next change. */
function follow(): void {
  clearTimeout(timer);
  const now = getPropertyNow();
  const { tiles = {}, lines = {}, days = [] } = table ?? {};
  const changes = [
    ...Object.values(tiles).flatMap((tile) => tile.changes),
    ...Object.values(lines).flat(),
    ...days,
  ];
  if (table && now < table.until) {
    applyTimetable(table, now);
    applyLines(table, now);
  }
  const next = Math.min(...changes.flatMap(([at]) => (at > now ? at : [])), now + TIMER_MAX_MS);
  timer = window.setTimeout(wake, next - now);
}

/** Updates the page after sleep and periodically, and refetches data that may be old. */
function wake(): void {
  follow();
  if (Date.now() - askedAt < STALE_MS) return;
  const wait = table ? Math.random() * SPREAD_MS : 0;
  askedAt = Date.now();
  setTimeout(() => void ask().then(follow), wait);
}

wake();
// A new service worker did not see the page's request: ask it to cache the answer.
const { serviceWorker } = navigator;
if (serviceWorker && !serviceWorker.controller) {
  void serviceWorker.ready.then(({ active }) => active?.postMessage([address]));
}
for (const event of ["pageshow", "online", "focus"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
// After a dialog closes, remove it if its button closed in the meantime.
addEventListener("close", follow, true);
