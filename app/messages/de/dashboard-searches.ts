import type { DashboardSearchMessages } from "../en/dashboard-searches.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboardSearches: DashboardSearchMessages = {
  title: "Was Gäste gesucht haben",
  about:
    "Wörter, die Gäste in den letzten 30 Tagen in die Suche Ihres Portals eingegeben haben. Ein Wort erscheint, sobald 3 Telefone es am selben oder an verschiedenen Tagen gesendet haben. Ziffern und Adressen werden nie gezählt, auch nicht, wer gesucht hat.",
  none: "Bisher hat niemand etwas gesucht.",
  noneHere: "In diesem Zeitraum hat niemand etwas gesucht.",
  tooOld: "Suchen werden 30 Tage aufbewahrt.",
  filter: "Sprache der Suchen",
  everyLanguage: "Alle Sprachen",
  byLanguage: "Anteil gefunden, nach Sprache",
  columns: ["Wörter", "Ergebnis", "Anzahl", "Geöffnet"],
  outcomes: { found: "Gefunden", missing: "Nicht gefunden" },
  sums: { searches: "Suchen", found: "Gefunden", missing: "Nicht gefunden" },
  timesOpened: "Anzahl, und wie viele es öffneten",
  unanswered: "Noch von niemandem beantwortet",
  allFound: "Alles wurde gefunden.",
  noneMissing: "Es ist nichts mehr zu beantworten.",
  rare: "Auf weniger als 3 Telefonen gesucht: nicht angezeigt",
  times: (count: number) => plural(count, { one: "#-mal", other: "#-mal" }),
  answer: "Beantworten",
  answerTerm: (term: string) => `Beantworten: ${term}`,
  dismiss: "Nicht für uns",
  dismissTerm: (term: string) => `Nicht für uns: ${term}`,
  dismissed: (term: string) => `„${term}“ ist nicht für uns`,
  undo: "Rückgängig",
  undoTerm: (term: string) => `Rückgängig: ${term}`,
  undone: (title: string) => `„${title}“ ist wieder so, wie Gäste es sehen`,
  undoFailed: "Das ließ sich nicht rückgängig machen",
  answered: "Beantwortet",
  becomesEntry: "Wird ein eigener Eintrag",
  isQuestion: (name: string) => `Ist die Frage „${name}“`,
  inDraft: (name: string) => `„${name}“, im Entwurf bis zur Veröffentlichung`,
  leadsTo: (title: string) => `führt zu „${title}“`,
  showAll: (count: number) => `Alle ${count} anzeigen`,
  failed: "Die Suchen konnten nicht gelesen werden.",
  again: "Erneut versuchen",
};
