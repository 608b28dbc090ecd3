import { Slot } from "./slot.tsx";

/** Note in a dialog: when its button opens again. Updated as hours pass; empty while the button is open. */
export function OpeningNote({ opening }: { readonly opening: string | undefined }) {
  return opening === undefined ? null : (
    <p className="p-hours" role="status">
      <Slot name="opening">{opening}</Slot>
    </p>
  );
}
