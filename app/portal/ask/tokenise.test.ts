import { describe, expect, it } from "vitest";
import { joinNeighbours, splitWords, stripPrefix, toPairs } from "./tokenise.ts";

describe("words", () => {
  it("are parted at everything but letters and digits, and between scripts [A8]", () => {
    expect(splitWords("Check-in, l’hôtel & 24h!", "fr")).toEqual(["check", "in", "l", "hotel", "24h"]);
    expect(splitWords("部屋のWi-Fi", "ja")).toEqual(["部屋の", "wi", "fi"]);
    expect(splitWords(" <b> … ", "en")).toEqual(["b"]);
  });

  it("without spaces are read in pairs [A8]", () => {
    expect(toPairs("朝食会場")).toEqual(["朝食", "食会", "会場"]);
    expect(toPairs("犬")).toEqual(["犬"]);
  });

  it("lose the article and prepositions in front of them, if a word remains [A8]", () => {
    expect(stripPrefix("المسبح", "ar")).toBe("مسبح");
    expect(stripPrefix("للاطفال", "ar")).toBe("اطفال");
    expect(stripPrefix("بار", "ar")).toBeNull();
    expect(stripPrefix("הבריכה", "he")).toBe("בריכה");
    expect(stripPrefix("the", "en")).toBeNull();
  });

  it("are also joined with their neighbours, but not runs without spaces [A8]", () => {
    expect(joinNeighbours(["glass", "of", "wine", "朝食"])).toEqual(["glassof", "ofwine"]);
  });
});
