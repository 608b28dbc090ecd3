import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardAnswers } from "./dashboard-answers.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPlaces } from "./dashboard-places.ts";
import { dashboardSearches } from "./dashboard-searches.ts";

const plural = pluralIn("fr");

export const dashboard: DashboardMessages = {
  about: dashboardAbout,
  answers: dashboardAnswers,
  charts: dashboardCharts,
  mail: dashboardMail,
  places: dashboardPlaces,
  searches: dashboardSearches,
  portfolio: "Comparer les établissements",
  showAsTable: "Afficher en tableau",
  total: "Total",
  unique: "Uniques",
  visits: "Visites",
  refresh: "Actualiser",
  refreshing: "Actualisation",
  more: "Plus",
  print: "Imprimer",
  export: (format: string) => `Télécharger en ${format}`,
  exportFailed: "Impossible de créer le fichier",
  mails: "Alertes par e-mail",
  deletedButton: "Bouton supprimé",
  range: "Période",
  chosenDay: "Jour",
  chosenMonth: "Mois",
  earlierDay: "Jour précédent",
  laterDay: "Jour suivant",
  compared: {
    days: (range: string, count: number) =>
      `${range}, par rapport ${plural(count, { one: "au jour précédent", other: "aux # jours précédents" })}`,
    month: (range: string) => `${range}, par rapport au mois précédent`,
  },
  zone: (zone: string) => `Fuseau horaire ${zone}`,
  today: "Aujourd’hui",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visite", other: "# visites" }),
    uniqueVisits: (count: number) => plural(count, { one: "# visite unique", other: "# visites uniques" }),
    clicks: (count: number) => plural(count, { one: "# clic", other: "# clics" }),
  },
  /** Parts of the summary sentence, after the number of visits. */
  highlights: {
    day: (day: string) => `surtout le ${day}`,
    hour: (time: string) => `plus forte affluence vers ${time}`,
    button: (name: string, count: number) =>
      plural(count, { one: `« ${name} » a été ouvert # fois`, other: `« ${name} » a été ouvert # fois` }),
  },
  change: {
    more: (percent: string) => `${percent} de plus que la période précédente`,
    less: (percent: string) => `${percent} de moins que la période précédente`,
    same: "Stable",
    none: "Pas de données antérieures",
  },
  uncounted: {
    about: "Limites de comptage",
    low: "Certains chiffres sont incomplets.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `Pendant # heure, à partir du ${first}, la limite de comptage a été dépassée.`,
        other: `Pendant # heures, la première à partir du ${first}, la limite de comptage a été dépassée.`,
      }),
    surplus: "Le trafic automatisé a été écarté.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `Pendant # heure, à partir du ${first}, certains appareils ont envoyé plus qu’un client ne le ferait.`,
        other: `Pendant # heures, la première à partir du ${first}, certains appareils ont envoyé plus qu’un client ne le ferait.`,
      }),
  },
  allOneNetwork: "Toutes ces visites sont passées par le même réseau, par exemple votre Wi-Fi.",
  oneNetwork: (percent: string) =>
    `${percent} de ces visites sont passées par le même réseau, par exemple votre Wi-Fi.`,
  mayCountAsOne:
    "« Compter chaque téléphone une fois » est désactivé : les clients d’un même réseau peuvent compter pour un.",
  totals: "Totaux",
  reading: "Chargement des chiffres",
  failed: "Impossible de charger les chiffres. Vérifiez votre connexion et réessayez.",
  failedKept: "Actualisation impossible. Les chiffres précédents restent affichés.",
  retry: "Réessayer",
  empty: {
    title: "Aucune visite pour l’instant",
    text: "Les visites et les clics de vos clients apparaissent ici au fur et à mesure. Pour obtenir votre première visite :",
    unpublished: "Votre portail n’est pas encore publié : vos clients ne peuvent pas le voir.",
    publish: "Publier le portail",
    printCode: "Imprimer le code QR",
    openPortal: "Ouvrir le portail",
    ownVisit:
      "Vos propres visites ne comptent pas tant que votre session est ouverte ici. Scannez le code avec un téléphone pour voir le comptage à l’œuvre.",
  },
  ranges: {
    last7: "7 derniers jours",
    last30: "30 derniers jours",
    daily: "Par jour",
    monthly: "Par mois",
  },
  metrics: {
    visits: "Visites totales",
    uniqueVisits: "Visites uniques",
    visitsPerUser: "Visites par visiteur (moyenne)",
    clicks: "Clics totaux",
    clicksPerUser: "Clics par visiteur (moyenne)",
    clicksPerButton: "Clics par bouton",
    visitsPerHour: "Visites par heure",
    repeatVisits: "Visites répétées",
    socialClicks: "Clics réseaux sociaux",
  },
  busiest: (from: string, to: string) => `Pic : ${from} – ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "# visite", other: "# visites" })} sur ${total}. Comptées seulement pour les clients ayant donné leur accord.`,
  weight: {
    title: "Page publiée",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Taille sur téléphone",
    parts: (page: string, pictures: string, fonts: string) =>
      `Page ${page}, images ${pictures}, polices ${fonts}`,
    carbon: "Carbone par visite",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Estimation pour la première visite d’un client",
    about: "Comment l’estimation est faite",
    method: (kwh: string, grams: string) =>
      `Octets chargés × ${kwh} kWh par gigaoctet × ${grams} g CO₂e par kWh, la moyenne mondiale du réseau électrique. Comprend les centres de données, les réseaux et les appareils, leur usage et leur fabrication. L’hébergement vert n’est pas déduit.`,
    source: "Source :",
    model: "Sustainable Web Design Model, version 4",
    unknown: "Publiez à nouveau pour voir la taille de la page.",
  },
};
