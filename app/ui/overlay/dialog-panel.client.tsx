import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import type { IconName } from "../icon-name.ts";
import {
  DIALOG_TITLE,
  DialogFrame,
  type DialogSize,
  type DialogTone,
  dialogClasses,
  SCRIM,
} from "./dialog-frame.tsx";
import { useReturningFocus } from "./use-returning-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  icon?: IconName;
  tone?: DialogTone;
  /** Width: 420, 560 or 880 px. */
  size?: DialogSize;
  /** Buttons, the primary one last. */
  foot?: ReactNode;
  /** While busy, Escape and a press outside do nothing. */
  locked?: boolean;
  children?: ReactNode;
}

/** The dialog itself; loaded by `Dialog`. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  icon,
  tone = "highlight",
  size = "md",
  foot,
  locked = false,
  children,
}: DialogProps) {
  const focus = useReturningFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => (locked ? undefined : onOpenChange(isOpen))}>
      <Primitive.Portal>
        <Primitive.Overlay className={SCRIM} />
        <Primitive.Content
          {...focus}
          className={dialogClasses(size)}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <DialogFrame
            icon={icon}
            tone={tone}
            foot={foot}
            head={
              <>
                <Primitive.Title className={DIALOG_TITLE}>{title}</Primitive.Title>
                {description ? (
                  <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
                ) : null}
              </>
            }
          >
            {children}
          </DialogFrame>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
