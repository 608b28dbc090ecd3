import { DiscardDialog } from "#app/components/discard-dialog.tsx";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Button } from "#domain/content/button.ts";
import { getEntries, getSubButtons } from "#domain/content/button-entries.ts";
import { newColouredButton } from "#domain/content/starter/new-button.ts";
import { withStarterEntries } from "#domain/content/starter/starter-entries.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useShownTexts } from "../answers/use-shown-texts.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { findButton } from "./button-list.ts";
import { TypeDialog } from "./type-dialog.tsx";
import { getEntryWords } from "./types/entry-words.ts";
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
  const show = useShownTexts(language);
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
        name={show(button?.name ?? "") || words.unnamed}
        onStay={editor.stay}
        onDiscard={editor.discard}
      />
    </>
  );
}

interface DeleteDialogProps {
  readonly button: Button;
  readonly language: ContentLanguage;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation that names the button to delete. */
function DeleteDialog({ button, language, isBusy, onConfirm, onClose }: DeleteDialogProps) {
  const { buttons: words, common } = useMessages("setup");
  const show = useShownTexts(language);
  const count = getEntries(button).length;
  const loss = count === 0 ? undefined : getEntryWords(button.type).loss?.(count, words);
  const inside = getSubButtons(button);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      icon="trash"
      title={words.remove.title(show(button.name) || words.unnamed)}
      description={words.remove.description(common.languages[language])}
      safeLabel={words.remove.keep}
      confirmLabel={words.remove.confirm}
      busy={isBusy}
      busyLabel={common.deleting}
      onConfirm={onConfirm}
    >
      {loss === undefined ? null : <p className="text-default">{loss}</p>}
      {inside.length > 0 ? (
        <ul className="mt-1.5 list-disc ps-5 text-default">
          {inside.map(({ id, name }) => (
            <li key={id}>
              <bdi>{show(name) || words.unnamed}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
