import type { DashboardPlacesMessages } from "../en/dashboard-places.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const dashboardPlaces: DashboardPlacesMessages = {
  title: "Dove hanno scansionato gli ospiti",
  about:
    "Una visita conta per il luogo la cui scheda è stata scansionata per ultima dall’ospite nei 14 giorni precedenti. Tutte le altre visite sono nella riga «Codice QR principale o indirizzo», anche quelle di luoghi eliminati nel frattempo. Scansioni: quante volte una scheda è stata scansionata, anche ripetute. Richieste: ciò che è stato chiesto da lì.",
  byKind: "Per tipo di luogo",
  counts: (visits: string, places: number) =>
    `${visits} visite, ${plural(places, { one: "# luogo", other: "# luoghi" })}`,
  own: "Codice QR principale o indirizzo",
  most: "Luoghi più visitati",
  none: "In questo periodo non è stata scansionata la scheda di nessun luogo.",
  all: (count: string) => `Mostra tutti i ${count}`,
  scans: "Scansioni",
};
