import type { DashboardPlacesMessages } from "../en/dashboard-places.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboardPlaces: DashboardPlacesMessages = {
  title: "Wo Gäste gescannt haben",
  about:
    "Ein Besuch zählt für den Ort, dessen Karte der Gast in den 14 Tagen davor zuletzt gescannt hat. Alle anderen Besuche stehen in der Zeile „Haupt-QR-Code oder Adresse“, auch die von Orten, die inzwischen gelöscht sind. Scans: wie oft eine Karte gescannt wurde, auch wiederholt. Anfragen: was von dort angefragt wurde.",
  byKind: "Nach Art des Ortes",
  counts: (visits: string, places: number) =>
    `${visits} Besuche, ${plural(places, { one: "# Ort", other: "# Orte" })}`,
  own: "Haupt-QR-Code oder Adresse",
  most: "Meistbesuchte Orte",
  none: "In diesem Zeitraum wurde keine Karte eines Ortes gescannt.",
  all: (count: string) => `Alle ${count} anzeigen`,
  scans: "Scans",
};
