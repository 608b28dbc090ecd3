import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "./language.ts";
import { normalise } from "./normalise.ts";

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
