import type { Draft } from "../document.ts";
import { isAnswer, isRecord, isSameData } from "../merge.ts";
import type { Change } from "./change.ts";
import { findKeysInOrder, findListKeys } from "./keyed-list.ts";

/** Fields whose record staff change only as a whole. */
const ATOMIC_FIELDS = new Set(["hours", "focus"]);

/** If one of these keys differs (button type or file key), the record counts as another record. */
const IDENTITY_KEYS = ["type", "key"] as const;

/**
 * Computes the changes from one draft to another along the paths of `merge.ts`: objects by key, lists with
 * ids by entry, other lists as one value. Languages and social channels also count as keyed lists. Pure.
 *
 * `applyChanges(before, result)` gives `after`. As few entries as possible count as moved.
 */
export function changesBetween(before: Draft, after: Draft): readonly Change[] {
  return compareValues(before, after, []);
}

function compareValues(before: unknown, after: unknown, path: readonly string[]): readonly Change[] {
  if (isSameData(before, after)) return [];
  if (isRecord(before) && isRecord(after) && !isAnother(before, after, path)) {
    return compareRecords(before, after, path);
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const keys = findListKeys(before, path);
    const nextKeys = findListKeys(after, path);
    if (keys && nextKeys) {
      return compareLists({ list: before, keys }, { list: after, keys: nextKeys }, path);
    }
  }
  return [{ path, kind: "changed", before, after }];
}

function isAnother(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: readonly string[],
): boolean {
  return (
    isAnswer(path) ||
    ATOMIC_FIELDS.has(path.at(-1) ?? "") ||
    IDENTITY_KEYS.some((key) => before[key] !== after[key])
  );
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: readonly string[],
): readonly Change[] {
  // Keys in the order of `after`, which its schema determines; then the removed keys.
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key): readonly Change[] => {
    const [own, next] = [before[key], after[key]];
    const inner = [...path, key];
    if (own === undefined && next !== undefined) return [{ path: inner, kind: "added", after: next }];
    if (own !== undefined && next === undefined) return [{ path: inner, kind: "removed", before: own }];
    return compareValues(own, next, inner);
  });
}

interface KeyedList {
  readonly list: readonly unknown[];
  readonly keys: readonly string[];
}

function compareLists(before: KeyedList, after: KeyedList, path: readonly string[]): readonly Change[] {
  const kept = findKeysInOrder(before.keys, after.keys);
  const removed = before.keys.flatMap((key, index): readonly Change[] =>
    after.keys.includes(key)
      ? []
      : [{ path: [...path, key], kind: "removed", before: before.list[index], from: index + 1 }],
  );
  const others = after.keys.flatMap((key, index): readonly Change[] => {
    const own = before.keys.indexOf(key);
    const inner = [...path, key];
    const here = { to: index + 1, behind: after.keys[index - 1] ?? null };
    if (own === -1) return [{ path: inner, kind: "added", after: after.list[index], ...here }];
    const changes = compareValues(before.list[own], after.list[index], inner);
    return kept.has(key) ? changes : [{ path: inner, kind: "moved", from: own + 1, ...here }, ...changes];
  });
  return [...others, ...removed];
}
