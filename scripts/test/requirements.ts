import { globSync, readFileSync } from "node:fs";

const LAST_OF_SPECIFICATION = 218;

/** The requirements of the specification, S1 to S218, that no test names in its title. */
export function requirementsWithoutTest(): readonly string[] {
  const tests = globSync(["app/**/*.test.{ts,tsx}", "worker/**/*.test.ts", "tests/**/*.ts"]);
  const titles = tests.map((file) => readFileSync(file, "utf8")).join("\n");
  const named = new Set(titles.match(/\bS\d+\b/g) ?? []);
  const all = Array.from({ length: LAST_OF_SPECIFICATION }, (_, index) => `S${index + 1}`);
  return all.filter((requirement) => !named.has(requirement));
}
