import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "E-mail su questa struttura",
  text: (email: string) =>
    `Arrivano a ${email} e a nessun altro. Ognuna contiene un link per non riceverla più.`,
  weekly: "I numeri della settimana",
  weeklyHint: "Ogni lunedì mattina, nel fuso orario della struttura.",
  alert: "Valutazioni basse",
  alertHint:
    "Quando un ospite dà una valutazione bassa; al massimo un’e-mail all’ora, con tutto ciò che è arrivato nel frattempo.",
  threshold: "È considerata bassa",
  thresholds: {
    1: "1 stella",
    2: "2 stelle o meno",
    3: "3 stelle o meno",
    4: "4 stelle o meno",
  },
  save: "Salva",
  saving: "Salvataggio",
  saved: "E-mail salvate",
  saveFailed: "Impossibile salvare le e-mail",
  readFailed: "Impossibile caricare le Sue scelte.",
};
