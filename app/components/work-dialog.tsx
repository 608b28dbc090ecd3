import { type ReactNode, useState } from "react";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { DialogProps } from "#app/ui/overlay/dialog-panel.client.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";

interface WorkDialogProps extends Omit<DialogProps, "onOpenChange" | "foot"> {
  /** Something was typed or chosen here that closing would lose. */
  hasWork: boolean;
  /** Closes at once. Every way out but the primary button asks before it comes to this. */
  onClose: () => void;
  /** The buttons, the primary one last. Cancel calls what it is given, which asks like Escape does. */
  foot: (leave: () => void) => ReactNode;
}

/** A dialog in which people type or choose: Escape, a press beside it and Cancel ask before they drop any of it. */
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
