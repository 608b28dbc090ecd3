import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Button } from "#domain/content/button.ts";
import { duplicateButton } from "#domain/content/button-entries.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getNewerKeys } from "../draft/draft-state.ts";
import { findButton, withButton } from "./button-list.ts";
import { decideOpening } from "./open-editor.ts";
import type { EditingButton } from "./use-editing.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";

/** Everything that opens the editor: a tile, a new button, a copy, a translation. */
export function useOpenings(
  { language, chooseLanguage, list, setList }: LanguageButtons,
  { editing, show, ask, close, unlessUploading }: EditingButton,
) {
  const { draft, state, edit } = useDraft();
  const { buttons: words } = useMessages("setup");
  const { mayEdit } = useRights();
  const listIn = (code: ContentLanguage) => draft.buttons[code]?.buttons ?? [];

  function showFullToast() {
    showToast({ tone: "error", title: words.tooMany(BUTTONS_MAX) });
  }

  function unlessFull(proceed: () => void) {
    if (list.length >= BUTTONS_MAX) showFullToast();
    else proceed();
  }

  function openIn(where: ContentLanguage, id: string) {
    const isReadOnly = !mayEdit || getNewerKeys(state, [`buttons:${where}`]).length > 0;
    const { defaultLanguage } = draft;
    const opening = decideOpening({ id, language: where, defaultLanguage, listIn, isReadOnly });
    if (opening.kind === "full") showFullToast();
    if (opening.kind !== "open") return;
    const { button, language: there, isNew } = opening;
    if (isNew) edit(`buttons:${there}`, { buttons: withButton(listIn(there), button) });
    if (there !== language) chooseLanguage(there);
    show(button, { isNew, language: there });
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
    /** Opens a button in any language; if the language lacks it, opens a copy of the original. */
    openIn: (where: ContentLanguage, id: string) => unlessUploading(() => openIn(where, id)),
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
