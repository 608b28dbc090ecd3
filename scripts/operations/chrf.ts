/** A translation and the text that people wrote. */
export interface TranslatedPair {
  readonly hypothesis: string;
  readonly reference: string;
}

const ORDERS = [1, 2, 3, 4, 5, 6] as const;
/** Recall counts twice as much as precision. */
const BETA = 2;

/**
 * chrF2 of a corpus (Popović 2015), from 0 to 100: the F-score of character sequences of one to six, without white
 * space. Equals sacreBLEU's default (signature `nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no`).
 */
export function scoreChrf(pairs: readonly TranslatedPair[]): number {
  const [precisions, recalls]: [number[], number[]] = [[], []];
  for (const order of ORDERS) {
    const counts = pairs.map((pair) => countMatches(pair, order));
    const sum = (name: keyof Matches) => counts.reduce((total, entry) => total + entry[name], 0);
    // Orders longer than every text are left out.
    if (sum("hypothesis") === 0 || sum("reference") === 0) continue;
    precisions.push(sum("matching") / sum("hypothesis"));
    recalls.push(sum("matching") / sum("reference"));
  }
  const [precision, recall] = [getMean(precisions), getMean(recalls)];
  if (precision + recall === 0) return 0;
  return (100 * (1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall);
}

interface Matches {
  readonly hypothesis: number;
  readonly reference: number;
  readonly matching: number;
}

function countMatches({ hypothesis, reference }: TranslatedPair, order: number): Matches {
  const [own, theirs] = [countSequences(hypothesis, order), countSequences(reference, order)];
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);
  const matching = [...own].reduce(
    (sum, [sequence, count]) => sum + Math.min(count, theirs.get(sequence) ?? 0),
    0,
  );
  return { hypothesis: theirs.size === 0 ? 0 : total(own), reference: total(theirs), matching };
}

function countSequences(text: string, order: number): ReadonlyMap<string, number> {
  const letters = [...text.replace(/\s+/g, "")];
  const counts = new Map<string, number>();
  for (let at = 0; at + order <= letters.length; at += 1) {
    const sequence = letters.slice(at, at + order).join("");
    counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
  }
  return counts;
}

function getMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
