import { cloneElement, useState } from "react";
import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import type { PopoverProps } from "./popover-panel.client.tsx";
import { useOnceTrue } from "./use-once-true.ts";

export const POPOVER_PANEL = definePart(
  () => import("./popover-panel.client.tsx"),
  ({ PopoverPanel }) => PopoverPanel,
);

/** A small panel beside its button. Escape or a press elsewhere closes it; the focus returns. */
export function Popover({ align = "start", open, onOpenChange, ...props }: PopoverProps) {
  const { trigger } = props;
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const wasOpened = useOnceTrue(isOpen);
  const setOpen = (isNowOpen: boolean) => {
    setIsOwnOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  };
  const closed = cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onClick: () => setOpen(true),
  });
  if (!wasOpened) return closed;
  const panel = { ...props, align, open: isOpen, onOpenChange: setOpen };
  return <LazyPart part={POPOVER_PANEL} props={panel} fallback={closed} />;
}
