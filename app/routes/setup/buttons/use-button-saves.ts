import { useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { useDraft } from "../draft-context.tsx";
import { findButton, withButton, withoutButton } from "./button-list.ts";
import { type ButtonCommand, sendButton } from "./send-button.ts";

/**
 * Saves and deletes single buttons of a language.
 *
 * An order or hidden button that is still to be applied stays so: only the one button goes to the server,
 * and its answer is taken under what is on the screen. A stale revision goes the way of every part:
 * merged and saved as a whole, or the person decides.
 */
export function useButtonSaves(language: ContentLanguage) {
  const { property, state, edit, adopt, apply, whileSaving } = useDraft();
  const { connect } = useSession();
  const { buttons: words, common, problems } = useMessages();
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

  /** @returns whether it is done. What is on the screen stays where it is not. */
  async function send(command: ButtonCommand): Promise<boolean> {
    const part = latest.current[key];
    if (!part) return false;
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
          adopt(verdict.value, take(saved));
          return true;
        }
        if (verdict.problem.code !== "stale_revision") {
          fail(verdict.problem);
          return false;
        }
        edit(key, take(edited));
        const result = await apply([key]);
        if (result.status === "refused") fail(result.problem);
        return result.status === "applied";
      });
    } catch (error) {
      // Signed out: the page is leaving. A TypeError is a connection that failed; the rest is ours.
      if (error instanceof SignedOutError) return false;
      if (!(error instanceof TypeError)) console.error(error);
      fail(error instanceof TypeError ? null : { code: "internal" });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  async function save(button: Button): Promise<boolean> {
    const part = latest.current[key];
    if (!part) return false;
    edit(key, { buttons: withButton(part.edited.buttons, button) });
    const kind = findButton(part.saved.buttons, button.id) ? "replace" : "add";
    const isDone = await send({ kind, button });
    if (isDone) showToast({ tone: "success", title: words.toasts.updated });
    return isDone;
  }

  /** One that was never saved only leaves the screen. */
  async function remove(id: string): Promise<boolean> {
    const part = latest.current[key];
    if (!part) return false;
    if (!findButton(part.saved.buttons, id)) {
      edit(key, { buttons: withoutButton(part.edited.buttons, id) });
      return true;
    }
    const isDone = await send({ kind: "remove", id });
    if (isDone) showToast({ tone: "success", title: words.remove.done });
    return isDone;
  }

  return { isBusy, save, remove };
}
