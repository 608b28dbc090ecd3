import type { Figure, Mean } from "#domain/analytics/report.ts";

/** How a figure stands to the one of the period before. */
export type Change =
  | { readonly kind: "more" | "less" /** 0.082 for 8.2 %. */; readonly share: number }
  | { readonly kind: "same" | "none" };

/**
 * Compares a figure with the one before. Null where nothing can be said: no period before, or no mean to
 * take. `none`: there was nothing before, of which no share can be taken.
 */
export function toChange({ value, before }: Figure | Mean, hasBefore: boolean): Change | null {
  if (!hasBefore || value === null || before === null) return null;
  if (value === before) return { kind: "same" };
  if (before === 0) return { kind: "none" };
  const share = (value - before) / before;
  return { kind: share > 0 ? "more" : "less", share: Math.abs(share) };
}
