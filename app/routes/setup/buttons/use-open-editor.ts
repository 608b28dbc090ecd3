import type { Button } from "#domain/content/button.ts";
import { findButton, withButton } from "./button-list.ts";
import { showOnceUsable } from "./hidden-until-usable.ts";
import { useButtonSaves } from "./use-button-saves.ts";
import { useEditing } from "./use-editing.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";
import { useOpenings } from "./use-openings.ts";

/** The buttons tab's editor: its state, dialogs, and all actions. */
export function useOpenEditor(buttons: LanguageButtons) {
  const { language, list, saved, setList } = buttons;
  const editor = useEditing(buttons);
  const openings = useOpenings(buttons, editor);
  const { isBusy, save, remove } = useButtonSaves(language);
  const { editing, button, asked, openSubId, uploads, ask, stay, leave, discard } = editor;

  return {
    ...openings,
    language,
    editing,
    button,
    asked,
    openSubId,
    isBusy,
    /** Running uploads of the button; saving waits for them. */
    uploads,
    ask,
    stay,
    discard,
    cancel: () => {
      if (!isBusy) editor.cancel();
    },
    /** Shows the input in the previews. */
    change: (typed: Button) => {
      const before = { saved: findButton(saved, typed.id), before: button };
      setList(withButton(list, showOnceUsable(typed, before)));
    },
    /** Saves and stays open. @returns whether it was saved. */
    keep: save,
    saveAndClose: async (typed: Button) => {
      if (await save(typed)) leave();
    },
    removeAndClose: async (id: string) => {
      if (await remove(id)) leave();
      else stay();
    },
  };
}

export type OpenEditor = ReturnType<typeof useOpenEditor>;
