import { cloneElement, type RefCallback, useCallback, useRef } from "react";
import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import { useIsIdle } from "../use-is-idle.ts";
import type { TooltipProps } from "./tooltip-panel.client.tsx";

/** Not rendered in the Worker. */
const TOOLTIP_PANEL = definePart(
  () => import("./tooltip-panel.client.tsx"),
  ({ TooltipPanel }) => TooltipPanel,
);

/** A short name for a control, on hover and focus. Never the only place of an explanation. */
export function Tooltip({ side = "top", ...props }: TooltipProps) {
  const children = cloneElement(props.children, { ref: useHandedFocus() });
  const isIdle = useIsIdle();
  if (!isIdle) return children;
  return <LazyPart part={TOOLTIP_PANEL} props={{ ...props, children, side }} fallback={children} />;
}

/**
 * Ref for a control that is remounted when its surrounding code loads: if the old element had the focus, the
 * new one gets it. Pass it to both.
 */
function useHandedFocus(): RefCallback<HTMLElement> {
  const control = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  return useCallback((next: HTMLElement | null) => {
    if (next === null) {
      // Runs while the old element is still in the document.
      hadFocus.current = control.current !== null && control.current === document.activeElement;
    } else if (hadFocus.current) {
      next.focus();
      hadFocus.current = false;
    }
    control.current = next;
  }, []);
}
