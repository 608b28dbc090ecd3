import { attachGuards } from "./attach-guards.ts";
import { attachClickActions } from "./click-actions.ts";
import { attachForms } from "./forms.ts";
import { attachGallery } from "./gallery.ts";
import { attachKnownPlace } from "./known-place.ts";
import { attachPopups } from "./popups.ts";
import { attachWheel } from "./wheel.ts";

/**
 * Attaches all client-side behaviour to `root`: on a published page its document; in a preview the part of
 * the frame, until `signal` aborts.
 */
export function attachBehaviours(root: Document | HTMLElement, signal?: AbortSignal): void {
  const document = root.ownerDocument ?? (root as Document);
  document.documentElement.classList.add("js");
  // A map button leads away without scripts and opens a dialog with them. Elements are not removed: in a
  // preview they belong to React.
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
