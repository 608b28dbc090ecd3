import { type RefObject, useEffect, useState } from "react";

/** So long in view, a draft counts as read. */
const READ_AFTER_MS = 2_000;
/** Share of a row, or of the pane if the row is taller, that has to be in view. */
const SHARE_IN_VIEW = 0.6;
const THRESHOLDS = [0, 0.2, 0.4, SHARE_IN_VIEW, 0.8, 1];

/**
 * The rows that were in view for two seconds. `marks`: what is listed; each row of the pane has its mark in
 * `data-read`, which changes with its draft.
 */
export function useReadRows(pane: RefObject<HTMLElement | null>, marks: string): ReadonlySet<string> {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have to be observed
  useEffect(() => {
    const root = pane.current;
    if (!root) return;
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const wait = (row: Element) => {
      timers.set(
        row,
        setTimeout(() => note(row), READ_AFTER_MS),
      );
    };
    const note = (row: Element) => {
      const mark = row.getAttribute("data-read");
      // Nobody reads a tab in the background, or behind a dialog.
      const isSeen = document.visibilityState === "visible" && !document.querySelector("[role=dialog]");
      if (!isSeen) wait(row);
      else if (mark) setRead((before) => new Set(before).add(mark));
    };
    const stop = (row: Element) => {
      clearTimeout(timers.get(row));
      timers.delete(row);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
          const needed = Math.min(boundingClientRect.height, rootBounds?.height ?? boundingClientRect.height);
          const isInView = intersectionRect.height >= needed * SHARE_IN_VIEW && intersectionRect.height > 0;
          if (!isInView) stop(target);
          else if (!timers.has(target)) wait(target);
        }
      },
      { root, threshold: THRESHOLDS },
    );
    for (const row of root.querySelectorAll("[data-read]")) observer.observe(row);
    return () => {
      observer.disconnect();
      for (const row of [...timers.keys()]) stop(row);
    };
  }, [pane, marks]);
  return read;
}
