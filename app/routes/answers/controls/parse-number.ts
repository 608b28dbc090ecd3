import type { InterfaceLanguage } from "#domain/language.ts";
import { cleanSigns } from "#domain/text.ts";

const PLAIN = /^\d{1,9}(?:[.,]\d{1,3})?$/;
/** Thousands in groups, with one or two decimals. */
const GROUPED = /^\d{1,3}([.,’'\s])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

/**
 * Parses a typed number: 18, 18.5, 18,50, 1’200, 1.200,50. Three digits after a single separator are decimals.
 *
 * @returns `undefined` for an empty text, `NaN` for one that is no number. Never throws.
 */
export function parseNumber(typed: string): number | undefined {
  const text = cleanSigns(typed).trim();
  if (text === "") return undefined;
  if (PLAIN.test(text)) return Number(text.replace(",", "."));
  const [, separator] = GROUPED.exec(text) ?? [];
  return separator === undefined ? Number.NaN : Number(text.replaceAll(separator, "").replace(",", "."));
}

/** A number as people type it in a language: decimals, no groups. Empty for `NaN` and `undefined`. */
export function formatTyped(value: number | undefined, language: InterfaceLanguage): string {
  if (value === undefined || Number.isNaN(value)) return "";
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 }).format(value);
}
