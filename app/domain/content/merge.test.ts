import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameData, mergeDocuments, resolveConflict } from "./merge.ts";

const base = {
  primary: "#111111",
  button: { radius: 8, shadow: 20 },
  buttons: [
    { id: "a", name: "Menu" },
    { id: "b", name: "Spa" },
    { id: "c", name: "Bar" },
  ],
};

describe("merging what two people did", () => {
  it("keeps both changes if they are in different places", () => {
    const mine = { ...base, button: { radius: 16, shadow: 20 } };
    const theirs = { ...base, primary: "#222222", button: { radius: 8, shadow: 40 } };
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      merged: { ...base, primary: "#222222", button: { radius: 16, shadow: 40 } },
      conflicts: [],
    });
  });

  it("reports the one value that both changed, and keeps mine until resolved", () => {
    const { merged, conflicts } = mergeDocuments(
      base,
      { ...base, primary: "#222222" },
      { ...base, primary: "#333333" },
    );
    expect(merged.primary).toBe("#222222");
    expect(conflicts).toEqual([{ path: ["primary"], base: "#111111", mine: "#222222", theirs: "#333333" }]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error("There must be a conflict.");
    expect(resolveConflict(merged, conflict).primary).toBe("#333333");
  });

  it("merges lists by id: my order, their new entry, both edits, the deletion", () => {
    const [a, b, c] = base.buttons;
    const mine = { ...base, buttons: [c, a, { ...b, name: "Spa & pool" }] };
    const theirs = { ...base, buttons: [{ ...a, name: "The menu" }, b, { id: "d", name: "Gym" }] };
    const { merged, conflicts } = mergeDocuments<unknown>(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({
      ...base,
      buttons: [
        { id: "a", name: "The menu" },
        { id: "b", name: "Spa & pool" },
        { id: "d", name: "Gym" },
      ],
    });
  });

  it("keeps the order of the side that moved something [S156]", () => {
    const [a, b, c] = base.buttons;
    const added = { id: "d", name: "Gym" };
    const moved = { ...base, buttons: [c, a, b] };
    const filled = { ...base, buttons: [added, a, b, c] };
    const getOrder = ({ merged }: { merged: typeof base }) => merged.buttons.map(({ id }) => id).join("");
    expect(getOrder(mergeDocuments<typeof base>(base, moved as typeof base, filled as typeof base))).toBe(
      "cabd",
    );
    expect(getOrder(mergeDocuments<typeof base>(base, filled as typeof base, moved as typeof base))).toBe(
      "cabd",
    );
  });

  it("takes their order if my list only gained or lost entries", () => {
    const entries = (ids: string) => [...ids].map((id) => ({ id }));
    const order = (mine: string, theirs: string) =>
      mergeDocuments(entries("abc"), entries(mine), entries(theirs))
        .merged.map(({ id }) => id)
        .join("");
    expect(order("xabc", "cba")).toBe("cbax");
    expect(order("ac", "cab")).toBe("ca");
    expect(order("cab", "abcx")).toBe("cabx");
  });

  it("treats a list without entry ids as one value", () => {
    const { conflicts } = mergeDocuments({ list: [{ n: 1 }] }, { list: [{ n: 2 }] }, { list: [{ n: 3 }] });
    expect(conflicts.map(({ path }) => path)).toEqual([["list"]]);
  });

  it("reports a conflict if one side deleted what the other edited", () => {
    const [a, b, c] = base.buttons;
    const mine = { ...base, buttons: [{ ...a, name: "Supper" }, b, c] };
    const theirs = { ...base, buttons: [b, c] };
    const { merged, conflicts } = mergeDocuments<unknown>(base, mine, theirs);
    expect(conflicts).toMatchObject([{ path: ["buttons", "a"], theirs: undefined }]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error("There must be a conflict.");
    expect(resolveConflict(merged, conflict)).toEqual({ ...base, buttons: [b, c] });
  });

  it("keeps their edit of a button that I deleted, until resolved", () => {
    const [a, b, c] = base.buttons;
    const edited = { ...a, name: "Supper" };
    const { merged, conflicts } = mergeDocuments<unknown>(
      base,
      { ...base, buttons: [b, c] },
      { ...base, buttons: [edited, b, c] },
    );
    expect(conflicts).toEqual([{ path: ["buttons", "a"], base: a, mine: undefined, theirs: edited }]);
    expect(merged).toEqual({ ...base, buttons: [edited, b, c] });
  });
});

describe("any merge", () => {
  const entry = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), name: fc.constantFrom("x", "y", "z") });
  const document = fc.record({
    colour: fc.constantFrom("#1", "#2", "#3"),
    nested: fc.record({ size: fc.integer({ min: 0, max: 3 }) }),
    list: fc.uniqueArray(entry, { selector: ({ id }) => id }),
  });

  it("with no change on one side returns the other side", () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        expect(mergeDocuments(one, one, other)).toEqual({ merged: other, conflicts: [] });
        expect(mergeDocuments(one, other, one)).toEqual({ merged: other, conflicts: [] });
      }),
    );
  });

  it("of equal changes returns that change", () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        expect(mergeDocuments(one, other, other)).toEqual({ merged: other, conflicts: [] });
      }),
    );
  });

  it("finds the same conflicts in either direction, and keeps every entry that one side added", () => {
    fc.assert(
      fc.property(document, document, document, (start, mine, theirs) => {
        const here = mergeDocuments(start, mine, theirs);
        const there = mergeDocuments(start, theirs, mine);
        const paths = (result: typeof here) => result.conflicts.map(({ path }) => path.join(".")).sort();
        expect(paths(here)).toEqual(paths(there));
        const known = new Set(start.list.map(({ id }) => id));
        for (const { id } of [...mine.list, ...theirs.list]) {
          if (!known.has(id)) expect(here.merged.list.some((kept) => kept.id === id)).toBe(true);
        }
      }),
    );
  });

  it("ignores the order of keys", () => {
    expect(isSameData({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(isSameData({ a: undefined }, {})).toBe(true);
    expect(isSameData([1, 2], [2, 1])).toBe(false);
  });
});

it("keeps two people's changes to different hours of one button [T1]", () => {
  const window = (id: string, from: string, to: string) => ({ id, days: [1, 2], from, to });
  const button = (...windows: ReturnType<typeof window>[]) => ({
    buttons: [{ id: "b", hours: { windows } }],
  });
  const [breakfast, supper] = [window("w1", "07:00", "10:30"), window("w2", "18:00", "22:00")];
  const mine = button({ ...breakfast, to: "11:00" }, supper);
  const theirs = button(breakfast, { ...supper, from: "17:30" }, window("w3", "12:00", "14:00"));
  expect(mergeDocuments(button(breakfast, supper), mine, theirs)).toEqual({
    merged: button(
      { ...breakfast, to: "11:00" },
      { ...supper, from: "17:30" },
      window("w3", "12:00", "14:00"),
    ),
    conflicts: [],
  });
});
