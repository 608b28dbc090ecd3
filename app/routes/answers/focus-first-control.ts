/** The time fields of hours come before their days, which are mostly right as they are. */
const PREFERRED = 'input[id$="hours.windows.0.from"]';
const CONTROLS = "input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Focuses the first control of a question; of a choice, the chosen one. Does nothing while a person uses something
 * outside the screen, such as the property switcher; the link that led here doesn't count. Browser only.
 */
export function focusFirstControl(question: HTMLElement): void {
  const focused = document.activeElement ?? document.body;
  const isHere = focused === document.body || focused.closest("main") !== null || focused.matches("a");
  if (!isHere) return;
  const first = question.querySelector<HTMLElement>(CONTROLS);
  if (!first) return;
  const row = first.closest("[role='group']");
  const preferred = row?.querySelector<HTMLElement>(PREFERRED) ?? first;
  const group = preferred.closest("[role='radiogroup']");
  (group?.querySelector<HTMLElement>("input:checked") ?? preferred).focus({ preventScroll: true });
}
