import { expect, it } from "vitest";
import { isNewerThanPublished } from "./is-newer-than-published.ts";

const NINE = "2026-11-22T09:00:00.000Z";
const TEN = "2026-11-22T10:00:00.000Z";
const ELEVEN = "2026-11-22T11:00:00.000Z";

const version = (number: number, draftAt: string) => ({ number, draftAt });

it.each([
  ["saved after what was published", TEN, [version(1, NINE)], true],
  ["published as it was saved", NINE, [version(1, NINE)], false],
  ["published again since the screen was opened", TEN, [version(1, NINE), version(2, ELEVEN)], false],
  ["saved, and never published", TEN, [null, null], false],
  ["published, and never touched since it was made", null, [version(1, NINE)], false],
  ["edited after a version was planned that is live by now", TEN, [version(4, NINE)], true],
  [
    "published, and then replaced by one that was planned before",
    TEN,
    [version(4, ELEVEN), version(5, NINE)],
    true,
  ],
] as const)("a draft that was %s [S39, S194, T9]", (_, savedAt, versions, expected) => {
  expect(isNewerThanPublished(savedAt, versions)).toBe(expected);
});
