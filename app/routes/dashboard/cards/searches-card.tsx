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

interface SearchesCardProps {
  readonly report: Report;
  /** Called with whether every listed term is answered. */
  readonly onAnswered: (isAnswered: boolean) => void;
}

/** Guests' searches (A9): one line before the first search, otherwise read after the other figures. */
export function SearchesCard({ report, onAnswered }: SearchesCardProps) {
  const { searches: words } = useMessages("dashboard");
  const isIdle = useIsIdle();
  if (!report.hasSearches) {
    return (
      <section aria-label={words.title} className="chart-card pb-4">
        <div className="chart-head">
          <h2 className="chart-title">{words.title}</h2>
          <AboutFigure name={words.title} text={words.about} compared={null} />
        </div>
        <p className="px-5 text-sm text-muted">{words.none}</p>
      </section>
    );
  }
  // As high as a full card, so that nothing below moves.
  const fallback = <Skeleton className="min-h-125 rounded-lg" />;
  return isIdle ? <LazyPart part={SEARCHES} props={{ onAnswered }} fallback={fallback} /> : fallback;
}
