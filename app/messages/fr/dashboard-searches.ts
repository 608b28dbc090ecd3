import type { DashboardSearchMessages } from "../en/dashboard-searches.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const dashboardSearches: DashboardSearchMessages = {
  title: "Ce que les clients ont cherché",
  about:
    "Mots que les clients ont tapés dans la recherche de votre portail, ces 30 derniers jours. Un mot s’affiche dès que 3 téléphones l’ont envoyé, le même jour ou non. Les chiffres et les adresses ne sont jamais comptés, ni l’auteur de la recherche.",
  none: "Personne n’a encore rien cherché.",
  noneHere: "Personne n’a rien cherché pendant cette période.",
  tooOld: "Les recherches sont conservées 30 jours.",
  filter: "Langue des recherches",
  everyLanguage: "Toutes les langues",
  byLanguage: "Part trouvée, par langue",
  columns: ["Mots", "Résultat", "Fois", "Ouvert"],
  outcomes: { found: "Trouvé", missing: "Non trouvé" },
  sums: { searches: "Recherches", found: "Trouvé", missing: "Non trouvé" },
  timesOpened: "Nombre de fois, et part d’ouvertures",
  unanswered: "Sans réponse pour l’instant",
  allFound: "Tout a été trouvé.",
  noneMissing: "Il ne reste rien à répondre.",
  rare: "Cherché sur moins de 3 téléphones\u00a0: non affiché",
  times: (count: number) => plural(count, { one: "# fois", other: "# fois" }),
  answer: "Répondre",
  answerTerm: (term: string) => `Répondre\u00a0: ${term}`,
  dismiss: "Pas pour nous",
  dismissTerm: (term: string) => `Pas pour nous\u00a0: ${term}`,
  dismissed: (term: string) => `«\u00a0${term}\u00a0» n’est pas pour nous`,
  undo: "Annuler",
  undoTerm: (term: string) => `Annuler\u00a0: ${term}`,
  undone: (title: string) => `«\u00a0${title}\u00a0» est de nouveau comme les clients le voient`,
  undoFailed: "Impossible d’annuler",
  answered: "Répondu",
  becomesEntry: "Devient une entrée à vous",
  isQuestion: (name: string) => `C’est la question «\u00a0${name}\u00a0»`,
  inDraft: (name: string) => `«\u00a0${name}\u00a0», dans le brouillon jusqu’à la publication`,
  leadsTo: (title: string) => `mène à «\u00a0${title}\u00a0»`,
  showAll: (count: number) => `Tout afficher (${count})`,
  failed: "Impossible de lire les recherches.",
  again: "Réessayer",
};
