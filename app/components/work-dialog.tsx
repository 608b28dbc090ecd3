import { type ReactNode, useState } from "react";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { DialogProps } from "#app/ui/overlay/dialog-panel.client.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";

interface WorkDialogProps extends Omit<DialogProps, "onOpenChange" | "foot"> {
  /** Whether closing would lose input. */
  hasWork: boolean;
  /** Closes at once. Every way out except the primary button asks first. */
  onClose: () => void;
  /** The buttons, the primary one last. Cancel calls the given function, which asks first like Escape. */
  foot: (leave: () => void) => ReactNode;
}

/** A dialog with input: Escape, a press outside and Cancel ask before dropping it. */
export function WorkDialog({ hasWork, onClose, foot, ...dialog }: WorkDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (hasWork ? setIsAsking(true) : onClose());
  return (
    <>
      <Dialog {...dialog} onOpenChange={leave} foot={foot(leave)} />
      <DiscardDialog
        open={isAsking && dialog.open}
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </>
  );
}
