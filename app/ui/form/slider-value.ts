interface Range {
  min: number;
  max: number;
  step: number;
}

/** The value of the range that is nearest to a number. */
export function clampToStep(value: number, { min, max, step }: Range): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimals));
}

/** The first number of what was typed, with a point or a comma; null when there is none. */
export function readNumber(text: string): number | null {
  const match = /-?\d+(?:[.,]\d+)?/.exec(text);
  return match ? Number(match[0].replace(",", ".")) : null;
}
