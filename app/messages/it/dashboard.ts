import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardAnswers } from "./dashboard-answers.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPlaces } from "./dashboard-places.ts";
import { dashboardSearches } from "./dashboard-searches.ts";

const plural = pluralIn("it");

export const dashboard: DashboardMessages = {
  about: dashboardAbout,
  answers: dashboardAnswers,
  charts: dashboardCharts,
  mail: dashboardMail,
  places: dashboardPlaces,
  searches: dashboardSearches,
  portfolio: "Confronta le strutture",
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
  mails: "Avvisi per e-mail",
  deletedButton: "Pulsante eliminato",
  range: "Periodo",
  chosenDay: "Giorno",
  chosenMonth: "Mese",
  earlierDay: "Giorno precedente",
  laterDay: "Giorno successivo",
  compared: {
    days: (range: string, count: number) =>
      `${range}, rispetto ${plural(count, { one: "al giorno precedente", other: "ai # giorni precedenti" })}`,
    month: (range: string) => `${range}, rispetto al mese precedente`,
  },
  zone: (zone: string) => `Fuso orario ${zone}`,
  today: "Oggi",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visita", other: "# visite" }),
    uniqueVisits: (count: number) => plural(count, { one: "# visita unica", other: "# visite uniche" }),
    clicks: (count: number) => plural(count, { one: "# clic", other: "# clic" }),
  },
  /** Parts of the summary sentence, after the number of visits. */
  highlights: {
    day: (day: string) => `soprattutto ${day}`,
    hour: (time: string) => `con più affluenza verso le ${time}`,
    button: (name: string, count: number) =>
      plural(count, { one: `«${name}» è stato aperto una volta`, other: `«${name}» è stato aperto # volte` }),
  },
  change: {
    more: (percent: string) => `${percent} in più rispetto al periodo precedente`,
    less: (percent: string) => `${percent} in meno rispetto al periodo precedente`,
    same: "Invariato",
    none: "Nessun dato precedente",
  },
  uncounted: {
    about: "Limiti di conteggio",
    low: "Alcuni dati sono incompleti.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `Per # ora, dal ${first}, è stato superato il limite di conteggio.`,
        other: `Per # ore, la prima dal ${first}, è stato superato il limite di conteggio.`,
      }),
    surplus: "Il traffico automatico è stato escluso.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `Per # ora, dal ${first}, singoli dispositivi hanno inviato più di quanto faccia un ospite.`,
        other: `Per # ore, la prima dal ${first}, singoli dispositivi hanno inviato più di quanto faccia un ospite.`,
      }),
  },
  allOneNetwork: "Tutte queste visite sono arrivate dalla stessa rete, ad esempio dal Suo Wi-Fi.",
  oneNetwork: (percent: string) =>
    `Il ${percent} di queste visite è arrivato dalla stessa rete, ad esempio dal Suo Wi-Fi.`,
  mayCountAsOne:
    "«Conta ogni telefono una volta» è disattivato, perciò gli ospiti della stessa rete possono valere uno.",
  totals: "Totali",
  reading: "Caricamento dei dati",
  failed: "Impossibile caricare i dati. Controlli la connessione e riprovi.",
  failedKept: "Aggiornamento non riuscito. Sono mostrati i dati precedenti.",
  retry: "Riprova",
  empty: {
    title: "Ancora nessuna visita",
    text: "Le visite e i clic dei Suoi ospiti appaiono qui man mano che avvengono. Per ottenere la prima visita:",
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
    visits: "Visite totali",
    uniqueVisits: "Visite uniche",
    visitsPerUser: "Media visite per utente",
    clicks: "Clic totali",
    clicksPerUser: "Media clic per utente",
    clicksPerButton: "Clic per pulsante",
    visitsPerHour: "Visite all’ora",
    repeatVisits: "Visite ripetute",
    socialClicks: "Clic social",
  },
  busiest: (from: string, to: string) => `Ora di punta: ${from}–${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "# visita", other: "# visite" })} su ${total}. Contate solo per gli ospiti che hanno dato il consenso.`,
  weight: {
    title: "Pagina pubblicata",
    version: (number: string | number) => `Versione ${number}`,
    onPhone: "Dimensione su telefono",
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
    unknown: "Pubblichi di nuovo per vedere la dimensione della pagina.",
  },
};
