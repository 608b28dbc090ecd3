const OPEN = "is-open";
/** What the page is while a stand-in is open. */
export const BEHIND = "is-behind";

/*
 * The browser's own modal dialogs, and a plain stand-in for browsers that have none, as the small ones may be
 * that a hotel's Wi-Fi opens: there classes show the sheet, and hide the page behind it, so that neither keys
 * nor a screen reader leave it.
 */

/** Whether this browser can be asked for one: the types say that all can. */
function isModal(dialog: HTMLDialogElement): boolean {
  return "showModal" in dialog;
}

function standIn(dialog: HTMLDialogElement, isOpen: boolean): void {
  dialog.classList.toggle(OPEN, isOpen);
  dialog.closest(".portal")?.classList.toggle(BEHIND, isOpen);
}

/** The id of the dialog that a tile opens. */
export function dialogId({ dataset }: HTMLElement): string {
  return `d-${dataset.button}`;
}

/** Opens a dialog, and lets it say so by `open`, as browsers do with `close`. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) dialog.showModal();
  else {
    // To such a browser it is an element like any other.
    dialog.setAttribute("role", "dialog");
    standIn(dialog, true);
    dialog.querySelector<HTMLElement>("[data-close]")?.focus();
  }
  dialog.dispatchEvent(new Event("open"));
}

/** Gives the focus back to the button that opened it, as the browser does by itself. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) {
    dialog.close();
    return;
  }
  standIn(dialog, false);
  dialog.ownerDocument
    .querySelector<HTMLElement>(`[data-popup][data-button="${dialog.id.slice(2)}"]`)
    ?.focus();
  dialog.dispatchEvent(new Event("close"));
}

/**
 * Escape, or a press beside the sheet, where the browser does not see to it: a listener for `cancel` may
 * keep the dialog open.
 */
export function cancelStandIn(root: Document | HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>(`.${OPEN}`);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) closeDialog(dialog);
}
