import { array, assert, constantFrom, integer, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { decideMove, moveEntry } from "./tile-order.ts";

const list = ["a", "b", "c", "d"].map((id) => ({ id }));
const getIds = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join("");

describe("moving a tile", () => {
  it.each([
    ["a", 2, "bcad"],
    ["d", 0, "dabc"],
    ["b", 1, "abcd"],
    ["b", 99, "acdb"],
    ["c", -5, "cabd"],
    ["x", 0, "abcd"],
  ])("puts %s at place %i", (id, index, expected) => {
    expect(getIds(moveEntry(list, id, index))).toBe(expected);
  });

  it("never loses or duplicates a button [S73]", () => {
    const ids = uniqueArray(constantFrom(..."abcdefghij"), { minLength: 1 });
    assert(
      property(ids, array(integer({ min: -3, max: 14 })), (names, indexes) => {
        const start = names.map((id) => ({ id }));
        const end = indexes.reduce((entries, index) => moveEntry(entries, names[0] ?? "", index), start);
        expect(end.map(({ id }) => id).sort()).toEqual([...names].sort());
      }),
    );
  });
});

describe("the arrow keys of a lifted tile", () => {
  const grid = { index: 4, count: 8, columns: 3, direction: "ltr" } as const;

  it.each([
    ["ArrowRight", 5],
    ["ArrowLeft", 3],
    ["ArrowUp", 1],
    ["ArrowDown", 7],
    ["Home", 0],
    ["End", 7],
    ["a", null],
    ["toString", null],
  ])("%s moves it to %s", (key, expected) => {
    expect(decideMove(key, grid)).toBe(expected);
  });

  it("follow the direction of Arabic content [S73]", () => {
    expect(decideMove("ArrowLeft", { ...grid, direction: "rtl" })).toBe(5);
    expect(decideMove("ArrowRight", { ...grid, direction: "rtl" })).toBe(3);
  });

  it("stop at the edges, before the Add tile [S135]", () => {
    expect(decideMove("ArrowRight", { ...grid, index: 7 })).toBeNull();
    expect(decideMove("ArrowDown", { ...grid, index: 7 })).toBeNull();
    expect(decideMove("ArrowUp", { ...grid, index: 2 })).toBeNull();
    expect(decideMove("ArrowLeft", { ...grid, index: 0 })).toBeNull();
    expect(decideMove("End", { ...grid, index: 7 })).toBeNull();
  });

  it("reach the last tile from above an empty place [S135]", () => {
    expect(decideMove("ArrowDown", { ...grid, index: 5 })).toBe(7);
  });
});
