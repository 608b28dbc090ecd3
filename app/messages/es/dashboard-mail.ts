import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "Avisos por correo",
  text: (email: string) => `Se envían solo a ${email}. Cada uno incluye un enlace para darse de baja.`,
  weekly: "Las cifras de la semana",
  weeklyHint: "Cada lunes por la mañana, en la zona horaria del establecimiento.",
  alert: "Valoraciones bajas",
  alertHint: "Cuando un huésped da una valoración baja; como máximo un correo por hora.",
  threshold: "Avisarme con",
  thresholds: {
    1: "1 estrella",
    2: "2 estrellas o menos",
    3: "3 estrellas o menos",
    4: "4 estrellas o menos",
  },
  overdue: "Huéspedes que esperan demasiado",
  overdueHint: "Cuando una solicitud tarda más de lo previsto; como máximo un correo cada diez minutos.",
  save: "Guardar",
  saving: "Guardando",
  saved: "Avisos guardados",
  saveFailed: "No se han podido guardar los avisos",
  readFailed: "No se han podido cargar sus avisos.",
};
