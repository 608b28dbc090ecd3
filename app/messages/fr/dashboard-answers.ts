import type { DashboardAnswersMessages } from "../en/dashboard-answers.ts";

export const dashboardAnswers: DashboardAnswersMessages = {
  title: "Rapidité de traitement des demandes",
  about:
    "De la demande à « Traitée », pour les demandes reçues pendant cette période. La moitié a été traitée dans le temps médian. Il faut cinq demandes traitées pour une médiane. Non traitées : encore ouvertes, ou impossibles. Une demande compte pour l’heure de son arrivée. Les demandes supprimées ne sont pas comptées.",
  median: (count: string) => `Médiane de ${count} demandes`,
  ninetieth: "9 sur 10 traitées en …",
  open: "Non traitées",
  few: "Trop peu de demandes pour une médiane",
  byService: "Par service",
  numbers: "Médiane et demandes",
  byKind: "Par type de lieu",
  byHour: "Par heure, médiane en minutes",
  slowest: (from: string, to: string, time: string) => `Le plus lent : de ${from} à ${to}, ${time}`,
  noPlace: "Lieu inconnu",
  columns: { requests: "Demandes", answered: "Traitées", median: "Médiane", ninetieth: "9 sur 10" },
  all: "Toutes les demandes",
  tooFew: "Trop peu",
};
