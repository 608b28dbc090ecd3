import { isRecord } from "../merge.ts";

/** Key functions of lists whose entries have no id. */
const KEYS_AT: Readonly<Record<string, (entry: unknown) => unknown>> = {
  languages: (entry) => entry,
  "social/channels": (entry) => (isRecord(entry) ? entry.channel : undefined),
};

function getId(entry: unknown): unknown {
  return isRecord(entry) ? entry.id : undefined;
}

/**
 * Keys of a list's entries, by its path in the draft: ids, channels or languages.
 *
 * @returns `null` if entries have no keys; the list then counts as one value.
 */
export function findListKeys(list: readonly unknown[], path: readonly string[]): readonly string[] | null {
  const keys = list.map(KEYS_AT[path.join("/")] ?? getId);
  const isKeyed = keys.every((key) => typeof key === "string") && new Set(keys).size === keys.length;
  return isKeyed ? keys : null;
}

/**
 * The keys that keep their relative order: as many as possible, so that few count as moved. Longest
 * increasing subsequence of positions in `after`.
 */
export function findKeysInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const indexIn = new Map(after.map((key, index) => [key, index]));
  const common = before.flatMap((key) => {
    const index = indexIn.get(key);
    return index === undefined ? [] : [{ key, later: index }];
  });
  /** For each length: index in `common` where the subsequence with the lowest end ends. */
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
