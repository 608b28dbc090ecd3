import type { PortfolioMessages } from "../en/portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const portfolio: PortfolioMessages = {
  title: "Comparer les établissements",
  back: "Tableau de bord",
  caption: (range: string) => `Établissements côte à côte : ${range}`,
  property: "Établissement",
  trend: "Tendance",
  change: "vs période préc.",
  today: "Aujourd’hui",
  published: "Dernière publication",
  never: "Jamais",
  noLicence: "Aucune licence valide",
  notYet: "Ce jour n’a pas encore commencé là-bas",
  open: (property: string) => `Ouvrir le tableau de bord de ${property}`,
  sum: (count: number) => plural(count, { one: "# établissement", other: "Les # établissements" }),
  soFar: (counted: string | number) => `Comptés jusqu’ici : ${counted}`,
  counting: (counted: string | number, all: string | number) =>
    `Comptage en cours : ${counted} sur ${all} établissements`,
  countedAt: (time: string) => `Compté à ${time}`,
  countedBetween: (from: string, to: string) => `Compté entre ${from} et ${to}`,
  notCounted: "Pas encore compté",
  countingFailed:
    "Certains établissements n’ont pas pu être comptés. Le total porte sur ceux qui ont des chiffres.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} sur ${all} établissements affichés. L’ordre et le total portent sur l’ensemble.`,
  more: "Afficher d’autres établissements",
  file: "etablissements",
  heads: {
    from: "Du",
    to: "Au",
    before: "Visites avant",
    counted: "Compté (UTC)",
    id: "ID de l’établissement",
  },
  about: {
    name: "Comparaison",
    text: "Chaque établissement est compté dans son propre fuseau horaire, comme dans son tableau de bord, et seulement tant que sa licence est valide. Le total additionne les établissements : un client qui en visite deux est une visite unique dans chacun. L’évolution porte sur la même partie de la période précédente.",
  },
  failed: "Impossible de charger les établissements.",
};
