import type { EpochMs } from "#domain/time.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { spanClass, tilesAboveBar } from "#portal/tile/tile-layout.ts";
import { OPEN, type TileState, tileStateAt, tileStateUntil } from "#portal/tile/tile-state.ts";
import type { CutPage, GridPart } from "./cut-page.ts";
import { escapeHtml } from "./escape-html.ts";
import type { PageTiming } from "./page-timing.ts";

/** The attribute that tells a page's script when the page changes next; 0: it does not. */
const UNTIL = ' data-until="0"';
/** Where a dialog says when its button opens. */
const NOTE = '<p class="p-hours" role="status">';
const LABEL_END = "</em></a>";
const SPAN = / s[236](?: t[236])?(?= at-)/;

/** How guests see the timed buttons of a page at a moment, and until when. */
export interface StatesAt {
  readonly states: ReadonlyMap<string, TileState>;
  /** Null: nothing of it changes any more. */
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

/** The markup of a closed tile with its label. */
function labelled(closed: string, label: string): string {
  return closed.slice(0, -LABEL_END.length) + escapeHtml(label) + LABEL_END;
}

/** A dialog that says when its button opens. */
function noted(dialog: string, label: string): string {
  return dialog.replace(`${NOTE}</p>`, () => `${NOTE}${escapeHtml(label)}</p>`);
}

/**
 * The page as guests get it while its buttons are in these states: text that was rendered when it was published, put
 * together.
 */
export function composePage(
  cut: CutPage,
  { tiles, layout }: PageTiming,
  { states, until }: StatesAt,
): string {
  const closedForms = new Map(tiles.map(({ id, closed }) => [id, closed]));
  const stateOf = ({ id }: { readonly id: string | null }) => (id && states.get(id)) || OPEN;
  const isReadable = new Map(tiles.map((tile) => [tile.id, tile.isReadable]));

  const tilesIn = cut.grid.filter(({ id }) => id !== null);
  const shown = tilesIn.filter((part) => stateOf(part).kind !== "hidden");
  const htmlOf = (part: GridPart, index: number): string => {
    const state = stateOf(part);
    const closed = state.kind === "closed" ? closedForms.get(part.id ?? "") : null;
    const html = closed && state.kind === "closed" ? labelled(closed, state.label) : part.html;
    return html.replace(SPAN, ` ${spanClass(layout, index, shown.length)}`);
  };
  const htmls = shown.map(htmlOf);
  const bar = cut.grid.find(({ id }) => id === null);
  const half = tilesAboveBar(layout, shown.length);
  const grid = bar ? [...htmls.slice(0, half), bar.html, ...htmls.slice(half)] : htmls;

  const after = cut.after.map((part) => {
    if (typeof part === "string") return part;
    const state = stateOf(part);
    if (state.kind === "open") return part.html;
    return state.kind === "closed" && isReadable.get(part.id) ? noted(part.readOnly, state.label) : "";
  });
  const before = cut.before.replace(UNTIL, ` data-until="${until ?? 0}"`);
  return before + grid.join("") + after.join("");
}
