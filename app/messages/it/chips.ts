import type { ChipPart } from "#domain/answers/chips/chip.ts";

/** Answers in texts, and hours that follow an answer. */
export const chips = {
  insert: "Inserire una risposta",
  search: "Cercare una risposta",
  none: "Nessuna risposta corrisponde. Risponda prima alle domande.",
  missing: "senza risposta",
  /** Name and part of an answer, then its value. */
  label: (name: string, value: string) => `${name}: ${value}`,
  sameHours: "Gli stessi orari di",
  ownHours: "Orari propri",
  follows: (name: string) =>
    `Gli ospiti lo vedono negli orari di «${name}». Se la risposta cambia, cambia anche questo pulsante.`,
  parts: {
    time: "ora",
    hours: "orari",
    price: "prezzo",
    quantity: "numero",
    place: "luogo",
    words: "testo",
    telephone: "telefono",
    address: "indirizzo",
    link: "link",
    sentence: "frase intera",
  } satisfies Readonly<Record<ChipPart, string>>,
};
