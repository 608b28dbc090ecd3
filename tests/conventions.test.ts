import { describe, expect, it } from "vitest";
import { deadPathsIn, offencesIn } from "../scripts/lint/conventions.ts";

describe("the check of conventions", () => {
  it.each([
    ["a limit that is named the other way round", "export const MAX_BYTES = 1;", "MAX_BYTES: say BYTES_MAX"],
    ["a smallest one", "const MIN_NAMES = 1;", "MIN_NAMES: say NAMES_MIN"],
    ["a long comment", `  // ${"long ".repeat(24)}`, "a comment of 125 characters; 120 at most"],
    ["a long docstring", ` * ${"x".repeat(119)}`, "a comment of 122 characters; 120 at most"],
    ["fields that are spread", "  ...{ a, b },", "an object literal is spread; write its fields"],
    [
      "fields that are spread in a line",
      "f({ x, ...{ a: 1 } });",
      "an object literal is spread; write its fields",
    ],
  ])("finds %s", (_case, source, text) => {
    expect(offencesIn(`\n${source}`)).toEqual([{ line: 2, text }]);
  });

  it.each([
    ["a limit", "const BYTES_MAX = Number.MAX_SAFE_INTEGER;"],
    ["HTTP's own word", "const MAX_AGE_SECONDS = 60;"],
    ["a condition that is spread", "f({ x, ...(is ? { a } : {}) });"],
    ["a long line of code", `call(${"x".repeat(130)});`],
    ["a directive", `// biome-ignore lint/x: ${"x".repeat(120)}`],
  ])("passes %s", (_case, source) => {
    expect(offencesIn(source)).toEqual([]);
  });

  it("finds paths in documents that lead nowhere", () => {
    const tree = new Set(["app/domain/font.ts", "app/domain", "docs/decisions/one.md", "docs/decisions"]);
    const document =
      "`domain/font.ts`, `app/domain/`, `text/html`, `.wrangler/state/`\n`domain/gone.ts`, `decisions/one.md`";
    expect(deadPathsIn(document, { file: "README.md", tree })).toEqual([
      { line: 2, text: "`domain/gone.ts` is not there" },
    ]);
  });
});
