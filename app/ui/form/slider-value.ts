import { cleanSigns } from "#domain/text.ts";

interface Range {
  min: number;
  max: number;
  step: number;
}

/** The valid value nearest to a number. */
export function clampToStep(value: number, { min, max, step }: Range): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimals));
}

/** The first number in a typed text, in any script, with point or comma; `null` if none. */
export function readNumber(text: string): number | null {
  const match = /-?\d+(?:[.,]\d+)?/.exec(
    cleanSigns(text)
      .replace(/[\u2212\u2010-\u2014]/gu, "-")
      .replace("\u066B", "."),
  );
  return match ? Number(match[0].replace(",", ".")) : null;
}
