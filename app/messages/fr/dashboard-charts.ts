import type { DashboardChartMessages } from "../en/dashboard-charts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const dashboardCharts: DashboardChartMessages = {
  throughPoints: (chart: string) => `${chart} au fil du temps`,
  before: "Avant",
  hour: "Heure",
  day: "Jour",
  button: "Bouton",
  clicks: "Clics",
  clickRate: "Taux de clics",
  channel: "Réseau",
  language: "Langue",
  way: "Accès",
  device: "Appareil",
  change: "vs période préc.",
  inPopup: (popup: string) => `dans ${popup}`,
  showAll: (count: number) => plural(count, { one: "Afficher # bouton", other: "Afficher les # boutons" }),
  showFewer: "Afficher moins",
  wanted: "Hors horaires",
  wantedCount: (count: number) =>
    plural(count, { one: "# appui hors horaires", other: "# appuis hors horaires" }),
  noSocial: "Aucun clic sur les icônes des réseaux sociaux pendant cette période.",
  noVisits: "Aucune visite pendant cette période.",
  languages: "Langues",
  asked: "Langues souhaitées par les clients",
  otherLanguage: "Une autre langue",
  enable: (language: string) => `Activer : ${language}`,
  arrival: "Arrivée des clients",
  old: "Ancien code QR",
  sources: { qr: "Code QR", direct: "Direct" },
  devices: "Appareils",
  deviceNames: { phone: "Téléphone", tablet: "Tablette", computer: "Ordinateur" },
  oldScans: (count: number) =>
    plural(count, { one: "# scan d’un ancien code QR", other: "# scans d’anciens codes QR" }),
  repeatShare: (share: string) =>
    `${share} des visites de clients ayant donné leur accord étaient des visites répétées`,
  consented: "Visites de clients ayant donné leur accord",
  noConsent: "Aucun client n’a encore donné son accord : les visites répétées ne peuvent pas être reconnues.",
  feedback: "Avis",
  forms: (count: number) => plural(count, { one: "# formulaire", other: "# formulaires" }),
  rating: (mean: string) => `Note moyenne : ${mean} sur 5`,
  question: "Question",
  answers: "Réponses",
  average: "Moyenne",
  answerCount: (count: number) => plural(count, { one: "# réponse", other: "# réponses" }),
  stars: (mean: string) => `${mean} sur 5`,
  likes: (share: string) => `${share} d’avis positifs`,
  trend: (question: string) => `Évolution par jour : ${question}`,
  noFeedback: "Aucun avis pendant cette période.",
  readAll: "Lire tous les messages",
};
