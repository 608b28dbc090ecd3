import { Slot } from "./slot.tsx";

/**
 * When a button opens again, in its dialog: filled in as hours go by, also while it is open. Empty while it can be
 * used.
 */
export function OpeningNote({ opening }: { readonly opening: string | undefined }) {
  return opening === undefined ? null : (
    <p className="p-hours" role="status">
      <Slot name="opening">{opening}</Slot>
    </p>
  );
}
