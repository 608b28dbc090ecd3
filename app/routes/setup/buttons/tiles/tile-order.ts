/** Moves an entry in a list; an index outside is clamped. */
export function moveEntry<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  index: number,
): Entry[] {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) return [...list];
  const others = list.filter((candidate) => candidate.id !== id);
  return others.toSpliced(clampIndex(index, list.length), 0, entry);
}

function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

interface Grid {
  readonly index: number;
  /** Number of buttons, without the Add tile [S135]. */
  readonly count: number;
  readonly columns: number;
  readonly direction: "ltr" | "rtl";
}

/**
 * Target index of a lifted tile for a key.
 *
 * Arrows move visually: in right-to-left content, left means later.
 *
 * @returns `null` for other keys and at an edge.
 */
export function decideMove(key: string, { index, count, columns, direction }: Grid): number | null {
  const forward = direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  // Down from the last full row goes to the last tile, even if the place below is empty.
  const isLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns);
  const wanted = key === "ArrowDown" && !isLastRow ? Math.min(index + step, count - 1) : index + step;
  return wanted < 0 || wanted >= count || wanted === index ? null : wanted;
}
