import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const dashboard: DashboardMessages = {
  title: "Panel",
  showAsTable: "Mostrar como tabla",
  total: "Total",
  unique: "Únicas",
  visits: "Visitas",
  download: "CSV",
  refresh: "Actualizar",
  refreshing: "Actualizando",
  today: (date: string, zone: string) => `Hoy, ${date}, en la zona horaria ${zone}`,
  deletedButton: "Botón eliminado",
  noClicks: "Hoy aún no hay clics.",
  empty: {
    title: "Hoy aún no hay visitas",
    text: "Las visitas y los clics de sus huéspedes aparecen aquí a medida que se producen.",
  },
  ranges: {
    last7: "Últimos 7 días",
    last30: "Últimos 30 días",
    daily: "Diario",
    monthly: "Mensual",
  },
  metrics: {
    totalVisits: "Visitas totales",
    uniqueVisits: "Visitas únicas",
    visitsPerUser: "Visitas por usuario",
    totalClicks: "Clics totales",
    clicksPerUser: "Clics por usuario",
    clicksPerButton: "Clics por botón",
    visitsPerHour: "Visitas por hora",
    repeatVisits: "Visitas repetidas",
    socialClicks: "Clics en redes",
  },
  compared: (range: string, count: number) =>
    `${range}, en comparación con ${plural(count, { one: "el día anterior", other: "los # días anteriores" })}`,
  busiest: (from: string, to: string) => `Más actividad de ${from} a ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visita", other: "# visitas" })} de ${total}. Solo se cuentan los huéspedes que dieron su consentimiento.`,
  weight: {
    title: "Página publicada",
    version: (number: string | number) => `Versión ${number}`,
    onPhone: "Peso en un móvil",
    parts: (page: string, pictures: string, fonts: string) =>
      `Página ${page}, imágenes ${pictures}, fuentes ${fonts}`,
    carbon: "Carbono por visita",
    grams: (grams: string) => `${grams} g CO₂e`,
    estimate: "Estimación para la primera visita de un huésped",
    about: "Cómo se hace la estimación",
    method: (kwh: string, grams: string) =>
      `Bytes cargados × ${kwh} kWh por gigabyte × ${grams} g CO₂e por kWh, la media mundial de la red eléctrica. Incluye centros de datos, redes y dispositivos, su uso y su fabricación. El alojamiento verde no se descuenta.`,
    source: "Fuente:",
    model: "Sustainable Web Design Model, versión 4",
    unknown: "Publique de nuevo para ver cuánto pesa la página.",
  },
};
