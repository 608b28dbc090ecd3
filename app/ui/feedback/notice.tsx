import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export type NoticeTone = "info" | "warn" | "danger" | "success";

const LOOKS: Record<NoticeTone, { icon: IconName; classes: string; mark: string }> = {
  info: { icon: "info", classes: "border-info bg-info-surface text-info", mark: "text-info" },
  warn: { icon: "alert", classes: "border-warn bg-warn-surface text-warn", mark: "text-warn-icon" },
  danger: { icon: "error", classes: "border-danger bg-danger-surface text-danger", mark: "text-danger" },
  success: {
    icon: "check-circle",
    classes: "border-success bg-success-surface text-success",
    mark: "text-success",
  },
};

export interface NoticeProps {
  tone: NoticeTone;
  /** First words, emphasised. */
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  icon?: IconName;
  /** "alert" or "status" if the notice appears in response to an action or event. */
  role?: "alert" | "status";
  className?: string;
}

/** An inline message; it never floats. */
export function Notice({ tone, title, children, action, icon, role, className }: NoticeProps) {
  const look = LOOKS[tone];
  return (
    <div
      role={role}
      className={classNames("flex gap-2.5 rounded-row border px-3.5 py-3 text-sm", look.classes, className)}
    >
      <Icon name={icon ?? look.icon} className={classNames("mt-px", look.mark)} />
      <div className="min-w-0 flex-1">
        {title ? <b className="font-semibold">{title}</b> : null}
        {title && children ? " " : null}
        {children}
      </div>
      {action ? <div className="flex-none self-center">{action}</div> : null}
    </div>
  );
}
