import { formatWeekdayDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { Report } from "#domain/analytics/report.ts";
import { findHighlights } from "./highlights.ts";

/** One sentence of what stands out, above the figures. */
export function HighlightsLine({ report }: { readonly report: Report }) {
  const { todayCounts, highlights: words } = useMessages("dashboard");
  const language = useLanguage();
  const found = findHighlights(report);
  if (!found) return null;
  const { visits, day, hour, button } = found;
  const first = [
    todayCounts.visits(visits),
    ...(day === null ? [] : [words.day(formatWeekdayDate(language, day))]),
    ...(hour === null ? [] : [words.hour(`${String(hour).padStart(2, "0")}:00`)]),
  ].join(", ");
  return (
    <p className="mb-4 text-pretty text-lg text-strong">
      {button ? `${first}. ${words.button(button.name, button.clicks)}.` : `${first}.`}
    </p>
  );
}
