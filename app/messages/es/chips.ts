import type { ChipPart } from "#domain/answers/chips/chip.ts";

/** Answers in texts, and hours that follow an answer. */
export const chips = {
  insert: "Insertar una respuesta",
  search: "Buscar respuestas",
  none: "Ninguna respuesta coincide. Responda primero a las preguntas.",
  missing: "sin respuesta",
  /** Name and part of an answer, then its value. */
  label: (name: string, value: string) => `${name}: ${value}`,
  sameHours: "El mismo horario que",
  ownHours: "Horario propio",
  follows: (name: string) =>
    `Los huéspedes lo ven en el horario de «${name}». Si la respuesta cambia, este botón también.`,
  parts: {
    time: "hora",
    hours: "horario",
    price: "precio",
    quantity: "número",
    place: "lugar",
    words: "texto",
    telephone: "teléfono",
    address: "dirección",
    link: "enlace",
    sentence: "frase completa",
  } satisfies Readonly<Record<ChipPart, string>>,
};
