/** The page's main part has this id already, so the editor of a popup's content has another. */
const OTHER_IDS: Readonly<Record<string, string>> = { content: "popup-content" };

/** The control with an id, or of that name where the control itself carries none, as a file's. Browser only. */
function findControl(path: string, prefix: string): HTMLElement | null {
  const id = prefix + (OTHER_IDS[path] ?? path);
  return document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
}

/** Gives the focus to the control of a path, else to that of the nearest part around it. Browser only. */
export function focusControl(path: string, prefix = ""): void {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const control = findControl(names.slice(0, length).join("."), prefix);
    if (!control) continue;
    control.focus();
    return;
  }
}

/** The same once the screen has caught up, as after a row was added. */
export function focusSoon(path: string, prefix = ""): void {
  setTimeout(() => focusControl(path, prefix));
}
