import { useRevalidator } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useClock } from "#app/session/use-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getTabPath } from "../setup-tabs.ts";
import { HistoryStage } from "./history-stage.tsx";
import { TimelinePane } from "./timeline-pane.tsx";
import { type HistoryPage, useHistory } from "./use-history.ts";
import { useHistoryView } from "./use-history-view.ts";

interface HistoryScreenProps {
  /** The newest events; `null`: unavailable. */
  readonly page: HistoryPage | null;
}

/** Timeline and served page; empty before the first version. Read-only. */
export function HistoryScreen({ page }: HistoryScreenProps) {
  const now = useClock(getNextLook);
  const { history, shell } = useMessages("setup");
  const { property } = useDraft();
  useReloadOnChange(property.id);
  return (
    <>
      <ScreenHeader
        title={history.title}
        actions={
          <>
            <span className="text-sm text-muted max-lg:hidden">{history.hint}</span>
            <ButtonLink to={getTabPath("publish")} variant="ghost" size="sm" iconBefore="arrow-left">
              {shell.tabs.publish}
            </ButtonLink>
          </>
        }
      />
      {page === null ? (
        <HistoryFailed />
      ) : page.items.length === 0 ? (
        <EmptyState title={history.empty} className="py-24" />
      ) : (
        <HistoryPanes newest={page} now={now} />
      )}
    </>
  );
}

/** Interval at which the current page is refreshed, as on guests' devices. */
const LOOK_MS = 5 * MINUTE_MS;
const getNextLook = (at: EpochMs) => (Math.floor(at / LOOK_MS) + 1) * LOOK_MS;

function HistoryFailed() {
  const { changes, history } = useMessages("setup");
  const { revalidate } = useRevalidator();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-24 text-muted">
      {history.failed}
      <Button onClick={() => void revalidate()}>{changes.retry}</Button>
    </div>
  );
}

/** The timeline, and beside it the page that guests saw at the selected moment. */
function HistoryPanes({ newest, now }: { newest: HistoryPage; now: EpochMs }) {
  const { property } = useDraft();
  const { events, ...older } = useHistory(property.id, newest);
  const view = useHistoryView(events, now);
  const { moment, moveTo: setMoment } = view;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[17.75rem_minmax(0,1fr)] lg:grid-cols-[21.25rem_minmax(0,1fr)]">
      <TimelinePane events={events} moment={moment} now={now} older={older} onMove={setMoment} />
      <HistoryStage
        events={events}
        moment={moment}
        now={now}
        onMove={setMoment}
        wantsComparison={view.isComparing}
        onCompare={view.compare}
        page={view.page}
        onPage={view.showPage}
      />
    </div>
  );
}

/** After a publication or a change of licence or season, the timeline has a new event. */
function useReloadOnChange(propertyId: string) {
  const { revalidate } = useRevalidator();
  useOnChange(
    ["portal.published", "property.updated", "licence.changed"],
    () => void revalidate(),
    propertyId,
  );
}
