import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACE_NAME_LENGTH_MAX } from "../limits.ts";
import { foldPlaceName, PLACE_KINDS, toPlacePosition } from "./place.ts";
import { placeNameSchema } from "./place-schema.ts";

const findRefusal = (name: string) => placeNameSchema.safeParse(name).error?.issues[0]?.message;

describe("the name of a place", () => {
  it.each([
    ["Room with a long name", "too_long"],
    ["", "required"],
    ["\u200b \u2800", "required"],
    ["Deck\ue0001", "invalid_character"],
    ["Deck\n1", "invalid_character"],
  ])("%j is refused as %s [R1]", (name, code) => {
    expect(findRefusal(name)).toBe(code);
  });

  it.each(["201", "  201  ", "🏊".repeat(20), "スイートルームの間", "الجناح الملكي", "=1+1"])(
    "%s is one of at most 20 characters [R1]",
    (name) => {
      expect(placeNameSchema.parse(name)).toBe(name.trim());
    },
  );

  it.each([
    ["Suite 1", "suite  1"],
    ["ROOM", "room"],
    ["２０１", "201"],
    ["ﾛﾋﾞｰ", "ロビー"],
  ])("%s and %s are one of a kind [R1]", (one, other) => {
    expect(foldPlaceName(one)).toBe(foldPlaceName(other));
  });

  it.each([
    ["Café", "Cafe"],
    ["がく", "かく"],
    ["कि", "का"],
    ["007", "7"],
  ])("%s and %s are two [R1]", (one, other) => {
    expect(foldPlaceName(one)).not.toBe(foldPlaceName(other));
  });
});

describe("the list of places", () => {
  const sorted = (names: readonly string[]) =>
    names.toSorted((one, other) => (toPlacePosition("room", one) < toPlacePosition("room", other) ? -1 : 1));

  it("sorts numbers numerically, also after a word [R1]", () => {
    expect(sorted(["Room 10", "Room 9", "A2", "A10", "101", "99", "Annexe", "007", "7"])).toEqual([
      ...["007", "7", "99", "101", "A2", "A10", "Annexe", "Room 9", "Room 10"],
    ]);
  });

  it("sorts by kind first, then by name [R1]", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(4), (one, other, index) => {
        const [kind = "room", next = "table"] = PLACE_KINDS.slice(index, index + 2);
        expect(toPlacePosition(kind, one) < toPlacePosition(next, other)).toBe(true);
      }),
    );
  });

  it("has positions that begin with the kind's letter, in the order of kinds [R1]", () => {
    const heads = PLACE_KINDS.map((kind) => toPlacePosition(kind, "1").split(" ")[0] ?? "");
    for (const head of heads) expect(head).toMatch(/^[a-z]$/);
    expect(heads).toEqual([...new Set(heads)].sort());
  });

  it("sorts any two numbers numerically, with a distinct position for each name [R1]", () => {
    const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: PLACE_NAME_LENGTH_MAX });
    fc.assert(
      fc.property(fc.nat(), fc.nat(), name, name, (one, other, left, right) => {
        expect(toPlacePosition("room", `${one}`) < toPlacePosition("room", `${other}`)).toBe(one < other);
        const isSame = foldPlaceName(left) === foldPlaceName(right);
        expect(toPlacePosition("deck", left) === toPlacePosition("deck", right)).toBe(isSame);
      }),
    );
  });
});
