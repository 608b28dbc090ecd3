import type { DashboardAnswersMessages } from "../en/dashboard-answers.ts";

export const dashboardAnswers: DashboardAnswersMessages = {
  title: "Wie schnell Wünsche erledigt wurden",
  about:
    "Die Zeit von einem Wunsch, bis jemand auf „Erledigt“ gedrückt hat, für Wünsche aus diesem Zeitraum. Die Hälfte war innerhalb des Medians erledigt. Ein Median braucht fünf erledigte Wünsche. Nicht erledigt: noch offen, oder es ging nicht. Ein Wunsch zählt zu der Stunde, in der er kam. Gelöschte Wünsche fehlen.",
  median: (count: string) => `Median von ${count} Wünschen`,
  ninetieth: "9 von 10 waren bis dahin erledigt",
  open: "Nicht erledigt",
  few: "Zu wenige Wünsche für einen Median",
  byService: "Nach Service",
  numbers: "Median und Wünsche",
  byKind: "Nach Art des Ortes",
  byHour: "Nach Stunde, Median in Minuten",
  slowest: (from: string, to: string, time: string) => `Am langsamsten ${from} bis ${to}, ${time}`,
  noPlace: "Ort unbekannt",
  columns: { requests: "Wünsche", answered: "Erledigt", median: "Median", ninetieth: "9 von 10" },
  all: "Alle Wünsche",
  tooFew: "Zu wenige",
};
