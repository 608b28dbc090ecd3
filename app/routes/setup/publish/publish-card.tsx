import { type RefObject, useId, useState } from "react";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { SplitButton } from "#app/ui/split-button.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { publishInputSchema } from "#domain/property/publication.ts";
import { usePlanned } from "../planned/planned-context.tsx";
import { PlanBox } from "./plan-box.client.tsx";
import { usePublishing } from "./use-publishing.ts";

interface PublishCardProps {
  readonly findings: readonly PublishFinding[];
  /** Number of the next version. */
  readonly nextNumber: number;
  /** Whether guests see the current draft already. */
  readonly hasNothingNew: boolean;
  /** Element that gets the focus when the pressed button is disabled. */
  readonly headingRef: RefObject<HTMLSpanElement | null>;
  /** Called after the first publication. */
  readonly onFirst: () => void;
}

/** Card for publishing: a note, and the button to publish now or at a moment. */
export function PublishCard({ findings, nextNumber, hasNothingNew, headingRef, onFirst }: PublishCardProps) {
  const { publish, common, problems } = useMessages("setup");
  const { mayEdit } = useRights();
  const { planned } = usePlanned();
  const waiting = planned?.state === "waiting" ? planned : null;
  const reasonId = useId();
  const planId = useId();
  const [note, setNote] = useState("");
  const [isPlanOpen, setIsPlanOpen] = usePlanPanel(waiting !== null);
  const { isPublishing, send, published, held, isNothingNew, text } = usePublishing({
    findings,
    hasNothingNew,
    waiting,
  });
  // Just published: the list of versions is not refetched yet.
  const isSettling = published !== null && published >= nextNumber;
  const isNoteValid = publishInputSchema.safeParse({ note }).success;

  async function press() {
    const number = await send(note);
    if (number === null) return;
    setNote("");
    // The button is disabled now, because nothing is new, so move the focus to the result.
    if (number === 1) onFirst();
    else headingRef.current?.focus();
  }

  return (
    <Card
      title={
        <span ref={headingRef} tabIndex={-1} className="rounded-xs outline-offset-2">
          {publish.version(nextNumber)}
        </span>
      }
      action={
        waiting ? (
          <Badge tone="info" icon="clock">
            {publish.plan.planned}
          </Badge>
        ) : (
          <Badge>{publish.draft}</Badge>
        )
      }
    >
      <TextField
        label={publish.note}
        name="note"
        autoComplete="off"
        labelAction={<span className="text-xs text-subtle">{common.optional}</span>}
        placeholder={publish.notePlaceholder}
        readOnly={!mayEdit}
        value={note}
        error={isNoteValid ? undefined : problems.fields.too_long}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="mt-4">
        <SplitButton
          disabled={held !== null || !isNoteValid || isSettling}
          loading={isPublishing}
          loadingLabel={publish.publishing}
          aria-describedby={reasonId}
          onClick={() => void press()}
          moreLabel={publish.plan.other}
          moreDisabled={!mayEdit || (isNothingNew && waiting === null && !isPlanOpen)}
          panelId={planId}
          isOpen={isPlanOpen}
          onToggle={() => setIsPlanOpen(!isPlanOpen)}
        >
          {isPlanOpen ? publish.plan.now : publish.publish}
        </SplitButton>
      </div>
      <p id={reasonId} className="mt-3 text-center text-xs text-muted">
        {text}
      </p>
      {isPlanOpen ? (
        <EditorsOnly>
          <PlanBox
            id={planId}
            note={note}
            isHeld={held !== null || !isNoteValid}
            onPlanned={() => setNote("")}
          />
        </EditorsOnly>
      ) : null}
    </Card>
  );
}

/** Open by default while a version is planned, until toggled. */
function usePlanPanel(hasPlan: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  // Not rendered in the Worker: hydrate first, then open.
  const isBrowser = useIsBrowser();
  return [isBrowser && (chosen ?? hasPlan), choose];
}
