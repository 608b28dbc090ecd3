import { expect, it } from "vitest";
import { getPredecessors, insertAfter } from "./insert-after.ts";

const list = (ids: string) => [...ids].map((id) => ({ id }));

it("predecessors come nearest first", () => {
  expect(getPredecessors(list("abcd"), "c")).toEqual(["b", "a"]);
  expect(getPredecessors(list("abcd"), "a")).toEqual([]);
  expect(getPredecessors(list("abcd"), "z")).toEqual([]);
});

it.each([
  ["abd", ["b", "a"], "abcd"],
  ["ad", ["b", "a"], "acd"],
  ["xd", ["b", "a"], "cxd"],
  ["", ["b", "a"], "c"],
])("into %j, behind the nearest of %j, an entry comes as in %j", (before, predecessors, after) => {
  const placed = insertAfter(list(before), { id: "c" }, predecessors);
  expect(placed.map(({ id }) => id).join("")).toBe(after);
});
