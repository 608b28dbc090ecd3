import type { PortfolioMessages } from "../en/portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const portfolio: PortfolioMessages = {
  title: "Betriebe vergleichen",
  back: "Auswertung",
  caption: (range: string) => `Betriebe nebeneinander: ${range}`,
  property: "Betrieb",
  trend: "Trend",
  change: "zum Vorzeitraum",
  today: "Heute",
  published: "Zuletzt veröffentlicht",
  never: "Nie",
  noLicence: "Keine gültige Lizenz",
  notYet: "Dort hat dieser Tag noch nicht begonnen",
  open: (property: string) => `Auswertung von ${property} öffnen`,
  sum: (count: number) => plural(count, { one: "# Betrieb", other: "Alle # Betriebe" }),
  soFar: (counted: string | number) => `Bisher ${counted} gezählt`,
  counting: (counted: string | number, all: string | number) =>
    `Wird gezählt: ${counted} von ${all} Betrieben`,
  countedAt: (time: string) => `Gezählt um ${time} Uhr`,
  countedBetween: (from: string, to: string) => `Gezählt zwischen ${from} und ${to} Uhr`,
  notCounted: "Noch nicht gezählt",
  countingFailed: "Einige Betriebe konnten nicht gezählt werden. Die Summe gilt für die Betriebe mit Zahlen.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} von ${all} Betrieben werden angezeigt. Reihenfolge und Summe gelten für alle.`,
  more: "Weitere Betriebe anzeigen",
  file: "betriebe",
  heads: {
    from: "Von",
    to: "Bis",
    before: "Besuche davor",
    counted: "Gezählt (UTC)",
    id: "ID des Betriebs",
  },
  about: {
    name: "Der Vergleich",
    text: "Jeder Betrieb wird in seiner eigenen Zeitzone gezählt, wie in seiner Auswertung, und nur, solange seine Lizenz gültig ist. Die Summe zählt die Betriebe zusammen: Ein Gast, der zwei davon besucht, zählt in jedem als ein Besucher. Verglichen wird mit demselben Teil des Vorzeitraums.",
  },
  failed: "Die Betriebe konnten nicht geladen werden.",
};
