/**
 * Lets the dialogs of a portal open and close as modal ones. Without it they open by `:target`.
 *
 * Listens on `root`, for the published page its document and for a preview the frame's own part. The
 * browser itself keeps focus inside, returns it on closing, and closes on Escape.
 */
export function attachPopups(root: Document | HTMLElement): () => void {
  const onClick = (event: Event) => {
    const target = event.target as Element;
    const owner = target.ownerDocument;
    for (const menu of owner.querySelectorAll(".p-lang[open]")) {
      if (!menu.contains(target)) menu.removeAttribute("open");
    }
    // The sheet fills its dialog, so a click on the dialog itself fell on the backdrop.
    if (target.localName === "dialog") return (target as HTMLDialogElement).close();
    const opener = target.closest<HTMLElement>("[data-popup]");
    const closer = target.closest("[data-close]");
    if (!opener && !closer) return;
    event.preventDefault();
    if (closer) return closer.closest("dialog")?.close();
    const dialog = owner.getElementById(opener?.dataset.popup ?? "");
    if (dialog?.localName === "dialog") (dialog as HTMLDialogElement).showModal();
  };
  root.addEventListener("click", onClick);
  return () => root.removeEventListener("click", onClick);
}
