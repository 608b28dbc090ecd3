import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { pathOfTab } from "../setup-tabs.ts";
import { HistoryStage } from "./history-stage.tsx";
import { TimelinePane } from "./timeline-pane.tsx";
import { type HistoryPage, useHistory } from "./use-history.ts";

interface HistoryScreenProps {
  readonly page: HistoryPage;
  readonly now: EpochMs;
}

/** The line of time and what guests saw; before the first version there is neither. Nobody edits here. */
export function HistoryScreen({ page, now }: HistoryScreenProps) {
  const { history, setup } = useMessages();
  const { property } = useDraft();
  useReloadOnChange(property.id);
  return (
    <>
      <ScreenHeader
        title={history.title}
        actions={
          <>
            <span className="text-sm text-muted max-lg:hidden">{history.hint}</span>
            <ButtonLink to={pathOfTab("publish")} variant="ghost" size="sm" iconBefore="arrow-left">
              {setup.tabs.publish}
            </ButtonLink>
          </>
        }
      />
      {page.items.length === 0 ? (
        <EmptyState title={history.empty} className="py-24" />
      ) : (
        <HistoryPanes newest={page} now={now} />
      )}
    </>
  );
}

/** The line of time, and beside it what guests saw at the moment that is chosen on it. */
function HistoryPanes({ newest, now }: { newest: HistoryPage; now: EpochMs }) {
  const { property } = useDraft();
  const { events, ...older } = useHistory(property.id, newest);
  const [moment, setMoment] = useState<EpochMs | null>(null);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[17.75rem_minmax(0,1fr)] lg:grid-cols-[21.25rem_minmax(0,1fr)]">
      <TimelinePane events={events} moment={moment} now={now} older={older} onMove={setMoment} />
      <HistoryStage events={events} moment={moment} now={now} onMove={setMoment} />
    </div>
  );
}

/** Somebody published, changed the licence or the season: the line has one more event. */
function useReloadOnChange(propertyId: string) {
  const { onChange } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onChange((change) => {
        const isOurs = "propertyId" in change && change.propertyId === propertyId;
        if (isOurs && ["portal.published", "property.updated", "licence.changed"].includes(change.kind)) {
          void revalidate();
        }
      }),
    [onChange, propertyId, revalidate],
  );
}
