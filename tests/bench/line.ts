/** One line of `npm run bench`. */
export interface Line {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
  /** Whether the budget is a minimum or a maximum. */
  readonly bound: "least" | "most";
  readonly unit: string;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
