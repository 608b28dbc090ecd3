import { useCallback, useMemo, useRef, useState } from "react";
import {
  canRedo,
  canUndo,
  EMPTY_HISTORY,
  type History,
  recordStep,
  redoStep,
  undoStep,
} from "./draft-history.ts";
import { type DraftAction, type DraftState, type PartKey, reduceDraft } from "./draft-state.ts";

/** The draft as it is between renders too, and the steps that led there. */
export interface DraftStore {
  readonly state: DraftState;
  /** The same between two renders: one save may follow another before the screen has caught up. */
  readonly current: () => DraftState;
  readonly act: (action: DraftAction) => void;
  readonly steps: DraftSteps;
}

/** Undo and redo of what a person did in the tab that is open. */
export interface DraftSteps {
  readonly canUndo: (keys: readonly PartKey[]) => boolean;
  readonly canRedo: (keys: readonly PartKey[]) => boolean;
  /** Takes back the last step on one of these parts. It still has to be applied. */
  readonly undo: (keys: readonly PartKey[]) => void;
  readonly redo: (keys: readonly PartKey[]) => void;
  /** Ends all steps; on leaving a tab. */
  readonly forget: () => void;
}

/** The parts that an action of the person's own changes; what others and saves do is no step. */
function keysChangedBy(action: DraftAction): readonly PartKey[] {
  if (action.type === "edit") return [action.key];
  return action.type === "discard" ? action.keys : [];
}

export function useDraftStore(open: () => DraftState): DraftStore {
  const [state, setState] = useState(open);
  const [history, setHistory] = useState(EMPTY_HISTORY);
  const latest = useRef(state);
  const latestHistory = useRef(history);

  const remember = useCallback((next: History) => {
    latestHistory.current = next;
    setHistory(next);
  }, []);

  const reduce = useCallback((action: DraftAction) => {
    latest.current = reduceDraft(latest.current, action);
    setState(latest.current);
  }, []);

  const act = useCallback(
    (action: DraftAction) => {
      const before = latest.current;
      reduce(action);
      if (action.type === "reopen") return remember(EMPTY_HISTORY);
      for (const key of keysChangedBy(action)) {
        const [from, to] = [before[key], latest.current[key]];
        if (!from || !to) continue;
        const step = { key, before: from.edited, after: to.edited, at: Date.now() };
        remember(recordStep(latestHistory.current, step));
      }
    },
    [reduce, remember],
  );

  const turn = useCallback(
    (take: typeof undoStep, keys: readonly PartKey[]) => {
      const taken = take(latestHistory.current, keys, (key) => latest.current[key]?.edited);
      if (!taken) return;
      reduce({ type: "edit", key: taken.key, value: taken.value });
      remember(taken.history);
    },
    [reduce, remember],
  );

  const current = useCallback(() => latest.current, []);
  const forget = useCallback(() => remember(EMPTY_HISTORY), [remember]);
  const undo = useCallback((keys: readonly PartKey[]) => turn(undoStep, keys), [turn]);
  const redo = useCallback((keys: readonly PartKey[]) => turn(redoStep, keys), [turn]);
  const steps = useMemo<DraftSteps>(
    () => ({
      canUndo: (keys) => canUndo(history, keys),
      canRedo: (keys) => canRedo(history, keys),
      undo,
      redo,
      forget,
    }),
    [history, undo, redo, forget],
  );
  return { state, current, act, steps };
}
