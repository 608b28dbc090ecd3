import { useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PublishedAnswers } from "#domain/answers/publish-answers.ts";
import { useApply } from "../setup/draft/apply-context.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { findChangedAnswers } from "../setup/draft/unsaved-answers.ts";
import { ANSWER_KEYS } from "./use-answers.ts";

/**
 * Applies the changed answers and puts them into the live version (A7); the rest of the draft waits. Needs a
 * published version.
 */
export function PublishAnswersButton({ onNotApplied }: { onNotApplied: () => void }) {
  const { answers: words } = useMessages("answers");
  const { state } = useDraft();
  const { mayEdit } = useRights();
  const { isPublishing, publish } = usePublishAnswers(onNotApplied);
  const part = state.answers;
  if (!part) return null;
  const changed = findChangedAnswers(part.saved, part.edited);
  const hasChanges = changed.questions.length + changed.entries.length > 0;
  return (
    <Button
      variant="primary"
      disabled={!hasChanges || !mayEdit}
      loading={isPublishing}
      loadingLabel={words.publishing}
      onClick={() => void publish(changed)}
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

  async function publish(changed: PublishedAnswers): Promise<void> {
    setIsPublishing(true);
    try {
      if (!(await applyKeys(ANSWER_KEYS))) return onNotApplied();
      const response = await connect().api.api.properties[":propertyId"].publish.answers.$post({
        param: { propertyId: property.id },
        json: { questions: [...changed.questions], entries: [...changed.entries] },
      });
      if (!response.ok) {
        const { code } = await readProblem(response);
        showToast({
          tone: "error",
          title: publishWords.failed,
          detail: problems.codes[code],
          ...helpFor(code),
        });
        return;
      }
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
  return { isPublishing, publish };
}
