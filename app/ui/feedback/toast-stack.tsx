import { type CSSProperties, createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { Toaster as Stack, toast as stack } from "sonner";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { beginToasts, type ToastContent, type ToastStack } from "./toast.ts";

const TOASTS_MAX = 3;

const STACK_STYLE: CSSProperties & Record<"--width", string> = {
  "--width": "24rem",
  zIndex: "var(--z-toast)",
  fontFamily: "inherit",
};

/** The one home of toasts: the middle of the screen's head, where nothing is typed, and nothing pressed. */
const HEAD = { top: "0.125rem" };

/** The stack is a live region, which says what is done and news in turn; what is missing interrupts. */
const LOOKS = {
  success: { role: undefined, icon: "check", mark: "bg-success-mark text-success", bar: "bg-success-bar" },
  news: { role: undefined, icon: "bell", mark: "bg-info-mark text-info-icon", bar: "bg-info-bar" },
  warn: { role: "alert", icon: "alert", mark: "bg-warn-mark text-warn-icon", bar: "bg-warn-bar" },
  error: { role: "alert", icon: "alert", mark: "bg-danger-mark text-danger", bar: "bg-danger-bar" },
} as const;

const DismissLabel = createContext("");

const STACK: ToastStack = {
  show: (content) => {
    const older = stack.getToasts();
    for (const { id } of older.slice(0, Math.max(0, older.length - TOASTS_MAX + 1))) stack.dismiss(id);
    stack.custom((id) => <ToastCard {...content} onDismiss={() => stack.dismiss(id)} />, {
      duration: Number.POSITIVE_INFINITY,
    });
  },
  dismissAll: () => void stack.dismiss(),
};

export interface ToasterProps {
  /** Names the region of toasts. */
  regionLabel: string;
  dismissLabel: string;
}

/** The region of toasts; `Toaster` fetches it. */
export function ToastStackRegion({ regionLabel, dismissLabel }: ToasterProps) {
  return (
    <DismissLabel value={dismissLabel}>
      <Stack
        containerAriaLabel={regionLabel}
        customAriaLabel={regionLabel}
        visibleToasts={TOASTS_MAX}
        style={STACK_STYLE}
        position="top-center"
        gap={3}
        offset={HEAD}
        mobileOffset={HEAD}
      />
      <Begin />
    </DismissLabel>
  );
}

/** After the region, whose effect comes first: from then on it hears of every toast. */
function Begin() {
  useEffect(() => beginToasts(STACK), []);
  return null;
}

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

interface ToastCardProps extends ToastContent {
  readonly onDismiss: () => void;
}

/**
 * One toast. Its bar is its clock, so that what stops the bar also keeps the toast. It is low: with two lines of
 * detail, and what is pressed beside them, it still ends above the names of the tabs.
 */
function ToastCard({ tone, title, detail, action, onDismiss }: ToastCardProps) {
  const dismissLabel = useContext(DismissLabel);
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
