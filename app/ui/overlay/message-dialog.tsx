import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { dialogClasses } from "./dialog-frame.tsx";

export interface MessageDialogProps {
  title: string;
  description: string;
  /** A less prominent text below the description. */
  note?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
}

/** An error message above everything, with one focused button. Escape does not close it. */
export function MessageDialog({
  title,
  description,
  note,
  confirmLabel,
  onConfirm,
  busy = false,
}: MessageDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-crash animate-fade-in bg-surface-scrim backdrop-blur-[3px]" />
        <AlertDialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className={classNames(dialogClasses("sm", "z-crash"), "items-center p-8 text-center")}
        >
          <span className="mb-4 grid size-12 place-items-center rounded-[14px] bg-danger-mark text-danger-icon">
            <Icon name="error" size="xl" />
          </span>
          <AlertDialog.Title className="text-balance text-dialog font-semibold text-strong">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{description}</AlertDialog.Description>
          {note}
          <AlertDialog.Action asChild>
            <Button
              ref={button}
              variant="primary"
              size="lg"
              block
              loading={busy}
              onClick={onConfirm}
              className="mt-6"
            >
              {confirmLabel}
            </Button>
          </AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
