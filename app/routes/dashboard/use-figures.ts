import { formatDuration, formatNumber, formatPercent } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import type { Figure } from "#domain/analytics/report.ts";
import { SECOND_MS } from "#domain/time.ts";

/** How the numbers of a report are written in the language of the screen. */
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
    /** A share of a whole; of nothing there is none. */
    formatShare: (part: number, whole: number) =>
      whole === 0 ? "–" : formatPercent(language, part / whole, 0),
    /** A figure and the one before, as two cells of a table. */
    beside: ({ value, before }: Figure, hasBefore: boolean) =>
      hasBefore ? [count(value), count(before)] : [count(value)],
  };
}
