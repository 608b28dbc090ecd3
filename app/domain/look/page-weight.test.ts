import { expect, test } from "vitest";
import { totalBytes } from "./page-weight.ts";

test("a page's weight includes everything a phone loads", () => {
  expect(totalBytes({ page: 20_000, pictures: 300_000, fonts: 4_000 })).toBe(324_000);
});
