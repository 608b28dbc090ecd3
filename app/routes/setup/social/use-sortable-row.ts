import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef } from "react";

interface SortableRow {
  readonly id: string;
  readonly onLift: () => void;
  /** A lifted row is over this one. */
  readonly onOver: (liftedId: string) => void;
  /** The pointer let go; `landed` is false where it was called off. */
  readonly onDrop: (landed: boolean) => void;
}

const KIND = "social-channel";

/** Lets a pointer carry a row by its grip: the row itself holds a field whose text is selected by dragging. Browser only. */
export function useSortableRow(
  ref: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  row: SortableRow,
): void {
  const latest = useRef(row);
  latest.current = row;
  const { id } = row;

  useEffect(() => {
    const element = ref.current;
    const dragHandle = grip.current;
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind: KIND, id }),
        onDragStart: () => latest.current.onLift(),
        onDrop: ({ location }) => latest.current.onDrop(location.current.dropTargets.length > 0),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND,
        // The gap between two rows belongs to the one that was left last.
        getIsSticky: () => true,
        onDragEnter: ({ source }) => {
          if (typeof source.data.id === "string") latest.current.onOver(source.data.id);
        },
      }),
    );
  }, [ref, grip, id]);
}
