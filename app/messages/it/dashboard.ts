import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const dashboard: DashboardMessages = {
  title: "Statistiche",
  showAsTable: "Mostra come tabella",
  total: "Totale",
  unique: "Unici",
  visits: "Visite",
  download: "CSV",
  refresh: "Aggiorna",
  refreshing: "Aggiornamento",
  today: (date: string, zone: string) => `Oggi, ${date}, nel fuso orario ${zone}`,
  deletedButton: "Pulsante eliminato",
  noClicks: "Oggi ancora nessun clic.",
  empty: {
    title: "Oggi ancora nessuna visita",
    text: "Le visite e i clic dei suoi ospiti appaiono qui man mano che avvengono.",
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
  compared: (range: string, count: number) =>
    `${range}, rispetto ${plural(count, { one: "al giorno precedente", other: "ai # giorni precedenti" })}`,
  busiest: (from: string, to: string) => `Più intenso dalle ${from} alle ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visita", other: "# visite" })} su ${total}. Contate solo per gli ospiti che hanno dato il consenso.`,
  weight: {
    title: "Pagina pubblicata",
    version: (number: string | number) => `Versione ${number}`,
    onPhone: "Peso su un telefono",
    parts: (page: string, pictures: string, fonts: string) =>
      `Pagina ${page}, immagini ${pictures}, caratteri ${fonts}`,
    carbon: "Carbonio per visita",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Stima per la prima visita di un ospite",
    about: "Come si calcola la stima",
    method: (kwh: string, grams: string) =>
      `Byte caricati × ${kwh} kWh per gigabyte × ${grams} g CO₂e per kWh, la media mondiale della rete elettrica. Comprende centri dati, reti e dispositivi, il loro uso e la loro produzione. L’hosting verde non è detratto.`,
    source: "Fonte:",
    model: "Sustainable Web Design Model, versione 4",
    unknown: "Pubblichi di nuovo per vedere quanto pesa la pagina.",
  },
};
