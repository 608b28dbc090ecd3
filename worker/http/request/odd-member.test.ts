import { expect, it } from "vitest";
import { hasOddMember } from "./odd-member.ts";

it.each<readonly [unknown, boolean]>([
  [{ length: {} }, true],
  [[{ name: { length: [] } }], true],
  [{ length: { toString: null } }, true],
  [{ length: 3 }, false],
  [{ length: "long" }, false],
  [{ length: null }, false],
  [["length", {}], false],
  [null, false],
  [[[], {}, ""], false],
  [JSON.parse('{"texts":{"__proto__":"Lift"}}'), true],
  [JSON.parse('[{"\\u005f_proto__":{}}]'), true],
  ["__proto__", false],
])("%j has a member that no input may have: %s [S159]", (value, isOdd) => {
  expect(hasOddMember(value)).toBe(isOdd);
});

it("handles values nested deeper than the call stack [S159]", () => {
  const depth = 200_000;
  expect(hasOddMember(JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`))).toBe(false);
});
