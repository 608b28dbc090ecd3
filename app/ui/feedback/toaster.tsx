import { useIsIdle } from "../use-is-idle.ts";
import { LazyPart, partOf } from "./lazy-part.tsx";
import type { ToasterProps } from "./toast-stack.tsx";

/** The Worker shows none. */
const TOAST_STACK = import.meta.env.SSR
  ? null
  : partOf(
      () => import("./toast-stack.tsx"),
      ({ ToastStackRegion }) => ToastStackRegion,
    );

/**
 * Where toasts appear, the same on every screen: what they speak of stays free, and so does what is pressed next. Once,
 * near the root. Its code comes when the page is idle; toasts wait for it.
 */
export function Toaster(props: ToasterProps) {
  const isIdle = useIsIdle();
  return TOAST_STACK && isIdle ? <LazyPart part={TOAST_STACK} props={props} /> : null;
}
