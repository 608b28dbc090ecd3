import { describe, expect, it } from "vitest";
import type { Picture } from "#domain/content/media-reference.ts";
import { backgroundFiles } from "./background.ts";

const PORTRAIT: Picture = { key: `${"a1".repeat(20)}.webp`, width: 1200, height: 2400, alt: "" };
const LANDSCAPE: Picture = { key: `${"b2".repeat(20)}.webp`, width: 2400, height: 1200, alt: "" };

function getFiles(backgroundPortrait: Picture | null, backgroundLandscape: Picture | null) {
  return backgroundFiles({ backgroundPortrait, backgroundLandscape });
}

describe("a portal's background files", () => {
  it("are narrow on phones and wide on tablets, in portrait and landscape [S5]", () => {
    expect(getFiles(PORTRAIT, LANDSCAPE).map(({ href, media }) => [href, media])).toEqual([
      [`/media/${PORTRAIT.key}?w=960`, "(orientation:portrait) and (max-width:599.98px)"],
      [`/media/${PORTRAIT.key}`, "(orientation:portrait) and (min-width:600px)"],
      [`/media/${LANDSCAPE.key}?w=960`, "(orientation:landscape) and (max-height:599.98px)"],
      [`/media/${LANDSCAPE.key}?w=1920`, "(orientation:landscape) and (min-height:600px)"],
    ]);
  });

  it("are one file without media query if the only picture is small [S5]", () => {
    const small = { ...PORTRAIT, width: 500, height: 1000 };
    expect(getFiles(small, null)).toEqual([
      { href: `/media/${small.key}`, media: undefined, position: "50% 50%" },
    ]);
  });

  it("are wider on a portrait phone that a landscape picture covers by height [S5]", () => {
    expect(getFiles(null, LANDSCAPE)[0]?.href).toBe(`/media/${LANDSCAPE.key}?w=1440`);
  });

  it("keep the chosen focus visible [S5]", () => {
    expect(
      getFiles({ ...PORTRAIT, focus: { x: 20, y: 80 } }, LANDSCAPE).map(({ position }) => position),
    ).toEqual(["20% 80%", "20% 80%", "50% 50%", "50% 50%"]);
  });

  it("are whole for an animation, which cropping would stop [S5]", () => {
    const gif = { ...PORTRAIT, key: `${"c3".repeat(20)}.gif` };
    expect(getFiles(gif, null).map(({ href }) => href)).toEqual([`/media/${gif.key}`]);
  });

  it("are none for an unknown key [S72]", () => {
    expect(getFiles({ ...PORTRAIT, key: "x);background:url(//evil.example" }, null)).toEqual([]);
  });
});
