import { isRecord } from "../merge.ts";

/** Where entries are known by something else than an id: how each is. */
const KEYS_AT: Readonly<Record<string, (entry: unknown) => unknown>> = {
  languages: (entry) => entry,
  "social/channels": (entry) => (isRecord(entry) ? entry.channel : undefined),
};

function idOf(entry: unknown): unknown {
  return isRecord(entry) ? entry.id : undefined;
}

/**
 * What tells the entries of a list at a path of the draft apart: ids, channels, languages.
 *
 * @returns null for a list whose entries nothing tells apart. It is one value.
 */
export function keysOfList(list: readonly unknown[], path: readonly string[]): readonly string[] | null {
  const keys = list.map(KEYS_AT[path.join("/")] ?? idOf);
  const isKeyed = keys.every((key) => typeof key === "string") && new Set(keys).size === keys.length;
  return isKeyed ? keys : null;
}

/**
 * The keys of both lists that keep their order, as many as can, so that the others are as few as can be. The
 * longest increasing subsequence of the places in `after`.
 */
export function keptInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const indexIn = new Map(after.map((key, index) => [key, index]));
  const common = before.flatMap((key) => {
    const index = indexIn.get(key);
    return index === undefined ? [] : [{ key, later: index }];
  });
  /** Of each length, where the sequence that ends lowest ends in `common`. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, { later }] of common.entries()) {
    const longer = ends.findIndex((end) => (common[end]?.later ?? 0) > later);
    const length = longer === -1 ? ends.length : longer;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const kept = new Set<string>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    const entry = common[index];
    if (entry) kept.add(entry.key);
  }
  return kept;
}
