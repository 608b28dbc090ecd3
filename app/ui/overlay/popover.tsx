import { Popover as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small panel beside its button. Escape and a press elsewhere close it; the focus returns. */
export function Popover({ trigger, label, children, align = "start", open, onOpenChange }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-toast animate-drop-in rounded-lg bg-surface-raised p-3 shadow-floating"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
