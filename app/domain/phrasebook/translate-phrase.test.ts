import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { createPhrasebook, type Meanings, type Wordings } from "./phrasebook.ts";
import { translatePhrase } from "./translate-phrase.ts";

const MEANINGS: Meanings = {
  "amenity.tv": ["n"],
  "beach.beach": ["n"],
  "beach.towels": ["pl"],
  "diet.vegan": ["adj"],
  "diet.vegetarian": ["adj"],
  "prep.spicy": ["adj"],
  "breakfast.american": ["n"],
  "gym.gym": ["n"],
  "payment.bill": ["n", "what the guest owes"],
  "payment.invoice": ["n", "document for accounting"],
  "pool.pool": ["n", "for swimming"],
  "pool.towels": ["pl"],
  "sport.billiards": ["n"],
  "time.monday": ["n"],
  "title.wifi": ["n"],
  "fault.light": ["s"],
  "service.fault-light": ["n"],
  "action.pay": ["v"],
  "action.book": ["v"],
};

const ENGLISH: Wordings = {
  "amenity.tv": "TV",
  "beach.beach": "Beach",
  "beach.towels": "Beach towels",
  "diet.vegan": "Vegan",
  "diet.vegetarian": "Vegetarian",
  "prep.spicy": "Hot",
  "breakfast.american": "American breakfast",
  "gym.gym": ["Gym", "Fitness room"],
  "payment.bill": ["Bill", "Invoice"],
  "payment.invoice": ["Invoice", "Bill"],
  "pool.pool": ["Swimming pool", "Pool"],
  "pool.towels": "Pool towels",
  "sport.billiards": ["Billiards", "Pool table"],
  "time.monday": ["Monday", "On Mondays"],
  "title.wifi": ["Wi-Fi", "WiFi"],
  "fault.light": "The lights: broken",
  "service.fault-light": "Lights broken",
  "action.pay": "Pay",
  "action.book": "Book",
};

const GYM_AND_POOL: Readonly<Record<ContentLanguage, readonly [gym: string, pool: string, both: string]>> = {
  en: ["Gym", "Swimming pool", "Gym and swimming pool"],
  fr: ["Salle de sport", "Piscine", "Salle de sport et piscine"],
  it: ["Palestra", "Piscina", "Palestra e piscina"],
  es: ["Gimnasio", "Piscina", "Gimnasio y piscina"],
  de: ["Fitnessraum", "Pool", "Fitnessraum und Pool"],
  ru: ["Тренажёрный зал", "Бассейн", "Тренажёрный зал и бассейн"],
  ja: ["フィットネスジム", "プール", "フィットネスジム・プール"],
  zh: ["健身房", "游泳池", "健身房和游泳池"],
  ar: ["صالة الرياضة", "المسبح", "صالة الرياضة والمسبح"],
  tr: ["Spor salonu", "Havuz", "Spor salonu ve havuz"],
  he: ["חדר כושר", "בריכה", "חדר כושר ובריכה"],
  fi: ["Kuntosali", "Uima-allas", "Kuntosali ja uima-allas"],
  sv: ["Gym", "Pool", "Gym och pool"],
  pt: ["Ginásio", "Piscina", "Ginásio e piscina"],
};

const BOOK = createPhrasebook({ language: "en", words: ENGLISH, meanings: MEANINGS });

function translate(text: string, words: Wordings, language: ContentLanguage = "de") {
  return translatePhrase({ source: BOOK, target: { language, words } }, text);
}

const toWordings = (text: string, words: Wordings, language?: ContentLanguage) =>
  translate(text, words, language).map(({ wording }) => wording);

const GERMAN: Wordings = {
  "amenity.tv": "TV",
  "beach.beach": "Strand",
  "beach.towels": "Strandtücher",
  "diet.vegan": "Vegan",
  "diet.vegetarian": "Vegetarisch",
  "prep.spicy": "Scharf",
  "breakfast.american": "Amerikanisches Frühstück",
  "gym.gym": "Fitnessraum",
  "payment.bill": "Rechnung",
  "payment.invoice": "Rechnung",
  "pool.pool": ["Pool", "Schwimmbad"],
  "pool.towels": "Pooltücher",
  "sport.billiards": "Billard",
  "time.monday": "Montag",
  "title.wifi": "WLAN",
  "action.pay": "Bezahlen",
  "action.book": "Buchen",
};

