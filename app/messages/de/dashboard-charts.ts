import type { DashboardChartMessages } from "../en/dashboard-charts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const dashboardCharts: DashboardChartMessages = {
  throughPoints: (chart: string) => `${chart} im Zeitverlauf`,
  before: "Davor",
  hour: "Stunde",
  day: "Tag",
  button: "Kachel",
  clicks: "Klicks",
  clickRate: "Klickrate",
  channel: "Kanal",
  language: "Sprache",
  way: "Weg",
  device: "Gerät",
  change: "zum Vorzeitraum",
  inPopup: (popup: string) => `in ${popup}`,
  showAll: (count: number) => plural(count, { one: "# Kachel anzeigen", other: "Alle # Kacheln anzeigen" }),
  showFewer: "Weniger anzeigen",
  wanted: "Geschlossen",
  wantedLine: "Gefragt, obwohl geschlossen",
  wantedCount: (count: number) =>
    plural(count, {
      one: "#-mal außerhalb der Öffnungszeiten angetippt",
      other: "#-mal außerhalb der Öffnungszeiten angetippt",
    }),
  noSocial: "In diesem Zeitraum keine Klicks auf Social-Media-Symbole.",
  noVisits: "In diesem Zeitraum keine Besuche.",
  languages: "Sprachen",
  asked: "Von Gästen gewünschte Sprachen",
  otherLanguage: "Eine andere Sprache",
  enable: (language: string) => `${language} aktivieren`,
  arrival: "So kommen Gäste",
  old: "Alter QR-Code",
  sources: { qr: "QR-Code", direct: "Direkt" },
  devices: "Geräte",
  deviceNames: { phone: "Handy", tablet: "Tablet", computer: "Computer" },
  oldScans: (count: number) =>
    plural(count, { one: "# Scan eines alten QR-Codes", other: "# Scans alter QR-Codes" }),
  repeatShare: (share: string) =>
    `${share} der Besuche von Gästen mit Einwilligung waren wiederholte Besuche`,
  consented: "Besuche von Gästen mit Einwilligung",
  noConsent: "Noch kein Gast hat eingewilligt. Wiederholte Besuche sind daher nicht erkennbar.",
  feedback: "Feedback",
  forms: (count: number) => plural(count, { one: "# Formular", other: "# Formulare" }),
  rating: (mean: string) => `Durchschnittliche Bewertung ${mean} von 5`,
  question: "Frage",
  answers: "Antworten",
  average: "Durchschnitt",
  answerCount: (count: number) => plural(count, { one: "# Antwort", other: "# Antworten" }),
  stars: (mean: string) => `${mean} von 5`,
  likes: (share: string) => `${share} positiv`,
  trend: (question: string) => `Tagesverlauf: ${question}`,
  noFeedback: "In diesem Zeitraum kein Feedback.",
  readAll: "Alle Nachrichten lesen",
};
