import { closeDialog, openDialog } from "./dialogs.ts";
import { enlarge, FULL_CLASS, findVisiblePicture, shrink } from "./gallery.ts";
import { SEARCH_DIALOG } from "./search-dialog-name.ts";

/** Ids in the current history entry: the open dialog, and a picture over it. */
function getLayers(): readonly string[] {
  return history.state?.layers ?? [];
}

/** The open dialog, if any. */
export function openOne(): HTMLDialogElement | null {
  return document.querySelector(`.p-sheet[open],.is-open,#${SEARCH_DIALOG}[open]`);
}

/** Opens the element with an id and closes everything else. */
function show(id = ""): void {
  const named = document.getElementById(id);
  const dialog = named?.closest("dialog");
  const figure = named?.closest("figure");
  for (const strip of document.querySelectorAll(`.${FULL_CLASS}`))
    if (!strip.contains(figure ?? null)) shrink(strip);
  const open = openOne();
  if (open && open !== dialog) closeDialog(open);
  if (dialog && open !== dialog) openDialog(dialog);
  const strip = figure?.parentElement;
  if (figure && strip && !strip.classList.contains(FULL_CLASS)) enlarge(strip, figure);
}

/**
 * Makes the back button close what is open, one layer at a time, as without scripts: opening pushes a history
 * entry, and closing on the page removes it. Entries keep the page's address, because changing the fragment
 * would move the focus.
 */
export function attachHistory(): void {
  /** Leaving an entry is asynchronous; changes during that time are applied afterwards. */
  let isMoving = false;

  const follow = () => {
    if (isMoving) return;
    const dialog = openOne();
    const strip = dialog?.querySelector(`.${FULL_CLASS}`);
    const open = [dialog, strip && findVisiblePicture(strip)].flatMap((layer) => layer?.id ?? []);
    const entries = getLayers().length;
    isMoving = entries > open.length;
    if (isMoving) history.go(open.length - entries);
    // Another dialog may have opened while the previous entry was being left.
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
  // "open" and "close" do not bubble, so the listeners capture them.
  addEventListener("open", follow, true);
  addEventListener("close", follow, true);
  addEventListener("popstate", () => {
    const wasMoving = isMoving;
    isMoving = false;
    if (wasMoving) follow();
    else showOnly(getLayers().at(-1));
  });

  const { hash, pathname, search } = location;
  showOnly(getLayers().at(-1) ?? hash.slice(1));
  // A reloaded page lacks the search, which its script opened.
  if (!openOne() && getLayers().length > 0) history.replaceState(null, "");
  // Opened by its address: put the page below it in the history, so that closing it stays on the page.
  if (openOne() && getLayers().length === 0) {
    history.replaceState(null, "", pathname + search);
    follow();
  }
}
