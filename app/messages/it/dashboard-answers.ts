import type { DashboardAnswersMessages } from "../en/dashboard-answers.ts";

export const dashboardAnswers: DashboardAnswersMessages = {
  title: "Rapidità nell’evadere le richieste",
  about:
    "Dalla richiesta a «Fatta», per le richieste ricevute in questo periodo. Metà è stata evasa entro la mediana. Una mediana richiede cinque richieste evase. Non evase: ancora aperte o non possibili. Una richiesta conta per l’ora in cui è arrivata. Le richieste eliminate non sono incluse.",
  median: (count: string) => `Mediana di ${count} richieste`,
  ninetieth: "9 su 10 evase entro …",
  open: "Non evase",
  few: "Troppo poche richieste per una mediana",
  byService: "Per servizio",
  numbers: "Mediana e richieste",
  byKind: "Per tipo di luogo",
  byHour: "Per ora, mediana in minuti",
  slowest: (from: string, to: string, time: string) => `Più lento: dalle ${from} alle ${to}, ${time}`,
  noPlace: "Luogo sconosciuto",
  columns: { requests: "Richieste", answered: "Evase", median: "Mediana", ninetieth: "9 su 10" },
  all: "Tutte le richieste",
  tooFew: "Troppo poche",
};