describe("translatePhrase", () => {
  it("returns the first wording, and nothing for what is not in the phrasebook (L1)", () => {
    expect(translate("pool", GERMAN)).toEqual([{ meaning: "pool.pool", wording: "Pool", gloss: null }]);
    expect(translate("Lighthouse", GERMAN)).toEqual([]);
    expect(translate("Gym", {})).toEqual([]);
  });

  it("offers both meanings with their glosses, or one where the target says both alike (L1)", () => {
    const french = { "payment.bill": "Note", "payment.invoice": "Facture" };
    expect(translate("BILL", french, "fr").length).toBe(2);
    expect(translate("bills", french, "fr")).toEqual([
      { meaning: "payment.bill", wording: "Note", gloss: "what the guest owes" },
      { meaning: "payment.invoice", wording: "Facture", gloss: "document for accounting" },
    ]);
    expect(translate("bills", GERMAN)).toEqual([
      { meaning: "payment.bill", wording: "Rechnung", gloss: null },
    ]);
  });

  it("takes a title for a title and a sentence for a sentence, where both exist (L1)", () => {
    const spoken = { "fault.light": "Das Licht geht nicht.", "service.fault-light": "Das Licht geht nicht" };
    expect(toWordings("Lights – broken", spoken)).toEqual(["Das Licht geht nicht"]);
    expect(toWordings("Lights – broken.", spoken)).toEqual(["Das Licht geht nicht."]);
  });

  it("keeps capitals where the script has them, but not those of an abbreviation (L1)", () => {
    expect(toWordings("GYM", GERMAN)).toEqual(["FITNESSRAUM"]);
    expect(toWordings("GYM", { "gym.gym": "Spor salonu ikizi" }, "tr")).toEqual(["SPOR SALONU İKİZİ"]);
    expect(toWordings("POOL", { "pool.pool": "プール" }, "ja")).toEqual(["プール"]);
    expect(toWordings("TV", { "amenity.tv": "Televisão" }, "pt")).toEqual(["Televisão"]);
    expect(toWordings("TV & GYM", GERMAN)).toEqual(["TV UND FITNESSRAUM"]);
    expect(toWordings("gym", GERMAN)).toEqual(["Fitnessraum"]);
  });

  it.each(CONTENT_LANGUAGE_CODES)("joins two titles by the “and” of %s (L1)", (language) => {
    const [gym, pool, both] = GYM_AND_POOL[language];
    const words = { "gym.gym": gym, "pool.pool": pool };
    for (const text of ["Gym & pool", "Gym and Pool", "gym + swimming pool"]) {
      expect(translate(text, words, language)).toEqual([
        { meaning: "gym.gym+pool.pool", wording: both, gloss: null },
      ]);
    }
  });

  it.each(CONTENT_LANGUAGE_CODES.filter((language) => language !== "en"))(
    "parts two titles at the “and” of %s (L1)",
    (language) => {
      const [gym, pool, both] = GYM_AND_POOL[language];
      const words = { "gym.gym": gym, "pool.pool": pool };
      const source = createPhrasebook({ language, words, meanings: MEANINGS });
      const target = { language: "en" as const, words: ENGLISH };
      const [translation] = translatePhrase({ source, target }, both);
      expect(translation?.wording).toBe("Gym and swimming pool");
    },
  );

  it("joins alternatives by their stroke (L1)", () => {
    expect(toWordings("Gym / Pool", GERMAN)).toEqual(["Fitnessraum / Pool"]);
    expect(toWordings("Gym|Pool", GERMAN)).toEqual(["Fitnessraum / Pool"]);
  });

  it.each<readonly [ContentLanguage, string, string]>([
    ["it", "Escursioni", "Piscina ed escursioni"],
    ["es", "Instalaciones", "Piscina e instalaciones"],
    ["es", "Hielo", "Piscina y hielo"],
    ["en", "American breakfast", "Piscina and American breakfast"],
    ["fr", "Wi-Fi", "Piscina et Wi-Fi"],
    ["de", "Frische Handtücher", "Piscina und frische Handtücher"],
    ["de", "Getränke im Zimmer", "Piscina und Getränke im Zimmer"],
    ["ar", "Wi-Fi", "Piscina و Wi-Fi"],
    ["he", "Wi-Fi", "Piscina ו-Wi-Fi"],
  ])("in %s, writes “and” before “%s” as “%s” (L1)", (language, second, both) => {
    expect(toWordings("Pool & TV", { "pool.pool": "Piscina", "amenity.tv": second }, language)).toEqual([
      both,
    ]);
  });

  it.each([
    ["two kinds of words", "Hot & Pool"],
    ["adjectives of two topics", "Hot & vegan"],
    ["a noun and a request", "Pay & pool"],
    ["a time", "On Mondays & TV"],
    ["an unknown part", "Lighthouse & TV"],
    ["a word that both parts share", "Beach & pool towels"],
    ["three parts", "TV & gym & pool"],
  ])("never joins %s (L1)", (_, text) => {
    expect(translate(text, GERMAN)).toEqual([]);
  });

  it("never joins an ambiguous part (L1)", () => {
    const french = { "payment.bill": "Note", "payment.invoice": "Facture", "amenity.tv": "Télévision" };
    expect(translate("Bills & TV", french, "fr")).toEqual([]);
    expect(toWordings("Bills & TV", GERMAN)).toEqual(["Rechnung und TV"]);
  });

  it("joins requests, and adjectives of one topic (L1)", () => {
    expect(toWordings("Book & pay", GERMAN)).toEqual(["Buchen und Bezahlen"]);
    expect(toWordings("Vegan / vegetarian", GERMAN)).toEqual(["Vegan / Vegetarisch"]);
  });

  it("does nothing with empty, huge and hostile texts, at once (L1)", () => {
    const texts = [
      "",
      "&",
      " & ".repeat(10_000),
      "Gym & ".repeat(5_000),
      "a/".repeat(75),
      "🏊 & 🏋️",
      "\uD800&\uDC00",
    ];
    const start = performance.now();
    for (const text of texts) expect(translate(text, GERMAN)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
