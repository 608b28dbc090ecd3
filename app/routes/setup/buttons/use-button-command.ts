import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { withButton, withoutButton } from "./button-list.ts";
import { type ButtonCommand, sendButton } from "./send-button.ts";

interface Done {
  /** Restore point of a deleted button; `null`: none. */
  readonly restorePoint: RestorePoint | null;
}

/** Changes one button through the API, with error messages. */
export function useButtonCommand(language: ContentLanguage) {
  const { property, saveCommand } = useDraft();
  const { connect } = useSession();
  const { buttons: words, common, problems } = useMessages("setup");
  const [isBusy, setIsBusy] = useState(false);

  function fail(problem: Problem | null) {
    showToast({
      tone: "error",
      title: problem ? words.toasts.failed : common.toasts.unstableNetwork,
      detail: problem ? problems.codes[problem.code] : undefined,
    });
  }

  /** @returns the result; `null`: failed, and the screen keeps its state. */
  async function send(command: ButtonCommand): Promise<Done | null> {
    setIsBusy(true);
    try {
      const result = await saveCommand(`buttons:${language}`, {
        send: (revision) => sendButton(connect(), { propertyId: property.id, language, revision }, command),
        take: ({ buttons }) => ({
          buttons:
            command.kind === "remove"
              ? withoutButton(buttons, command.id)
              : withButton(buttons, command.button),
        }),
        isTakenLast: command.kind === "remove",
      });
      if (result.status === "refused") fail(result.problem);
      return result.status === "applied" ? { restorePoint: result.answer?.restorePoint ?? null } : null;
    } catch (error) {
      // Signed out: the page is leaving. A TypeError is a network error; others are bugs.
      if (error instanceof SignedOutError) return null;
      if (!(error instanceof TypeError)) console.error(error);
      fail(error instanceof TypeError ? null : { code: "internal" });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, send };
}
