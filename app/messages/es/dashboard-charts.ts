import type { DashboardChartMessages } from "../en/dashboard-charts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const dashboardCharts: DashboardChartMessages = {
  throughPoints: (chart: string) => `${chart} a lo largo del tiempo`,
  before: "Antes",
  hour: "Hora",
  day: "Día",
  button: "Botón",
  clicks: "Clics",
  clickRate: "Tasa de clics",
  channel: "Canal",
  language: "Idioma",
  way: "Acceso",
  device: "Dispositivo",
  change: "vs. periodo anterior",
  inPopup: (popup: string) => `en ${popup}`,
  showAll: (count: number) => plural(count, { one: "Mostrar # botón", other: "Mostrar los # botones" }),
  showFewer: "Mostrar menos",
  wanted: "Fuera de horario",
  wantedLine: "Buscados fuera de horario",
  wantedCount: (count: number) =>
    plural(count, { one: "# pulsación fuera de horario", other: "# pulsaciones fuera de horario" }),
  noSocial: "Sin clics en iconos de redes sociales en este periodo.",
  noVisits: "Sin visitas en este periodo.",
  languages: "Idiomas",
  asked: "Idiomas que querían los huéspedes",
  otherLanguage: "Otro idioma",
  enable: (language: string) => `Activar ${language}`,
  arrival: "Cómo llegan los huéspedes",
  old: "Código QR antiguo",
  sources: { qr: "Código QR", direct: "Directo" },
  devices: "Dispositivos",
  deviceNames: { phone: "Móvil", tablet: "Tableta", computer: "Ordenador" },
  oldScans: (count: number) =>
    plural(count, {
      one: "# escaneo de un código QR antiguo",
      other: "# escaneos de códigos QR antiguos",
    }),
  repeatShare: (share: string) =>
    `${share} de las visitas de huéspedes con consentimiento fueron visitas repetidas`,
  consented: "Visitas de huéspedes con consentimiento",
  noConsent:
    "Ningún huésped ha dado aún su consentimiento, así que no se pueden reconocer visitas repetidas.",
  feedback: "Opiniones",
  forms: (count: number) => plural(count, { one: "# formulario", other: "# formularios" }),
  rating: (mean: string) => `Valoración media ${mean} de 5`,
  question: "Pregunta",
  answers: "Respuestas",
  average: "Media",
  answerCount: (count: number) => plural(count, { one: "# respuesta", other: "# respuestas" }),
  stars: (mean: string) => `${mean} de 5`,
  likes: (share: string) => `${share} positivas`,
  trend: (question: string) => `Evolución diaria: ${question}`,
  noFeedback: "Sin opiniones en este periodo.",
  readAll: "Leer todos los mensajes",
};
