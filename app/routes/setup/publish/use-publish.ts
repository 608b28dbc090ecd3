import { useState } from "react";
import { useRevalidator } from "react-router";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** Publishes the saved draft, with result messages. */
export function usePublish() {
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
        // Somebody else may just have saved the blocking change.
        await revalidate();
        return null;
      }
      const { number, confirmed } = await response.json();
      setAnswer({ number, confirmed });
      // The first publication has its own dialog.
      if (number > 1) showToast({ tone: "success", title: setup.liveVersion(number) });
      // Do not wait for the list.
      void revalidate();
      return number;
    } catch (error) {
      if (error instanceof SignedOutError) return null;
      // Network error: it may have been published; the list will show.
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
      return null;
    } finally {
      setIsPublishing(false);
    }
  }
  return { isPublishing, answer, send };
}
