import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPortfolio } from "./dashboard-portfolio.ts";

const plural = pluralIn("de");

export const dashboard: DashboardMessages = {
  title: "Auswertung",
  about: dashboardAbout,
  charts: dashboardCharts,
  mail: dashboardMail,
  portfolio: dashboardPortfolio,
  showAsTable: "Als Tabelle anzeigen",
  total: "Gesamt",
  unique: "Einzelne",
  visits: "Besuche",
  refresh: "Aktualisieren",
  refreshing: "Wird aktualisiert",
  more: "Mehr",
  print: "Drucken",
  export: (format: string) => `Als ${format} herunterladen`,
  exportFailed: "Die Datei ließ sich nicht erstellen",
  mails: "E-Mails",
  deletedButton: "Gelöschter Button",
  range: "Zeitraum",
  chosenDay: "Tag",
  chosenMonth: "Monat",
  earlierDay: "Tag davor",
  laterDay: "Tag danach",
  earlierMonth: "Monat davor",
  laterMonth: "Monat danach",
  compared: {
    days: (range: string, count: number) =>
      `${range}, verglichen mit ${plural(count, { one: "dem Tag", other: "den # Tagen" })} davor`,
    month: (range: string) => `${range}, verglichen mit dem Monat davor`,
  },
  zone: (zone: string) => `Zeitzone ${zone}`,
  today: "Heute bisher",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# Besuch", other: "# Besuche" }),
    uniqueVisits: (count: number) =>
      plural(count, { one: "# einzelner Besucher", other: "# einzelne Besucher" }),
    clicks: (count: number) => plural(count, { one: "# Klick", other: "# Klicks" }),
  },
  change: {
    more: (percent: string) => `${percent} mehr als davor`,
    less: (percent: string) => `${percent} weniger als davor`,
    same: "Wie davor",
    none: "Davor keine",
  },
  uncounted: {
    about: "Was höchstens gezählt wird",
    low: "Einige Zahlen sind zu niedrig.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `In # Stunde, ab ${first}, kam mehr an, als gezählt wird.`,
        other: `In # Stunden, zuerst ab ${first}, kam mehr an, als gezählt wird.`,
      }),
    surplus: "Überzähliges blieb außen vor.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `In # Stunde, ab ${first}, sendeten einzelne Geräte mehr, als ein Gast je tut.`,
        other: `In # Stunden, zuerst ab ${first}, sendeten einzelne Geräte mehr, als ein Gast je tut.`,
      }),
  },
  mayCountAsOne: "Gezählt wird ohne die Zufallszahl, daher können Gäste im selben Netz als einer zählen.",
  totals: "Gesamtzahlen",
  reading: "Die Zahlen werden geladen",
  failed: "Die Zahlen ließen sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  failedKept: "Die Zahlen ließen sich nicht laden. Sie sehen die bisherigen.",
  retry: "Noch einmal versuchen",
  empty: {
    title: "Noch keine Besuche",
    text: "Besuche und Klicks Ihrer Gäste erscheinen hier, sobald es sie gibt. Damit der erste kommt:",
    unpublished: "Ihr Portal ist noch nicht veröffentlicht. Gäste können es noch nicht sehen.",
    publish: "Portal veröffentlichen",
    printCode: "QR-Code drucken",
    openPortal: "Portal öffnen",
    ownVisit:
      "Ihre eigenen Besuche zählen nicht, solange Sie hier angemeldet sind. Scannen Sie den Code mit einem Handy, um zu sehen, wie gezählt wird.",
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
