import { expect, it } from "vitest";
import { isGuestPath, isNameInCapitals, redirectToLowerCase } from "./fold-path.ts";

it.each(["/P/marlowe-harbour", "/P/Marlowe/menu", "/P/", "/P", "/p"])(
  "%s is a guest address [S11]",
  (path) => {
    expect(isGuestPath(path)).toBe(true);
  },
);

it.each(["/P/%3Cb%3E", '/P/"onload=alert(1)', "/P/-", `/P/${"a".repeat(61)}`, "/pages", "/Press/a"])(
  "%s is not: no portal can have that name [S9]",
  (path) => {
    expect(isGuestPath(path)).toBe(false);
  },
);

it.each([
  ["Marlowe", true],
  ["marlowe", false],
  ["%3Calert(1)%3E", false],
  ["A".repeat(61), false],
])("the name %s is an upper-case form of a possible portal name: %s [S9]", (name, isOne) => {
  expect(isNameInCapitals(name)).toBe(isOne);
});

it("redirects to the lower-case name and keeps the rest [S11]", () => {
  const { status, headers } = redirectToLowerCase(new Request("https://foyer.example/P/Marlowe/DE?All"));
  expect([status, headers.get("location")]).toEqual([308, "/p/marlowe/DE?All"]);
});
