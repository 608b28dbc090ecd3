import { useState } from "react";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { HistoryStage } from "./history-stage.tsx";
import { TimelinePane } from "./timeline-pane.tsx";
import { type HistoryPage, useHistory } from "./use-history.ts";

/** The line of time, and beside it what guests saw at the moment that is chosen on it. */
export function HistoryPanes({ newest, now }: { newest: HistoryPage; now: EpochMs }) {
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
