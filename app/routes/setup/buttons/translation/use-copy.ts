import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { readProblem } from "#app/session/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { ButtonCopy } from "#domain/content/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { useRestoreButton } from "../use-restore-button.ts";

/**
 * Copies the saved buttons of one language to another, and offers to take that back [S177, S195].
 *
 * @returns whether it is done; where it is not, a toast has said why.
 */
export function useCopy(to: ContentLanguage) {
  const { property, adopt, whileSaving } = useDraft();
  const { connect } = useSession();
  const { buttons: words, recovery, problems, common } = useMessages();
  const restore = useRestoreButton(to);
  const [isBusy, setIsBusy] = useState(false);
  const language = common.languages[to];

  function fail(detail: string): false {
    showToast({ tone: "error", title: words.toasts.copyFailed(language), detail });
    return false;
  }

  async function send(copy: ButtonCopy): Promise<boolean> {
    const response = await connect().api.api.properties[":propertyId"].buttons.copy.$post({
      param: { propertyId: property.id },
      json: copy,
    });
    if (!response.ok) return fail(problems.codes[(await readProblem(response)).code]);
    const { document, restorePoint } = await response.json();
    adopt(document);
    showToast({
      tone: "success",
      title: words.toasts.copied(language),
      action: { label: recovery.undo, onPress: () => void restore(restorePoint.id) },
    });
    return true;
  }

  async function copy({ from, mode }: Omit<ButtonCopy, "to">): Promise<boolean> {
    setIsBusy(true);
    try {
      return await whileSaving(`buttons:${to}`, () => send({ from, to, mode }));
    } catch (error) {
      // Signed out: the page is leaving. A TypeError is a connection that failed; the rest is ours.
      if (error instanceof SignedOutError) return false;
      if (!(error instanceof TypeError)) console.error(error);
      return fail(error instanceof TypeError ? common.toasts.unstableNetwork : problems.codes.internal);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, copy };
}
