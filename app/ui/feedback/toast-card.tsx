import { useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { ToastContent } from "./toast.ts";

/** The stack is a polite live region for success and news; warnings and errors interrupt. */
const LOOKS = {
  success: { role: undefined, icon: "check", mark: "bg-success-mark text-success", bar: "bg-success-bar" },
  news: { role: undefined, icon: "bell", mark: "bg-info-mark text-info-icon", bar: "bg-info-bar" },
  warn: { role: "alert", icon: "alert", mark: "bg-warn-mark text-warn-icon", bar: "bg-warn-bar" },
  error: { role: "alert", icon: "alert", mark: "bg-danger-mark text-danger", bar: "bg-danger-bar" },
} as const;

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

interface ToastCardProps {
  readonly content: ToastContent;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/**
 * One toast. Its bar is its timer: pausing the bar keeps the toast. Low enough that, with two lines of detail
 * and a button, it ends above the tabs' labels.
 */
export function ToastCard({ content, dismissLabel, onDismiss }: ToastCardProps) {
  const { tone, title, detail, action } = content;
  const isPageHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const look = LOOKS[tone];
  const again = action ? (
    <button
      type="button"
      onClick={() => {
        onDismiss();
        action.onPress();
      }}
      className="h-7 rounded-xs text-sm font-medium whitespace-nowrap text-link hover:underline"
    >
      {action.label}
    </button>
  ) : null;
  return (
    <div
      role={look.role}
      data-page-hidden={isPageHidden || undefined}
      className="relative grid w-96 max-w-[calc(100vw-2rem)] grid-cols-[auto_1fr_auto] gap-3 overflow-hidden rounded-lg bg-surface-raised ps-3.5 pe-3 pt-1.5 pb-2 shadow-floating"
    >
      <span className={classNames("grid size-7 place-items-center rounded-full", look.mark)}>
        <Icon name={look.icon} size="sm" />
      </span>
      <div className="min-w-0">
        <p
          className={classNames(
            "text-md font-semibold text-strong wrap-anywhere",
            detail ? "pt-0.5" : "pt-1",
          )}
        >
          {title}
        </p>
        {detail ? <p className="text-sm text-muted">{detail}</p> : null}
      </div>
      <span className="flex items-start gap-2">
        {again}
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="grid size-7 place-items-center rounded-sm text-muted hover:bg-surface-hover focus-visible:outline-offset-0"
        >
          <Icon name="close" size="sm" />
        </button>
      </span>
      <span
        onAnimationEnd={onDismiss}
        className={classNames("toast-clock absolute inset-x-0 bottom-0 h-0.75", look.bar)}
      />
    </div>
  );
}
