import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "E-Mail-Benachrichtigungen",
  text: (email: string) => `Gehen nur an ${email}. Jede E-Mail enthält einen Link zum Abbestellen.`,
  weekly: "Wochenzahlen",
  weeklyHint: "Jeden Montagmorgen, in der Zeitzone des Betriebs.",
  alert: "Niedrige Bewertungen",
  alertHint: "Wenn ein Gast niedrig bewertet. Höchstens eine E-Mail pro Stunde.",
  threshold: "Benachrichtigen bei",
  thresholds: {
    1: "1 Stern",
    2: "2 Sterne oder weniger",
    3: "3 Sterne oder weniger",
    4: "4 Sterne oder weniger",
  },
  overdue: "Gäste, die zu lange warten",
  overdueHint: "Wenn eine Anfrage länger wartet als vorgesehen; höchstens eine E-Mail in zehn Minuten.",
  save: "Speichern",
  saving: "Wird gespeichert",
  saved: "Benachrichtigungen gespeichert",
  saveFailed: "Die Benachrichtigungen konnten nicht gespeichert werden",
  readFailed: "Ihre Auswahl konnte nicht geladen werden.",
};
