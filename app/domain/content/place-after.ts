interface Identified {
  readonly id: string;
}

/** The ids that stand before an entry, nearest first: what `placeAfter` finds its place by. */
export function predecessorsOf(list: readonly Identified[], id: string): string[] {
  const place = list.findIndex((entry) => entry.id === id);
  return list
    .slice(0, Math.max(place, 0))
    .map((entry) => entry.id)
    .reverse();
}

/** A list with an entry behind the nearest of its predecessors that is there; at the start where none is. */
export function placeAfter<Entry extends Identified>(
  list: readonly Entry[],
  entry: Entry,
  predecessors: readonly string[],
): Entry[] {
  const nearest = predecessors.find((id) => list.some((other) => other.id === id));
  const place = list.findIndex(({ id }) => id === nearest) + 1;
  return [...list.slice(0, place), entry, ...list.slice(place)];
}
