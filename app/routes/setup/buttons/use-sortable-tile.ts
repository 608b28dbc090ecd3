import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { type RefObject, useEffect, useRef } from "react";

interface SortableTile {
  readonly id: string;
  /** Tells tiles of one list from those of another. */
  readonly list: string;
  readonly onLift: () => void;
  /** A lifted tile is over this one. */
  readonly onOver: (liftedId: string) => void;
  /** The pointer let go; `landed` is false where it was called off. */
  readonly onDrop: (landed: boolean) => void;
}

const LIFTED_ANGLE = "rotate(1.6deg)";
const PREVIEW_MARGIN_PX = 16;

/** Lets a pointer take hold of a tile, and tells the list where it goes. Browser only. */
export function useSortableTile(ref: RefObject<HTMLElement | null>, tile: SortableTile): void {
  const latest = useRef(tile);
  latest.current = tile;
  const { id, list } = tile;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ id, list }),
        onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
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
        onDragStart: () => latest.current.onLift(),
        onDrop: ({ location }) => latest.current.onDrop(location.current.dropTargets.length > 0),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        // The gap between two tiles belongs to the one that was left last.
        getIsSticky: () => true,
        onDragEnter: ({ source }) => {
          if (typeof source.data.id === "string") latest.current.onOver(source.data.id);
        },
      }),
    );
  }, [ref, id, list]);
}

/** What follows the pointer: the tile, lifted off the canvas and tilted. */
function drawLifted(element: HTMLElement, container: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  copy.style.transform = LIFTED_ANGLE;
  copy.style.boxShadow = "var(--shadow-lg)";
  container.style.padding = `${PREVIEW_MARGIN_PX}px`;
  container.appendChild(copy);
}
