import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useDraft } from "./draft-context.tsx";
import type { PartKey } from "./draft-state.ts";

/** Rich text and dialogs keep steps of their own. */
const OWN_STEPS = '[contenteditable="true"], [role="dialog"], [role="alertdialog"]';

type Step = "undo" | "redo";

function stepOf(event: KeyboardEvent): Step | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey ? "redo" : null;
}

/** Takes back and repeats what was done in this tab, by button and by Ctrl or Cmd and Z, until it is left. */
export function UndoControls({ keys }: { keys: readonly PartKey[] }) {
  const { setup } = useMessages();
  const { steps } = useDraft();
  const { forget } = steps;
  const [said, setSaid] = useState("");
  const canUndo = steps.canUndo(keys);
  const canRedo = steps.canRedo(keys);

  useEffect(() => forget, [forget]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const target = event.target instanceof Element ? event.target : null;
      if (step === null || target?.closest(OWN_STEPS)) return;
      // The browser's own undo of a field would bring back a text that the draft no longer has.
      event.preventDefault();
      if (step === "undo" ? !canUndo : !canRedo) return;
      steps[step](keys);
      setSaid(step === "undo" ? setup.steps.undone : setup.steps.redone);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys, steps, canUndo, canRedo, setup]);

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
        {said}
      </span>
    </span>
  );
}
