import { DiscardDialog } from "#app/components/discard-dialog.tsx";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Button } from "#domain/content/button.ts";
import { newColouredButton } from "#domain/content/starter/new-button.ts";
import { withStarterEntries } from "#domain/content/starter/starter-entries.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { findButton } from "./button-list.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TypeDialog } from "./type-dialog.tsx";
import type { OpenEditor } from "./use-open-editor.ts";

interface EditorDialogsProps {
  readonly editor: OpenEditor;
  readonly list: readonly Button[];
}

/** Dialogs of the buttons tab: choosing a type, deleting a button, discarding edits. */
export function EditorDialogs({ editor, list }: EditorDialogsProps) {
  const { draft, property } = useDraft();
  const { buttons: words } = useMessages("setup");
  const { asked, button, language, isBusy } = editor;
  const deleted = asked?.about === "delete" ? findButton(list, asked.id) : null;
  return (
    <>
      {asked?.about === "type" ? (
        <TypeDialog
          onClose={editor.stay}
          features={property.features}
          onChoose={(type) => {
            const button = newColouredButton(draft.theme, type, newId(), "");
            editor.add(withStarterEntries(button, language, newId));
          }}
        />
      ) : null}
      {deleted ? (
        <DeleteDialog
          button={deleted}
          language={language}
          isBusy={isBusy}
          onClose={editor.stay}
          onConfirm={() => void editor.removeAndClose(deleted.id)}
        />
      ) : null}
      <DiscardDialog
        open={asked?.about === "leave"}
        name={button?.name || words.unnamed}
        onStay={editor.stay}
        onDiscard={editor.discard}
      />
    </>
  );
}
