export type Suite = "unit" | "worker" | "browser";

/** A slip that a developer could make, and the tests that are to notice it. */
export interface Fault {
  /** What people would suffer. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly suite: Suite;
  readonly tests: readonly string[];
  /** Browser tests alone: a part of the title. */
  readonly title?: string;
}
