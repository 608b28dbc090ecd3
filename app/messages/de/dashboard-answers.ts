import type { DashboardAnswersMessages } from "../en/dashboard-answers.ts";

export const dashboardAnswers: DashboardAnswersMessages = {
  title: "Wie schnell Anfragen erledigt wurden",
  about:
    "Die Zeit von einer Anfrage bis „Erledigt“, für Anfragen aus diesem Zeitraum. Die Hälfte war innerhalb des Medians erledigt. Ein Median braucht fünf erledigte Anfragen. Nicht erledigt: noch offen, oder es ging nicht. Eine Anfrage zählt zu der Stunde, in der sie kam. Gelöschte Anfragen fehlen.",
  median: (count: string) => `Median von ${count} Anfragen`,
  ninetieth: "9 von 10 erledigt nach …",
  open: "Nicht erledigt",
  few: "Zu wenige Anfragen für einen Median",
  byService: "Nach Service",
  numbers: "Median und Anfragen",
  byKind: "Nach Art des Ortes",
  byHour: "Nach Stunde, Median in Minuten",
  slowest: (from: string, to: string, time: string) => `Am langsamsten ${from} bis ${to}, ${time}`,
  noPlace: "Ort unbekannt",
  columns: { requests: "Anfragen", answered: "Erledigt", median: "Median", ninetieth: "9 von 10" },
  all: "Alle Anfragen",
  tooFew: "Zu wenige",
};
