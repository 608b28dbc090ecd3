import type { DashboardSearchMessages } from "../en/dashboard-searches.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const dashboardSearches: DashboardSearchMessages = {
  title: "Che cosa hanno cercato gli ospiti",
  about:
    "Parole che gli ospiti hanno digitato nella ricerca del portale negli ultimi 30 giorni. Una parola compare quando 3 telefoni l’hanno inviata, nello stesso giorno o in giorni diversi. Cifre e indirizzi non vengono mai contati, né chi ha cercato.",
  none: "Nessuno ha ancora cercato nulla.",
  noneHere: "Nessuno ha cercato nulla in questo periodo.",
  tooOld: "Le ricerche sono conservate per 30 giorni.",
  filter: "Lingua delle ricerche",
  everyLanguage: "Tutte le lingue",
  byLanguage: "Quota trovata, per lingua",
  columns: ["Parole", "Esito", "Volte", "Aperto"],
  outcomes: { found: "Trovato", missing: "Non trovato" },
  sums: { searches: "Ricerche", found: "Trovato", missing: "Non trovato" },
  timesOpened: "Volte, e quanti l’hanno aperto",
  unanswered: "Ancora senza risposta",
  allFound: "È stato trovato tutto.",
  noneMissing: "Non resta nulla a cui rispondere.",
  rare: "Cercato su meno di 3 telefoni: non mostrato",
  times: (count: number) => plural(count, { one: "# volta", other: "# volte" }),
  answer: "Rispondi",
  answerTerm: (term: string) => `Rispondi: ${term}`,
  dismiss: "Non fa per noi",
  dismissTerm: (term: string) => `Non fa per noi: ${term}`,
  dismissed: (term: string) => `“${term}” non fa per noi`,
  undo: "Annulla",
  undoTerm: (term: string) => `Annulla: ${term}`,
  undone: (title: string) => `“${title}” è di nuovo come lo vedono gli ospiti`,
  undoFailed: "Impossibile annullare",
  answered: "Risposto",
  becomesEntry: "Diventa una voce vostra",
  isQuestion: (name: string) => `È la domanda “${name}”`,
  inDraft: (name: string) => `“${name}”, nella bozza fino alla pubblicazione`,
  leadsTo: (title: string) => `porta a “${title}”`,
  showAll: (count: number) => `Mostra tutti (${count})`,
  failed: "Impossibile leggere le ricerche.",
  again: "Riprova",
};
