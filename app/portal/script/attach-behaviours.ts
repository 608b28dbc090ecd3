import { attachGuards } from "./attach-guards.ts";
import { attachClickActions } from "./click-actions.ts";
import { attachForms } from "./forms.ts";
import { attachGallery } from "./gallery.ts";
import { attachKnownPlace } from "./known-place.ts";
import { attachPopups } from "./popups.ts";
import { attachWheel } from "./wheel.ts";

/**
 * Attaches all client-side behaviour, listening on `root`. For the published page that is its document, which goes
 * with it. For a preview it is the frame's own part, until `signal` aborts.
 */
export function attachBehaviours(root: Document | HTMLElement, signal?: AbortSignal): void {
  const document = root.ownerDocument ?? (root as Document);
  document.documentElement.classList.add("js");
  // A map's button leads away without scripts and opens a dialog with them. Nothing is taken out: a
  // preview's elements are React's.
  for (const link of root.querySelectorAll("a[data-popup][target]")) {
    link.setAttribute("aria-haspopup", "dialog");
  }
  const until = { signal };
  attachPopups(root, until);
  attachGuards(root, until);
  attachForms(root, until);
  attachKnownPlace(root, until);
  attachGallery(root, until);
  attachWheel(root, until);
  attachClickActions(root, until);
}
