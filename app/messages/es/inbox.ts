import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const inbox: InboxMessages = {
  title: "Mensajes de huéspedes",
  requests: "Solicitudes",
  requestsText:
    "Solicitudes de los huéspedes. Cada una se envía también a la dirección de su botón, una vez confirmada.",
  noRequests: "Aún no hay solicitudes.",
  noRequestsText: "Las solicitudes aparecen aquí cuando publica un botón de servicios.",
  feedback: "Opiniones",
  feedbackText: "Respuestas de los huéspedes, las más recientes primero.",
  noFeedback: "Aún no hay opiniones.",
  noFeedbackText: "Las respuestas aparecen aquí cuando publica un botón de opiniones.",
  room: (room: string) => `Habitación ${room}`,
  noRoom: "Sin habitación",
  tickOff: (service: string) => `Marcar como hecho: ${service}`,
  doneAt: (time: string) => `Hecho ${time}`,
  older: "Ver anteriores",
  stars: (value: number, max: number) => `${value} de ${max} estrellas`,
  like: "Me gusta",
  dislike: "No me gusta",
  rating: (value: string, max: number) => `Media de ${value} sobre ${max}`,
  inLanguage: (language: string) => `en ${inside(language)}`,
  markDone: "Marcar como hecho",
  reopen: "Reabrir",
  reopenOne: (service: string) => `Reabrir: ${service}`,
  markedDone: (service: string) => `Hecho: ${service}`,
  reopened: (service: string) => `Abierta de nuevo: ${service}`,
  reopenFailed: "No se ha podido reabrir la solicitud",
  doneAgain: "Alguien la ha vuelto a marcar como hecha",
  open: "Pendientes",
  doneGroup: "Hechas",
  allDone: "No hay nada pendiente.",
  undo: "Deshacer",
  show: "Ver",
  arrived: (service: string, room: string) => `Nueva: ${service}${room === "" ? "" : `, habitación ${room}`}`,
  openRequests: (count: number) =>
    plural(count, { one: "# solicitud pendiente", other: "# solicitudes pendientes" }),
  failed: "No se ha podido marcar como hecho",
  held: {
    line: (count) =>
      plural(count, { one: "# mensaje similar retenido", other: "# mensajes similares retenidos" }),
    reason: "Llegaron de una misma red en poco tiempo. No se envió ningún correo.",
    nothingElse: "Todavía no hay otros mensajes.",
    between: (first, last) => `Primero: ${first} · Último: ${last}`,
    show: "Mostrar",
    hide: "Ocultar",
    empty: "Estos mensajes ya no están retenidos.",
    release: "No es spam",
    releaseHint: "Pasan a la lista. No se envía ningún correo y las cifras del panel de control no cambian.",
    remove: "Eliminar",
    question: (count) => plural(count, { one: "¿Eliminar # mensaje?", other: "¿Eliminar # mensajes?" }),
    warning: "Esta acción no se puede deshacer.",
    keep: "Conservar",
    confirm: "Eliminar definitivamente",
    running: "Eliminando",
    released: (count) =>
      plural(count, { one: "# mensaje está ahora en la lista", other: "# mensajes están ahora en la lista" }),
    removed: (count) => plural(count, { one: "# mensaje eliminado", other: "# mensajes eliminados" }),
    settled: "Alguien ya se ha ocupado de estos mensajes",
    failed: "No ha funcionado",
  },
};
