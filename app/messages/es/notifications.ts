import type { NotificationMessages } from "../en/notifications.ts";

export const notifications: NotificationMessages = {
  title: "Notificaciones",
  text: "En este dispositivo, para todos los establecimientos de su grupo, también con esta herramienta cerrada. Terminan cuando se cierra su sesión aquí: doce horas después del último uso, salvo que haya elegido mantener la sesión iniciada.",
  newRequests: "Solicitudes nuevas",
  overdueRequests: "Solicitudes que esperan demasiado",
  lowRatings: "Valoraciones bajas",
  lowHint: "2 estrellas o menos, salvo que haya elegido otra cosa para sus correos.",
  none: "Este navegador no puede recibir notificaciones.",
  refused:
    "Este navegador bloquea las notificaciones de este sitio. Permítalas en sus ajustes y vuelva a cargar esta página.",
  homeScreen:
    "En iPhone y iPad, añada primero esta herramienta a la pantalla de inicio (Compartir › Añadir a pantalla de inicio) y ábrala desde allí.",
  failed: "No se ha podido preparar este navegador para las notificaciones. Inténtelo de nuevo más tarde.",
  readFailed: "No se han podido cargar sus notificaciones.",
  guestWords: "Mostrar lo que escriben los huéspedes",
  guestWordsHint: (groupName: string) =>
    `Para todas las personas de ${groupName}. Mientras esté desactivado, las notificaciones solo muestran establecimiento, lugar y servicio.`,
};
