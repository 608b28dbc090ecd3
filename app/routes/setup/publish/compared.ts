/** Two drafts to compare: a version by number, the plan, or the draft on screen. */
export interface Compared {
  readonly from: number | "planned";
  readonly to: number | "planned" | "draft";
  /** Whether a button set the comparison, so that the selects are hidden. */
  readonly isPreset?: boolean;
}
