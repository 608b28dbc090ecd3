import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

interface DiscardDialogProps {
  readonly open: boolean;
  /** Name of the changed item, if the screen has more than one. */
  readonly name?: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Confirmation before dropping any input [S58, S60, S110]. */
export function DiscardDialog({ open, name, onStay, onDiscard }: DiscardDialogProps) {
  const words = useMessages().common.leave;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onStay}
      size="sm"
      title={words.title}
      description={name === undefined ? words.here : words.description(name)}
      safeLabel={words.stay}
      confirmLabel={words.discard}
      onConfirm={onDiscard}
    />
  );
}
