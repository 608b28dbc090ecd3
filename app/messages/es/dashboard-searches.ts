import type { DashboardSearchMessages } from "../en/dashboard-searches.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const dashboardSearches: DashboardSearchMessages = {
  title: "Qué buscaron los huéspedes",
  about:
    "Palabras que los huéspedes escribieron en la búsqueda de su portal en los últimos 30 días. Una palabra aparece cuando la enviaron 3 teléfonos, el mismo día o en días distintos. Nunca se cuentan cifras ni direcciones, ni quién buscó.",
  none: "Nadie ha buscado nada todavía.",
  noneHere: "Nadie buscó nada en este periodo.",
  tooOld: "Las búsquedas se conservan 30 días.",
  filter: "Idioma de las búsquedas",
  everyLanguage: "Todos los idiomas",
  byLanguage: "Parte encontrada, por idioma",
  columns: ["Palabras", "Resultado", "Veces", "Abierto"],
  outcomes: { found: "Encontrado", missing: "No encontrado" },
  sums: { searches: "Búsquedas", found: "Encontrado", missing: "No encontrado" },
  timesOpened: "Veces, y cuántos lo abrieron",
  unanswered: "Lo que nadie ha respondido todavía",
  allFound: "Se encontró todo.",
  noneMissing: "No queda nada por responder.",
  rare: "Buscado en menos de 3 teléfonos: no se muestra",
  times: (count: number) => plural(count, { one: "# vez", other: "# veces" }),
  answer: "Responder",
  answerTerm: (term: string) => `Responder: ${term}`,
  dismiss: "No es para nosotros",
  dismissTerm: (term: string) => `No es para nosotros: ${term}`,
  dismissed: (term: string) => `«${term}» no es para nosotros`,
  undo: "Deshacer",
  undoTerm: (term: string) => `Deshacer: ${term}`,
  undone: (title: string) => `«${title}» vuelve a estar como lo ven los huéspedes`,
  undoFailed: "No se pudo deshacer",
  answered: "Respondido",
  becomesEntry: "Será una entrada propia",
  isQuestion: (name: string) => `Es la pregunta «${name}»`,
  inDraft: (name: string) => `«${name}», en el borrador hasta que publique`,
  leadsTo: (title: string) => `lleva a «${title}»`,
  showAll: (count: number) => `Mostrar todo (${count})`,
  failed: "No se pudieron leer las búsquedas.",
  again: "Reintentar",
};
