import { useState } from "react";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ButtonCopy } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { accept } from "#domain/problem.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { readSavedPart } from "../../draft/save-part.ts";
import { useRestoreButton } from "../use-restore-button.ts";

/** Result for one language. `detail`: an error text; `null`: signed out, so no error is shown. */
type Outcome =
  | { readonly ok: true; readonly to: ContentLanguage; readonly restorePointId: string }
  | { readonly ok: false; readonly to: ContentLanguage; readonly detail: string | null };

/** Copies a language's saved buttons to others, with an undo action in the toast [S177, S195]. */
export function useCopy() {
  const { property, saveCommand } = useDraft();
  const { connect } = useSession();
  const { buttons: words, recovery, problems, common } = useMessages("setup");
  const language = useLanguage();
  const restore = useRestoreButton();
  const [isBusy, setIsBusy] = useState(false);

  /** Sends the copy to the API, and returns the API's refusals. */
  async function send(copy: ButtonCopy) {
    const response = await connect().api.api.properties[":propertyId"].buttons.copy.$post({
      param: { propertyId: property.id },
      json: copy,
    });
    if (!response.ok) return { ok: false as const, problem: await readProblem(response) };
    const { document, restorePoint } = await response.json();
    return accept({ ...readSavedPart(document), restorePointId: restorePoint.id });
  }

  async function copyOne(copy: ButtonCopy): Promise<Outcome> {
    const { to } = copy;
    try {
      const result = await saveCommand(`buttons:${to}`, { send: () => send(copy) });
      if (result.status === "applied" && result.answer)
        return { ok: true, to, restorePointId: result.answer.restorePointId };
      const code = result.status === "refused" ? result.problem.code : "internal";
      return { ok: false, to, detail: problems.codes[code] };
    } catch (error) {
      // After a sign-out the browser leaves the page, so no error is shown. A TypeError is a network error.
      if (error instanceof SignedOutError) return { ok: false, to, detail: null };
      if (!(error instanceof TypeError)) console.error(error);
      const detail = error instanceof TypeError ? common.toasts.unstableNetwork : problems.codes.internal;
      return { ok: false, to, detail };
    }
  }

  /**
   * One language at a time, so that a failure does not affect the others.
   *
   * @returns failed languages; a toast shows each reason.
   */
  async function copyTo(
    languages: readonly ContentLanguage[],
    { from, mode }: Omit<ButtonCopy, "to">,
  ): Promise<readonly ContentLanguage[]> {
    setIsBusy(true);
    const outcomes: Outcome[] = [];
    for (const to of languages) outcomes.push(await copyOne({ from, to, mode }));
    setIsBusy(false);
    const done = outcomes.filter((outcome) => outcome.ok);
    const failed = outcomes.filter((outcome) => !outcome.ok);
    for (const { to, detail } of failed) {
      if (detail === null) continue;
      showToast({ tone: "error", title: words.toasts.copyFailed(common.languages[to]), detail });
    }
    if (done.length > 0) {
      const names = done.map(({ to }) => common.languages[to]);
      showToast({
        tone: "success",
        title: words.toasts.copied(formatList(language, names)),
        action: {
          label: recovery.undo,
          onPress: async () => {
            for (const { to, restorePointId } of done) await restore(restorePointId, to);
          },
        },
      });
    }
    return failed.map(({ to }) => to);
  }

  /** @returns whether it succeeded; otherwise a toast shows why. */
  async function copy({ from, to, mode }: ButtonCopy): Promise<boolean> {
    return (await copyTo([to], { from, mode })).length === 0;
  }

  return { isBusy, copy, copyTo };
}
