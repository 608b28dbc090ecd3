import { globSync, readFileSync } from "node:fs";

const LIST = "docs/requirements.md";

/** The requirements of `docs/requirements.md` that no test names. Decisions (D) are proven by what they decide. */
export function requirementsWithoutTest(): readonly string[] {
  const tests = globSync(["app/**/*.test.{ts,tsx}", "worker/**/*.test.ts", "tests/**/*.ts"]);
  const titles = tests.map((file) => readFileSync(file, "utf8")).join("\n");
  const named = new Set(titles.match(/\b[SGTRN]\d+\b/g) ?? []);
  const required = [...readFileSync(LIST, "utf8").matchAll(/^- ([SGTRN]\d+) /gm)].map(
    ([, number]) => number ?? "",
  );
  return required.filter((number) => !named.has(number));
}
