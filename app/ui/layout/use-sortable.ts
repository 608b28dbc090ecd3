import { type RefObject, useEffect, useRef } from "react";
import type { SortableEntry } from "./sortable-entry.ts";

/**
 * Lets a pointer take hold of an entry, and tells its list where it goes. Where the entry holds a field,
 * whose text is selected by dragging, `handle` is what carries it.
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
    // The drag library is the browser's alone: it is loaded when a list is on the screen, and kept out of the Worker.
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
