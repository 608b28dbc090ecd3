/** The keys that open a menu from its button. */
const OPENING_KEYS: ReadonlySet<string> = new Set(["Enter", " ", "ArrowDown"]);

/** A press of a button whose code is not here yet: its key, or null for a pointer. */
export interface HeldPress {
  readonly key: string | null;
}

/** The press to hold of a pointer that goes down; null where it opens nothing. */
export function pressOfPointer({
  button,
  ctrlKey,
}: Pick<PointerEvent, "button" | "ctrlKey">): HeldPress | null {
  return button === 0 && !ctrlKey ? { key: null } : null;
}

/** The press to hold of a key; null where it opens nothing. */
export function pressOfKey({ key }: Pick<KeyboardEvent, "key">): HeldPress | null {
  return OPENING_KEYS.has(key) ? { key } : null;
}

/** Carries out a press that was held, on the button as it is now. */
export function pressAgain(button: HTMLElement, { key }: HeldPress): void {
  button.focus();
  const event =
    key === null
      ? new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" })
      : new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key });
  button.dispatchEvent(event);
}
