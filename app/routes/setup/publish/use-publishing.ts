import { useState } from "react";
import { useRevalidator } from "react-router";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys, getNewerKeys } from "../draft/draft-state.ts";
import { formatLocalTime } from "./format-local-time.ts";

interface PublishInput {
  readonly findings: readonly PublishFinding[];
  /** Whether guests see the current draft already. */
  readonly hasNothingNew: boolean;
  /** The waiting planned publication; `null`: none. */
  readonly waiting: PlannedPublication | null;
}

/** Publishing state, and a text: why not possible, the last result, or what will happen. */
export function usePublishing({ findings, hasNothingNew, waiting }: PublishInput) {
  const { publish, members } = useMessages("setup");
  const language = useLanguage();
  const { mayEdit } = useRights();
  const { isPublishing, answer, send } = usePublish();
  const { state, property, isAhead } = useDraft();
  const blocking = findings.filter(({ level }) => level === "blocking").length;
  const isUnsaved = getDirtyKeys(state).some((key) => key !== "qr");

  function reason(): string | null {
    if (!mayEdit) return members.viewerReason;
    if (getNewerKeys(state).length > 0) return publish.newerVersion;
    if (blocking > 0) return publish.fixToPublish(blocking);
    if (isUnsaved) return publish.applyFirst;
    return hasNothingNew ? publish.nothingNew(property.publishedNumber ?? 0) : null;
  }
  const held = reason();

  // Also `true` right after publishing, when `text` is the result.
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

  return {
    isPublishing,
    send,
    /** Number of the version that this screen published; `null`: none yet. */
    published: answer?.number ?? null,
    /** Why publishing is not possible now; `null`: possible. */
    held,
    isNothingNew,
    text: isNothingNew ? (outcome() ?? held) : (held ?? (waiting ? null : outcome()) ?? whatComes()),
  };
}

/** Publishes the saved draft, with result messages. */
function usePublish() {
  const { setup, publish, common, problems } = useMessages("setup");
  const { property } = useDraft();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const helpFor = useHelpAction();
  const [isPublishing, setIsPublishing] = useState(false);
  const [answer, setAnswer] = useState<Pick<PublishAnswer, "number" | "confirmed"> | null>(null);

  /** @returns the number of the new version; `null`: failed. */
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
        // Another person may just have saved a change that blocks publishing: reload.
        await revalidate();
        return null;
      }
      const { number, confirmed } = await response.json();
      setAnswer({ number, confirmed });
      // The first publication has its own dialog.
      if (number > 1) showToast({ tone: "success", title: setup.liveVersion(number) });
      // Reload the list of versions without waiting for it.
      void revalidate();
      return number;
    } catch (error) {
      if (error instanceof SignedOutError) return null;
      // After a network error the version may have been published; the list of versions will show it.
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
      return null;
    } finally {
      setIsPublishing(false);
    }
  }
  return { isPublishing, answer, send };
}
