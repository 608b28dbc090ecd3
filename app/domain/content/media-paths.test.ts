import { expect, it } from "vitest";
import { PICTURE, sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import { refusedMedia } from "./media-paths.ts";

it("finds every reference to a file of another property", () => {
  const draft = sampleDraft({
    english: [usableButton("link", 1), usableButton("popup", 2), usableButton("gallery", 3)],
  });
  const { homepage } = draft;
  const content = { ...draft, homepage: { ...homepage, logo: PICTURE } };
  expect(refusedMedia(content, new Set([PICTURE.key]))).toEqual([
    { path: "homepage.logo.key", code: "invalid_media" },
    { path: "buttons.en.buttons.1.content.3.picture.key", code: "invalid_media" },
    { path: "buttons.en.buttons.2.items.0.picture.key", code: "invalid_media" },
  ]);
  expect(refusedMedia(content, new Set())).toEqual([]);
});
