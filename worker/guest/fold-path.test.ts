import { expect, it } from "vitest";
import { isGuestPath, isNameInCapitals, leadToSmallLetters } from "./fold-path.ts";

it.each(["/P/marlowe-harbour", "/P/Marlowe/menu", "/P/", "/P", "/p"])(
  "%s is an address of guests [S11]",
  (path) => {
    expect(isGuestPath(path)).toBe(true);
  },
);

it.each(["/P/%3Cb%3E", '/P/"onload=alert(1)', "/P/-", `/P/${"a".repeat(61)}`, "/pages", "/Press/a"])(
  "%s leads nowhere: no portal can have such a name [S9]",
  (path) => {
    expect(isGuestPath(path)).toBe(false);
  },
);

it.each([
  ["Marlowe", true],
  ["marlowe", false],
  ["%3Calert(1)%3E", false],
  ["A".repeat(61), false],
])("the name %s is one in capitals that a portal may have without them: %s [S9]", (name, isOne) => {
  expect(isNameInCapitals(name)).toBe(isOne);
});

it("leads to the name in small letters, and leaves what stands behind it [S11]", () => {
  const { status, headers } = leadToSmallLetters(new Request("https://foyer.example/P/Marlowe/DE?All"));
  expect([status, headers.get("location")]).toEqual([308, "/p/marlowe/DE?All"]);
});
