import { useState } from "react";
import { formatBytes } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { WorkDialog } from "../work-dialog.tsx";
import { usePictureEdit } from "./picture-edit.ts";
import { PictureEditor } from "./picture-editor.tsx";
import { getPictureForm } from "./picture-form.ts";
import type { PictureDialogProps } from "./picture-subject.ts";

const MEGAPIXEL = 1_000_000;

/** Offers to shrink a picture that would be refused (S117, S118), then crops and describes it. */
export function PictureDialog(props: PictureDialogProps) {
  const { subject, kind, onClose, onDecline } = props;
  const { pictures, common } = useMessages("setup");
  const language = useLanguage();
  const [isAccepted, setIsAccepted] = useState(false);
  const edit = usePictureEdit(props);
  const { source, offer } = subject;

  if (offer && !isAccepted) {
    const { width, height } = source.originalSize;
    const { bytesMax } = getPictureForm(kind);
    return (
      <Dialog
        open
        onOpenChange={() => onDecline(offer)}
        icon="image"
        tone="warn"
        title={pictures.tooBig}
        description={
          offer === "image_rejected"
            ? pictures.tooManyPixels(Math.round((width * height) / MEGAPIXEL))
            : pictures.tooManyBytes(formatBytes(language, source.file.size), formatBytes(language, bytesMax))
        }
        foot={
          <>
            <Button onClick={() => onDecline(offer)}>{pictures.chooseAnother}</Button>
            <Button variant="primary" onClick={() => setIsAccepted(true)}>
              {pictures.makeSmaller}
            </Button>
          </>
        }
      >
        <p className="text-sm text-muted">{pictures.smallerHint}</p>
      </Dialog>
    );
  }
  return (
    <WorkDialog
      open
      size="lg"
      locked={edit.isWorking}
      hasWork={edit.isChanged}
      onClose={onClose}
      title={pictures.title}
      description={
        subject.picture === null ? <span className="wrap-anywhere">{source.file.name}</span> : undefined
      }
      foot={(leave) => (
        <>
          <Button disabled={edit.isWorking} onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            loading={edit.isWorking}
            loadingLabel={pictures.working}
            onClick={() => void edit.apply()}
          >
            {pictures.apply}
          </Button>
        </>
      )}
    >
      <PictureEditor edit={edit} {...props} />
    </WorkDialog>
  );
}
