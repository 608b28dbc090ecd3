import { attachForms } from "./forms.ts";
import { attachGallery } from "./gallery.ts";
import { attachPopups } from "./popups.ts";
import { attachPresses } from "./presses.ts";

/**
 * Gives a page all that needs a script, listening on `root`: for the published page its document, for a
 * preview the frame's own part.
 */
export function enliven(root: Document | HTMLElement): () => void {
  const document = root.ownerDocument ?? (root as Document);
  document.documentElement.classList.add("js");
  // A map's button leads away without scripts and opens a dialog with them. Nothing is taken out: a
  // preview's elements are React's.
  for (const link of root.querySelectorAll("a[data-popup][target]")) {
    link.setAttribute("aria-haspopup", "dialog");
  }
  const detachments = [attachPopups, attachForms, attachGallery, attachPresses].map((attach) => attach(root));
  return () => {
    for (const detach of detachments) detach();
  };
}
