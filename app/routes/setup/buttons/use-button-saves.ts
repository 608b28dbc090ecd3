import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getFindingWords } from "../publish/finding-words.ts";
import { findButton, withButton, withoutButton } from "./button-list.ts";
import { findFirstMissingField } from "./first-missing-field.ts";
import { isShownBy } from "./hidden-until-usable.ts";
import { useButtonCommand } from "./use-button-command.ts";
import { useRestoreButton } from "./use-restore-button.ts";

/**
 * Saves and deletes single buttons of a language.
 *
 * Unsaved order and visibility stay unsaved: only this button is sent.
 */
export function useButtonSaves(language: ContentLanguage) {
  const { draft, current, edit, property } = useDraft();
  const messages = useMessages("setup");
  const { isBusy, send } = useButtonCommand(language);
  const undo = useRestoreButton();
  const words = messages.buttons;
  const key = `buttons:${language}` as const;

  /** Warn about the button's gap now, not only when publishing [S136]. */
  async function save(button: Button): Promise<boolean> {
    const part = current()[key];
    if (!part) return false;
    edit(key, { buttons: withButton(part.edited.buttons, button) });
    const before = findButton(part.saved.buttons, button.id);
    const done = await send({ kind: before ? "replace" : "add", button });
    if (!done) return false;
    const lack = findFirstMissingField(draft, { button, language, features: property.features });
    showToast({
      tone: lack ? "warn" : "success",
      title: words.toasts.updated,
      detail: lack
        ? getFindingWords(messages, lack).text
        : isShownBy(button, before)
          ? words.nowShown
          : undefined,
    });
    return true;
  }

  /** A never saved button is only removed from the screen. */
  async function remove(id: string): Promise<boolean> {
    const part = current()[key];
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
