import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "E-Mails zu diesem Haus",
  text: (email: string) =>
    `Sie gehen an ${email} und an niemanden sonst. Jede enthält einen Link zum Abbestellen.`,
  weekly: "Die Zahlen der Woche",
  weeklyHint: "Jeden Montagmorgen, in der Zeitzone des Hauses.",
  alert: "Schlechte Bewertungen",
  alertHint:
    "Wenn ein Gast schlecht bewertet; höchstens eine E-Mail in der Stunde, mit allem, was dazwischen kam.",
  threshold: "Als schlecht gilt",
  thresholds: {
    1: "1 Stern",
    2: "2 Sterne oder weniger",
    3: "3 Sterne oder weniger",
    4: "4 Sterne oder weniger",
  },
  save: "Speichern",
  saving: "Wird gespeichert",
  saved: "E-Mails gespeichert",
  saveFailed: "Die E-Mails ließen sich nicht speichern",
  readFailed: "Ihre Auswahl ließ sich nicht laden.",
};
