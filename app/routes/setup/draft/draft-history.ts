import { isSameData, mergeDocuments } from "#domain/content/merge.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PartKey, PartValue } from "./draft-state.ts";

/** One step that a person took: a part before and after it. */
export interface HistoryStep {
  readonly key: PartKey;
  readonly before: PartValue<PartKey>;
  readonly after: PartValue<PartKey>;
  readonly at: EpochMs;
}

/** The steps that can be taken back, oldest first, and those that were, the next to be repeated last. */
export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/** What is typed into one field, or dragged on one slider, with no longer pause is one step. */
const PAUSE_MS = 900;
const STEPS_MAX = 100;

/** The keys from the root to the one value that differs; shorter where several do. */
function changedPath(before: unknown, after: unknown): readonly string[] {
  if (!isBranch(before) || !isBranch(after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isSameData(Reflect.get(before, name), Reflect.get(after, name)));
  const [name] = changed;
  if (name === undefined || changed.length > 1) return [];
  return [name, ...changedPath(Reflect.get(before, name), Reflect.get(after, name))];
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Remembers a step; one that goes on where the last one stopped becomes part of it. What was undone is over. */
export function recordStep(history: History, step: HistoryStep): History {
  if (isSameData(step.before, step.after)) return history;
  const last = history.done.at(-1);
  const goesOn =
    last !== undefined &&
    last.key === step.key &&
    step.at - last.at <= PAUSE_MS &&
    isSameData(last.after, step.before) &&
    // What leads back to where the last step began, such as Discard, would make a step of nothing.
    !isSameData(last.before, step.after) &&
    isSameData(changedPath(last.before, last.after), changedPath(step.before, step.after));
  const done = goesOn
    ? [...history.done.slice(0, -1), { ...step, before: last.before }]
    : [...history.done, step].slice(-STEPS_MAX);
  return { done, undone: [] };
}

interface Turn {
  readonly history: History;
  readonly key: PartKey;
  readonly at: EpochMs;
  /** What the part becomes. */
  readonly value: PartValue<PartKey>;
}

type Now = (key: PartKey) => PartValue<PartKey> | undefined;

/**
 * Takes back the last step on one of some parts. Null when there is none.
 *
 * Only the step itself is reversed: what others have saved since, or a save has tidied, stays.
 */
export function undoStep(history: History, keys: readonly PartKey[], now: Now): Turn | null {
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

/** Repeats the step that was taken back last on one of some parts. Null when there is none. */
export function redoStep(history: History, keys: readonly PartKey[], now: Now): Turn | null {
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
