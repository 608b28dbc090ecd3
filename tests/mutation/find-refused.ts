import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runQuietly } from "#scripts/tool.ts";
import { applyMutant, type Mutant } from "./list-mutants.ts";

/**
 * Finds the mutants that the compiler refuses: nobody could commit them, so no test has to see them. Each
 * mutant becomes a file of its own beside the original, in a copy of the domain, and one run checks them all.
 */
export function findRefused(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
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
