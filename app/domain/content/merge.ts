/**
 * Three-way merge of one document, so that two people editing at the same time both keep their work.
 *
 * Plain data only. Objects merge key by key, except answers. Lists whose entries all have an
 * `id` merge entry by entry, in my order with their new entries at the end; other lists are one value.
 */
export interface MergeConflict {
  /** Keys and entry ids from the root to the value. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergeResult<T> {
  /** The document with the changes of both sides; at a conflict, with my value. */
  readonly merged: T;
  readonly conflicts: readonly MergeConflict[];
}

const ABSENT = Symbol("absent");

export function mergeDocuments<T>(base: T, mine: T, theirs: T): MergeResult<T> {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValue(base, mine, theirs, [], conflicts);
  return { merged: merged as T, conflicts };
}

/** Replaces my value by theirs at a conflict's path. */
export function resolveConflict<T>(document: T, conflict: MergeConflict): T {
  return replaceAt(document, conflict.path, conflict.theirs) as T;
}

/** Deep equality, ignoring the order of keys. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSameData(value, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSameData(one[key], other[key]));
  }
  return false;
}

function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[],
  conflicts: MergeConflict[],
): unknown {
  if (isSameData(mine, theirs)) return mine;
  if (isSameData(base, mine)) return theirs;
  if (isSameData(base, theirs)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && !isAnswer(path)) {
    return mergeRecord(base, mine, theirs, path, conflicts);
  }
  if (isIdentified(base) && isIdentified(mine) && isIdentified(theirs)) {
    return mergeList(base, mine, theirs, path, conflicts);
  }
  conflicts.push({ path, base: toPresent(base), mine: toPresent(mine), theirs: toPresent(theirs) });
  return mine === ABSENT ? theirs : mine;
}

/** Answers are one value each: half of one and half of another, such as a time and "does not apply", is none. */
export function isAnswer(path: readonly string[]): boolean {
  return path.at(-2) === "byQuestion";
}

function mergeRecord(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: readonly string[],
  conflicts: MergeConflict[],
): Record<string, unknown> {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  const at = (record: Record<string, unknown>, key: string) =>
    Object.hasOwn(record, key) ? record[key] : ABSENT;
  const merged: Record<string, unknown> = {};
  for (const key of keys) {
    const value = mergeValue(at(base, key), at(mine, key), at(theirs, key), [...path, key], conflicts);
    if (value !== ABSENT) merged[key] = value;
  }
  return merged;
}

type Identified = { readonly id: string };

function mergeList(
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
  path: readonly string[],
  conflicts: MergeConflict[],
): Identified[] {
  const find = (list: readonly Identified[], id: string) => list.find((entry) => entry.id === id) ?? ABSENT;
  const getOrder = (list: readonly Identified[]) => list.map((entry) => entry.id);
  const keptInBase = (list: readonly Identified[]) =>
    getOrder(list).filter((id) => find(base, id) !== ABSENT);
  const common = keptInBase(mine).filter((id) => find(theirs, id) !== ABSENT);
  const iMoved = !isSameData(
    common,
    getOrder(base).filter((id) => common.includes(id)),
  );
  const [first, second] = iMoved ? [mine, theirs] : [theirs, mine];
  const order = [...new Set([...getOrder(first), ...getOrder(second)])];
  return order.flatMap((id) => {
    const value = mergeValue(find(base, id), find(mine, id), find(theirs, id), [...path, id], conflicts);
    return value === ABSENT ? [] : [value as Identified];
  });
}

function replaceAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      if (!isRecord(entry) || entry.id !== head) return [entry];
      const replaced = replaceAt(entry, rest, replacement);
      return replaced === undefined ? [] : [replaced];
    });
  }
  if (!isRecord(value)) return value;
  const replaced = replaceAt(value[head], rest, replacement);
  if (replaced !== undefined) return { ...value, [head]: replaced };
  const { [head]: _removed, ...others } = value;
  return others;
}

function toPresent(value: unknown): unknown {
  return value === ABSENT ? undefined : value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIdentified(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === "string");
}
