import type { DashboardChartMessages } from "../en/dashboard-charts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const dashboardCharts: DashboardChartMessages = {
  throughPoints: (chart: string) => `${chart} nel tempo`,
  before: "Prima",
  hour: "Ora",
  day: "Giorno",
  button: "Pulsante",
  clicks: "Clic",
  clickRate: "Tasso di clic",
  channel: "Canale",
  language: "Lingua",
  way: "Accesso",
  device: "Dispositivo",
  change: "vs periodo prec.",
  inPopup: (popup: string) => `in ${popup}`,
  showAll: (count: number) => plural(count, { one: "Mostra # pulsante", other: "Mostra tutti i # pulsanti" }),
  showFewer: "Mostra meno",
  wanted: "Fuori orario",
  wantedLine: "Cercati fuori orario",
  wantedCount: (count: number) =>
    plural(count, { one: "# tocco fuori orario", other: "# tocchi fuori orario" }),
  noSocial: "Nessun clic sulle icone social in questo periodo.",
  noVisits: "Nessuna visita in questo periodo.",
  languages: "Lingue",
  asked: "Lingue desiderate dagli ospiti",
  otherLanguage: "Un’altra lingua",
  enable: (language: string) => `Attiva ${language}`,
  arrival: "Come arrivano gli ospiti",
  old: "Vecchio codice QR",
  sources: { qr: "Codice QR", direct: "Diretto" },
  devices: "Dispositivi",
  deviceNames: { phone: "Telefono", tablet: "Tablet", computer: "Computer" },
  oldScans: (count: number) =>
    plural(count, {
      one: "# scansione di un vecchio codice QR",
      other: "# scansioni di vecchi codici QR",
    }),
  repeatShare: (share: string) => `${share} delle visite di ospiti con consenso erano visite ripetute`,
  consented: "Visite di ospiti con consenso",
  noConsent:
    "Nessun ospite ha ancora dato il consenso, quindi non è possibile riconoscere le visite ripetute.",
  feedback: "Feedback",
  forms: (count: number) => plural(count, { one: "# modulo", other: "# moduli" }),
  rating: (mean: string) => `Valutazione media ${mean} su 5`,
  question: "Domanda",
  answers: "Risposte",
  average: "Media",
  answerCount: (count: number) => plural(count, { one: "# risposta", other: "# risposte" }),
  stars: (mean: string) => `${mean} su 5`,
  likes: (share: string) => `${share} positive`,
  trend: (question: string) => `Andamento giornaliero: ${question}`,
  noFeedback: "Nessun feedback in questo periodo.",
  readAll: "Leggi tutti i messaggi",
};
