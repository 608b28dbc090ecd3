import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { findStale, isEquivalent } from "./equivalent-mutants.ts";
import { findRefused } from "./find-refused.ts";
import { findSurvivors } from "./find-survivors.ts";
import { listMutants, type Mutant } from "./list-mutants.ts";

/** How many of a hundred mutants the domain's unit tests catch at least. */
const SHARE_MIN = 90;

const named = process.argv.slice(2).map((file) => relative(".", file));
const all = globSync("app/domain/**/*.ts", { exclude: ["**/*.test.ts"] }).sort();
const files = named.length > 0 ? named : all;

const listed = files.flatMap((file) => listMutants(file, readFileSync(file, "utf8")));
const stale = findStale(listed);
for (const { file, after } of stale)
  console.log(`equivalent-mutants.ts names no single mutant of ${file}: ${after}`);
const refused = findRefused(listed);
const mutants = listed.filter((mutant) => !refused.has(mutant) && !isEquivalent(mutant));
const survivors = await findSurvivors(mutants);

function getShare(some: readonly Mutant[]): number {
  return some.length === 0
    ? 100
    : (100 * some.filter((mutant) => !survivors.has(mutant)).length) / some.length;
}

for (const file of new Set(mutants.map((mutant) => mutant.file))) {
  const some = mutants.filter((mutant) => mutant.file === file);
  const survived = some.filter((mutant) => survivors.has(mutant));
  console.log(
    `${getShare(some).toFixed(0).padStart(4)} %  ${some.length - survived.length} of ${some.length}  ${file}`,
  );
  for (const { line, before, after } of survived) {
    console.log(`        ${file}:${line}\n          - ${before}\n          + ${after}`);
  }
}
const share = getShare(mutants);
console.log(
  `\n${mutants.length - survivors.size} of ${mutants.length} mutants caught: ${share.toFixed(1)} % (at least ${SHARE_MIN} %). ` +
    `Left out: ${refused.size} that the compiler refuses, ${listed.filter(isEquivalent).length} equivalent.`,
);
process.exitCode = share < SHARE_MIN || stale.length > 0 ? 1 : 0;
