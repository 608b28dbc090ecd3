import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "../language.ts";
import { toMatchKey } from "./match-key.ts";

const SAME: readonly (readonly [language: ContentLanguage, one: string, other: string])[] = [
  ["en", "Check-in", "CHECK IN"],
  ["en", "check in", "Checkin"],
  ["en", "The spa", "Spa!"],
  ["en", "Gym & pool", "gym and  pool…"],
  ["en", "Gym+pool", "Gym / Pool"],
  ["en", "Kids’ club", "Kids' club"],
  ["en", "ＷｉＦｉ", "Wi-Fi"],
  ["en", "\u202Etaxi\u202C\u200B", "Taxi"],
  ["fr", "L’hôtel", "Hotel"],
  ["fr", "Petit-déjeuner", "LE PETIT DEJEUNER"],
  ["fr", "Chambres et suites", "Chambres & suites"],
  ["it", "L'aperitivo", "Aperitivo"],
  ["it", "Camere ed extra", "Camere & extra"],
  ["es", "¿Dónde estamos?", "Donde estamos"],
  ["es", "Piscina y spa", "La piscina & el spa"],
  ["de", "Das Frühstück", "FRUEHSTUECK"],
  ["de", "Essen und Trinken", "Essen & Trinken"],
  ["sv", "Mat och dryck", "Mat & dryck"],
  ["fi", "Ruoka ja juoma", "Ruoka & juoma"],
  ["tr", "Yiyecek ve içecek", "YİYECEK & İÇECEK"],
  ["pt", "O pequeno-almoço", "Pequeno almoco"],
  ["ru", "Еда и напитки", "еда & напитки"],
  ["ru", "Счёт", "Счет"],
  ["ja", "レストランとバー", "レストラン・バー"],
  ["ja", "ﾚｽﾄﾗﾝ&ﾊﾞｰ", "レストラン＆バー"],
  ["zh", "餐厅和酒吧", "餐廳與酒吧"],
  ["zh", "餐厅、酒吧", "餐厅 & 酒吧"],
  ["ar", "المسبح", "مسبح"],
  ["ar", "الطعام والشراب", "طعام & شراب"],
  ["ar", "الطعام والشراب", "طعام وشراب"],
  ["ar", "للأطفال", "لأطفال"],
  ["he", "ספא ובריכה", "ספא & בריכה"],
  ["he", "צ׳ק־אין", "צק אין"],
  ["he", "קונסיירז׳", "קונסיירז'"],
  ["he", "צ׳ק-אין", "צ’ק-אין"],
  ["he", "מע״מ", 'מע"מ'],
];

const DIFFERENT: readonly (readonly [language: ContentLanguage, one: string, other: string])[] = [
  ["en", "Room", "Rooms"],
  ["en", "Room", "Room 12"],
  ["en", "Spa", "Spa ✨"],
  ["en", "Taxi", "Taxi €"],
  ["en", "Sand", "S and"],
  ["de", "U-Bahn", "Bahn"],
  ["ja", "バー", "パー"],
  // The syllable “to” of a word is no “and”.
  ["ja", "ホットコーヒー", "ホッコーヒー"],
  ["he", "הזמנה", "זמנה"],
  ["ar", "واي فاي", "اي فاي"],
];

describe("match keys", () => {
  it.each(SAME)("in %s, are the same for “%s” and “%s” (L1)", (language, one, other) => {
    expect(toMatchKey(one, language)).not.toBe("");
    expect(toMatchKey(one, language)).toBe(toMatchKey(other, language));
  });

  it.each(DIFFERENT)("in %s, are not the same for “%s” and “%s” (L1)", (language, one, other) => {
    expect(toMatchKey(one, language)).not.toBe(toMatchKey(other, language));
  });

  it("are empty without a letter, and an article alone is a word (L1)", () => {
    for (const text of ["", " ", "…", "&", "– / –", "\u200B\u202E", "\uD800"])
      expect(toMatchKey(text, "en")).toBe("");
    expect(toMatchKey("The", "en")).toBe("the");
    expect(toMatchKey("& pool &", "en")).toBe("pool");
  });
});
