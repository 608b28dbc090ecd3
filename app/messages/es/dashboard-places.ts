import type { DashboardPlacesMessages } from "../en/dashboard-places.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const dashboardPlaces: DashboardPlacesMessages = {
  title: "Dónde escanearon los huéspedes",
  about:
    "Una visita cuenta para el lugar cuya tarjeta escaneó el huésped por última vez en los 14 días anteriores. Las demás visitas están en la fila «Código QR principal o dirección», también las de lugares que se han eliminado. Escaneos: cuántas veces se escaneó una tarjeta, también repetidas. Solicitudes: lo que se pidió desde allí.",
  byKind: "Por tipo de lugar",
  counts: (visits: string, places: number) =>
    `${visits} visitas, ${plural(places, { one: "# lugar", other: "# lugares" })}`,
  own: "Código QR principal o dirección",
  most: "Lugares más visitados",
  none: "En este periodo no se escaneó la tarjeta de ningún lugar.",
  all: (count: string) => `Mostrar los ${count}`,
  scans: "Escaneos",
};
