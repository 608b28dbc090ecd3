import { describe, expect, it } from "vitest";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { RenderWork } from "./render-work.ts";

const KB = 1024;

/** How many portals of a kind one run starts. */
function countBegun(languages: number, bytes: number): number {
  const work = new RenderWork();
  let begun = 0;
  for (; !work.isSpent; begun += 1) work.add(languages, bytes);
  return begun;
}

describe("the cost limit of rendering again in one run", () => {
  it("allows a run's share of 200 portals an hour, of usual size in all languages [G3]", () => {
    expect(countBegun(14, 37 * KB)).toBeGreaterThanOrEqual(17);
    expect(countBegun(2, 4 * KB)).toBeGreaterThan(100);
  });

  it("stops after two portals of the maximal document size [G3]", () => {
    expect(countBegun(14, 14 * DOCUMENT_BYTES_MAX)).toBeLessThanOrEqual(2);
  });
});
