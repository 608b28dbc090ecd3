import { formatDuration, formatNumber, formatPercent } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import type { Figure } from "#domain/analytics/report.ts";
import { SECOND_MS } from "#domain/time.ts";

/** Number formats of a report in the screen's language. */
export function useFigures() {
  const language = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  return {
    language,
    count,
    mean: (value: number | null, digits = 2) =>
      value === null ? "–" : formatNumber(language, value, digits),
    percent: (share: number | null, digits = 0) =>
      share === null ? "–" : formatPercent(language, share, digits),
    duration: (seconds: number) => formatDuration(language, seconds * SECOND_MS),
    /** A share of a whole; "–" if the whole is 0. */
    formatShare: (part: number, whole: number) =>
      whole === 0 ? "–" : formatPercent(language, part / whole, 0),
    /** A figure and the previous one, as two table cells. */
    beside: ({ value, before }: Figure, hasBefore: boolean) =>
      hasBefore ? [count(value), count(before)] : [count(value)],
  };
}
