import { useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useApply } from "../setup/draft/apply-context.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { findAnswersToPublish, type UnfinishedPress } from "../setup/draft/unsaved-answers.ts";
import { ANSWER_KEYS } from "./use-answers.ts";

/**
 * Applies the changed answers and puts them into the live version (A7); the rest of the draft waits. If the network
 * fails, it can be pressed again. Needs a published version.
 */
export function PublishAnswersButton({ onNotApplied }: { onNotApplied: () => void }) {
  const { answers: words } = useMessages("answers");
  const { state } = useDraft();
  const { mayEdit } = useRights();
  const { isPublishing, unfinished, publish } = usePublishAnswers(onNotApplied);
  const part = state.answers;
  if (!part) return null;
  const wanted = findAnswersToPublish(part, unfinished);
  const hasChanges = wanted.questions.length + wanted.entries.length > 0;
  return (
    <Button
      variant="primary"
      disabled={!hasChanges || !mayEdit}
      loading={isPublishing}
      loadingLabel={words.publishing}
      onClick={() => void publish({ before: unfinished?.before ?? part.saved, wanted })}
    >
      {words.publishJustThis}
    </Button>
  );
}

function usePublishAnswers(onNotApplied: () => void) {
  const { setup, publish: publishWords, common, problems } = useMessages("setup");
  const { property } = useDraft();
  const { applyKeys } = useApply();
  const { connect } = useSession();
  const helpFor = useHelpAction();
  const [isPublishing, setIsPublishing] = useState(false);
  const [unfinished, setUnfinished] = useState<UnfinishedPress | null>(null);

  async function publish(press: UnfinishedPress): Promise<void> {
    const { questions, entries } = press.wanted;
    setIsPublishing(true);
    setUnfinished(press);
    try {
      if (!(await applyKeys(ANSWER_KEYS))) return onNotApplied();
      const response = await connect().api.api.properties[":propertyId"].publish.answers.$post({
        param: { propertyId: property.id },
        json: { questions: [...questions], entries: [...entries] },
      });
      if (!response.ok) {
        const { code } = await readProblem(response);
        // Guests have them already, or never get them this way: the next answers go alone.
        if (code === "nothing_new" || code === "kind_changed") setUnfinished(null);
        showToast({
          tone: "error",
          title: publishWords.failed,
          detail: problems.codes[code],
          ...helpFor(code),
        });
        return;
      }
      setUnfinished(null);
      showToast({ tone: "success", title: setup.liveVersion((await response.json()).number) });
    } catch (error) {
      if (error instanceof SignedOutError) return;
      // The version may have been published; the version in the header shows it.
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
    } finally {
      setIsPublishing(false);
    }
  }
  return { isPublishing, unfinished, publish };
}
