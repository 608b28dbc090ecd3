/**
 * Undo and redo of the open setup tab, as pure functions. `recordStep` adds an edit; `undoStep` and
 * `redoStep` return the value to apply. Steps reverse only their own change, so that later saves by
 * colleagues stay.
 */

import { isSameData, mergeDocuments } from "#domain/content/merge.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PartKey, PartValue } from "./draft-state.ts";

/** One undo step: a part before and after. */
export interface HistoryStep {
  readonly key: PartKey;
  readonly before: PartValue<PartKey>;
  readonly after: PartValue<PartKey>;
  readonly at: EpochMs;
}

/** Steps that can be undone, oldest first, and redone, the next one last. */
export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/** Edits of one field or slider with shorter pauses are combined into one step. */
const PAUSE_MS = 900;
const STEPS_MAX = 100;

/** Keys from the root to the only changed value; shorter if several changed. */
function findChangedPath(before: unknown, after: unknown): readonly string[] {
  if (!isBranch(before) || !isBranch(after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isSameData(Reflect.get(before, name), Reflect.get(after, name)));
  const [name] = changed;
  if (name === undefined || changed.length > 1) return [];
  return [name, ...findChangedPath(Reflect.get(before, name), Reflect.get(after, name))];
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Records a step, or merges it into the last step if it continues that. Clears the steps to redo. */
export function recordStep(history: History, step: HistoryStep): History {
  if (isSameData(step.before, step.after)) return history;
  const last = history.done.at(-1);
  const goesOn =
    last !== undefined &&
    last.key === step.key &&
    step.at - last.at <= PAUSE_MS &&
    isSameData(last.after, step.before) &&
    // Returning to the start of the last step, such as by Discard, would make an empty step.
    !isSameData(last.before, step.after) &&
    isSameData(findChangedPath(last.before, last.after), findChangedPath(step.before, step.after));
  const done = goesOn
    ? [...history.done.slice(0, -1), { ...step, before: last.before }]
    : [...history.done, step].slice(-STEPS_MAX);
  return { done, undone: [] };
}

interface HistoryTurn {
  readonly history: History;
  readonly key: PartKey;
  readonly at: EpochMs;
  /** New value of the part. */
  readonly value: PartValue<PartKey>;
}

type ReadPart = (key: PartKey) => PartValue<PartKey> | undefined;

/**
 * Undoes the last step on any of the parts. `null`: none.
 *
 * Reverses only that step: later saves by others and normalisations stay.
 */
export function undoStep(history: History, keys: readonly PartKey[], now: ReadPart): HistoryTurn | null {
  const index = history.done.findLastIndex(({ key }) => keys.includes(key));
  const step = history.done[index];
  const current = step && now(step.key);
  if (!step || current === undefined) return null;
  const { merged: value } = mergeDocuments<PartValue<PartKey>>(step.after, step.before, current);
  return {
    key: step.key,
    at: step.at,
    value,
    history: {
      done: history.done.toSpliced(index, 1),
      undone: [...history.undone, { ...step, after: current, before: value }],
    },
  };
}

/** Redoes the last undone step on any of the parts. `null`: none. */
export function redoStep(history: History, keys: readonly PartKey[], now: ReadPart): HistoryTurn | null {
  const index = history.undone.findLastIndex(({ key }) => keys.includes(key));
  const step = history.undone[index];
  const current = step && now(step.key);
  if (!step || current === undefined) return null;
  const { merged: value } = mergeDocuments<PartValue<PartKey>>(step.before, step.after, current);
  return {
    key: step.key,
    at: step.at,
    value,
    history: {
      done: [...history.done, { ...step, before: current, after: value }],
      undone: history.undone.toSpliced(index, 1),
    },
  };
}

export function canUndo({ done }: History, keys: readonly PartKey[]): boolean {
  return done.some(({ key }) => keys.includes(key));
}

export function canRedo({ undone }: History, keys: readonly PartKey[]): boolean {
  return undone.some(({ key }) => keys.includes(key));
}
