import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboard: DashboardMessages = {
  title: "Auswertung",
  showAsTable: "Als Tabelle anzeigen",
  total: "Gesamt",
  unique: "Einzelne",
  visits: "Besuche",
  download: "CSV",
  refresh: "Aktualisieren",
  refreshing: "Wird aktualisiert",
  today: (date: string, zone: string) => `Heute, ${date}, in der Zeitzone ${zone}`,
  deletedButton: "Gelöschter Button",
  noClicks: "Heute noch keine Klicks.",
  empty: {
    title: "Heute noch keine Besuche",
    text: "Besuche und Klicks Ihrer Gäste erscheinen hier, sobald es sie gibt.",
  },
  ranges: {
    last7: "Letzte 7 Tage",
    last30: "Letzte 30 Tage",
    daily: "Täglich",
    monthly: "Monatlich",
  },
  metrics: {
    totalVisits: "Besuche gesamt",
    uniqueVisits: "Einzelne Besucher",
    visitsPerUser: "Besuche je Person",
    totalClicks: "Klicks gesamt",
    clicksPerUser: "Klicks je Person",
    clicksPerButton: "Klicks je Button",
    visitsPerHour: "Besuche je Stunde",
    repeatVisits: "Wiederholte Besuche",
    socialClicks: "Social-Media-Klicks",
  },
  compared: (range: string, count: number) =>
    `${range}, verglichen mit ${plural(count, { one: "dem Tag", other: "den # Tagen" })} davor`,
  busiest: (from: string, to: string) => `Am meisten los von ${from} bis ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 Besuch", other: "# Besuche" })} von ${total}. Nur bei Gästen mit Einwilligung gezählt.`,
  weight: {
    title: "Veröffentlichte Seite",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Gewicht auf einem Handy",
    parts: (page: string, pictures: string, fonts: string) =>
      `Seite ${page}, Bilder ${pictures}, Schriften ${fonts}`,
    carbon: "CO₂ je Besuch",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Schätzung für den ersten Besuch eines Gastes",
    about: "So entsteht die Schätzung",
    method: (kwh: string, grams: string) =>
      `Geladene Bytes × ${kwh} kWh je Gigabyte × ${grams} g CO₂e je kWh, der Weltdurchschnitt im Stromnetz. Umfasst Rechenzentren, Netze und Geräte, ihre Nutzung und ihre Herstellung. Ökostrom beim Hosting ist nicht abgezogen.`,
    source: "Quelle:",
    model: "Sustainable Web Design Model, Version 4",
    unknown: "Veröffentlichen Sie erneut, um das Gewicht der Seite zu sehen.",
  },
};
