import type { Button } from "#domain/content/button.ts";
import { findButton, withButton } from "./button-list.ts";
import { showOnceUsable } from "./hidden-until-usable.ts";
import { useButtonSaves } from "./use-button-saves.ts";
import { useEditing } from "./use-editing.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";
import { useOpenings } from "./use-openings.ts";

/** The editor of the buttons tab: which button it holds, what it asks, and all that opens, saves and closes it. */
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
    /** What is on its way into the button; saving waits for it. */
    uploads,
    ask,
    stay,
    discard,
    cancel: () => {
      if (!isBusy) editor.cancel();
    },
    /** Shows what was typed in the previews. */
    change: (typed: Button) => {
      const before = { saved: findButton(saved, typed.id), before: button };
      setList(withButton(list, showOnceUsable(typed, before)));
    },
    /** Saves and stays. @returns whether it is saved. */
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
