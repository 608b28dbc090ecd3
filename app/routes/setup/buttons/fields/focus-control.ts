/** Ids for paths whose own id another element of the page has. */
const OTHER_IDS: Readonly<Record<string, string>> = { content: "popup-content" };

/** Finds the control of a path by its id, or by its name, such as for a file input. Browser only. */
function findControl(path: string, prefix: string): HTMLElement | null {
  const id = prefix + (OTHER_IDS[path] ?? path);
  return document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
}

/** The control of a path, otherwise of its nearest parent path. */
function findNearestControl(path: string, prefix: string): HTMLElement | null {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const control = findControl(names.slice(0, length).join("."), prefix);
    if (control) return control;
  }
  return null;
}

/** Focuses the control of a path, scrolled to the middle, where no toast covers it. Browser only. */
export function focusControl(path: string, prefix = ""): void {
  const control = findNearestControl(path, prefix);
  // Expand a collapsed parent first.
  control?.closest("details:not([open])")?.setAttribute("open", "");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** An error with its field's label: "Content: This is too long." Browser only. */
export function withFieldName(path: string, reason: string, prefix = ""): string {
  const control = findNearestControl(path, prefix);
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
  const named = control?.getAttribute("aria-labelledby");
  const label = labels?.[0] ?? (named ? document.getElementById(named) : null);
  const name = label?.textContent?.trim() || control?.getAttribute("aria-label");
  return name ? `${name}: ${reason}` : reason;
}

/** Focuses the control of a path after the next render, for example in an added row. */
export function focusSoon(path: string, prefix = ""): void {
  setTimeout(() => focusControl(path, prefix));
}
