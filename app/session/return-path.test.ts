import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readReturnPath } from "./return-path.ts";

const ORIGIN = "https://foyer.example";

test.each([
  ["/settings", "/settings"],
  ["/setup/homepage?property=x", "/setup/homepage?property=x"],
  ["/setup/../settings", "/settings"],
  ["/help/a//b", "/help/a//b"],
  ["/", "/"],
])("%s is where the person goes on [S104]", (value, path) => {
  expect(readReturnPath(value)).toBe(path);
});

test.each(["settings", "", "https://h/", null])("%j leads to the entry [S104]", (value) => {
  expect(readReturnPath(value)).toBe("/");
});

const ESCAPES = [
  ...["//h", "/\\h", "\\\\h", "///h", "/\t/h", "/\n/h", "/\r\\h"],
  ...["/.//h", "/..//h", "/%2e//h", "/%2e%2e//h", "/%2E//h", "/.%2e//h", "/x/..//h", "/x/../..//h"],
  ...["/./\\h", "/.\t/\\h", "/.//h/%2f..", "/x/%2e%2e//h", "/./..//h", "/.\\\\h", "/.//h?x=/", "/.//h#x"],
];

describe("an address that a browser would resolve to another site", () => {
  it.each(ESCAPES.map((value) => [JSON.stringify(value), value] as const))(
    "%s leads to the entry [S104]",
    (_shown, value) => {
      expect(readReturnPath(value)).toBe("/");
    },
  );

  it("is never returned, whatever was sent [S104]", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "h",
      "@",
      ":",
      "?",
      "#",
      " ",
    );
    const sent = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(sent, (value) => {
        const path = readReturnPath(value);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 5_000 },
    );
  });
});
