import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, Ref } from "react";

export interface TooltipProps {
  text: string;
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  side?: "top" | "right" | "bottom" | "left";
}

/** The control with its tooltip; loaded by `Tooltip`. */
export function TooltipPanel({ text, children, side }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-toast max-w-70 animate-fade-in rounded-sm bg-surface-inverse px-2 py-1.5 text-xs font-medium text-inverse shadow-md"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
