import type { PageTiming } from "../rendering/page-timing.ts";
import { EMPTY_MARKUP, fillSlots, getContent, getSlots, type Markup, type Slot } from "./slots.ts";

/** A tile in its open and its closed form. */
export interface TimedTileParts {
  readonly id: string;
  readonly open: Markup;
  /** The closed form with an empty label; `null`: the tile is never shown closed. */
  readonly closed: Markup | null;
}

/** The dialog of a button with hours. */
interface TimedDialog {
  readonly slot: Slot;
  readonly open: Markup;
  /** The dialog without anything that can be pressed. */
  readonly readOnly: Markup;
}

/** The parts of a page that hours change. */
export interface TimedPage {
  readonly timing: PageTiming;
  readonly tiles: readonly TimedTileParts[];
  /** The social bar, if it stands among the tiles; otherwise `null`. */
  readonly bar: Markup | null;
  readonly dialogs: ReadonlyMap<string, TimedDialog>;
}

interface TimedPageSource {
  readonly markup: Markup;
  readonly timing: PageTiming | null;
}

/** `null`: no shown button has hours. */
export function toTimedPage({ timing, markup }: TimedPageSource): TimedPage | null {
  const [slot] = getSlots(markup, "tiles");
  if (!timing || !slot) return null;
  const dialogs = timing.tiles.flatMap(({ id }): readonly [string, TimedDialog][] => {
    const dialog = findDialog(markup, id);
    return dialog ? [[id, dialog]] : [];
  });
  return { timing, ...getGridParts(markup, { slot, timing }), dialogs: new Map(dialogs) };
}

const TILE = "tile.";

/** The tile slots of a grid, with the ids of their buttons. */
export function getTileSlots({ slots }: Markup): readonly { readonly id: string; readonly slot: Slot }[] {
  return slots.flatMap((slot) =>
    slot.name.startsWith(TILE) ? [{ id: slot.name.slice(TILE.length), slot }] : [],
  );
}

/** Splits the grid into tiles and the social bar. */
export function getGridParts(
  markup: Markup,
  { slot, timing }: { readonly slot: Slot; readonly timing: PageTiming },
): Pick<TimedPage, "tiles" | "bar"> {
  const grid = getContent(markup, slot);
  const closed = new Map(timing.tiles.map((tile) => [tile.id, tile.closed]));
  const tiles = getTileSlots(grid).map(({ id, slot: tile }) => ({
    id,
    open: getContent(grid, tile),
    closed: closed.get(id) ?? null,
  }));
  const [bar] = getSlots(grid, "bar");
  return { tiles, bar: bar ? getContent(grid, bar) : null };
}

/** `null`: the button opens no dialog. */
export function findDialog(markup: Markup, buttonId: string): TimedDialog | null {
  const [slot] = getSlots(markup, `dialog.${buttonId}`);
  if (!slot) return null;
  const open = getContent(markup, slot);
  const subs = getSlots(open, "subs").map((each) => ({ slot: each, content: EMPTY_MARKUP }));
  return { slot, open, readOnly: fillSlots(open, subs) };
}
