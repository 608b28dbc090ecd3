import { cloneElement } from "react";
import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import { useIsIdle } from "../use-is-idle.ts";
import type { TooltipProps } from "./tooltip-panel.client.tsx";
import { useHandedFocus } from "./use-handed-focus.ts";

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
