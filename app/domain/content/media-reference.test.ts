import { describe, expect, it } from "vitest";
import { PICTURE, sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import { findMediaKeys, findRefusedMedia, mediaHref, pictureSources } from "./media-reference.ts";

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
    expect(findMediaKeys({ logo: { key: KEY }, buttons: [{ pdf: { key: pdf } }, { key: KEY }] })).toEqual([
      KEY,
      pdf,
    ]);
    expect(findMediaKeys(undefined)).toEqual([]);
  });
});

it("finds every reference to a file of another property", () => {
  const draft = sampleDraft({
    english: [usableButton("link", 1), usableButton("popup", 2), usableButton("gallery", 3)],
  });
  const { homepage } = draft;
  const content = { ...draft, homepage: { ...homepage, logo: PICTURE } };
  expect(findRefusedMedia(content, new Set([PICTURE.key]))).toEqual([
    { path: "homepage.logo.key", code: "invalid_media" },
    { path: "buttons.en.buttons.1.content.3.picture.key", code: "invalid_media" },
    { path: "buttons.en.buttons.2.items.0.picture.key", code: "invalid_media" },
  ]);
  expect(findRefusedMedia(content, new Set())).toEqual([]);
});
