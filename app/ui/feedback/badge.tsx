import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export type BadgeTone =
  | "neutral"
  | "success"
  | "info"
  | "plum"
  | "accent"
  | "warn"
  | "danger"
  | "danger-solid"
  | "dark"
  | "outline";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-transparent bg-surface-neutral text-on-neutral",
  success: "border-success bg-success-surface text-success",
  info: "border-info bg-info-surface text-info",
  plum: "border-plum bg-plum-surface text-plum",
  accent: "border-accent bg-accent-surface text-accent",
  warn: "border-warn bg-warn-surface text-warn",
  danger: "border-danger bg-danger-surface text-danger",
  "danger-solid": "border-transparent bg-fill-danger text-on-danger",
  dark: "border-transparent bg-fill-dark text-on-dark",
  outline: "border-dashed border-control text-muted",
};

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A state as icon, word and colour. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 flex-none items-center gap-1.25 whitespace-nowrap rounded-full border pe-2 text-xs font-medium",
        icon ? "ps-1.5" : "ps-2",
        TONES[tone],
        className,
      )}
    >
      {icon ? <Icon name={icon} size="xs" /> : null}
      {children}
    </span>
  );
}
