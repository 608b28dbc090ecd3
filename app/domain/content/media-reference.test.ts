import { describe, expect, it } from "vitest";
import { mediaHref, mediaKeysIn, pictureSources } from "./media-reference.ts";

const NAME = "0a".repeat(20);
const KEY = `${NAME}.webp`;

describe("a stored picture", () => {
  it("has an address, and one for each narrower width [S72]", () => {
    expect(mediaHref(KEY)).toBe(`/media/${KEY}`);
    expect(mediaHref(KEY, 640)).toBe(`/media/${KEY}?w=640`);
  });

  it.each([
    ["narrower than the first width", KEY, 300, ""],
    ["exactly as wide as the first width", KEY, 320, ""],
    ["a pixel wider", KEY, 321, `/media/${KEY}?w=320 320w, /media/${KEY} 321w`],
    ["as wide as the second", KEY, 640, `/media/${KEY}?w=320 320w, /media/${KEY} 640w`],
    ["that moves", `${NAME}.gif`, 1_000, ""],
  ])("%s is offered as it is told [S72]", (_what, key, width, sources) => {
    expect(pictureSources({ key, width })).toBe(sources);
  });

  it("is found once, wherever content refers to it", () => {
    const pdf = `${"1b".repeat(20)}.pdf`;
    expect(mediaKeysIn({ logo: { key: KEY }, buttons: [{ pdf: { key: pdf } }, { key: KEY }] })).toEqual([
      KEY,
      pdf,
    ]);
    expect(mediaKeysIn(undefined)).toEqual([]);
  });
});
