import { type RefObject, useEffect, useRef } from "react";
import type { SortableEntry } from "./sortable-entry.ts";

/**
 * Makes an entry draggable and notifies its list. If the entry has a text field, where dragging selects text,
 * pass a `handle`.
 */
export function useSortable(
  ref: RefObject<HTMLElement | null>,
  entry: SortableEntry,
  handle?: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(entry);
  latest.current = entry;
  const { id, list } = entry;

  useEffect(() => {
    const element = ref.current;
    // The drag library is browser-only: load it when a list is shown, and keep it out of the Worker.
    if (import.meta.env.SSR || !element || (handle && !handle.current)) return;
    let end: (() => void) | null = null;
    let isOver = false;
    void import("./sortable.ts").then(({ makeSortable }) => {
      if (isOver) return;
      end = makeSortable({ element, handle: handle?.current ?? null, id, list, entry: () => latest.current });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref, handle, id, list]);
}
