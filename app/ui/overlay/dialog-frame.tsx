import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export type DialogTone = "danger" | "warn" | "info" | "highlight";
export type DialogSize = "sm" | "md" | "lg";

const MARKS: Record<DialogTone, string> = {
  danger: "bg-danger-mark text-danger-icon",
  warn: "bg-warn-mark text-warn-icon",
  info: "bg-info-mark text-info-icon",
  highlight: "bg-surface-highlight text-icon-current",
};
const WIDTHS: Record<DialogSize, string> = { sm: "max-w-105", md: "max-w-140", lg: "max-w-220" };

/** Layer of a dialog: above the screen, or above a full-screen cover. */
export type DialogLayer = "z-dialog" | "z-crash";

export function scrimClasses(layer: DialogLayer): string {
  return classNames("fixed inset-0 animate-fade-in bg-surface-scrim", layer);
}

export const SCRIM = scrimClasses("z-dialog");

export function dialogClasses(size: DialogSize, layer: DialogLayer = "z-dialog"): string {
  return classNames(
    "fixed inset-0 m-auto flex h-fit max-h-[calc(100dvh-3rem)] w-[calc(100%-3rem)] flex-col overflow-hidden",
    "animate-dialog-in rounded-xl bg-surface-raised shadow-xl outline-hidden",
    layer,
    WIDTHS[size],
  );
}

export const DIALOG_TITLE = "text-dialog font-semibold text-strong";

export interface DialogFrameProps {
  icon?: IconName | undefined;
  tone: DialogTone;
  /** Title and description, as the primitive's elements. */
  head: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}

/** Header, scrolling body and footer of a dialog. */
export function DialogFrame({ icon, tone, head, foot, children }: DialogFrameProps) {
  return (
    <>
      <div className="flex flex-none gap-4 px-6 pt-6">
        {icon ? (
          <span className={classNames("grid size-10 flex-none place-items-center rounded-row", MARKS[tone])}>
            <Icon name={icon} size="lg" />
          </span>
        ) : null}
        <div className="min-w-0 flex-1">{head}</div>
      </div>
      <div className="min-h-0 overflow-y-auto px-6 pt-4 pb-6">{children}</div>
      {foot ? (
        <div className="flex flex-none flex-wrap justify-end gap-3 border-t border-default bg-surface-sunken px-6 py-4">
          {foot}
        </div>
      ) : null}
    </>
  );
}
