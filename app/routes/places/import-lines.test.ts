import { describe, expect, it } from "vitest";
import { toPlacePosition } from "#domain/place/place.ts";
import { planPlaces } from "#domain/place/place-import.ts";
import { isFree, toFaults, withoutLines } from "./import-lines.ts";

const LINES = 'room;401\nroom;Penthouse with sea view\nbar;1\nroom;"x\nroom;201\nroom;401\ndeck;Upper';
const plan = (ranges: string, lines: string) =>
  planPlaces({ kind: "room", ranges, lines }, new Set([toPlacePosition("room", "201")]));

describe("errors of places to add", () => {
  it("are reported at their line or range [R1]", () => {
    const { lines, ranges, isTooMany } = toFaults(plan("1-2, 9-1", LINES).errors);
    expect(lines).toEqual([
      { line: 2, fault: "tooLong" },
      { line: 3, fault: "kind" },
      { line: 4, fault: "line" },
      { line: 6, fault: "twice" },
    ]);
    expect([ranges, isTooMany]).toEqual([[2], false]);
  });

  it("disappear once the invalid lines are removed, with any line breaks [R1]", () => {
    for (const lines of [LINES, LINES.replaceAll("\n", "\r\n")]) {
      const faults = toFaults(plan("", lines).errors);
      expect(isFree(faults)).toBe(false);
      const rest = withoutLines(
        lines,
        faults.lines.map(({ line }) => line),
      );
      expect(rest).toBe("room;401\nroom;201\ndeck;Upper");
      expect(isFree(toFaults(plan("", rest).errors))).toBe(true);
    }
  });

  it("include too many places, and a range with an invalid name [R1]", () => {
    expect(toFaults(plan("1-5000, A", "").errors)).toMatchObject({
      isTooMany: true,
      isRangeNameWrong: false,
    });
    expect(toFaults(plan("A name of more than 20-21", "").errors)).toMatchObject({ isRangeNameWrong: true });
  });
});
