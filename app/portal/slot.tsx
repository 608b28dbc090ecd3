import { createContext, type ReactNode, useContext } from "react";
import { markedSlot, SLOT_END, type SlotName, slotStart } from "./slot-marks.ts";

const AreSlotsMarked = createContext(false);

/** Renders slot marks in its children, for code that parses and removes them. */
export function MarkedSlots({ children }: { readonly children: ReactNode }) {
  return <AreSlotsMarked value={true}>{children}</AreSlotsMarked>;
}

interface SlotProps {
  readonly name: SlotName;
  /** Initial content; absent: empty. */
  readonly children?: ReactNode;
}

/** A slot of a page. Invisible if marks are off, as in a preview. */
export function Slot({ name, children }: SlotProps) {
  if (!useContext(AreSlotsMarked)) return children;
  return (
    <>
      {slotStart(name)}
      {children}
      {SLOT_END}
    </>
  );
}

/** Wraps an attribute's value in slot marks, inside `MarkedSlots`. */
export function useSlotMark(): (name: SlotName, value: string) => string {
  return useContext(AreSlotsMarked) ? markedSlot : (_, value) => value;
}
