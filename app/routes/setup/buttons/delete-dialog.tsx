import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";

interface DeleteDialogProps {
  readonly button: Button;
  readonly language: ContentLanguage;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names what goes before it goes. */
export function DeleteDialog({ button, language, isBusy, onConfirm, onClose }: DeleteDialogProps) {
  const { buttons: words, common } = useMessages();
  const inside = button.type === "popup" ? button.subButtons : [];
  const images = button.type === "gallery" ? button.items.length : 0;
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
      {inside.length > 0 ? (
        <>
          <p className="text-default">{words.remove.inside(inside.length)}</p>
          <ul className="mt-1.5 list-disc ps-5 text-default">
            {inside.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name || words.unnamed}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {images > 0 ? <p className="text-default">{words.remove.images(images)}</p> : null}
    </ConfirmDialog>
  );
}
