import type { DashboardPlacesMessages } from "../en/dashboard-places.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const dashboardPlaces: DashboardPlacesMessages = {
  title: "Où les clients ont scanné",
  about:
    "Une visite compte pour le lieu dont le client a scanné la carte en dernier, dans les 14 jours précédents. Toutes les autres visites sont sur la ligne « Code QR principal ou adresse », y compris celles de lieux supprimés depuis. Scans : combien de fois une carte a été scannée, répétitions comprises. Demandes : ce qui a été demandé depuis ce lieu.",
  byKind: "Par type de lieu",
  counts: (visits: string, places: number) =>
    `${visits} visites, ${plural(places, { one: "# lieu", other: "# lieux" })}`,
  own: "Code QR principal ou adresse",
  most: "Lieux les plus visités",
  none: "Aucune carte d’un lieu n’a été scannée pendant cette période.",
  all: (count: string) => `Afficher les ${count}`,
  scans: "Scans",
};
