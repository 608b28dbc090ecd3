import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardAnswers } from "./dashboard-answers.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPlaces } from "./dashboard-places.ts";
import { dashboardSearches } from "./dashboard-searches.ts";

const plural = pluralIn("de");

export const dashboard: DashboardMessages = {
  about: dashboardAbout,
  answers: dashboardAnswers,
  charts: dashboardCharts,
  mail: dashboardMail,
  places: dashboardPlaces,
  searches: dashboardSearches,
  portfolio: "Betriebe vergleichen",
  showAsTable: "Als Tabelle anzeigen",
  total: "Gesamt",
  unique: "Einzelne",
  visits: "Besuche",
  refresh: "Aktualisieren",
  refreshing: "Wird aktualisiert",
  more: "Mehr",
  print: "Drucken",
  export: (format: string) => `Als ${format} herunterladen`,
  exportFailed: "Die Datei konnte nicht erstellt werden",
  mails: "E-Mail-Benachrichtigungen",
  deletedButton: "Gelöschte Kachel",
  range: "Zeitraum",
  chosenDay: "Tag",
  chosenMonth: "Monat",
  earlierDay: "Vorheriger Tag",
  laterDay: "Nächster Tag",
  compared: {
    days: (range: string, count: number) =>
      `${range}, verglichen mit ${plural(count, { one: "dem Vortag", other: "den # Tagen davor" })}`,
    month: (range: string) => `${range}, verglichen mit dem Vormonat`,
  },
  zone: (zone: string) => `Zeitzone ${zone}`,
  today: "Heute bisher",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# Besuch", other: "# Besuche" }),
    uniqueVisits: (count: number) =>
      plural(count, { one: "# einzelner Besucher", other: "# einzelne Besucher" }),
    clicks: (count: number) => plural(count, { one: "# Klick", other: "# Klicks" }),
  },
  /** Parts of the summary sentence, after the number of visits. */
  highlights: {
    day: (day: string) => `die meisten am ${day}`,
    hour: (time: string) => `am stärksten gegen ${time} Uhr`,
    button: (name: string, count: number) =>
      plural(count, { one: `„${name}“ wurde einmal geöffnet`, other: `„${name}“ wurde #-mal geöffnet` }),
  },
  change: {
    more: (percent: string) => `${percent} mehr als im Vorzeitraum`,
    less: (percent: string) => `${percent} weniger als im Vorzeitraum`,
    same: "Unverändert",
    none: "Keine Vergleichsdaten",
  },
  uncounted: {
    about: "Zähllimits",
    low: "Einige Zahlen sind unvollständig.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `In # Stunde, ab ${first}, wurde das Zähllimit überschritten.`,
        other: `In # Stunden, zuerst ab ${first}, wurde das Zähllimit überschritten.`,
      }),
    surplus: "Automatische Zugriffe wurden nicht gezählt.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `In # Stunde, ab ${first}, kamen von einzelnen Geräten mehr Aufrufe, als ein Gast auslöst.`,
        other: `In # Stunden, zuerst ab ${first}, kamen von einzelnen Geräten mehr Aufrufe, als ein Gast auslöst.`,
      }),
  },
  allOneNetwork: "Alle Besuche kamen über dasselbe Netz, etwa Ihr Gäste-WLAN.",
  oneNetwork: (percent: string) => `${percent} dieser Besuche kamen über dasselbe Netz, etwa Ihr Gäste-WLAN.`,
  mayCountAsOne:
    "„Jedes Handy einmal zählen“ ist ausgeschaltet, daher können Gäste im selben Netz als einer zählen.",
  totals: "Gesamtzahlen",
  reading: "Die Zahlen werden geladen",
  failed: "Die Zahlen konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
  failedKept: "Die Zahlen konnten nicht aktualisiert werden. Sie sehen die bisherigen.",
  retry: "Erneut versuchen",
  empty: {
    title: "Noch keine Besuche",
    text: "Besuche und Klicks Ihrer Gäste erscheinen hier sofort. So kommt Ihr erster Besuch:",
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
    visits: "Besuche gesamt",
    uniqueVisits: "Einzelne Besucher",
    visitsPerUser: "Ø Besuche je Besucher",
    clicks: "Klicks gesamt",
    clicksPerUser: "Ø Klicks je Besucher",
    clicksPerButton: "Klicks je Kachel",
    visitsPerHour: "Besuche je Stunde",
    repeatVisits: "Wiederholte Besuche",
    socialClicks: "Social-Media-Klicks",
  },
  busiest: (from: string, to: string) => `Stoßzeit ${from}–${to} Uhr`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "# Besuch", other: "# Besuche" })} von ${total}. Nur bei Gästen mit Einwilligung gezählt.`,
  weight: {
    title: "Veröffentlichte Seite",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Datenmenge auf dem Handy",
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
    unknown: "Veröffentlichen Sie erneut, um die Datenmenge zu sehen.",
  },
};
