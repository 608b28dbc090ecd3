import type { DashboardPortfolioMessages } from "../en/dashboard-portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboardPortfolio: DashboardPortfolioMessages = {
  title: "Häuser vergleichen",
  link: "Häuser vergleichen",
  back: "Auswertung",
  caption: (range: string) => `Häuser nebeneinander: ${range}`,
  property: "Haus",
  trend: "Trend",
  change: "ggü. Vorzeitraum",
  today: "Heute",
  published: "Zuletzt veröffentlicht",
  never: "Nie",
  noLicence: "Keine gültige Lizenz",
  notYet: "Dort hat dieser Tag noch nicht begonnen",
  open: (property: string) => `Auswertung von ${property} öffnen`,
  sum: (count: number) => plural(count, { one: "# Haus", other: "Alle # Häuser" }),
  soFar: (counted: string | number) => `Bisher ${counted} gezählt`,
  counting: (counted: string | number, all: string | number) => `Wird gezählt: ${counted} von ${all} Häusern`,
  countedAt: (time: string) => `Gezählt um ${time} Uhr`,
  countedBetween: (from: string, to: string) => `Gezählt zwischen ${from} und ${to} Uhr`,
  notCounted: "Noch nicht gezählt",
  countingFailed: "Einige Häuser konnten nicht gezählt werden. Die Summe gilt für die Häuser mit Zahlen.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} von ${all} Häusern werden angezeigt. Reihenfolge und Summe gelten für alle.`,
  more: "Weitere Häuser anzeigen",
  file: "haeuser",
  heads: {
    from: "Von",
    to: "Bis",
    before: "Besuche davor",
    counted: "Gezählt (UTC)",
    id: "ID des Hauses",
  },
  about: {
    name: "Der Vergleich",
    text: "Jedes Haus wird in seiner eigenen Zeitzone gezählt, wie in seiner Auswertung, und nur, solange seine Lizenz gültig ist. Die Summe zählt die Häuser zusammen: Ein Gast, der zwei davon besucht, ist in jedem ein eindeutiger Besucher. Verglichen wird mit demselben Teil des Vorzeitraums.",
  },
  failed: "Die Häuser konnten nicht geladen werden.",
};
