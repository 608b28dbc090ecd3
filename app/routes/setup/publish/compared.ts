/** Two drafts to compare: a version by its number, the one that is planned, or the draft on the screen. */
export interface Compared {
  readonly from: number | "planned";
  readonly to: number | "planned" | "draft";
  /** One press chose both: neither is asked for. */
  readonly isPreset?: boolean;
}
