import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Button } from "#domain/content/button.ts";
import { getEntries, getSubButtons } from "#domain/content/button-entries.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getEntryWords } from "./types/entry-words.ts";

interface DeleteDialogProps {
  readonly button: Button;
  readonly language: ContentLanguage;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation that names the button to delete. */
export function DeleteDialog({ button, language, isBusy, onConfirm, onClose }: DeleteDialogProps) {
  const { buttons: words, common } = useMessages("setup");
  const count = getEntries(button).length;
  const loss = count === 0 ? undefined : getEntryWords(button.type).loss?.(count, words);
  const inside = getSubButtons(button);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      icon="trash"
      title={words.remove.title(button.name || words.unnamed)}
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
              <bdi>{name || words.unnamed}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
