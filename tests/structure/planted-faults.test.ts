import { expect, it } from "vitest";
import { PLANTED_FAULTS } from "#tests/faults/planted-faults.ts";
import { countMatches } from "#tests/faults/working-copy.ts";

it("each fault that `npm run faults` plants has its one place in the sources", () => {
  const lost = PLANTED_FAULTS.filter((fault) => countMatches(fault) !== 1).map(({ name }) => name);
  expect(lost).toEqual([]);
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(20);
});
