import type { KeyboardEvent } from "react";

interface QuestionKeys {
  readonly next: () => void | Promise<void>;
  readonly skip: () => void;
  readonly notApplicable: () => void;
  /** To the question before (-1) or after (1). */
  readonly move: (by: -1 | 1) => void;
}

/** Controls that Enter presses. */
const PRESSED_BY_ENTER = "button, a, summary, [contenteditable]";

/** Action of a key press in the open question; `null`: the key keeps its own meaning. Pure. */
export function toQuestionAction(
  event: Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
  isOnButton: boolean,
): ((keys: QuestionKeys) => void) | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey) {
    // On a Mac, Alt + X types another character.
    if (event.code === "KeyX" || event.key.toLowerCase() === "x") return (keys) => keys.notApplicable();
    if (event.key === "ArrowUp") return (keys) => keys.move(-1);
    return event.key === "ArrowDown" ? (keys) => keys.move(1) : null;
  }
  if (event.key === "Escape") return (keys) => keys.skip();
  return event.key === "Enter" && !event.shiftKey && !isOnButton ? (keys) => void keys.next() : null;
}

/** Key handler of the open question. Presses in menus and dialogs that it opened are theirs. */
export function onQuestionKey(keys: QuestionKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const action = toQuestionAction(event, target.closest(PRESSED_BY_ENTER) !== null);
    if (!action) return;
    event.preventDefault();
    action(keys);
  };
}
