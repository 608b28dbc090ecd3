import { type CSSProperties, createContext, useContext, useEffect } from "react";
import { Toaster as Stack, toast as stack } from "sonner";
import { setToastStack, type ToastContent, type ToastStack } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

const TOASTS_MAX = 3;

const STACK_STYLE: CSSProperties & Record<"--width", string> = {
  "--width": "24rem",
  zIndex: "var(--z-toast)",
  fontFamily: "inherit",
};

/** Position of the toasts, at the screen's top bar (`styles.css`). */
const HOME = { top: "var(--toast-top)", right: "var(--toast-end)" };

const DismissLabel = createContext("");

const STACK: ToastStack = {
  show: (content) => {
    const older = stack.getToasts();
    for (const { id } of older.slice(0, Math.max(0, older.length - TOASTS_MAX + 1))) stack.dismiss(id);
    stack.custom((id) => <StackedToast content={content} onDismiss={() => stack.dismiss(id)} />, {
      duration: Number.POSITIVE_INFINITY,
    });
  },
  dismissAll: () => void stack.dismiss(),
};

export interface ToasterProps {
  /** Accessible name of the region. */
  regionLabel: string;
  dismissLabel: string;
}

/** The region of toasts; loaded by `Toaster`. */
export function ToastStackRegion({ regionLabel, dismissLabel }: ToasterProps) {
  return (
    <DismissLabel value={dismissLabel}>
      <Stack
        containerAriaLabel={regionLabel}
        customAriaLabel={regionLabel}
        visibleToasts={TOASTS_MAX}
        style={STACK_STYLE}
        position="top-right"
        gap={3}
        offset={HOME}
        mobileOffset={HOME}
      />
      <Begin />
    </DismissLabel>
  );
}

/** Opens the stack. Rendered after the region, whose effect then runs first, so that it gets every toast. */
function Begin() {
  useEffect(() => setToastStack(STACK), []);
  return null;
}

function StackedToast({
  content,
  onDismiss,
}: {
  readonly content: ToastContent;
  readonly onDismiss: () => void;
}) {
  const dismissLabel = useContext(DismissLabel);
  return <ToastCard content={content} dismissLabel={dismissLabel} onDismiss={onDismiss} />;
}
