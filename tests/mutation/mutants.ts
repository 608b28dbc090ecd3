import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { runQuietly } from "#scripts/tool.ts";
import { findStaleEntries, isEquivalent } from "./equivalent-mutants.ts";
import { findSurvivors } from "./find-survivors.ts";
import { applyMutant, listMutants, type Mutant } from "./list-mutants.ts";

/** Percentage of mutants that the domain's unit tests must catch. */
const SHARE_MIN = 90;

const named = process.argv.slice(2).map((file) => relative(".", file));
const all = globSync("app/domain/**/*.ts", { exclude: ["**/*.test.ts"] }).sort();
const files = named.length > 0 ? named : all;

const listed = files.flatMap((file) => listMutants(file, readFileSync(file, "utf8")));
const stale = findStaleEntries(listed);
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

/**
 * Finds mutants that do not compile: nobody could commit them, so tests need not catch them. Each mutant becomes a
 * file beside the original, in a copy of the domain, and one compiler run checks them all.
 */
function findRefused(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
  const copy = mkdtempSync(join(tmpdir(), "mutants-"));
  try {
    for (const path of ["app/domain", "package.json", "tsconfig.base.json"]) {
      cpSync(path, join(copy, path), { recursive: true });
    }
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    mutants.forEach((mutant, index) => {
      const path = join(copy, mutant.file.replace(/\.ts$/, `.mutant-${index}.ts`));
      writeFileSync(path, applyMutant(readFileSync(mutant.file, "utf8"), mutant));
    });
    const { output } = runQuietly("tsc", ["-p", join(copy, "app/domain"), "--pretty", "false"]);
    const refused = new Set(
      Array.from(output.matchAll(/\.mutant-(\d+)\.ts\(\d+,\d+\): error/g), ([, i]) => Number(i)),
    );
    return new Set(mutants.filter((_, index) => refused.has(index)));
  } finally {
    rmSync(copy, { recursive: true });
  }
}
