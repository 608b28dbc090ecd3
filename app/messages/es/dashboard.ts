import type { DashboardMessages } from "../en/dashboard.ts";
import { pluralIn } from "../plural.ts";
import { dashboardAbout } from "./dashboard-about.ts";
import { dashboardAnswers } from "./dashboard-answers.ts";
import { dashboardCharts } from "./dashboard-charts.ts";
import { dashboardMail } from "./dashboard-mail.ts";
import { dashboardPlaces } from "./dashboard-places.ts";
import { dashboardSearches } from "./dashboard-searches.ts";

const plural = pluralIn("es");

export const dashboard: DashboardMessages = {
  about: dashboardAbout,
  answers: dashboardAnswers,
  charts: dashboardCharts,
  mail: dashboardMail,
  places: dashboardPlaces,
  searches: dashboardSearches,
  portfolio: "Comparar establecimientos",
  showAsTable: "Mostrar como tabla",
  total: "Total",
  unique: "Únicas",
  visits: "Visitas",
  refresh: "Actualizar",
  refreshing: "Actualizando",
  more: "Más",
  print: "Imprimir",
  export: (format: string) => `Descargar como ${format}`,
  exportFailed: "No se ha podido crear el archivo",
  mails: "Avisos por correo",
  deletedButton: "Botón eliminado",
  range: "Periodo",
  chosenDay: "Día",
  chosenMonth: "Mes",
  earlierDay: "Día anterior",
  laterDay: "Día siguiente",
  compared: {
    days: (range: string, count: number) =>
      `${range}, en comparación con ${plural(count, { one: "el día anterior", other: "los # días anteriores" })}`,
    month: (range: string) => `${range}, en comparación con el mes anterior`,
  },
  zone: (zone: string) => `Zona horaria ${zone}`,
  today: "Hoy",
  todayCounts: {
    visits: (count: number) => plural(count, { one: "# visita", other: "# visitas" }),
    uniqueVisits: (count: number) => plural(count, { one: "# visita única", other: "# visitas únicas" }),
    clicks: (count: number) => plural(count, { one: "# clic", other: "# clics" }),
  },
  /** Parts of the summary sentence, after the number of visits. */
  highlights: {
    day: (day: string) => `la mayoría el ${day}`,
    hour: (time: string) => `con más afluencia hacia las ${time}`,
    button: (name: string, count: number) =>
      plural(count, { one: `«${name}» se abrió una vez`, other: `«${name}» se abrió # veces` }),
  },
  change: {
    more: (percent: string) => `${percent} más que en el periodo anterior`,
    less: (percent: string) => `${percent} menos que en el periodo anterior`,
    same: "Sin cambios",
    none: "Sin datos previos",
  },
  uncounted: {
    about: "Límites de recuento",
    low: "Algunas cifras están incompletas.",
    lowText: (count: number, first: string) =>
      plural(count, {
        one: `Durante # hora, desde ${first}, se superó el límite de recuento.`,
        other: `Durante # horas, la primera desde ${first}, se superó el límite de recuento.`,
      }),
    surplus: "Se ha descartado el tráfico automático.",
    surplusText: (count: number, first: string) =>
      plural(count, {
        one: `Durante # hora, desde ${first}, algunos dispositivos enviaron más que cualquier huésped.`,
        other: `Durante # horas, la primera desde ${first}, algunos dispositivos enviaron más que cualquier huésped.`,
      }),
  },
  allOneNetwork: "Todas estas visitas llegaron por la misma red, por ejemplo su wifi.",
  oneNetwork: (percent: string) =>
    `El ${percent} de estas visitas llegó por la misma red, por ejemplo su wifi.`,
  mayCountAsOne:
    "«Contar cada móvil una vez» está desactivado, por lo que los huéspedes de una misma red pueden contar como uno.",
  totals: "Totales",
  reading: "Cargando las cifras",
  failed: "No se han podido cargar las cifras. Compruebe su conexión e inténtelo de nuevo.",
  failedKept: "No se ha podido actualizar. Se muestran las cifras anteriores.",
  retry: "Reintentar",
  empty: {
    title: "Aún no hay visitas",
    text: "Las visitas y los clics de sus huéspedes aparecen aquí a medida que se producen. Para conseguir su primera visita:",
    unpublished: "Su portal aún no está publicado, así que los huéspedes no pueden verlo.",
    publish: "Publicar el portal",
    printCode: "Imprimir el código QR",
    openPortal: "Abrir el portal",
    ownVisit:
      "Sus propias visitas no cuentan mientras tenga la sesión iniciada aquí. Escanee el código con un móvil para ver cómo se cuenta.",
  },
  ranges: {
    last7: "Últimos 7 días",
    last30: "Últimos 30 días",
    daily: "Diario",
    monthly: "Mensual",
  },
  metrics: {
    visits: "Visitas totales",
    uniqueVisits: "Visitas únicas",
    visitsPerUser: "Media de visitas por usuario",
    clicks: "Clics totales",
    clicksPerUser: "Media de clics por usuario",
    clicksPerButton: "Clics por botón",
    visitsPerHour: "Visitas por hora",
    repeatVisits: "Visitas repetidas",
    socialClicks: "Clics en redes sociales",
  },
  busiest: (from: string, to: string) => `Hora punta: ${from}–${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "# visita", other: "# visitas" })} de ${total}. Solo se cuentan los huéspedes que dieron su consentimiento.`,
  weight: {
    title: "Página publicada",
    version: (number: string | number) => `Versión ${number}`,
    onPhone: "Tamaño en un móvil",
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
    unknown: "Publique de nuevo para ver el tamaño de la página.",
  },
};
