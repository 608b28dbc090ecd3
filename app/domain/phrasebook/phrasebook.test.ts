import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "../language.ts";
import { createPhrasebook, findMeanings, type Meanings, type Wordings } from "./phrasebook.ts";

const MEANINGS: Meanings = {
  "bed.bed": ["n"],
  "bed.beds": ["pl"],
  "dish.rice": ["n"],
  "fault.wifi": ["s"],
  "payment.bill": ["n", "what the guest owes"],
  "service.porter": ["n"],
  "action.book": ["v"],
  "service.fault-wifi": ["n"],
  "time.midday": ["n", "Noon"],
  "time.half-day": ["n"],
  "info.law": ["n", "law not yet passed"],
};

function createBook(language: ContentLanguage, words: Wordings) {
  return createPhrasebook({ language, words, meanings: MEANINGS });
}

const ENGLISH = createBook("en", {
  "bed.bed": "Bed",
  "bed.beds": "Beds",
  "payment.bill": ["Bill", "The bill"],
  "info.law": "Bill",
  "action.book": "Book",
  "service.porter": ["Porter", "Luggage service"],
  "fault.wifi": "The Wi-Fi is not working.",
  "service.fault-wifi": "Wi-Fi is not working",
});

describe("findMeanings", () => {
  it("finds a first wording and every other (L1)", () => {
    expect(findMeanings(ENGLISH, "porter")).toEqual(["service.porter"]);
    expect(findMeanings(ENGLISH, "LUGGAGE-SERVICE!")).toEqual(["service.porter"]);
    expect(findMeanings(ENGLISH, "Luggage room")).toEqual([]);
  });

  it("offers all meanings of a word with several, and guesses none (L1)", () => {
    expect(findMeanings(ENGLISH, "Bill")).toEqual(["payment.bill", "info.law"]);
    expect(findMeanings(ENGLISH, "BILL!")).toEqual(["payment.bill", "info.law"]);
    expect(findMeanings(ENGLISH, "Bills")).toEqual(["payment.bill", "info.law"]);
  });

  it("prefers the very spelling where only a looser one is shared (L1)", () => {
    const spanish = createBook("es", { "time.midday": "Mediodía", "time.half-day": "Medio día" });
    expect(findMeanings(spanish, "Mediodía")).toEqual(["time.midday"]);
    expect(findMeanings(spanish, "medio día")).toEqual(["time.half-day"]);
    expect(findMeanings(spanish, "MEDIODIA")).toEqual(["time.midday", "time.half-day"]);
    expect(findMeanings(ENGLISH, "The Wi-Fi is not working.")).toEqual(["fault.wifi"]);
    expect(findMeanings(ENGLISH, "Wi-Fi is not working")).toEqual(["service.fault-wifi"]);
    expect(findMeanings(ENGLISH, "Wifi is not working")).toEqual(["fault.wifi", "service.fault-wifi"]);
  });

  it("finds a noun by its other number, and keeps numbers apart that have their own entries (L1)", () => {
    expect(findMeanings(ENGLISH, "Bed")).toEqual(["bed.bed"]);
    expect(findMeanings(ENGLISH, "Beds")).toEqual(["bed.beds"]);
    expect(findMeanings(ENGLISH, "Porters")).toEqual(["service.porter"]);
    expect(findMeanings(ENGLISH, "Luggage services")).toEqual(["service.porter"]);
    // A request has no plural: these are for reading.
    expect(findMeanings(ENGLISH, "Books")).toEqual([]);
  });

  it.each<readonly [ContentLanguage, string, string]>([
    ["en", "Beach", "Beaches"],
    ["en", "Safety box", "Safety boxes"],
    ["fr", "Animal accepté", "Animaux acceptés"],
    ["it", "Camera doppia", "Camere doppie"],
    ["it", "Letto matrimoniale", "Letti matrimoniali"],
    ["es", "Habitación doble", "Habitaciones dobles"],
    ["pt", "Refeição", "Refeições"],
    ["de", "Parkplatz", "Parkplätze"],
    ["de", "Handtuch", "Handtücher"],
    ["sv", "Handduk", "Handdukar"],
    ["sv", "Restaurang", "Restaurangen"],
    ["fi", "Ravintola", "Ravintolat"],
    ["tr", "Havlu", "Havlular"],
    ["ru", "Экскурсия", "Экскурсии"],
    ["ru", "Номер", "Номера"],
    ["ar", "حفلة", "الحفلات"],
    ["he", "ארוחה", "ארוחות"],
    ["he", "בריכה", "הבריכה"],
    ["ja", "部屋", "お部屋"],
    ["ja", "ウェルカムドリンク", "ウェルカム・ドリンク"],
  ])("in %s, finds “%s” for “%s” (L1)", (language, wording, text) => {
    expect(findMeanings(createBook(language, { "service.porter": wording }), text)).toEqual([
      "service.porter",
    ]);
  });

  it.each<readonly [ContentLanguage, string, string]>([
    ["de", "Reis", "Reise"],
    ["fr", "Cour", "Cours"],
    ["sv", "Glas", "Glass"],
    ["ja", "茶", "オチャ"],
    ["he", "יום", "היום"],
  ])("in %s, does not take “%s” for “%s” (L1)", (language, wording, text) => {
    expect(findMeanings(createBook(language, { "dish.rice": wording }), text)).toEqual([]);
  });

  it("finds words without their accents, but no other word by leaving an accent out (L1)", () => {
    const german = createBook("de", {
      "dish.rice": "Kuchen",
      "bed.bed": "Küche",
      "service.porter": "Gepäckträger",
    });
    expect(findMeanings(german, "Gepacktrager")).toEqual(["service.porter"]);
    expect(findMeanings(german, "GEPAECKTRAEGER")).toEqual(["service.porter"]);
    expect(findMeanings(german, "Kuchen")).toEqual(["dish.rice"]);
    expect(findMeanings(german, "KÜCHEN")).toEqual(["bed.bed"]);
    const french = createBook("fr", { "dish.rice": "Événements" });
    expect(findMeanings(french, "évènements")).toEqual(["dish.rice"]);
    const turkish = createBook("tr", { "dish.rice": "İçecek servisi" });
    expect(findMeanings(turkish, "İÇECEK SERVİSİ")).toEqual(["dish.rice"]);
  });

  it("finds nothing in empty, huge and hostile texts, at once (L1)", () => {
    const texts = [
      "",
      "x".repeat(30_000),
      "Bed ".repeat(7_500),
      " & ".repeat(10_000),
      `Bed${"\u0301".repeat(29_000)}`,
      "\uD800\uDFFF\uDC00",
      "🛏️🛏️🛏️",
      "<b>Bed</b>",
      "__proto__",
      "constructor",
    ];
    const start = performance.now();
    for (const text of texts) expect(findMeanings(ENGLISH, text)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
