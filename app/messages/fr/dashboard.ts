import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const dashboard: DashboardMessages = {
  title: "Tableau de bord",
  showAsTable: "Afficher en tableau",
  total: "Total",
  unique: "Uniques",
  visits: "Visites",
  download: "CSV",
  refresh: "Actualiser",
  refreshing: "Actualisation",
  today: (date: string, zone: string) => `Aujourd’hui, ${date}, fuseau horaire ${zone}`,
  deletedButton: "Bouton supprimé",
  noClicks: "Aucun clic aujourd’hui pour l’instant.",
  empty: {
    title: "Aucune visite aujourd’hui pour l’instant",
    text: "Les visites et les clics de vos clients apparaissent ici au fur et à mesure.",
  },
  ranges: {
    last7: "7 derniers jours",
    last30: "30 derniers jours",
    daily: "Par jour",
    monthly: "Par mois",
  },
  metrics: {
    totalVisits: "Visites totales",
    uniqueVisits: "Visites uniques",
    visitsPerUser: "Visites par utilisateur",
    totalClicks: "Clics totaux",
    clicksPerUser: "Clics par utilisateur",
    clicksPerButton: "Clics par bouton",
    visitsPerHour: "Visites par heure",
    repeatVisits: "Visites répétées",
    socialClicks: "Clics sociaux",
  },
  compared: (range: string, count: number) =>
    `${range}, par rapport ${plural(count, { one: "au jour précédent", other: "aux # jours précédents" })}`,
  busiest: (from: string, to: string) => `Pic de ${from} à ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visite", other: "# visites" })} sur ${total}. Comptées seulement pour les clients ayant consenti.`,
  weight: {
    title: "Page publiée",
    version: (number: string | number) => `Version ${number}`,
    onPhone: "Poids sur un téléphone",
    parts: (page: string, pictures: string, fonts: string) =>
      `Page ${page}, images ${pictures}, polices ${fonts}`,
    carbon: "Carbone par visite",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Estimation pour la première visite d’un client",
    about: "Comment l’estimation est faite",
    method: (kwh: string, grams: string) =>
      `Octets chargés × ${kwh} kWh par gigaoctet × ${grams} g CO₂e par kWh, la moyenne mondiale du réseau électrique. Comprend les centres de données, les réseaux et les appareils, leur usage et leur fabrication. L’hébergement vert n’est pas déduit.`,
    source: "Source :",
    model: "Sustainable Web Design Model, version 4",
    unknown: "Publiez à nouveau pour voir le poids de la page.",
  },
};
