/*
 * Where the tiles and dialogs of a page lie. It is found in the page itself: what staff typed holds no `<` there, so
 * that only markup of ours can be met.
 */

const GRID = '<div class="p-grid ';
const DIALOG_END = "</dialog>";
const OTHER_LANGUAGE = '<div class="p-other"';
const SUBS = '<div class="p-subs">';
/** What stands behind the sub-buttons of a popup. */
const AFTER_SUBS = '</div><a class="p-close"';

/** A tile of the grid, or the social bar among them, whose id is null. */
export interface GridPart {
  readonly id: string | null;
  readonly html: string;
}

interface DialogCut {
  readonly id: string;
  readonly html: string;
  /** The same without what can be pressed. */
  readonly readOnly: string;
}

export interface CutPage {
  readonly before: string;
  readonly grid: readonly GridPart[];
  /** Behind the grid, in order: text that stays, and dialogs of the ids that were asked for. */
  readonly after: readonly (string | DialogCut)[];
}

function withoutSubs(dialog: string): string {
  const start = dialog.lastIndexOf(SUBS);
  const end = dialog.lastIndexOf(AFTER_SUBS);
  return start === -1 || end < start ? dialog : dialog.slice(0, start) + dialog.slice(end);
}

/** The dialog of a button from its element's start to its end, with the element that says its language around it. */
function dialogIn(html: string, id: string, from: number): readonly [start: number, end: number] | null {
  const inner = html.indexOf(`<dialog id="d-${id}"`, from);
  if (inner === -1) return null;
  const end = html.indexOf(DIALOG_END, inner) + DIALOG_END.length;
  const outer = html.lastIndexOf("<", inner - 1);
  if (outer < from || !html.startsWith(OTHER_LANGUAGE, outer)) return [inner, end];
  return [outer, end + "</div>".length];
}

/**
 * Cuts a page into what stays and what hours change. `ids` name the buttons whose dialogs are asked for. Null: no page
 * of tiles.
 */
export function cutPage(html: string, ids: readonly string[]): CutPage | null {
  const grid = html.indexOf(GRID);
  if (grid === -1) return null;
  const start = html.indexOf(">", grid) + 1;
  const parts: GridPart[] = [];
  let at = start;
  for (;;) {
    const close = html.startsWith("<a ", at) ? "</a>" : html.startsWith("<nav ", at) ? "</nav>" : null;
    if (close === null) break;
    const end = html.indexOf(close, at) + close.length;
    const part = html.slice(at, end);
    parts.push({
      id: close === "</a>" ? (/ data-button="(\w+)"/.exec(part)?.[1] ?? null) : null,
      html: part,
    });
    at = end;
  }
  const after: (string | DialogCut)[] = [];
  for (const id of ids) {
    const found = dialogIn(html, id, at);
    if (!found) continue;
    const dialog = html.slice(...found);
    after.push(html.slice(at, found[0]), { id, html: dialog, readOnly: withoutSubs(dialog) });
    at = found[1];
  }
  return { before: html.slice(0, start), grid: parts, after: [...after, html.slice(at)] };
}
