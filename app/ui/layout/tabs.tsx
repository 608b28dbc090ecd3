import { type KeyboardEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { classNames } from "../class-names.ts";
import { CountPill } from "../feedback/count-pill.tsx";

export interface Tab {
  to: string;
  label: string;
  /** `true`: addresses below `to` belong to other tabs. */
  end?: boolean;
  /** Number of things to fix; hidden at 0. */
  count?: number;
  /** The count as text, such as "2 items to fix". */
  countLabel?: string;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}

const STEPS: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (index < 0) return;
  event.preventDefault();
  links[step(index, links.length)]?.focus();
}

/** A screen's views as links; arrow keys move between them, Enter opens. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // In a narrow window the row scrolls: keep the current tab visible.
  useEffect(() => {
    const current = pathname && nav.current?.querySelector("[aria-current]");
    if (current) current.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      onKeyDown={moveFocus}
      className={classNames(
        "flex h-12 flex-none gap-1 overflow-x-auto overflow-y-hidden border-b border-default [scrollbar-width:none] print:hidden",
        className,
      )}
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end ?? false}
          className={({ isActive }) => (isActive ? "tab-current" : "tab")}
        >
          {tab.label}
          {tab.count ? <CountPill count={tab.count} label={tab.countLabel} /> : null}
        </NavLink>
      ))}
    </nav>
  );
}
