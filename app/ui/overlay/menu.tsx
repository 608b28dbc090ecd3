import { cloneElement, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";
import { type HeldPress, toKeyPress, toPointerPress } from "./held-press.ts";
import type { MenuProps } from "./menu-panel.client.tsx";
import { useMenuParts } from "./menu-parts.ts";

export const MENU_PANEL = definePart(
  () => import("./menu-panel.client.tsx"),
  ({ MenuPanel }) => MenuPanel,
);

/** Actions behind a button: arrows move, letters jump, Escape closes. A press is recorded until the code is loaded. */
export function Menu({ align = "end", ...props }: MenuProps) {
  const [press, setPress] = useState<HeldPress | null>(null);
  const hold = (event: { preventDefault(): void }, held: HeldPress | null) => {
    if (!held) return;
    // The menu moves the focus; the browser's default would move it again.
    event.preventDefault();
    setPress(held);
  };
  const closed = cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerDown: (event) => hold(event, toPointerPress(event)),
    onKeyDown: (event) => hold(event, toKeyPress(event)),
  });
  if (!press) return closed;
  return <LazyPart part={MENU_PANEL} props={{ ...props, align, press }} fallback={closed} />;
}

const ROW =
  "flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-sm font-medium no-underline outline-hidden data-disabled:cursor-not-allowed data-disabled:text-subtle data-highlighted:bg-surface-hover";

export interface MenuItemProps {
  children: ReactNode;
  icon?: IconName;
  /** Marks the current choice. */
  checked?: boolean;
  tone?: "default" | "danger";
  disabled?: boolean;
  onSelect: () => void;
}

export function MenuItem({ children, icon, checked, tone = "default", disabled, onSelect }: MenuItemProps) {
  const Part = useMenuParts();
  return (
    <Part.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(ROW, "cursor-pointer", tone === "danger" ? "text-danger" : "text-default")}
    >
      {icon ? <Icon name={icon} size="sm" /> : null}
      <span className="flex-1">{children}</span>
      {checked ? <Icon name="check" size="sm" className="text-icon-current" /> : null}
    </Part.Item>
  );
}

export function MenuLink({ children, icon, to }: { children: ReactNode; icon?: IconName; to: string }) {
  const Part = useMenuParts();
  return (
    <Part.Item asChild>
      <Link to={to} className={classNames(ROW, "text-default")}>
        {icon ? <Icon name={icon} size="sm" /> : null}
        {children}
      </Link>
    </Part.Item>
  );
}

export function MenuSeparator() {
  const Part = useMenuParts();
  return <Part.Separator className="-mx-1.5 my-1.5 h-px bg-fill-track" />;
}
