function showMap(button: HTMLElement): void {
  const { map = "", title = "" } = button.dataset;
  const frame = button.ownerDocument.createElement("iframe");
  frame.src = map;
  frame.title = title;
  frame.referrerPolicy = "no-referrer";
  button.parentElement?.classList.add("is-on");
  button.insertAdjacentElement("afterend", frame);
  frame.focus();
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", copied = "" } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copied;
  } catch {
    // Blocked by the browser: select the text for manual copying.
    const shown = button.previousElementSibling;
    if (shown) button.ownerDocument.getSelection()?.selectAllChildren(shown);
  }
}

/** Handles presses that need only scripts: loading a map, copying an ID. */
export function attachClickActions(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-map],[data-copy]");
    if (button?.dataset.map) showMap(button);
    else if (button) void copy(button);
  };
  root.addEventListener("click", onClick, until);
}
