import { createContext, type ReactNode, useContext } from "react";
import { markedSlot, SLOT_END, type SlotName, slotStart } from "./slot-marks.ts";

const AreSlotsMarked = createContext(false);

/** Has the slots of its children marked: for who reads the marks, and takes them out again. */
export function MarkedSlots({ children }: { readonly children: ReactNode }) {
  return <AreSlotsMarked value={true}>{children}</AreSlotsMarked>;
}

interface SlotProps {
  readonly name: SlotName;
  /** What stands there; absent: nothing. */
  readonly children?: ReactNode;
}

/** A slot of a page. Nothing of it is seen where slots are not marked, as in a preview. */
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

/** Marks the value of an attribute as a slot, where slots are marked. */
export function useSlotMark(): (name: SlotName, value: string) => string {
  return useContext(AreSlotsMarked) ? markedSlot : (_, value) => value;
}
