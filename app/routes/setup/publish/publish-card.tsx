import { type RefObject, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { SplitButton } from "#app/ui/split-button.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { type PublishAnswer, publishInputSchema } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { dirtyKeys, newerKeys } from "../draft/draft-state.ts";
import { usePlanned } from "../planned/planned-context.tsx";
import { formatLocalTime } from "./format-local-time.ts";
import { PlanBox } from "./plan-box.tsx";

/** Opens in the browser alone; the Worker goes without its code. */
const Plan = import.meta.env.SSR ? () => null : PlanBox;

interface PublishCardProps {
  readonly findings: readonly PublishFinding[];
  /** The number that the next version will have. */
  readonly nextNumber: number;
  /** The draft is what guests see already. */
  readonly hasNothingNew: boolean;
  /** Has the focus once the button is held again. */
  readonly headingRef: RefObject<HTMLSpanElement | null>;
  /** The first version is out. */
  readonly onFirst: () => void;
}

/** The next version: a note for the team, and the one button that guests will notice, now or at a moment. */
export function PublishCard({ findings, nextNumber, hasNothingNew, headingRef, onFirst }: PublishCardProps) {
  const { publish, common, problems, members } = useMessages();
  const { mayEdit } = useRights();
  const { state, property, isAhead } = useDraft();
  const language = useLanguage();
  const { planned } = usePlanned();
  const waiting = planned?.state === "waiting" ? planned : null;
  const reasonId = useId();
  const planId = useId();
  const [note, setNote] = useState("");
  /** Null: as it is by itself, open while a version waits. */
  const [isPlanShown, setIsPlanShown] = useState<boolean | null>(null);
  // The Worker draws none: React takes over a screen without it, and then opens it.
  const isBrowser = useIsBrowser();
  const isPlanOpen = isBrowser && (isPlanShown ?? waiting !== null);
  const { isPublishing, answer, send } = usePublish();
  const blocking = findings.filter(({ level }) => level === "blocking").length;
  const isUnsaved = dirtyKeys(state).some((key) => key !== "qr");
  const isNoteValid = publishInputSchema.safeParse({ note }).success;

  function reason(): string | null {
    if (!mayEdit) return members.viewerReason;
    if (newerKeys(state).length > 0) return publish.newerVersion;
    if (blocking > 0) return publish.fixToPublish(blocking);
    if (isUnsaved) return publish.applyFirst;
    return hasNothingNew ? publish.nothingNew(property.publishedNumber ?? 0) : null;
  }
  const held = reason();

  // Right after publishing there is nothing new either: what became of it says more.
  const isNothingNew = hasNothingNew && blocking === 0 && !isUnsaved;

  function outcome(): string | null {
    if (answer === null) return null;
    const { number, confirmed } = answer;
    return confirmed === number ? publish.guestsGet(number) : publish.guestsGetSoon(number);
  }

  function whatComes(): string {
    const { publishedNumber } = property;
    if (waiting) return publish.plan.stays(formatLocalTime(language, waiting.localTime));
    return publishedNumber === null || isAhead ? publish.guestsSee : publish.nothingNew(publishedNumber);
  }

  async function press() {
    const number = await send(note);
    if (number === null) return;
    setNote("");
    // The button is held from now on, as there is nothing new: what it did is the place to go on from.
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
          disabled={held !== null || !isNoteValid}
          loading={isPublishing}
          loadingLabel={publish.publishing}
          aria-describedby={reasonId}
          onClick={() => void press()}
          moreLabel={publish.plan.other}
          moreDisabled={!mayEdit || (isNothingNew && waiting === null && !isPlanOpen)}
          panelId={planId}
          isOpen={isPlanOpen}
          onToggle={() => setIsPlanShown(!isPlanOpen)}
        >
          {isPlanOpen ? publish.plan.now : publish.publish}
        </SplitButton>
      </div>
      <p id={reasonId} className="mt-3 text-center text-xs text-muted">
        {isNothingNew ? (outcome() ?? held) : (held ?? (waiting ? null : outcome()) ?? whatComes())}
      </p>
      {isPlanOpen ? (
        <EditorsOnly>
          <Plan
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

function usePublish() {
  const { setup, publish, common, problems } = useMessages();
  const { property } = useDraft();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const helpFor = useHelpAction();
  const [isPublishing, setIsPublishing] = useState(false);
  const [answer, setAnswer] = useState<Pick<PublishAnswer, "number" | "confirmed"> | null>(null);

  /** @returns the number of the new version; null where there is none. */
  async function send(note: string): Promise<number | null> {
    setIsPublishing(true);
    setAnswer(null);
    try {
      const response = await connect().api.api.properties[":propertyId"].publish.$post({
        param: { propertyId: property.id },
        json: { note },
      });
      if (!response.ok) {
        const { code } = await readProblem(response);
        showToast({ tone: "error", title: publish.failed, detail: problems.codes[code], ...helpFor(code) });
        // What blocks it may be what somebody else has just saved.
        await revalidate();
        return null;
      }
      const { number, confirmed } = await response.json();
      setAnswer({ number, confirmed });
      // The first one has a dialog of its own.
      if (number > 1) showToast({ tone: "success", title: setup.liveVersion(number) });
      await revalidate();
      return number;
    } catch (error) {
      if (error instanceof SignedOutError) return null;
      // The connection failed, so nobody knows whether it was published; the list will tell.
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
      return null;
    } finally {
      setIsPublishing(false);
    }
  }
  return { isPublishing, answer, send };
}
