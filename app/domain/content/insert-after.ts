interface Identified {
  readonly id: string;
}

/** Ids before an entry, nearest first; input of `insertAfter`. */
export function getPredecessors(list: readonly Identified[], id: string): string[] {
  const index = list.findIndex((entry) => entry.id === id);
  return list
    .slice(0, Math.max(index, 0))
    .map((entry) => entry.id)
    .reverse();
}

/** Inserts an entry after its nearest existing predecessor, or at the start. */
export function insertAfter<Entry extends Identified>(
  list: readonly Entry[],
  entry: Entry,
  predecessors: readonly string[],
): Entry[] {
  const nearest = predecessors.find((id) => list.some((other) => other.id === id));
  const index = list.findIndex(({ id }) => id === nearest) + 1;
  return [...list.slice(0, index), entry, ...list.slice(index)];
}
