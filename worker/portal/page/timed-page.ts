import { type PageTiming, readTiming } from "../rendering/page-timing.ts";
import type { StoredPage } from "../stored-portal.ts";
import { markupOf } from "./page-markup.ts";
import { contentOf, filled, type Markup, NOTHING, type Slot, slotsNamed } from "./slots.ts";

/** A tile in both its forms. */
export interface TimedTileParts {
  readonly id: string;
  readonly open: Markup;
  /** While it is shown closed, its label left empty; null where it never is. */
  readonly closed: Markup | null;
}

/** The dialog of a button with hours. */
interface TimedDialog {
  readonly slot: Slot;
  readonly open: Markup;
  /** The same without what can be pressed. */
  readonly readOnly: Markup;
}

/** What of a page hours change. */
export interface TimedPage {
  readonly timing: PageTiming;
  /** Where the tiles stand. */
  readonly slot: Slot;
  readonly tiles: readonly TimedTileParts[];
  /** The social bar; null where it does not stand among the tiles. */
  readonly bar: Markup | null;
  readonly dialogs: ReadonlyMap<string, TimedDialog>;
}

const timedPages = new WeakMap<StoredPage, TimedPage | null>();

/**
 * Null where no button of the page has hours, and where a newer version wrote them in a form of its own: guests then
 * get it with every button open. Made once a page, and kept with it.
 */
export function timedPageOf(page: StoredPage): TimedPage | null {
  if (page.timing === undefined) return null;
  const known = timedPages.get(page);
  if (known !== undefined) return known;
  const timing = readTiming(page.timing);
  const timed = timing && partsOf(markupOf(page), timing);
  timedPages.set(page, timed);
  return timed;
}

const TILE = "tile.";

function partsOf(markup: Markup, timing: PageTiming): TimedPage | null {
  const [slot] = slotsNamed(markup, "tiles");
  if (!slot) return null;
  const grid = contentOf(markup, slot);
  const closed = new Map(timing.tiles.map((tile) => [tile.id, tile.closed]));
  const tiles = grid.slots.flatMap((each): readonly TimedTileParts[] => {
    if (!each.name.startsWith(TILE)) return [];
    const id = each.name.slice(TILE.length);
    return [{ id, open: contentOf(grid, each), closed: closed.get(id) ?? null }];
  });
  const [bar] = slotsNamed(grid, "bar");
  const dialogs = new Map(
    timing.tiles.flatMap(({ id }): readonly [string, TimedDialog][] => {
      const [dialog] = slotsNamed(markup, `dialog.${id}`);
      return dialog ? [[id, dialogOf(markup, dialog)]] : [];
    }),
  );
  return { timing, slot, tiles, bar: bar ? contentOf(grid, bar) : null, dialogs };
}

function dialogOf(markup: Markup, slot: Slot): TimedDialog {
  const open = contentOf(markup, slot);
  const subs = slotsNamed(open, "subs").map((each) => ({ slot: each, content: NOTHING }));
  return { slot, open, readOnly: filled(open, subs) };
}
