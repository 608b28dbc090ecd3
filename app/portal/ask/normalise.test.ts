import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/language.ts";
import { normalise } from "./normalise.ts";
import { joinNeighbours, splitWords, stripPrefix, toPairs } from "./tokenise.ts";

const SAME: readonly (readonly [ContentLanguage, string, string])[] = [
  ["de", "Frühstück", "fruhstuck"],
  ["de", "FRUEHSTUECK", "Frühstück"],
  ["de", "Straße", "STRASSE"],
  ["fr", "Œuf à la coque", "oeuf a la coque"],
  ["tr", "IŞIK", "isik"],
  ["tr", "Isı", "ısi"],
  ["sv", "Smörgås", "smorgas"],
  ["pt", "pequeno-almoço", "PEQUENO-ALMOCO"],
  ["ru", "Ещё", "еще"],
  ["ja", "ワイファイ", "わいふぁい"],
  ["ja", "ﾜｲﾌｧｲ", "わいふぁい"],
  ["ja", "ＷｉＦｉ", "wifi"],
  ["zh", "電梯", "电梯"],
  ["ar", "الإِفْطَار", "الافطار"],
  ["ar", "مـــكواة", "مكواه"],
  ["ar", "مقهى", "مقهي"],
  ["he", "צ׳ק־אין", "צק־אין"],
  ["he", "שָׁלוֹם", "שלום"],
  ["en", "e\u0301clair", "éclair"],
];

describe("normalise", () => {
  it.each(SAME)("in %s, makes “%s” and “%s” the same [A8]", (language, one, other) => {
    expect(normalise(one, language)).toBe(normalise(other, language));
    expect(normalise(normalise(one, language), language)).toBe(normalise(one, language));
  });

  it("keeps voiced kana apart [A8]", () => {
    expect(normalise("バー", "ja")).not.toBe(normalise("パー", "ja"));
    expect(normalise("ﾊﾞｰ", "ja")).toBe("ばー");
  });
});

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
