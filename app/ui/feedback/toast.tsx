import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";
import { Toaster as Stack, toast as stack } from "sonner";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { useIsBrowser } from "../use-is-browser.ts";

const TOASTS_MAX = 3;

/** Beside what is edited, above the foot of the screen; or over the head of the screen, folded, where all else is edited. */
type Place = "beside" | "head";

const FREE_GROUND = "[data-toast-ground]";

const STACK_STYLE: CSSProperties & Record<"--width", string> = {
  "--width": "24rem",
  zIndex: "var(--z-toast)",
  fontFamily: "inherit",
};

/** Above the bar at the foot of the screen, which itself stands above the cookie notice. */
const FOOT = {
  bottom: "calc(var(--actionbar-height) + var(--notice-height) + 1rem)",
  right: "1rem",
  left: "1rem",
};
const HEAD = { top: "0.125rem" };

export interface ToastContent {
  /** "warn": done, and something is still missing. */
  tone: "success" | "warn" | "error";
  title: string;
  detail?: ReactNode;
  /** A way to try again; it dismisses the toast. */
  action?: { label: string; onPress: () => void };
}

const LOOKS = {
  success: { role: "status", icon: "check", mark: "bg-success-mark text-success", bar: "bg-success-bar" },
  warn: { role: "alert", icon: "alert", mark: "bg-warn-mark text-warn-icon", bar: "bg-warn-bar" },
  error: { role: "alert", icon: "alert", mark: "bg-danger-mark text-danger", bar: "bg-danger-bar" },
} as const;

const DismissLabel = createContext("");

/** What was to be shown before a stack was there: a screen's effects run before its page is wholly alive. */
const early: ToastContent[] = [];
let isStackThere = false;

/**
 * Shows a toast on top of the stack. It leaves after the time of
 * `--toast-duration`, which stands still while the pointer or the focus is in the stack, and never
 * takes the focus. The oldest of more than three leaves at once. Browser only.
 */
export function showToast(content: ToastContent): void {
  if (!isStackThere) {
    early.push(content);
    return;
  }
  const older = stack.getToasts();
  for (const { id } of older.slice(0, Math.max(0, older.length - TOASTS_MAX + 1))) stack.dismiss(id);
  const place = placeOnScreen();
  stack.custom((id) => <ToastCard {...content} place={place} onDismiss={() => stack.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
    toasterId: place,
  });
}

/** Where the screen has ground that nothing is typed or pressed on, toasts stand there. */
function placeOnScreen(): Place {
  const grounds = [...document.querySelectorAll<HTMLElement>(FREE_GROUND)];
  return grounds.some((ground) => ground.checkVisibility() && isBeside(ground)) ? "beside" : "head";
}

/** Not while it lies over the form, as on narrow screens. */
function isBeside(ground: HTMLElement): boolean {
  return getComputedStyle(ground).position !== "absolute";
}

export function dismissToasts(): void {
  early.length = 0;
  stack.dismiss();
}

export interface ToasterProps {
  /** Names the two regions of toasts. */
  regionLabels: Readonly<Record<Place, string>>;
  dismissLabel: string;
}

/**
 * Where toasts appear. What they speak of stays free, and so does what is pressed next: over the preview or, beside an
 * editor, over the tiles; on any other screen over the middle of its head. Once, near the root. In the
 * browser alone.
 */
export function Toaster({ regionLabels, dismissLabel }: ToasterProps) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const shared = {
    visibleToasts: TOASTS_MAX,
    style: STACK_STYLE,
  };
  return (
    <DismissLabel value={dismissLabel}>
      <Stack
        {...shared}
        {...named(regionLabels.beside)}
        id={"beside" satisfies Place}
        position="bottom-right"
        expand
        gap={12}
        offset={FOOT}
        mobileOffset={FOOT}
      />
      <Stack
        {...shared}
        {...named(regionLabels.head)}
        id={"head" satisfies Place}
        position="top-center"
        gap={3}
        offset={HEAD}
        mobileOffset={HEAD}
      />
      <ShowEarly />
    </DismissLabel>
  );
}

function named(label: string) {
  return { containerAriaLabel: label, customAriaLabel: label };
}

/** After the stack, whose effect comes first: from then on it hears of every toast. */
function ShowEarly() {
  useEffect(() => {
    isStackThere = true;
    for (const content of early.splice(0)) showToast(content);
    return () => {
      isStackThere = false;
    };
  }, []);
  return null;
}

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

interface ToastCardProps extends ToastContent {
  readonly place: Place;
  readonly onDismiss: () => void;
}

/**
 * One toast. Its bar is its clock, so that what stops the bar also keeps the toast. Over the head of the screen it is
 * lower: with two lines of detail, and what is pressed beside them, it still ends above the names of the tabs.
 */
function ToastCard({ tone, title, detail, action, place, onDismiss }: ToastCardProps) {
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
      className={classNames(
        "rounded-xs text-sm font-medium text-link hover:underline",
        place === "head" ? "h-7 whitespace-nowrap" : "mt-1.5",
      )}
    >
      {action.label}
    </button>
  ) : null;
  return (
    <div
      role={look.role}
      data-page-hidden={isPageHidden || undefined}
      className={classNames(
        "relative grid w-96 max-w-[calc(100vw-2rem)] grid-cols-[auto_1fr_auto] gap-3 overflow-hidden rounded-lg bg-surface-raised ps-3.5 pe-3 shadow-floating",
        place === "head" ? "pt-1.5 pb-2" : "pt-3.5 pb-4",
      )}
    >
      <span className={classNames("grid size-7 place-items-center rounded-full", look.mark)}>
        <Icon name={look.icon} size="sm" />
      </span>
      <div className="min-w-0">
        <p
          className={classNames(
            "text-md font-semibold text-strong wrap-anywhere",
            place === "head" && detail ? "pt-0.5" : "pt-1",
          )}
        >
          {title}
        </p>
        {detail ? (
          <p className={classNames("text-sm text-muted", place === "beside" && "mt-0.5")}>{detail}</p>
        ) : null}
        {place === "beside" && again}
      </div>
      <span className="flex items-start gap-2">
        {place === "head" && again}
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
