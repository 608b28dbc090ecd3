import type { PageTiming } from "../rendering/page-timing.ts";
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
  readonly tiles: readonly TimedTileParts[];
  /** The social bar; null where it does not stand among the tiles. */
  readonly bar: Markup | null;
  readonly dialogs: ReadonlyMap<string, TimedDialog>;
}

interface TimedPageSource {
  readonly markup: Markup;
  readonly timing: PageTiming | null;
}

/** Null where no button of the page has hours, or none is shown. */
export function timedPageOf({ timing, markup }: TimedPageSource): TimedPage | null {
  const [slot] = slotsNamed(markup, "tiles");
  if (!timing || !slot) return null;
  const dialogs = timing.tiles.flatMap(({ id }): readonly [string, TimedDialog][] => {
    const dialog = dialogOf(markup, id);
    return dialog ? [[id, dialog]] : [];
  });
  return { timing, ...gridPartsOf(markup, { slot, timing }), dialogs: new Map(dialogs) };
}

const TILE = "tile.";

/** The tiles that stand in a slot, with the ids of their buttons. */
export function tileSlotsOf({ slots }: Markup): readonly { readonly id: string; readonly slot: Slot }[] {
  return slots.flatMap((slot) =>
    slot.name.startsWith(TILE) ? [{ id: slot.name.slice(TILE.length), slot }] : [],
  );
}

/** The tiles of a page and what stands among them. */
export function gridPartsOf(
  markup: Markup,
  { slot, timing }: { readonly slot: Slot; readonly timing: PageTiming },
): Pick<TimedPage, "tiles" | "bar"> {
  const grid = contentOf(markup, slot);
  const closed = new Map(timing.tiles.map((tile) => [tile.id, tile.closed]));
  const tiles = tileSlotsOf(grid).map(({ id, slot: tile }) => ({
    id,
    open: contentOf(grid, tile),
    closed: closed.get(id) ?? null,
  }));
  const [bar] = slotsNamed(grid, "bar");
  return { tiles, bar: bar ? contentOf(grid, bar) : null };
}

/** Null where pressing the button opens no dialog. */
export function dialogOf(markup: Markup, buttonId: string): TimedDialog | null {
  const [slot] = slotsNamed(markup, `dialog.${buttonId}`);
  if (!slot) return null;
  const open = contentOf(markup, slot);
  const subs = slotsNamed(open, "subs").map((each) => ({ slot: each, content: NOTHING }));
  return { slot, open, readOnly: filled(open, subs) };
}
