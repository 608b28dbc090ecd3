import { expect, it } from "vitest";
import { toChange } from "./change-note.tsx";

it.each([
  [12, 10, { kind: "more", share: 0.2 }],
  [5, 10, { kind: "less", share: 0.5 }],
  [10, 10, { kind: "same" }],
  [0, 0, { kind: "same" }],
  [3, 0, { kind: "none" }],
  [null, 2, null],
  [2, null, null],
] as const)("%j after %j is %j [S214]", (value, before, change) => {
  expect(toChange({ value, before }, true)).toEqual(change);
});

it("without a previous period there is no comparison [S214]", () => {
  expect(toChange({ value: 12, before: 0 }, false)).toBeNull();
});
