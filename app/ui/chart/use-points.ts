import { type KeyboardEvent, type PointerEvent, useState } from "react";

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowDown: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface Points {
  readonly count: number;
  /** Accessible name of the slider. */
  readonly label: string;
  /** Text of a point. */
  readonly getText: (index: number) => string;
  /** Whether points are in the middle of columns instead of edge to edge. */
  readonly inColumns?: boolean;
}

/**
 * Selects a chart's points by pointer and arrow keys. To a screen reader the plot is a slider that reads each
 * point. @returns the active point, and props for the plot element.
 */
export function usePoints({ count, label, getText, inColumns = false }: Points) {
  const [held, setHeld] = useState<number | null>(null);
  const last = count - 1;
  const active = held === null || count === 0 ? null : Math.min(held, last);

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const index = inColumns ? Math.floor(share * count) : Math.round(share * last);
    setHeld(Math.max(0, Math.min(last, index)));
  }

  function step(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") return setHeld(null);
    const move = STEPS[event.key];
    if (!move) return;
    event.preventDefault();
    setHeld((index) => move(index ?? last, last));
  }

  return {
    active,
    plot: {
      role: "slider",
      tabIndex: 0,
      "aria-label": label,
      "aria-valuemin": 0,
      "aria-valuemax": Math.max(0, last),
      "aria-valuenow": active ?? Math.max(0, last),
      "aria-valuetext": count === 0 ? undefined : getText(active ?? last),
      onPointerMove: follow,
      onPointerLeave: () => setHeld(null),
      onFocus: () => setHeld((index) => index ?? last),
      onBlur: () => setHeld(null),
      onKeyDown: step,
    },
  } as const;
}
