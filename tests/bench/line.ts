/** One line of `npm run bench`. */
export interface Line {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
  /** Whether the budget is the least or the most that is good. */
  readonly bound: "least" | "most";
  readonly unit: string;
}
