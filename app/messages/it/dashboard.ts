import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPortfolio } from "./dashboard-portfolio.ts";

const plural = pluralIn("it");

export const dashboard: DashboardMessages = {
  title: "Statistiche",
  about: dashboardAbout,
  charts: dashboardCharts,
  mail: dashboardMail,
  portfolio: dashboardPortfolio,
  showAsTable: "Mostra come tabella",
  total: "Totale",
  unique: "Uniche",
  visits: "Visite",
  refresh: "Aggiorna",
  refreshing: "Aggiornamento",
  more: "Altro",
  print: "Stampa",
  export: (format: string) => `Scarica come ${format}`,
  exportFailed: "Impossibile creare il file",
  mails: "E-mail",
  deletedButton: "Pulsante eliminato",
  range: "Periodo",
  chosenDay: "Giorno",
  chosenMonth: "Mese",
  earlierDay: "Giorno precedente",
  laterDay: "Giorno successivo",
  earlierMonth: "Mese precedente",
  laterMonth: "Mese successivo",
  compared: {
    days: (range: string, count: number) =>
      `${range}, rispetto ${plural(count, { one: "al giorno precedente", other: "ai # giorni precedenti" })}`,
    month: (range: string) => `${range}, rispetto al mese precedente`,
  },
  zone: (zone: string) => `Fuso orario ${zone}`,
  today: "Oggi finora",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visita", other: "# visite" }),
    uniqueVisits: (count: number) => plural(count, { one: "# visita unica", other: "# visite uniche" }),
    clicks: (count: number) => plural(count, { one: "# clic", other: "# clic" }),
  },
  change: {
    more: (percent: string) => `${percent} in più rispetto a prima`,
    less: (percent: string) => `${percent} in meno rispetto a prima`,
    same: "Come prima",
    none: "Prima nessuno",
  },
  uncounted: {
    about: "Quanto si conta al massimo",
    low: "Alcuni numeri sono troppo bassi.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `Per # ora, dal ${first}, è arrivato più di quanto si conta.`,
        other: `Per # ore, la prima dal ${first}, è arrivato più di quanto si conta.`,
      }),
    surplus: "Un’eccedenza è stata esclusa.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `Per # ora, dal ${first}, singoli dispositivi hanno inviato più di quanto faccia un ospite.`,
        other: `Per # ore, la prima dal ${first}, singoli dispositivi hanno inviato più di quanto faccia un ospite.`,
      }),
  },
  mayCountAsOne: "Si conta senza il numero casuale, perciò gli ospiti della stessa rete possono valere uno.",
  totals: "Totali",
  reading: "Caricamento dei numeri",
  failed: "Impossibile caricare i numeri. Controlli la connessione e riprovi.",
  failedKept: "Impossibile caricare i numeri. Vede ancora quelli di prima.",
  retry: "Riprova",
  empty: {
    title: "Ancora nessuna visita",
    text: "Le visite e i clic dei Suoi ospiti appaiono qui man mano che avvengono. Perché arrivi la prima:",
    unpublished: "Il Suo portale non è ancora pubblicato, quindi gli ospiti non possono vederlo.",
    publish: "Pubblica il portale",
    printCode: "Stampa il codice QR",
    openPortal: "Apri il portale",
    ownVisit:
      "Le Sue visite non contano finché ha effettuato l’accesso qui. Scansioni il codice con un telefono per vedere come si conta.",
  },
  ranges: {
    last7: "Ultimi 7 giorni",
    last30: "Ultimi 30 giorni",
    daily: "Giornaliero",
    monthly: "Mensile",
  },
  metrics: {
    totalVisits: "Visite totali",
    uniqueVisits: "Visite uniche",
    visitsPerUser: "Visite per utente",
    totalClicks: "Clic totali",
    clicksPerUser: "Clic per utente",
    clicksPerButton: "Clic per pulsante",
    visitsPerHour: "Visite all’ora",
    repeatVisits: "Visite ripetute",
    socialClicks: "Clic social",
  },
  busiest: (from: string, to: string) => `Più intenso dalle ${from} alle ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visita", other: "# visite" })} su ${total}. Contate solo per gli ospiti che hanno dato il consenso.`,
  weight: {
    title: "Pagina pubblicata",
    version: (number: string | number) => `Versione ${number}`,
    onPhone: "Peso su un telefono",
    parts: (page: string, pictures: string, fonts: string) =>
      `Pagina ${page}, immagini ${pictures}, font ${fonts}`,
    carbon: "Carbonio per visita",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Stima per la prima visita di un ospite",
    about: "Come si calcola la stima",
    method: (kwh: string, grams: string) =>
      `Byte caricati × ${kwh} kWh per gigabyte × ${grams} g CO₂e per kWh, la media mondiale della rete elettrica. Comprende data center, reti e dispositivi, il loro uso e la loro produzione. L’hosting verde non è detratto.`,
    source: "Fonte:",
    model: "Sustainable Web Design Model, versione 4",
    unknown: "Pubblichi di nuovo per vedere quanto pesa la pagina.",
  },
};
