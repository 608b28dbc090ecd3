/** An entry of a list that a pointer can move. */
export interface SortableEntry {
  readonly id: string;
  /** Tells the entries of one list from those of another. */
  readonly list: string;
  readonly onLift: () => void;
  /** A lifted entry is over this one. */
  readonly onOver: (liftedId: string) => void;
  /** The pointer let go; `landed` is false where it was called off. */
  readonly onDrop: (landed: boolean) => void;
}
