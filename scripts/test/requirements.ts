import { readFileSync } from "node:fs";
import type { TimedTest } from "./reports.ts";

const LIST = "docs/requirements.md";

/**
 * The requirements of `docs/requirements.md` that no test of this run names: a test that only `--all` runs proves
 * none by itself. Decisions (D) are proven by what they decide.
 */
export function requirementsWithoutTest(tests: readonly TimedTest[]): readonly string[] {
  const titles = tests.map(({ title }) => title).join("\n");
  const named = new Set(titles.match(/\b[SGTRN]\d+\b/g) ?? []);
  const required = [...readFileSync(LIST, "utf8").matchAll(/^- ([SGTRN]\d+) /gm)].map(
    ([, number]) => number ?? "",
  );
  return required.filter((number) => !named.has(number));
}
