import type { ReactNode } from "react";
import { UploadScope, useAfterUploads, useUploads } from "#app/components/uploads.tsx";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

interface PartDialogProps {
  readonly title: string;
  readonly size?: "lg";
  /** Label of the primary button, such as "Use picture". The button waits for uploads. */
  readonly useLabel: string;
  readonly onUse: () => void;
  /** Whether closing would lose input or uploads. */
  readonly hasWork: boolean;
  /** Absent for a new part, which cannot be deleted. */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog for one part of a button; its result is saved with the button [S58, S59, S60]. */
export function PartDialog(props: PartDialogProps) {
  const { title, size, useLabel, onUse, hasWork, onDelete, onClose, children } = props;
  const { common } = useMessages();
  const uploads = useUploads();
  const { isWaiting, run } = useAfterUploads(uploads, onUse);
  return (
    <WorkDialog
      open
      hasWork={hasWork || uploads.running.length > 0}
      onClose={onClose}
      {...(size ? { size } : {})}
      title={title}
      foot={(leave) => (
        <>
          {onDelete ? (
            <Button variant="danger-quiet" iconBefore="trash" className="me-auto" onClick={onDelete}>
              {common.delete}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={leave}>
            {common.cancel}
          </Button>
          <Button variant="primary" loading={isWaiting} loadingLabel={common.uploading} onClick={run}>
            {useLabel}
          </Button>
        </>
      )}
    >
      <UploadScope track={uploads.track}>{children}</UploadScope>
    </WorkDialog>
  );
}
