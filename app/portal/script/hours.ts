import type { ClosedAs, PageTimetable, TileTimetable } from "../tile/page-timetable.ts";
import { spanClass, tilesAboveBar } from "../tile/tile-layout.ts";
import { stayInWindow } from "./app-browsers.ts";

/*
 * The script of pages whose buttons have hours, served at /guest/hours.js and fetched by `more.ts`: lets a page that is
 * left open follow them by itself, also without a network (T5): by the phone's clock, and by the property's once an
 * answer has told it. Reads data-until and data-timetable of the body, and `PageTimetable`; exchanges tiles of the grid
 * and dialogs that are not open, and touches nothing else.
 */

/** After so long a page asks again: staff may have published other hours. */
const STALE_MS = 3_600_000;
/** No timer is set for longer: browsers lose count of long ones, and phones sleep. */
const TIMER_MAX_MS = 600_000;
/** Thousands of phones must not ask in the same instant. */
const SPREAD_MS = 3_000;

const { timetable: address = "" } = document.body.dataset;
/** Dialogs that were taken out, with what was typed in them. */
const taken = new Map<string, Element>();
let table: PageTimetable | undefined;
let askedAt = 0;
let timer = 0;
/** By how much the phone's clock is behind the server's, in milliseconds: the property's hours go by the right one. */
let behind = 0;

/** A clock that is right but for what the way of an answer takes, which says its second, is left alone. */
const CLOCK_TOLERANCE_MS = 5_000;

function propertyNow(): number {
  return Date.now() + behind;
}

/** Of an answer that the service worker kept, the date is of another day. */
function setClock({ headers }: Response): void {
  const date = headers.has("x-kept") ? Number.NaN : Date.parse(headers.get("date") ?? "");
  const difference = date - Date.now();
  if (!Number.isNaN(difference)) behind = Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0;
}

function stateOf({ changes }: TileTimetable, now: number): ClosedAs {
  return changes.findLast(([at]) => at <= now)?.[1] ?? 1;
}

function elementOf(html: string): Element | null {
  const template = document.createElement("template");
  template.innerHTML = html;
  stayInWindow(navigator, template.content);
  for (const link of template.content.querySelectorAll("[data-popup][target]")) {
    link.setAttribute("aria-haspopup", "dialog");
  }
  return template.content.firstElementChild;
}

function tileIn(grid: Element, id: string): Element | null {
  return grid.querySelector(`:scope>[data-button="${id}"]`);
}

/**
 * Lets a guest who goes by keys stay where they are: a closed tile without a press takes the focus from scripts alone.
 */
function passFocus(tile: HTMLElement | null): void {
  if (!tile?.hasAttribute("href")) tile?.setAttribute("tabindex", "-1");
  tile?.focus({ preventScroll: true });
}

/** A tile as it has to be; the one that is there wherever it is that already, so that it keeps the focus. */
function bringTile(grid: Element, id: string, tile: TileTimetable, state: ClosedAs): Element | null {
  const old = tileIn(grid, id);
  if (state === 0) {
    old?.remove();
    return null;
  }
  const isClosed = state !== 1;
  let shown = old;
  if (!old || old.classList.contains("is-closed") !== isClosed) {
    shown = elementOf(isClosed ? tile.closed : tile.open);
    const hadFocus = old === document.activeElement;
    if (old && shown) grid.replaceChild(shown, old);
    if (hadFocus) passFocus(shown as HTMLElement | null);
  }
  const label = shown?.querySelector(".p-when");
  if (label && label.textContent !== state) {
    const icon = label.querySelector("svg");
    label.replaceChildren(...(icon ? [icon] : []), String(state));
  }
  return shown;
}

/** Says in a dialog, also in one that is open, when its button opens again. */
function bringNote(id: string, state: ClosedAs): void {
  const note = document.querySelector(`#d-${id} .p-hours`);
  const text = typeof state === "string" ? state : "";
  if (note && note.textContent !== text) note.textContent = text;
}

/** The dialog of a button as it has to be; one that is open stays, whatever its button does. */
function bringDialog(id: string, { dialog, readOnly }: TileTimetable, state: ClosedAs): void {
  const old = document.getElementById(`d-${id}`);
  // One whose style is not there would be worse than none.
  if (document.body.dataset.sheets || !dialog || old?.matches("[open],.is-open")) return;
  const hasForms = readOnly !== 1 && readOnly !== "";
  const current = !old ? "" : hasForms && !old.querySelector(".p-subs") ? readOnly : dialog;
  const wanted = state === 0 ? "" : state === 1 || readOnly === 1 ? dialog : readOnly;
  if (wanted === current) return;
  // One that is in another language lies in an element that says so.
  const around = old?.closest(".p-other") ?? old;
  if (around && current === dialog) taken.set(id, around);
  around?.remove();
  const element = wanted === dialog ? (taken.get(id) ?? elementOf(dialog)) : elementOf(wanted);
  if (element) document.querySelector(".portal")?.appendChild(element);
}

/** Brings the page up to a moment. */
function bring({ tiles, order, layout }: PageTimetable, now: number): void {
  const grid = document.querySelector(".p-grid");
  if (!grid) return;
  const shown: Element[] = [];
  for (const id of order) {
    const tile = tiles[id];
    const element = tile ? bringTile(grid, id, tile, stateOf(tile, now)) : tileIn(grid, id);
    if (tile) {
      bringDialog(id, tile, stateOf(tile, now));
      bringNote(id, stateOf(tile, now));
    }
    if (element) shown.push(element);
  }
  const bar = grid.querySelector(":scope>nav");
  const wanted = [...shown];
  if (bar) wanted.splice(tilesAboveBar(layout, shown.length), 0, bar);
  shown.forEach((element, index) => {
    const name = element.className.replace(
      / s[236](?: t[236])?(?= at-)/,
      ` ${spanClass(layout, index, shown.length)}`,
    );
    if (name !== element.className) element.className = name;
  });
  // What stands in its place is not moved: moving takes the focus away.
  wanted.forEach((element, index) => {
    const there = grid.children[index];
    if (there !== element) grid.insertBefore(element, there ?? null);
  });
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const answer = await fetch(address, { priority: "low" });
    setClock(answer);
    if (answer.ok) table = await answer.json();
  } catch {
    // No network, and nothing kept: the next wake asks again.
    askedAt = 0;
  }
}

/** Shows what has to be shown now, and waits for the next change. */
function follow(): void {
  clearTimeout(timer);
  const now = propertyNow();
  const changes = table ? Object.values(table.tiles).flatMap((tile) => tile.changes) : [];
  if (table && now < table.until) bring(table, now);
  const next = Math.min(...changes.flatMap(([at]) => (at > now ? at : [])), now + TIMER_MAX_MS);
  timer = window.setTimeout(wake, next - now);
}

/** After a sleep, and from time to time: what is known may be old. */
function wake(): void {
  follow();
  if (Date.now() - askedAt < STALE_MS) return;
  const wait = table ? Math.random() * SPREAD_MS : 0;
  askedAt = Date.now();
  setTimeout(() => void ask().then(follow), wait);
}

wake();
// A service worker that is new to the page did not see it ask, and is to keep the answer beside the page.
const { serviceWorker } = navigator;
if (serviceWorker && !serviceWorker.controller) {
  void serviceWorker.ready.then(({ active }) => active?.postMessage([address]));
}
for (const event of ["pageshow", "online", "focus"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
// A sheet that stayed open while its button closed goes when it is closed; so does what may not be pressed any more.
addEventListener("close", follow, true);
