import { type FocusEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface Demanded {
  /** The right that the controls need. */
  readonly right?: "mayEdit" | "mayServe";
}

/**
 * Controls that change something: disabled without the right (D12, D99). If the person becomes a viewer while
 * the focus is inside, they are only read-only until the focus leaves, because disabling them would lose the focus.
 */
export function EditorsOnly({ right = "mayEdit", children }: Demanded & { readonly children: ReactNode }) {
  const { [right]: mayEdit } = useRights();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [couldEdit, setCouldEdit] = useState(mayEdit);
  if (couldEdit !== mayEdit) {
    setCouldEdit(mayEdit);
    setIsHeld(!mayEdit && isFocused);
  }
  useEffect(() => {
    const field = document.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isHeld || !isText || field.readOnly) return;
    field.readOnly = true;
    return () => {
      field.readOnly = false;
    };
  }, [isHeld]);
  const refuse = (event: SyntheticEvent) => {
    if (isHeld) event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (fields.current?.contains(relatedTarget)) return;
    setIsFocused(false);
    setIsHeld(false);
  };
  return (
    <fieldset
      ref={fields}
      disabled={!mayEdit && !isHeld}
      className="contents"
      onFocus={() => setIsFocused(true)}
      onBlur={leave}
      onBeforeInputCapture={refuse}
      onPasteCapture={refuse}
      onDropCapture={refuse}
      onClickCapture={(event) => {
        if (!isHeld) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </fieldset>
  );
}

/** Explains to viewers why controls are disabled; hidden for others. */
export function ViewerNotice({ right = "mayEdit", className }: Demanded & { readonly className?: string }) {
  const { viewerReason } = useMessages().members;
  const { [right]: mayEdit } = useRights();
  if (mayEdit) return null;
  return (
    <Notice tone="info" icon="eye" className={className ?? "mb-5"}>
      {viewerReason}
    </Notice>
  );
}
