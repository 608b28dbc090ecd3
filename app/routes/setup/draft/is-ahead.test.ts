import { expect, it } from "vitest";
import { isAhead } from "./is-ahead.ts";

const NINE = "2026-11-22T09:00:00.000Z";
const TEN = "2026-11-22T10:00:00.000Z";
const ELEVEN = "2026-11-22T11:00:00.000Z";

it.each([
  ["saved after it was published", TEN, [NINE], true],
  ["published after it was saved", NINE, [TEN], false],
  ["published again since the screen was opened", TEN, [NINE, ELEVEN], false],
  ["saved, and never published", TEN, [null, null], false],
  ["published, and never touched since it was made", null, [NINE], false],
] as const)("a draft that was %s [S39, S194]", (_, savedAt, publishedAt, expected) => {
  expect(isAhead(savedAt, publishedAt)).toBe(expected);
});
