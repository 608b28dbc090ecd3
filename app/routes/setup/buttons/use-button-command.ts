import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { BrowserSession } from "#app/session/browser-session.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { readSavedPart, type SavedPart } from "../draft/save-part.ts";
import { withButton, withoutButton } from "./button-list.ts";

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
      // After a sign-out the browser leaves the page, so no error is shown. A TypeError is a network error.
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

/** The buttons of a language, at a known revision. */
interface ButtonsAddress {
  readonly propertyId: string;
  readonly language: ContentLanguage;
  readonly revision: number;
}

type ButtonCommand =
  | { readonly kind: "add"; readonly button: Button }
  | { readonly kind: "replace"; readonly button: Button }
  | { readonly kind: "remove"; readonly id: string };

/** All buttons of a language after a change, with the restore point of a deleted button. */
interface ChangedButtons extends SavedPart {
  readonly restorePoint: RestorePoint | null;
}

/** Changes one button through the API. Refusals are the API's. */
async function sendButton(
  { api }: Pick<BrowserSession, "api">,
  { propertyId, language, revision }: ButtonsAddress,
  command: ButtonCommand,
): Promise<Verdict<ChangedButtons>> {
  const response = await request();
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  const { restorePoint = null, ...document } = await response.json();
  return accept({ ...readSavedPart(document), restorePoint });

  function request() {
    const routes = api.api.properties[":propertyId"].buttons;
    const options = { headers: { "if-match": `"${revision}"` } };
    const query = { language };
    switch (command.kind) {
      case "add":
        return routes.$post({ param: { propertyId }, query, json: command.button }, options);
      case "replace": {
        const param = { propertyId, buttonId: command.button.id };
        return routes[":buttonId"].$patch({ param, query, json: command.button }, options);
      }
      case "remove":
        return routes[":buttonId"].$delete({ param: { propertyId, buttonId: command.id }, query }, options);
    }
  }
}
