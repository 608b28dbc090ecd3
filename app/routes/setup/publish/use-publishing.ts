import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys, getNewerKeys } from "../draft/draft-state.ts";
import { formatLocalTime } from "./format-local-time.ts";
import { usePublish } from "./use-publish.ts";

interface PublishInput {
  readonly findings: readonly PublishFinding[];
  /** Guests see the current draft already. */
  readonly hasNothingNew: boolean;
  /** The waiting version. */
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

  // Right after publishing nothing is new either: show the result instead.
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
    /** Number of the version published here; `null`: none yet. */
    published: answer?.number ?? null,
    /** Why publishing is not possible now; `null`: possible. */
    held,
    isNothingNew,
    text: isNothingNew ? (outcome() ?? held) : (held ?? (waiting ? null : outcome()) ?? whatComes()),
  };
}
