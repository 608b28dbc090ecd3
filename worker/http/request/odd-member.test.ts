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
])("%j has a member that nothing we take has: %s [S159]", (value, isOdd) => {
  expect(hasOddMember(value)).toBe(isOdd);
});

it("is asked of values nested deeper than calls can be [S159]", () => {
  const depth = 200_000;
  expect(hasOddMember(JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`))).toBe(false);
});
