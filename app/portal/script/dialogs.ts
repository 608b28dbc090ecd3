const OPEN = "is-open";

/*
 * The browser's own modal dialogs, and a plain stand-in for browsers that have none, as the small ones may be
 * that a hotel's Wi-Fi opens: there the sheet is shown by a class, with less comfort.
 */

/** Whether this browser can be asked for one: the types say that all can. */
function isModal(dialog: HTMLDialogElement): boolean {
  return "showModal" in dialog;
}

export function openDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) {
    dialog.showModal();
    return;
  }
  dialog.classList.add(OPEN);
  dialog.querySelector<HTMLElement>("[data-close]")?.focus();
}

/** Gives the focus back to the button that opened it, as the browser does by itself. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) {
    dialog.close();
    return;
  }
  dialog.classList.remove(OPEN);
  dialog.ownerDocument.querySelector<HTMLElement>(`[data-popup="${dialog.id}"]`)?.focus();
}

/** Escape, where the browser does not see to it: whoever listens for `cancel` may keep the dialog open. */
export function cancelStandIn(root: Document | HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>(`.${OPEN}`);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) closeDialog(dialog);
}
