import { describe, expect, it } from "vitest";
import { PICTURE, sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { buildColourRules, getColourClass } from "./picture-colour.ts";

/** A draft with a gallery of pictures with these colours. */
function makeDraft(colours: readonly (string | undefined)[]) {
  const gallery = usableButton("gallery", 1);
  if (gallery.type !== "gallery") throw new Error("A gallery is asked for.");
  const [first] = gallery.items;
  if (!first) throw new Error("It has no item.");
  const items = colours.map((colour) => ({
    ...first,
    picture: { ...PICTURE, ...(colour ? { colour } : {}) },
  }));
  return sampleDraft({ english: [{ ...gallery, items }] });
}

describe("a loading picture's colour", () => {
  it("is a class rule, once per colour, and absent without colours [S78]", () => {
    expect(buildColourRules(makeDraft(["#aabbcc", "#aabbcc", "#12ab34", undefined]), "en")).toBe(
      "img.c-abc{background:#abc}img.c-12ab34{background:#12ab34}",
    );
    expect([getColourClass("#aabbcc"), getColourClass("#12ab34"), getColourClass(undefined)]).toEqual([
      "c-abc",
      "c-12ab34",
      undefined,
    ]);
  });

  it.each(["red", "#fff", "#12345g", "#123456}body{display:none", "url(//x)", '" onload="x', 7])(
    "is nothing that is no colour, whatever is stored: %j [S78]",
    (hostile) => {
      expect(getColourClass(hostile as string)).toBeUndefined();
      expect(buildColourRules(makeDraft([hostile as string]), "en")).toBe("");
    },
  );
});
