/** Two drafts to compare: a version by number, the plan, or the draft on screen. */
export interface Compared {
  readonly from: number | "planned";
  readonly to: number | "planned" | "draft";
  /** Chosen by one press: hide the selects. */
  readonly isPreset?: boolean;
}
