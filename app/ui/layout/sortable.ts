import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import type { SortableEntry } from "./sortable-entry.ts";

const LIFTED_ANGLE = "rotate(1.6deg)";
const PREVIEW_MARGIN_PX = 16;

interface Sortable {
  readonly element: HTMLElement;
  readonly handle: HTMLElement | null;
  readonly id: string;
  readonly list: string;
  /** The entry as it is at the moment of the event. */
  readonly entry: () => SortableEntry;
}

/** Makes an element of a list one that a pointer can carry. @returns how to end that. */
export function makeSortable({ element, handle, id, list, entry }: Sortable): () => void {
  return combine(
    draggable({
      element,
      ...(handle ? { dragHandle: handle } : {}),
      // A switched-off group of fields stops presses by itself, and a drag not.
      canDrag: () => element.closest("fieldset:disabled") === null,
      getInitialData: () => ({ id, list }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        // Carried by its handle, the browser's own picture of the element will do.
        if (handle) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => {
            const { left, top } = element.getBoundingClientRect();
            const { clientX, clientY } = location.current.input;
            return { x: clientX - left + PREVIEW_MARGIN_PX, y: clientY - top + PREVIEW_MARGIN_PX };
          },
          render: ({ container }) => drawLifted(element, container),
        });
      },
      onDragStart: () => entry().onLift(),
      onDrop: ({ location }) => entry().onDrop(location.current.dropTargets.length > 0),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      // The gap between two entries belongs to the one that was left last.
      getIsSticky: () => true,
      onDragEnter: ({ source }) => {
        if (typeof source.data.id === "string") entry().onOver(source.data.id);
      },
    }),
  );
}

/** What follows the pointer: the element, lifted off its ground and tilted. */
function drawLifted(element: HTMLElement, container: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  copy.style.transform = LIFTED_ANGLE;
  copy.style.boxShadow = "var(--shadow-lg)";
  container.style.padding = `${PREVIEW_MARGIN_PX}px`;
  container.appendChild(copy);
}
