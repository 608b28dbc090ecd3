const OPEN = "is-open";
/** Class of the page while a stand-in dialog is open. */
export const BEHIND_CLASS = "is-behind";

/*
 * Native modal dialogs, with a stand-in for browsers without them, such as some captive portal windows:
 * classes show the sheet and hide the page behind it from keyboard and screen readers.
 */

/** Whether this browser supports modal dialogs; the types assume that all do. */
function isModal(dialog: HTMLDialogElement): boolean {
  return "showModal" in dialog;
}

function setOpen(dialog: HTMLDialogElement, isOpen: boolean): void {
  dialog.classList.toggle(OPEN, isOpen);
  dialog.closest(".portal")?.classList.toggle(BEHIND_CLASS, isOpen);
}

/** Id of a tile's dialog. */
export function dialogId({ dataset }: HTMLElement): string {
  return `d-${dataset.button}`;
}

/** Opens a dialog and dispatches `open`, matching the browser's `close`. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) dialog.showModal();
  else {
    // A browser without modal dialogs does not know the element `dialog`.
    dialog.setAttribute("role", "dialog");
    setOpen(dialog, true);
    dialog.querySelector<HTMLElement>("[data-close]")?.focus();
  }
  dialog.dispatchEvent(new Event("open"));
}

/** Returns the focus to the opening button, as browsers do natively. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) {
    dialog.close();
    return;
  }
  setOpen(dialog, false);
  dialog.ownerDocument
    .querySelector<HTMLElement>(`[data-popup][data-button="${dialog.id.slice(2)}"]`)
    ?.focus();
  dialog.dispatchEvent(new Event("close"));
}

/** Escape or a press beside a stand-in; a `cancel` listener may keep it open. */
export function cancelStandIn(root: Document | HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>(`.${OPEN}`);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) closeDialog(dialog);
}
