import { DropdownMenu } from "radix-ui";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { type HeldPress, replayPress } from "./held-press.ts";
import { MenuParts } from "./menu-parts.ts";
import type { TriggerProps } from "./trigger-props.ts";

export interface MenuProps {
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
}

interface MenuPanelProps extends MenuProps {
  /** The press recorded before this code was loaded: it opens the menu. */
  readonly press: HeldPress;
}

/** The menu with its button, loaded by `Menu` after the first press. */
export function MenuPanel({ trigger, children, align, className, press }: MenuPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) replayPress(button.current, press);
  }, [press]);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classNames(
            "z-panel max-h-(--radix-dropdown-menu-content-available-height) min-w-55 animate-drop-in overflow-y-auto rounded-row bg-surface-raised p-1.5 shadow-floating",
            className,
          )}
        >
          <MenuParts value={DropdownMenu}>{children}</MenuParts>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
