import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
}

/** Actions behind a button: arrows move, letters jump, Escape closes. */
export function Menu({ trigger, children, align = "end", className }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
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
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ROW =
  "flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-sm font-medium no-underline outline-hidden data-disabled:cursor-not-allowed data-disabled:text-subtle data-highlighted:bg-surface-hover";

export interface MenuItemProps {
  children: ReactNode;
  icon?: IconName;
  /** Marks the entry that is in force. */
  checked?: boolean;
  tone?: "default" | "danger";
  disabled?: boolean;
  onSelect: () => void;
}

export function MenuItem({ children, icon, checked, tone = "default", disabled, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(ROW, "cursor-pointer", tone === "danger" ? "text-danger" : "text-default")}
    >
      {icon ? <Icon name={icon} size="sm" /> : null}
      <span className="flex-1">{children}</span>
      {checked ? <Icon name="check" size="sm" className="text-icon-current" /> : null}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ children, icon, to }: { children: ReactNode; icon?: IconName; to: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={classNames(ROW, "text-default")}>
        {icon ? <Icon name={icon} size="sm" /> : null}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-fill-track" />;
}
