import { BEHIND_CLASS, cancelStandIn, closeDialog, dialogId, openDialog } from "./dialogs.ts";

/**
 * Opens and closes a portal's dialogs as modal ones. Without scripts they open by `:target`.
 *
 * Listens on `root`: on a published page its document, in a preview the frame's own part. The browser traps
 * the focus, returns it, and closes on Escape; the stand-in does the same.
 */
export function attachPopups(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onClick = (event: Event) => {
    const target = event.target as Element;
    const owner = target.ownerDocument;
    for (const menu of owner.querySelectorAll(".p-lang[open]")) {
      if (!menu.contains(target)) menu.removeAttribute("open");
    }
    // The sheet fills its dialog, so a click on the dialog itself hit the backdrop.
    if (target.localName === "dialog") return closeDialog(target as HTMLDialogElement);
    if (target.classList.contains(BEHIND_CLASS)) return cancelStandIn(root);
    const opener = target.closest<HTMLElement>("[data-popup]");
    const closer = target.closest("[data-close]");
    if (!opener && !closer) return;
    const dialog = closer ? closer.closest("dialog") : opener && owner.getElementById(dialogId(opener));
    // A missing dialog is on the page that the link leads to.
    if (!dialog) return;
    event.preventDefault();
    if (dialog.localName === "dialog") (closer ? closeDialog : openDialog)(dialog as HTMLDialogElement);
  };
  const onKey = (event: Event) => {
    if ((event as KeyboardEvent).key === "Escape") cancelStandIn(root);
  };
  root.addEventListener("click", onClick, until);
  root.addEventListener("keydown", onKey, until);
}
