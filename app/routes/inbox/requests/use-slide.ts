import { type RefObject, useLayoutEffect, useRef } from "react";

const SLIDE_MS = 220;

/** Position of each row in the list, independent of scrolling, by request id. */
function measurePositions(list: HTMLElement): Map<string, number> {
  const top = list.getBoundingClientRect().top - list.scrollTop;
  const all = [...list.querySelectorAll<HTMLElement>("[data-request]")];
  // A phone shows one group; the rows of the other groups have no layout.
  const rows = all.filter(({ offsetParent }) => offsetParent !== null);
  return new Map(rows.map((row) => [row.dataset.request ?? "", row.getBoundingClientRect().top - top]));
}

/**
 * Animates rows from their old to their new position (FLIP). `order` identifies the layout. Disabled for
 * reduced motion.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions are those of an order.
  useLayoutEffect(() => {
    if (!list.current) return;
    const now = measurePositions(list.current);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [id, top] of now) {
      const moved = (before.current.get(id) ?? top) - top;
      if (isStill || Math.abs(moved) < 1) continue;
      list.current
        .querySelector(`[data-request="${id}"]`)
        ?.animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
          duration: SLIDE_MS,
          easing: "ease-out",
        });
    }
    before.current = now;
  }, [list, order]);
}
