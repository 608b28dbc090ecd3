import { Popover as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import type { TriggerProps } from "./trigger-props.ts";

export interface PopoverProps {
  /** The button that opens the popover. */
  trigger: ReactElement<TriggerProps>;
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

type PopoverPanelProps = PopoverProps & Required<Pick<PopoverProps, "open" | "onOpenChange">>;

/** The panel with its button, loaded by `Popover` when first opened. */
export function PopoverPanel({ trigger, label, children, align, open, onOpenChange }: PopoverPanelProps) {
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
