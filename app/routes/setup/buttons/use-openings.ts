import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Button } from "#domain/content/button.ts";
import { duplicateButton } from "#domain/content/button-entries.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { findButton, withButton } from "./button-list.ts";
import type { EditingButton } from "./use-editing.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";

/** Everything that opens the editor: a tile, a new button, a copy. */
export function useOpenings(
  { chooseLanguage, list, setList }: LanguageButtons,
  { editing, show, ask, close, unlessUploading }: EditingButton,
) {
  const { buttons: words } = useMessages("setup");

  function showFullToast() {
    showToast({ tone: "error", title: words.tooMany(BUTTONS_MAX) });
  }

  function unlessFull(proceed: () => void) {
    if (list.length >= BUTTONS_MAX) showFullToast();
    else proceed();
  }

  function add(button: Button) {
    setList(withButton(list, button));
    show(button, { isNew: true });
  }

  return {
    open: (id: string) => {
      const button = findButton(list, id);
      if (button && id !== editing?.id) unlessUploading(() => show(button));
    },
    add,
    /** Opens the type menu for a new button. */
    askForType: () => unlessUploading(() => unlessFull(() => ask({ about: "type" }))),
    duplicate: (from: Button) =>
      unlessUploading(() =>
        unlessFull(() => add(duplicateButton(from, words.copyName(from.name || words.unnamed), newId))),
      ),
    /** Switches to another language's buttons. */
    turnTo: (chosen: ContentLanguage) =>
      unlessUploading(() => {
        close();
        chooseLanguage(chosen);
      }),
  };
}
