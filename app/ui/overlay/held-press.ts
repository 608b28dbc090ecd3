/** Keys that open a menu from its button. */
const OPENING_KEYS: ReadonlySet<string> = new Set(["Enter", " ", "ArrowDown"]);

/** A press on a button whose code is still loading: its key, or `null` for a pointer. */
export interface HeldPress {
  readonly key: string | null;
}

/** A pointer press that opens a panel; `null` for other presses, such as of another button. */
export function toPointerPress({
  button,
  ctrlKey,
}: Pick<PointerEvent, "button" | "ctrlKey">): HeldPress | null {
  return button === 0 && !ctrlKey ? { key: null } : null;
}

/** A key press that opens a panel; `null` for other keys. */
export function toKeyPress({ key }: Pick<KeyboardEvent, "key">): HeldPress | null {
  return OPENING_KEYS.has(key) ? { key } : null;
}

/** Replays a recorded press on the button's current element. */
export function replayPress(button: HTMLElement, { key }: HeldPress): void {
  button.focus();
  const event =
    key === null
      ? new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" })
      : new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key });
  button.dispatchEvent(event);
}
