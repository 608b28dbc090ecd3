import type { Draft } from "../document.ts";
import { isRecord } from "../merge.ts";
import type { Change } from "./change.ts";
import { findListKeys } from "./keyed-list.ts";

/**
 * Applies the result of `changesBetween` to the draft it was computed from. Pure; throws if the changes
 * belong to another draft.
 */
export function applyChanges(before: Draft, changes: readonly Change[]): Draft {
  return applyAt(before, changes, []) as Draft;
}

function applyAt(value: unknown, changes: readonly Change[], path: readonly string[]): unknown {
  const whole = changes.find((change) => change.path.length === path.length && change.kind !== "moved");
  if (whole) return whole.after;
  const inner = changes.filter((change) => change.path.length > path.length);
  if (inner.length === 0) return value;
  if (Array.isArray(value)) return applyToList(value, inner, path);
  const record = { ...(isRecord(value) ? value : {}) };
  for (const [key, own] of byKey(inner, path)) {
    const next = applyAt(record[key], own, [...path, key]);
    if (next === undefined) delete record[key];
    else record[key] = next;
  }
  return record;
}

function applyToList(
  list: readonly unknown[],
  changes: readonly Change[],
  path: readonly string[],
): readonly unknown[] {
  const keys = findListKeys(list, path);
  if (!keys) throw new Error(`The list at "${path.join(".")}" has no keys.`);
  const own = byKey(changes, path);
  const entries = new Map(keys.map((key, index) => [key, list[index]]));
  for (const [key, inner] of own) entries.set(key, applyAt(entries.get(key), inner, [...path, key]));

  const ofEntries = changes.filter((change) => change.path.length === path.length + 1);
  const placed = ofEntries.filter(({ kind }) => kind === "added" || kind === "moved");
  const taken = new Set(ofEntries.filter(({ kind }) => kind !== "changed").map(toKey));
  const order = keys.filter((key) => !taken.has(key));
  // In target order, so that each entry's predecessor is already in place.
  for (const change of placed.toSorted((one, other) => (one.to ?? 0) - (other.to ?? 0))) {
    order.splice(change.behind == null ? 0 : order.indexOf(change.behind) + 1, 0, toKey(change));
  }
  return order.map((key) => entries.get(key));
}

function toKey({ path }: Change): string {
  return path.at(-1) ?? "";
}

/** Groups the changes below a path by their next key. */
function byKey(changes: readonly Change[], path: readonly string[]): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.path[path.length] ?? "";
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}
