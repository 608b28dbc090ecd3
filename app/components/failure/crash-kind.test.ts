import { expect, test } from "vitest";
import { decideCrashKind } from "./crash-kind.ts";

test.each([
  ["a type error", new TypeError("x is undefined"), "account"],
  ["an error that tells of a type error", new Error("TypeError: x is undefined"), "account"],
  ["a thrown text of a type error", "TypeError: x is undefined", "account"],
  ["any other error", new Error("The query failed."), "generic"],
  ["an error that mentions a type error later", new Error("Failed with TypeError"), "generic"],
  ["a range error", new RangeError("too much"), "generic"],
  ["nothing at all", undefined, "generic"],
])("%s gets its own text [S106]", (_, error, kind) => {
  expect(decideCrashKind(error)).toBe(kind);
});
