import type { ChipPart } from "#domain/answers/chips/chip.ts";

/** Answers in texts, and hours that follow an answer. */
export const chips = {
  insert: "Antwort einfügen",
  search: "Antworten suchen",
  none: "Keine Antwort passt. Beantworten Sie zuerst die Fragen.",
  missing: "nicht beantwortet",
  /** Name and part of an answer, then its value. */
  label: (name: string, value: string) => `${name}: ${value}`,
  sameHours: "Gleiche Zeiten wie",
  ownHours: "Eigene Zeiten",
  follows: (name: string) =>
    `Gäste sehen sie zu den Zeiten von „${name}“. Ändert sich die Antwort, ändert sich auch diese Kachel.`,
  parts: {
    time: "Uhrzeit",
    hours: "Zeiten",
    price: "Preis",
    quantity: "Zahl",
    place: "Ort",
    words: "Text",
    telephone: "Telefon",
    address: "Adresse",
    link: "Link",
    sentence: "ganzer Satz",
  } satisfies Readonly<Record<ChipPart, string>>,
};
