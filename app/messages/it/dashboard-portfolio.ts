import type { DashboardPortfolioMessages } from "../en/dashboard-portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const dashboardPortfolio: DashboardPortfolioMessages = {
  title: "Confronta le strutture",
  link: "Confronta le strutture",
  back: "Statistiche",
  caption: (range: string) => `Strutture a confronto: ${range}`,
  property: "Struttura",
  trend: "Andamento",
  change: "Variazione",
  today: "Oggi",
  published: "Ultima pubblicazione",
  never: "Mai",
  noLicence: "Nessuna licenza valida",
  notYet: "Lì questo giorno non è ancora iniziato",
  open: (property: string) => `Apri le statistiche di ${property}`,
  sum: (count: number) => plural(count, { one: "# struttura", other: "Somma di # strutture" }),
  partial: (shown: number) =>
    plural(shown, {
      one: "È mostrata # struttura. Ordine e somma riguardano ciò che è mostrato.",
      other: "Sono mostrate # strutture. Ordine e somma riguardano ciò che è mostrato.",
    }),
  more: "Mostra altre strutture",
  moreFailed: "Impossibile caricare altre strutture",
  failed: "Impossibile caricare le strutture.",
};
