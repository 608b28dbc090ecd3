import type { Mutant } from "./list-mutants.ts";

/** The source with all of its mutants in it, each behind `isMutantOn` with the number that `readNumber` gives it. */
export function putInMutants(
  source: string,
  mutants: readonly Mutant[],
  readNumber: (mutant: Mutant) => number,
): string {
  const outerFirst = mutants.toSorted((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);

  function render(start: number, end: number, inside: readonly Mutant[]): string {
    const [first] = inside;
    if (first === undefined) return source.slice(start, end);
    const { node } = first;
    const nested = inside.slice(1).filter((other) => other.node.end <= node.end);
    const following = inside.slice(1 + nested.length);
    return source.slice(start, node.start) + choose(first, nested) + render(node.end, end, following);
  }

  function choose(mutant: Mutant, nested: readonly Mutant[]): string {
    const { node, start, end, replacement } = mutant;
    const isOn = `globalThis.isMutantOn(${readNumber(mutant)})`;
    const original = render(node.start, node.end, nested);
    if (node.type.endsWith("Statement")) return `{ if (!${isOn}) ${original} }`;
    const changed = source.slice(node.start, start) + replacement + source.slice(end, node.end);
    return `(${isOn} ? (${changed}) : (${original}))`;
  }

  return render(0, source.length, outerFirst);
}
