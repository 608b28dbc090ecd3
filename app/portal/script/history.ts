import { closeDialog, openDialog } from "./dialogs.ts";
import { enlarge, FULL, shownIn, shrink } from "./gallery.ts";

/** What the current entry of the history has open: the id of a dialog, and that of a picture over it. */
function layers(): readonly string[] {
  return history.state?.layers ?? [];
}

/** The dialog that a guest has opened, if one is. */
export function openOne(): HTMLDialogElement | null {
  return document.querySelector(".p-sheet[open],.is-open");
}

/** Opens what an id names, and closes everything else. */
function show(id = ""): void {
  const named = document.getElementById(id);
  const dialog = named?.closest("dialog");
  const figure = named?.closest("figure");
  for (const strip of document.querySelectorAll(`.${FULL}`))
    if (!strip.contains(figure ?? null)) shrink(strip);
  const open = openOne();
  if (open && open !== dialog) closeDialog(open);
  if (dialog && open !== dialog) openDialog(dialog);
  const strip = figure?.parentElement;
  if (figure && strip && !strip.classList.contains(FULL)) enlarge(strip, figure);
}

/**
 * Lets going back close what is open, one layer a press, as it does without scripts: what opens gets an entry of its
 * own, and what is closed on the page takes its entry away again. The entries keep the page's address: going to another
 * fragment takes the focus away.
 */
export function attachHistory(): void {
  /** The browser takes a moment to leave an entry; what opens or closes meanwhile is caught up with afterwards. */
  let isMoving = false;

  const follow = () => {
    if (isMoving) return;
    const dialog = openOne();
    const strip = dialog?.querySelector(`.${FULL}`);
    const open = [dialog, strip && shownIn(strip)].flatMap((layer) => layer?.id ?? []);
    const entries = layers().length;
    isMoving = entries > open.length;
    if (isMoving) history.go(open.length - entries);
    // Another dialog may have been opened while the entry of the one before was being left.
    else if (entries && entries === open.length) history.replaceState({ layers: open }, "");
    else
      open.slice(entries).forEach((_, index) => {
        history.pushState({ layers: open.slice(0, entries + index + 1) }, "");
      });
  };
  const showOnly = (id?: string) => {
    isMoving = true;
    show(id);
    isMoving = false;
  };
  // Neither event rises.
  addEventListener("open", follow, true);
  addEventListener("close", follow, true);
  addEventListener("popstate", () => {
    const wasMoving = isMoving;
    isMoving = false;
    if (wasMoving) follow();
    else showOnly(layers().at(-1));
  });

  const { hash, pathname, search } = location;
  showOnly(layers().at(-1) ?? hash.slice(1));
  // Opened by its address: below it belongs the page, so that closing it stays here.
  if (openOne() && layers().length === 0) {
    history.replaceState(null, "", pathname + search);
    follow();
  }
}
