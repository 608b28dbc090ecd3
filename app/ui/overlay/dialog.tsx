import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import type { DialogProps } from "./dialog-panel.client.tsx";
import { useOnceTrue } from "./use-once-true.ts";

export const DIALOG_PANEL = definePart(
  () => import("./dialog-panel.client.tsx"),
  ({ DialogPanel }) => DialogPanel,
);

/** A dialog for editing: traps and returns the focus; Escape or a press outside closes it. */
export function Dialog(props: DialogProps) {
  const wasOpened = useOnceTrue(props.open);
  return wasOpened ? <LazyPart part={DIALOG_PANEL} props={props} /> : null;
}
