/** The page's main part has this id already, so the editor of a popup's content has another. */
const OTHER_IDS: Readonly<Record<string, string>> = { content: "popup-content" };

/** The control with an id, or of that name where the control itself carries none, as a file's. Browser only. */
function findControl(path: string, prefix: string): HTMLElement | null {
  const id = prefix + (OTHER_IDS[path] ?? path);
  return document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
}

/** The control of a path, else that of the nearest part around it. */
function nearestControl(path: string, prefix: string): HTMLElement | null {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const control = findControl(names.slice(0, length).join("."), prefix);
    if (control) return control;
  }
  return null;
}

/** Gives the focus to the control of a path, in the middle of what scrolls: no toast stands there. Browser only. */
export function focusControl(path: string, prefix = ""): void {
  const control = nearestControl(path, prefix);
  // What is folded away takes no focus.
  control?.closest("details:not([open])")?.setAttribute("open", "");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** A refusal behind the name of its field, as the screen shows it: "Content: This is too long." Browser only. */
export function withFieldName(path: string, reason: string, prefix = ""): string {
  const control = nearestControl(path, prefix);
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
  const named = control?.getAttribute("aria-labelledby");
  const label = labels?.[0] ?? (named ? document.getElementById(named) : null);
  const name = label?.textContent?.trim() || control?.getAttribute("aria-label");
  return name ? `${name}: ${reason}` : reason;
}

/** The same once the screen has caught up, as after a row was added. */
export function focusSoon(path: string, prefix = ""): void {
  setTimeout(() => focusControl(path, prefix));
}
