import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useDraft } from "./draft-context.tsx";
import { type DraftState, getDirtyKeys, type PartKey } from "./draft-state.ts";

/** Selector of elements with their own undo: rich text and dialogs. */
const OWN_STEPS = '[contenteditable="true"], [role="dialog"], [role="alertdialog"]';

type Step = "undo" | "redo";

function toStep(event: KeyboardEvent): Step | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey ? "redo" : null;
}

/** After *Apply*, undo changes saved content, so it has another label. */
function getWord(step: Step, keys: readonly PartKey[], state: DraftState) {
  const isUnsaved = getDirtyKeys(state).some((key) => keys.includes(key));
  if (step === "undo") return isUnsaved ? "undone" : "undoneAll";
  return isUnsaved ? "redone" : "redoneAll";
}

/** Undo and redo in this tab, by button and Ctrl/Cmd+Z. */
export function UndoControls({ keys }: { keys: readonly PartKey[] }) {
  const { setup } = useMessages("setup");
  const { state, steps } = useDraft();
  const { clear } = steps;
  const [last, setLast] = useState<Step | null>(null);
  const canUndo = steps.canUndo(keys);
  const canRedo = steps.canRedo(keys);

  useEffect(() => clear, [clear]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = toStep(event);
      const target = event.target instanceof Element ? event.target : null;
      if (step === null || target?.closest(OWN_STEPS)) return;
      // The browser's own undo could restore a text that the draft no longer has.
      event.preventDefault();
      if (step === "undo" ? !canUndo : !canRedo) return;
      steps[step](keys);
      setLast(step);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys, steps, canUndo, canRedo]);

  return (
    <span className="flex items-center">
      <IconButton
        icon="undo"
        label={setup.steps.undo}
        title={setup.steps.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={() => steps.undo(keys)}
      />
      <IconButton
        icon="redo"
        label={setup.steps.redo}
        title={setup.steps.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!canRedo}
        onClick={() => steps.redo(keys)}
      />
      <span role="status" className="sr-only">
        {last && setup.steps[getWord(last, keys, state)]}
      </span>
    </span>
  );
}
