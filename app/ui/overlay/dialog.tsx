import { LazyPart, partOf } from "../feedback/lazy-part.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import { useOnceTrue } from "./use-once-true.ts";

/** The Worker opens none. */
export const DIALOG_PANEL = import.meta.env.SSR
  ? null
  : partOf(
      () => import("./dialog-panel.tsx"),
      ({ DialogPanel }) => DialogPanel,
    );

/** A dialog for editing: traps the focus and returns it; Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const wasOpened = useOnceTrue(props.open);
  return DIALOG_PANEL && wasOpened ? <LazyPart part={DIALOG_PANEL} props={props} /> : null;
}
