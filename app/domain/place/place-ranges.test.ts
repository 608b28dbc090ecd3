import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRanges } from "./place-ranges.ts";

describe("place ranges", () => {
  it.each([
    ["201-203, 301", ["201", "202", "203", "301"]],
    ["A1-A3", ["A1", "A2", "A3"]],
    ["A9-11", ["A9", "A10", "A11"]],
    ["Suite 1 – Suite 2; Penthouse", ["Suite 1", "Suite 2", "Penthouse"]],
    ["008-010", ["008", "009", "010"]],
    ["0-2", ["0", "1", "2"]],
    ["2-A1 - 2-A2", ["2-A1", "2-A2"]],
    ["٤، B-wing", ["٤", "B-wing"]],
    ["２０１－２０２，２０５", ["201", "202", "２０５"]],
    [" ,\n;", []],
  ])("%j names %j [R1]", (text, names) => {
    expect(readRanges(text)).toEqual({ names, wrong: [], isTooMany: false });
  });

  it.each(["240-201", "A1-B5", "08-110", "1-99999", "1-1234567890"])(
    "%s is invalid and reported by its index [R1]",
    (wrong) => {
      expect(readRanges(`7, ${wrong}, , 8, ${wrong}`)).toEqual({
        names: ["7", "8"],
        wrong: [1, 3],
        isTooMany: false,
      });
    },
  );

  it("stop at 5,000 names, however many they stand for [R1]", () => {
    expect(readRanges("1-5000").isTooMany).toBe(false);
    const { names, isTooMany } = readRanges("1-5000,".repeat(1_000));
    expect([names.length, isTooMany]).toEqual([5_000, true]);
  });

  it("give the number of names they count, each with its prefix [R1]", () => {
    const prefix = fc.stringMatching(/^[A-Za-z ]{0,8}$/).map((text) => text.trimStart());
    fc.assert(
      fc.property(prefix, fc.nat(100_000), fc.integer({ min: 0, max: 200 }), (before, from, more) => {
        const { names, wrong } = readRanges(`${before}${from}-${before}${from + more}`);
        expect(wrong).toEqual([]);
        expect(names.length).toBe(more + 1);
        expect([names[0], names.at(-1)]).toEqual([`${before}${from}`, `${before}${from + more}`]);
      }),
    );
  });

  it("parse any input quickly [R1]", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(readRanges(text).names.length).toBeLessThanOrEqual(5_000);
      }),
    );
    expect(readRanges(`${"1-".repeat(4_999)}x`).names.length).toBe(1);
  });
});
