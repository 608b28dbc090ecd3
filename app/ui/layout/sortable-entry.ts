/** A list entry that can be dragged. */
export interface SortableEntry {
  readonly id: string;
  /** Distinguishes entries of different lists. */
  readonly list: string;
  readonly onLift: () => void;
  /** Called when a dragged entry is over this one. */
  readonly onOver: (liftedId: string) => void;
  /** Dragging ended; `landed` is false if cancelled. */
  readonly onDrop: (landed: boolean) => void;
}
