import type { ChipPart } from "#domain/answers/chips/chip.ts";

/** Answers in texts, and hours that follow an answer. */
export const chips = {
  insert: "Insérer une réponse",
  search: "Chercher une réponse",
  none: "Aucune réponse ne convient. Répondez d’abord aux questions.",
  missing: "sans réponse",
  /** Name and part of an answer, then its value. */
  label: (name: string, value: string) => `${name} : ${value}`,
  sameHours: "Mêmes horaires que",
  ownHours: "Horaires propres",
  follows: (name: string) =>
    `Vos clients le voient aux horaires de « ${name} ». Si la réponse change, ce bouton change aussi.`,
  parts: {
    time: "heure",
    hours: "horaires",
    price: "prix",
    quantity: "nombre",
    place: "lieu",
    words: "texte",
    telephone: "téléphone",
    address: "adresse",
    link: "lien",
    sentence: "phrase entière",
  } satisfies Readonly<Record<ChipPart, string>>,
};
