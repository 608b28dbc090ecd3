import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountNameSchema } from "./account/account-schema.ts";
import { userNameSchema } from "./account/member-fields.ts";
import { propertyNameSchema } from "./property/property.ts";
import { countLines, hasInvalidCharacter, isBlank, utf8Length } from "./text.ts";
import { staffText } from "./value-schemas.ts";

describe("counting lines", () => {
  it.each([
    ["", 0],
    ["Menu", 1],
    ["x".repeat(40), 1],
    ["x".repeat(41), 2],
    ["x".repeat(80), 2],
    ["x".repeat(81), 3],
    [`${"x".repeat(39)} y`, 2],
    [`${"x".repeat(38)} y`, 1],
    ["one\ntwo", 2],
    ["one\r\ntwo\rthree", 3],
    ["one\n", 2],
    // Two spaces enclose an empty word, which moves to the next line without taking width.
    [`${"x".repeat(40)}  y`, 2],
    [`${"x".repeat(41)} y`, 2],
    [`${"x".repeat(80)} y`, 3],
    ["👩‍🍳".repeat(5), 1],
  ])("of %j gives %d [S123]", (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  it("never gives fewer lines than the breaks or the length require [S123, S209]", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), (text) => {
        const breaks = text.split(/\r\n|\r|\n/).length;
        expect(countLines(text)).toBeGreaterThanOrEqual(breaks);
        expect(countLines(text)).toBeGreaterThanOrEqual(
          Math.ceil([...text.replace(/[\r\n]/g, "")].length / 41),
        );
      }),
    );
  });
});

describe("an invalid character", () => {
  it.each([
    ["\u0000", true],
    ["\u001f", true],
    ["\u007f", true],
    ["\u0085", true],
    ["a\nb", true],
    ["\ue000", true],
    ["\u{f0000}", true],
    ["\u202e", true],
    ["\u2066", true],
    ["\ud800", true],
    ["Crème brûlée", false],
    ["مرحبا", false],
    ["日本語", false],
    ["👩‍🍳", false],
  ])("in %j on one line: %s [S137]", (text, isInvalid) => {
    expect(hasInvalidCharacter(text)).toBe(isInvalid);
  });

  it("excludes line breaks where several lines are allowed [S137]", () => {
    expect(hasInvalidCharacter("a\nb\tc", { multiline: true })).toBe(false);
    expect(hasInvalidCharacter("a\u0000b", { multiline: true })).toBe(true);
  });
});

describe("text typed by staff", () => {
  const title = staffText({ lengthMax: 80, linesMax: 2, multiline: true });
  const codes = (text: string) => title.safeParse(text).error?.issues.map((issue) => issue.message) ?? [];

  it.each([
    ["", true],
    [" \n\t", true],
    ["\u00a0\u3000", true],
    ["\u200b\u200c\u200d\ufeff", true],
    ["\u00ad\u2060\u180e\u034f", true],
    ["\u3164\u115f\uffa0\u2800", true],
    ["\u0000\u0007", true],
    ["\u202e\u2066", true],
    ["\ufe0f\u{e0100}", true],
    ["\u200b.", false],
    ["👩‍🍳", false],
    ["می‌خواهم", false],
  ])("%j shows nothing: %s [S116, S137]", (text, expected) => {
    expect(isBlank(text)).toBe(expected);
  });

  it("is empty if it shows nothing, otherwise unchanged [S116]", () => {
    expect(title.parse("\u200b \u3164")).toBe("");
    expect(title.parse(" می‌خواهم ")).toBe("می‌خواهم");
    const names = [propertyNameSchema, userNameSchema, accountNameSchema];
    for (const schema of names) {
      const { error } = schema.safeParse("\u200b\u200b\u2800\u0001");
      expect(error?.issues.map((issue) => issue.message)).toEqual(["required"]);
    }
  });

  it("is trimmed and refused with its rules' codes [S123, S137]", () => {
    expect(title.parse("  Menu ")).toBe("Menu");
    expect(codes("a\nb")).toEqual([]);
    expect(codes("a\nb\nc")).toEqual(["too_many_lines"]);
    expect(codes("x".repeat(81))).toContain("too_long");
    expect(codes("a\ue000")).toContain("invalid_character");
  });
});

it("is on one line by default [S137]", () => {
  expect(staffText({ lengthMax: 9 }).safeParse("a\nb").success).toBe(false);
});

describe("the byte length of a text", () => {
  it.each([
    ["\u007f", 1],
    ["\u0080", 2],
    ["\u07ff", 2],
    ["\u0800", 3],
    ["\uffff", 3],
    ["\u{10000}", 4],
  ])("at the edge %j are %i", (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
  });

  it("is that of UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
