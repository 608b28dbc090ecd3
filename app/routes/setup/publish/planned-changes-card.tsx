import { useState } from "react";
import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { PlannedPublication } from "#domain/property/planned.ts";
import { useComparison, useVersionDraft } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "../planned/planned-context.tsx";
import { ComparisonBody } from "./comparison-body.tsx";
import { PlannedPreview } from "./planned-preview.client.tsx";

/** Changes of the waiting version: its frozen draft, not the current one. */
export function PlannedChangesCard() {
  const { planned } = usePlanned();
  return planned?.state === "waiting" ? <PlannedChanges key={planned.id} planned={planned} /> : null;
}

function PlannedChanges({ planned }: { planned: PlannedPublication }) {
  const { changes, publish } = useMessages("setup");
  const { property } = useDraft();
  const [isShown, setIsShown] = useState(false);
  const { publishedNumber: live, timeZone } = property;
  const number = (live ?? 0) + 1;
  const before = useVersionDraft(live);
  const frozen = useVersionDraft(planned.id);
  const draft = frozen.version?.draft ?? null;
  const comparison = useComparison(before.version?.draft ?? null, draft);
  const title = changes.title(number);
  const frozenAt = useWrittenMoment(timeZone)(Date.parse(planned.plannedAt));

  function retry() {
    before.retry();
    frozen.retry();
  }

  return (
    <Card
      flush
      title={title}
      description={publish.plan.replanHint(frozenAt)}
      action={
        <Button size="sm" iconBefore="eye" disabled={draft === null} onClick={() => setIsShown(true)}>
          {publish.plan.preview}
        </Button>
      }
    >
      {live === null ? (
        <p className="px-5 pb-5 text-sm text-muted">
          {frozen.hasFailed ? changes.failed : publish.plan.first}
        </p>
      ) : (
        <ComparisonBody
          label={title}
          comparison={comparison}
          hasFailed={before.hasFailed || frozen.hasFailed}
          onRetry={retry}
          same={publish.nothingNew(live)}
          bringing={null}
        />
      )}
      {draft ? (
        <PlannedPreview
          draft={draft}
          number={number}
          at={Date.parse(planned.at)}
          open={isShown}
          onClose={() => setIsShown(false)}
        />
      ) : null}
    </Card>
  );
}
