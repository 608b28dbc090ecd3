import type { DashboardPortfolioMessages } from "../en/dashboard-portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboardPortfolio: DashboardPortfolioMessages = {
  title: "Häuser vergleichen",
  link: "Häuser vergleichen",
  back: "Auswertung",
  caption: (range: string) => `Häuser nebeneinander: ${range}`,
  property: "Haus",
  trend: "Verlauf",
  change: "Veränderung",
  today: "Heute",
  published: "Zuletzt veröffentlicht",
  never: "Nie",
  noLicence: "Keine gültige Lizenz",
  notYet: "Dort hat dieser Tag noch nicht begonnen",
  open: (property: string) => `Auswertung von ${property} öffnen`,
  sum: (count: number) => plural(count, { one: "# Haus", other: "Summe von # Häusern" }),
  partial: (shown: number) =>
    plural(shown, {
      one: "# Haus wird angezeigt. Reihenfolge und Summe gelten für das, was angezeigt wird.",
      other: "# Häuser werden angezeigt. Reihenfolge und Summe gelten für das, was angezeigt wird.",
    }),
  more: "Weitere Häuser anzeigen",
  moreFailed: "Weitere Häuser ließen sich nicht laden",
  failed: "Die Häuser ließen sich nicht laden.",
};
