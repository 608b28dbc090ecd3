import type { Mutant } from "./list-mutants.ts";

interface Equivalent {
  readonly file: string;
  /** The mutated line. */
  readonly after: string;
  readonly reason: string;
}

/** Mutants that behave like the original for every input, so no test can catch them. */
const EQUIVALENT_MUTANTS: readonly Equivalent[] = [
  {
    file: "app/domain/look/colour.ts",
    after: "return share < 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;",
    reason: "No channel of 0 to 255 is that share.",
  },
  {
    file: "app/domain/look/colour.ts",
    after:
      'return contrastRatio("#ffffff", background) > contrastRatio("#000000", background) ? "#ffffff" : "#000000";',
    reason: "None of the 16,777,216 colours has the same contrast with both.",
  },
  {
    file: "app/domain/look/colour.ts",
    after: "for (let percent = 1; percent < 100; percent += 1) {",
    reason: "All of a pole is what the function falls back on.",
  },
  {
    file: "app/domain/analytics/period.ts",
    after:
      "return { from, to: today, before: { from: beforeFrom, to: sameDay <= beforeEnd ? sameDay : beforeEnd } };",
    reason: "The lesser of two equal days is either.",
  },
  {
    file: "app/domain/live/presence.ts",
    after:
      "const all = [...people.values()].sort((a, b) => a.name.localeCompare(b.name) || (a.uid <= b.uid ? -1 : 1));",
    reason: "People are told apart by their uid: no two are equal.",
  },
  {
    file: "app/domain/zoned-time.ts",
    after: "if (known) {}",
    reason: "A clock that is made again shows the same time, only later.",
  },
  {
    file: "app/domain/content/versions.ts",
    after: "if (kept.size === free.length) {}",
    reason: "A list of which all is kept is the same list. Released migrations are not edited.",
  },
  {
    file: "app/domain/content/changes/mark-words.ts",
    after: "if (known) {}",
    reason: "A segmenter that is made again finds the same words, only later.",
  },
  {
    file: "app/domain/content/changes/mark-words.ts",
    after: "for (let row = own.length + 1; row >= 0; row -= 1) {",
    reason: "Behind the last word nothing is in common: those rows are 0 already.",
  },
  {
    file: "app/domain/content/changes/mark-words.ts",
    after: "while (row <= own.length && column < next.length) {",
    reason: "Behind the last word nothing is in common, and the row goes on.",
  },
  {
    file: "app/domain/content/changes/mark-words.ts",
    after: "while (row < own.length && column <= next.length) {",
    reason: "Behind the last word nothing is in common, and the row or the column goes on.",
  },
  {
    file: "app/domain/content/changes/keyed-list.ts",
    after: "const longer = ends.findIndex((end) => (common[end]?.place ?? 0) >= place);",
    reason: "Keys of a list are told apart: no two have one place.",
  },
  {
    file: "app/domain/content/changes/change-groups.ts",
    after: 'if (root === "buttons") {}',
    reason: 'Then it answers "buttons", which is none of the four sections that are asked for.',
  },
];

function isSame(equivalent: Equivalent, mutant: Mutant): boolean {
  return equivalent.file === mutant.file && equivalent.after === mutant.after;
}

export function isEquivalent(mutant: Mutant): boolean {
  return EQUIVALENT_MUTANTS.some((equivalent) => isSame(equivalent, mutant));
}

/** Entries that match no mutant any more, or more than one. */
export function findStaleEntries(mutants: readonly Mutant[]): readonly Equivalent[] {
  const files = new Set(mutants.map(({ file }) => file));
  return EQUIVALENT_MUTANTS.filter(
    (equivalent) =>
      files.has(equivalent.file) && mutants.filter((mutant) => isSame(equivalent, mutant)).length !== 1,
  );
}
