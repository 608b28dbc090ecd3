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
  neutral: "badge-neutral",
  success: "badge-success",
  info: "badge-info",
  plum: "badge-plum",
  accent: "badge-accent",
  warn: "badge-warn",
  danger: "badge-danger",
  "danger-solid": "badge-danger-solid",
  dark: "badge-dark",
  outline: "badge-outline",
};

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A status with icon, word and colour. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(TONES[tone], icon ? "ps-1.5" : "ps-2", className)}>
      {icon ? <Icon name={icon} size="xs" /> : null}
      {children}
    </span>
  );
}
