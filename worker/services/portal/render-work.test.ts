import { describe, expect, it } from "vitest";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { RenderWork } from "./render-work.ts";

const KB = 1024;

/** How many portals of a kind are begun in one run. */
function countBegun(languages: number, bytes: number): number {
  const work = new RenderWork();
  let begun = 0;
  for (; !work.isSpent; begun += 1) work.add(languages, bytes);
  return begun;
}

describe("the work of rendering again in one run", () => {
  it("has room for a run's share of 200 an hour, usual portals in all languages [G3]", () => {
    expect(countBegun(14, 37 * KB)).toBeGreaterThanOrEqual(17);
    expect(countBegun(2, 4 * KB)).toBeGreaterThan(100);
  });

  it("ends after two portals that are as large as documents may be [G3]", () => {
    expect(countBegun(14, 14 * DOCUMENT_BYTES_MAX)).toBeLessThanOrEqual(2);
  });
});
