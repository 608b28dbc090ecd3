import type { ChipPart } from "#domain/answers/chips/chip.ts";

/** Answers in texts, and hours that follow an answer. */
export const chips = {
  insert: "Insert an answer",
  search: "Search answers",
  none: "No answer fits. Answer the questions first.",
  missing: "not answered",
  /** Name and part of an answer, then its value. */
  label: (name: string, value: string) => `${name}: ${value}`,
  sameHours: "Same hours as",
  ownHours: "Own hours",
  follows: (name: string) =>
    `Guests see it during the hours of “${name}”. When the answer changes, so does this button.`,
  parts: {
    time: "time",
    hours: "hours",
    price: "price",
    quantity: "number",
    place: "place",
    words: "text",
    telephone: "telephone",
    address: "address",
    link: "link",
    sentence: "whole sentence",
  } satisfies Readonly<Record<ChipPart, string>>,
};
