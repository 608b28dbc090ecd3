import type { KeyboardEvent } from "react";

const STEPS: Readonly<Partial<Record<string, (index: number, count: number) => number>>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move between the elements with a `data-` attribute inside the list. */
export function moveInRows(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || event.altKey || !(target instanceof HTMLElement) || !target.matches(selector)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  event.preventDefault();
  rows[step(rows.indexOf(target), rows.length)]?.focus();
}
