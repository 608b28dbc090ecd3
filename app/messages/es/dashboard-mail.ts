import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "Correos sobre este establecimiento",
  text: (email: string) =>
    `Se envían a ${email} y a nadie más. Cada uno lleva un enlace para dejar de recibirlo.`,
  weekly: "Las cifras de la semana",
  weeklyHint: "Cada lunes por la mañana, en la zona horaria del establecimiento.",
  alert: "Valoraciones bajas",
  alertHint:
    "Cuando un huésped da una valoración baja; como máximo un correo por hora, con todo lo que llegó entretanto.",
  threshold: "Se considera baja",
  thresholds: {
    1: "1 estrella",
    2: "2 estrellas o menos",
    3: "3 estrellas o menos",
    4: "4 estrellas o menos",
  },
  save: "Guardar",
  saving: "Guardando",
  saved: "Correos guardados",
  saveFailed: "No se han podido guardar los correos",
  readFailed: "No se han podido cargar sus opciones.",
};
