import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
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

/** The draft store, readable between renders, with undo steps. */
export interface DraftStore {
  readonly state: DraftState;
  /** Returns the latest state, because one save may follow another before a render. */
  readonly current: () => DraftState;
  readonly act: (action: DraftAction) => void;
  readonly steps: DraftSteps;
}

/** Undo and redo of the person's actions in the open tab. */
export interface DraftSteps {
  readonly canUndo: (keys: readonly PartKey[]) => boolean;
  readonly canRedo: (keys: readonly PartKey[]) => boolean;
  /** Undoes the last step on these parts on screen; the result is not saved yet. */
  readonly undo: (keys: readonly PartKey[]) => void;
  readonly redo: (keys: readonly PartKey[]) => void;
  /** Clears all steps; on leaving a tab. */
  readonly clear: () => void;
}

/** Parts in which an action makes an undo step. Changes by other people and saves make none. */
function getChangedKeys(action: DraftAction): readonly PartKey[] {
  if (action.type === "edit") return [action.key];
  return action.type === "discard" ? action.keys : [];
}

interface Stored {
  readonly state: DraftState;
  readonly history: History;
}

function makeStore(state: DraftState) {
  let stored: Stored = { state, history: EMPTY_HISTORY };
  const listeners = new Set<() => void>();
  return {
    read: () => stored,
    put: (changes: Partial<Stored>) => {
      stored = { ...stored, ...changes };
      for (const listen of listeners) listen();
    },
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/**
 * Keeps the draft outside React state: changes by a fetch, an upload or the live channel are rendered before
 * the next input event. Otherwise a field could overwrite its part with old data.
 */
export function useDraftStore(open: () => DraftState): DraftStore {
  const [store] = useState(() => makeStore(open()));
  const { state, history } = useSyncExternalStore(store.subscribe, store.read, store.read);
  const current = useCallback(() => store.read().state, [store]);
  const remember = useCallback((next: History) => store.put({ history: next }), [store]);

  const reduce = useCallback(
    (action: DraftAction) => store.put({ state: reduceDraft(store.read().state, action) }),
    [store],
  );

  const act = useCallback(
    (action: DraftAction) => {
      const before = current();
      reduce(action);
      if (action.type === "reopen") return remember(EMPTY_HISTORY);
      const at = (action.type === "edit" && action.at) || Date.now();
      for (const key of getChangedKeys(action)) {
        const [from, to] = [before[key], current()[key]];
        if (!from || !to) continue;
        const step = { key, before: from.edited, after: to.edited, at };
        remember(recordStep(store.read().history, step));
      }
    },
    [store, current, reduce, remember],
  );

  const turn = useCallback(
    (take: typeof undoStep, keys: readonly PartKey[]) => {
      const next = () => take(store.read().history, keys, (key) => current()[key]?.edited);
      const first = next();
      for (let taken = first; taken && taken.at === first?.at; taken = next()) {
        reduce({ type: "edit", key: taken.key, value: taken.value });
        remember(taken.history);
      }
    },
    [store, current, reduce, remember],
  );

  const clear = useCallback(() => remember(EMPTY_HISTORY), [remember]);
  const undo = useCallback((keys: readonly PartKey[]) => turn(undoStep, keys), [turn]);
  const redo = useCallback((keys: readonly PartKey[]) => turn(redoStep, keys), [turn]);
  const steps = useMemo<DraftSteps>(
    () => ({
      canUndo: (keys) => canUndo(history, keys),
      canRedo: (keys) => canRedo(history, keys),
      undo,
      redo,
      clear,
    }),
    [history, undo, redo, clear],
  );
  return { state, current, act, steps };
}
