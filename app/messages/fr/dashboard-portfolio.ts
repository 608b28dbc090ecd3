import type { DashboardPortfolioMessages } from "../en/dashboard-portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const dashboardPortfolio: DashboardPortfolioMessages = {
  title: "Comparer les établissements",
  link: "Comparer les établissements",
  back: "Tableau de bord",
  caption: (range: string) => `Établissements côte à côte : ${range}`,
  property: "Établissement",
  trend: "Tendance",
  change: "Évolution",
  today: "Aujourd’hui",
  published: "Dernière publication",
  never: "Jamais",
  noLicence: "Aucune licence valable",
  notYet: "Ce jour n’y a pas encore commencé",
  open: (property: string) => `Ouvrir le tableau de bord de ${property}`,
  sum: (count: number) => plural(count, { one: "# établissement", other: "Total de # établissements" }),
  partial: (shown: number) =>
    plural(shown, {
      one: "# établissement est affiché. L’ordre et le total portent sur ce qui est affiché.",
      other: "# établissements sont affichés. L’ordre et le total portent sur ce qui est affiché.",
    }),
  more: "Afficher d’autres établissements",
  moreFailed: "Impossible de charger d’autres établissements",
  failed: "Impossible de charger les établissements.",
};
