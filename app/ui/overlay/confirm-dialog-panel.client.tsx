import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import type { IconName } from "../icon-name.ts";
import {
  DIALOG_TITLE,
  DialogFrame,
  type DialogLayer,
  type DialogSize,
  dialogClasses,
  scrimClasses,
} from "./dialog-frame.tsx";
import { useReturningFocus } from "./use-returning-focus.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  /** Label of the button that cancels. The button has the focus, and Escape also cancels. */
  safeLabel: string;
  /** Label of the button that confirms: names the action. */
  confirmLabel: string;
  onConfirm: () => void;
  /** "danger" deletes; "primary" only asks. */
  tone?: "danger" | "primary";
  busy?: boolean;
  busyLabel?: string;
  icon?: IconName;
  size?: DialogSize;
  layer?: DialogLayer;
  /** List of what will be deleted. */
  children?: ReactNode;
}

/** The dialog itself; loaded by `ConfirmDialog`. */
export function ConfirmDialogPanel({
  open,
  onOpenChange,
  title,
  description,
  safeLabel,
  confirmLabel,
  onConfirm,
  tone = "danger",
  busy = false,
  busyLabel,
  icon = "alert",
  size = "md",
  layer = "z-dialog",
  children,
}: ConfirmDialogProps) {
  const focus = useReturningFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => (busy ? undefined : onOpenChange(isOpen))}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClasses(layer)} />
        <AlertDialog.Content {...focus} className={dialogClasses(size, layer)}>
          <DialogFrame
            icon={icon}
            tone={tone === "danger" ? "danger" : "highlight"}
            head={
              <>
                <AlertDialog.Title className={DIALOG_TITLE}>{title}</AlertDialog.Title>
                <AlertDialog.Description className="mt-1 text-muted">{description}</AlertDialog.Description>
              </>
            }
            foot={
              <>
                <AlertDialog.Cancel asChild>
                  <Button disabled={busy}>{safeLabel}</Button>
                </AlertDialog.Cancel>
                <Button variant={tone} loading={busy} loadingLabel={busyLabel} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </>
            }
          >
            {children}
          </DialogFrame>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
