import { useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { wordsOfFinding } from "../publish/finding-words.ts";
import { findButton, withButton, withoutButton } from "./button-list.ts";
import { firstMissingField } from "./first-missing-field.ts";
import { isShownBy } from "./hidden-until-usable.ts";
import { type ButtonCommand, sendButton } from "./send-button.ts";
import { useRestoreButton } from "./use-restore-button.ts";

interface Done {
  readonly restorePoint: RestorePoint | null;
}

/**
 * Saves and deletes single buttons of a language.
 *
 * An order or hidden button that is still to be applied stays so: only the one button goes to the server,
 * and its answer is merged under what is on the screen. On 412 it falls back to merging and saving the whole
 * document, or the person decides.
 */
export function useButtonSaves(language: ContentLanguage) {
  const { property, draft, state, edit, adopt, apply, whileSaving } = useDraft();
  const { connect } = useSession();
  const messages = useMessages();
  const { buttons: words, common, problems } = messages;
  const undo = useRestoreButton();
  const [isBusy, setIsBusy] = useState(false);
  const key = `buttons:${language}` as const;
  const latest = useRef(state);
  latest.current = state;

  function fail(problem: Problem | null) {
    showToast({
      tone: "error",
      title: problem ? words.toasts.failed : common.toasts.unstableNetwork,
      detail: problem ? problems.codes[problem.code] : undefined,
    });
  }

  /** @returns how it went; null where it is not done, and what is on the screen stays. */
  async function send(command: ButtonCommand): Promise<Done | null> {
    const part = latest.current[key];
    if (!part) return null;
    const saved = part.saved.buttons;
    const take = (list: readonly Button[]) => ({
      buttons: command.kind === "remove" ? withoutButton(list, command.id) : withButton(list, command.button),
    });
    setIsBusy(true);
    try {
      return await whileSaving(key, async () => {
        const address = { propertyId: property.id, language, revision: part.revision };
        const verdict = await sendButton(connect(), address, command);
        const edited = latest.current[key]?.edited.buttons ?? saved;
        if (verdict.ok) {
          if (command.kind === "remove") edit(key, take(edited));
          adopt(verdict.value.document, take(saved));
          return { restorePoint: verdict.value.restorePoint };
        }
        if (verdict.problem.code !== "stale_revision") {
          fail(verdict.problem);
          return null;
        }
        edit(key, take(edited));
        const result = await apply([key]);
        if (result.status === "refused") fail(result.problem);
        return result.status === "applied" ? { restorePoint: null } : null;
      });
    } catch (error) {
      // Signed out: the page is leaving. A TypeError is a connection that failed; the rest is ours.
      if (error instanceof SignedOutError) return null;
      if (!(error instanceof TypeError)) console.error(error);
      fail(error instanceof TypeError ? null : { code: "internal" });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  /** What the button still lacks is said at once, and not only when somebody publishes [S136]. */
  async function save(button: Button): Promise<boolean> {
    const part = latest.current[key];
    if (!part) return false;
    edit(key, { buttons: withButton(part.edited.buttons, button) });
    const before = findButton(part.saved.buttons, button.id);
    const done = await send({ kind: before ? "replace" : "add", button });
    if (!done) return false;
    const lack = firstMissingField(draft, { button, language, features: property.features });
    showToast({
      tone: lack ? "warn" : "success",
      title: words.toasts.updated,
      detail: lack
        ? wordsOfFinding(messages, lack).text
        : isShownBy(button, before)
          ? words.nowShown
          : undefined,
    });
    return true;
  }

  /** One that was never saved only leaves the screen. */
  async function remove(id: string): Promise<boolean> {
    const part = latest.current[key];
    if (!part) return false;
    if (!findButton(part.saved.buttons, id)) {
      edit(key, { buttons: withoutButton(part.edited.buttons, id) });
      return true;
    }
    const done = await send({ kind: "remove", id });
    if (!done) return false;
    const { restorePoint } = done;
    showToast({
      tone: "success",
      title: words.remove.done,
      ...(restorePoint
        ? { action: { label: words.remove.undo, onPress: () => void undo(restorePoint.id, language) } }
        : {}),
    });
    return true;
  }

  return { isBusy, save, remove };
}
