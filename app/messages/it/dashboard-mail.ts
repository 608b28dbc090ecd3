import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "Avvisi per e-mail",
  text: (email: string) =>
    `Inviati solo a ${email}. Ogni e-mail contiene un link per annullare l’iscrizione.`,
  weekly: "Dati della settimana",
  weeklyHint: "Ogni lunedì mattina, nel fuso orario della struttura.",
  alert: "Valutazioni basse",
  alertHint: "Quando un ospite dà una valutazione bassa; al massimo un’e-mail all’ora.",
  threshold: "Avvisami con",
  thresholds: {
    1: "1 stella",
    2: "2 stelle o meno",
    3: "3 stelle o meno",
    4: "4 stelle o meno",
  },
  overdue: "Ospiti che aspettano troppo",
  overdueHint: "Quando una richiesta dura più del previsto; al massimo un’e-mail ogni dieci minuti.",
  save: "Salva",
  saving: "Salvataggio",
  saved: "Avvisi salvati",
  saveFailed: "Impossibile salvare gli avvisi",
  readFailed: "Impossibile caricare i Suoi avvisi.",
};
