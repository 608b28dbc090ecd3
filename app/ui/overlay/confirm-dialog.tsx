import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog-panel.client.tsx";
import { useOnceTrue } from "./use-once-true.ts";

export const CONFIRM_DIALOG_PANEL = definePart(
  () => import("./confirm-dialog-panel.client.tsx"),
  ({ ConfirmDialogPanel }) => ConfirmDialogPanel,
);

/**
 * Confirmation before something irreversible. The safe choice comes first and has the focus; a press outside
 * does nothing. `onConfirm` does not close it: the caller does, when the work is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasOpened = useOnceTrue(props.open);
  return wasOpened ? <LazyPart part={CONFIRM_DIALOG_PANEL} props={props} /> : null;
}
