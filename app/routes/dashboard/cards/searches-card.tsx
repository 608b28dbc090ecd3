import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { useIsIdle } from "#app/ui/use-is-idle.ts";
import type { Report } from "#domain/analytics/report.ts";
import { AboutFigure } from "./about-figure.tsx";

const SEARCHES = definePart(
  () => import("./searches/searches.client.tsx"),
  ({ Searches }) => Searches,
);

/** Guests' searches (A9): one line before the first search, otherwise read after the other figures. */
export function SearchesCard({ report }: { readonly report: Report }) {
  const { searches: words } = useMessages("dashboard");
  const isIdle = useIsIdle();
  if (!report.hasSearches) {
    return (
      <section aria-label={words.title} className="chart-card mt-4 pb-4">
        <div className="chart-head">
          <h2 className="chart-title">{words.title}</h2>
          <AboutFigure name={words.title} text={words.about} compared={null} />
        </div>
        <p className="px-5 text-sm text-muted">{words.none}</p>
      </section>
    );
  }
  // As high as a full card, so that nothing below moves.
  const fallback = <Skeleton className="h-full min-h-108 rounded-lg" />;
  return (
    <div className="mt-4 grid min-h-108">
      {isIdle ? <LazyPart part={SEARCHES} props={{}} fallback={fallback} /> : fallback}
    </div>
  );
}
