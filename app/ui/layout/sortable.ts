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
  /** The entry at the time of the event. */
  readonly entry: () => SortableEntry;
}

/** Makes a list element draggable. @returns the cleanup function. */
export function makeSortable({ element, handle, id, list, entry }: Sortable): () => void {
  return combine(
    draggable({
      element,
      ...(handle ? { dragHandle: handle } : {}),
      // A disabled fieldset blocks presses but not drags.
      canDrag: () => element.closest("fieldset:disabled") === null,
      getInitialData: () => ({ id, list }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        // With a handle, the browser's default drag image suffices.
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
      // In the gap between two entries, the last entry under the pointer stays the target.
      getIsSticky: () => true,
      onDragEnter: ({ source }) => {
        if (typeof source.data.id === "string") entry().onOver(source.data.id);
      },
    }),
  );
}

/** Drag image: a lifted, tilted copy of the element. */
function drawLifted(element: HTMLElement, container: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  copy.style.transform = LIFTED_ANGLE;
  copy.style.boxShadow = "var(--shadow-lg)";
  container.style.padding = `${PREVIEW_MARGIN_PX}px`;
  container.appendChild(copy);
}
