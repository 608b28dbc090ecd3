import type { Figure, Mean, Report } from "#domain/analytics/report.ts";

/** Today's counts, as sent by the live channel. */
export type Today = Report["today"];

/**
 * Applies a live message to a report: today's counts, and the totals and last day of a range that includes
 * today. Pure. Everything else stays; a message of another day changes nothing.
 */
export function withToday(report: Report, today: Today): Report {
  if (today.day !== report.today.day) return report;
  const more = {
    visits: Math.max(0, today.visits - report.today.visits),
    uniqueVisits: Math.max(0, today.uniqueVisits - report.today.uniqueVisits),
    clicks: Math.max(0, today.clicks - report.today.clicks),
  };
  if (!report.isRunning) return { ...report, today };
  const visits = addToFigure(report.totals.visits, more.visits);
  const uniqueVisits = addToFigure(report.totals.uniqueVisits, more.uniqueVisits);
  const clicks = addToFigure(report.totals.clicks, more.clicks);
  return {
    ...report,
    today,
    totals: {
      ...report.totals,
      visits,
      uniqueVisits,
      clicks,
      visitsPerUser: toMean(visits, uniqueVisits, report.totals.visitsPerUser),
      clicksPerUser: toMean(clicks, uniqueVisits, report.totals.clicksPerUser),
    },
    series: report.series.map((step) =>
      step.at === today.day
        ? {
            at: step.at,
            visits: addToFigure(step.visits, more.visits),
            uniqueVisits: addToFigure(step.uniqueVisits, more.uniqueVisits),
            clicks: addToFigure(step.clicks, more.clicks),
          }
        : step,
    ),
  };
}

function addToFigure(figure: Figure, by: number): Figure {
  return { ...figure, value: figure.value + by };
}

function toMean(sum: Figure, people: Figure, { before }: Mean): Mean {
  return { value: people.value === 0 ? null : Math.round((sum.value / people.value) * 100) / 100, before };
}
