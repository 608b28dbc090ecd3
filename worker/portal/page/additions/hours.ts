import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { countTilesAboveBar, getSpanClass } from "#portal/tile/tile-layout.ts";
import { OPEN_TILE, type TileState, tileStateAt, tileStateUntil } from "#portal/tile/tile-state.ts";
import type { PageTiming } from "../../rendering/page-timing.ts";
import type { PageAddition } from "../page-addition.ts";
import {
  EMPTY_MARKUP,
  type Fill,
  fillSlots,
  getSlots,
  joinMarkup,
  type Markup,
  type Slot,
  toFills,
} from "../slots.ts";
import { findDialog, getGridParts, getTileSlots, type TimedTileParts } from "../timed-page.ts";

/** State of a page's timed buttons at a moment, and when it changes next. */
interface StatesAt {
  readonly states: ReadonlyMap<string, TileState>;
  /** `null`: nothing changes any more. */
  readonly until: EpochMs | null;
}

export function statesAt({ tiles, words }: PageTiming, moment: PortalMoment): StatesAt {
  const states = new Map<string, TileState>();
  let until = Number.POSITIVE_INFINITY;
  for (const { id, hours } of tiles) {
    const state = tileStateAt(hours, moment, words);
    states.set(id, state);
    until = Math.min(until, tileStateUntil(hours, state, moment) ?? until);
  }
  return { states, until: Number.isFinite(until) ? until : null };
}

function withText(markup: Markup, name: "label" | "opening" | "span", text: string): Markup {
  return fillSlots(markup, toFills(markup, name, escapeHtml(text)));
}

type StateOf = (id: string) => TileState;

/** The tiles of a page with their timing. */
interface TimedGrid {
  readonly markup: Markup;
  /** The slot of all tiles. */
  readonly slot: Slot;
  readonly timing: PageTiming;
}

/** The grid without hidden tiles: spans recalculated, the social bar half-way down if the grid contains it. */
function renderGridWithout({ markup, slot, timing }: TimedGrid, getState: StateOf): Markup {
  const { tiles, bar } = getGridParts(markup, { slot, timing });
  const { layout } = timing;
  const shown = tiles.filter(({ id }) => getState(id).kind !== "hidden");
  const renderTile = ({ id, open, closed }: TimedTileParts, index: number): Markup => {
    const state = getState(id);
    const tile = closed && state.kind === "closed" ? withText(closed, "label", state.label) : open;
    return withText(tile, "span", getSpanClass(layout, index, shown.length));
  };
  const all = shown.map(renderTile);
  if (bar) all.splice(countTilesAboveBar(layout, shown.length), 0, bar);
  return joinMarkup(all);
}

/** Fills for closed tiles. Every tile keeps its place, so the others need no change. */
function renderClosedTiles({ markup, timing }: TimedGrid, getState: StateOf): readonly Fill[] {
  const slots = getTileSlots(markup);
  return timing.tiles.flatMap(({ id, closed }) => {
    const state = getState(id);
    const index = slots.findIndex((each) => each.id === id);
    const own = slots[index];
    if (!own || !closed || state.kind !== "closed") return [];
    const span = getSpanClass(timing.layout, index, slots.length);
    return [{ slot: own.slot, content: withText(withText(closed, "label", state.label), "span", span) }];
  });
}

function renderDialogFills({ markup, timing }: TimedGrid, getState: StateOf): readonly Fill[] {
  return timing.tiles.flatMap(({ id, isReadable }) => {
    const state = getState(id);
    const dialog = state.kind === "open" ? null : findDialog(markup, id);
    if (!dialog) return [];
    const isRead = state.kind === "closed" && isReadable;
    const content = isRead ? withText(dialog.readOnly, "opening", state.label) : EMPTY_MARKUP;
    return [{ slot: dialog.slot, content }];
  });
}

/** Renders each button with hours as open, hidden, or closed with its next opening (T4). */
export const hours: PageAddition = ({ markup, served, manifest: { timeZone }, timing }, now) => {
  const [slot] = getSlots(markup, "tiles");
  if (timing === null || !slot || served !== "open") return null;
  const { states, until } = statesAt(timing, { at: now, timeZone });
  const getState: StateOf = (id) => states.get(id) ?? OPEN_TILE;
  const grid = { markup, slot, timing };
  const isAnyHidden = [...states.values()].some(({ kind }) => kind === "hidden");
  const fills = [
    ...(isAnyHidden
      ? [{ slot, content: renderGridWithout(grid, getState) }]
      : renderClosedTiles(grid, getState)),
    ...renderDialogFills(grid, getState),
    ...toFills(markup, "until", String(until ?? 0)),
  ];
  return { fills, until };
};
