import { useSyncExternalStore } from "react";
import { useIsIdle } from "../use-is-idle.ts";
import { definePart, LazyPart } from "./lazy-part.tsx";
import { waitingToasts } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";
import type { ToasterProps } from "./toast-stack.client.tsx";

const TOAST_STACK = definePart(
  () => import("./toast-stack.client.tsx"),
  ({ ToastStackRegion }) => ToastStackRegion,
);

/**
 * Position of toasts on every screen: they cover neither their subject nor the next button. Render once, near
 * the root. The stack's code is loaded when idle; until then, and offline, only the newest toast is shown.
 */
export function Toaster(props: ToasterProps) {
  const isIdle = useIsIdle();
  const alone = <LoneToast {...props} />;
  return isIdle ? <LazyPart part={TOAST_STACK} props={props} fallback={alone} /> : alone;
}

const NONE: ReturnType<typeof waitingToasts.read> = [];

function LoneToast({ regionLabel, dismissLabel }: ToasterProps) {
  const newest = useSyncExternalStore(waitingToasts.watch, waitingToasts.read, () => NONE).at(-1);
  if (!newest) return null;
  return (
    <section
      aria-label={regionLabel}
      aria-live="polite"
      className="fixed top-(--toast-top) right-(--toast-end) z-(--z-toast)"
    >
      <ToastCard content={newest} dismissLabel={dismissLabel} onDismiss={() => waitingToasts.drop(newest)} />
    </section>
  );
}
