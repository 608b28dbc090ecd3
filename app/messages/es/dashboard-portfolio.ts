import type { DashboardPortfolioMessages } from "../en/dashboard-portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const dashboardPortfolio: DashboardPortfolioMessages = {
  title: "Comparar establecimientos",
  link: "Comparar establecimientos",
  back: "Panel",
  caption: (range: string) => `Establecimientos, uno junto a otro: ${range}`,
  property: "Establecimiento",
  trend: "Evolución",
  change: "Cambio",
  today: "Hoy",
  published: "Última publicación",
  never: "Nunca",
  noLicence: "Sin licencia válida",
  notYet: "Allí ese día aún no ha empezado",
  open: (property: string) => `Abrir el panel de ${property}`,
  sum: (count: number) => plural(count, { one: "# establecimiento", other: "Suma de # establecimientos" }),
  partial: (shown: number) =>
    plural(shown, {
      one: "Se muestra # establecimiento. El orden y la suma se refieren a lo que se muestra.",
      other: "Se muestran # establecimientos. El orden y la suma se refieren a lo que se muestra.",
    }),
  more: "Mostrar más establecimientos",
  moreFailed: "No se han podido cargar más establecimientos",
  failed: "No se han podido cargar los establecimientos.",
};
