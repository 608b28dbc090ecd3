import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const inbox: InboxMessages = {
  title: "Mensajes de huéspedes",
  back: "Panel",
  requests: "Solicitudes",
  requestsText:
    "Lo que han pedido los huéspedes. El buzón de cada botón también lo recibe, en cuanto se confirma su dirección.",
  noRequests: "Ningún huésped ha pedido nada todavía.",
  noRequestsText: "Las solicitudes aparecen aquí cuando se publica un botón de servicios.",
  feedback: "Opiniones",
  feedbackText: "Lo que han respondido los huéspedes, lo más reciente primero.",
  noFeedback: "Ningún huésped ha respondido todavía.",
  noFeedbackText: "Las respuestas aparecen aquí cuando se publica un botón de opiniones.",
  room: (room: string) => `Habitación ${room}`,
  noRoom: "Sin habitación",
  done: "Hecho",
  tickOff: (service: string) => `Marcar como hecho: ${service}`,
  doneAt: (time: string) => `Hecho ${time}`,
  older: "Mostrar anteriores",
  stars: (value: number, max: number) => `${value} de ${max} estrellas`,
  like: "Me gusta",
  dislike: "No me gusta",
  rating: (value: string, max: number) => `Media de ${value} sobre ${max}`,
  inLanguage: (language: string) => `en ${inside(language)}`,
  failed: "No se ha podido marcar",
  held: {
    line: (count) =>
      plural(count, { one: "# mensaje similar retenido", other: "# mensajes similares retenidos" }),
    reason: "Llegaron de una misma red en poco tiempo. No se envió ningún correo.",
    nothingElse: "Todavía no hay otros mensajes.",
    between: (first, last) => `Primero: ${first} · Último: ${last}`,
    show: "Mostrar",
    hide: "Ocultar",
    empty: "Estos mensajes ya no están retenidos.",
    release: "Son auténticos",
    releaseHint:
      "Los auténticos pasan a la lista. No se envía ningún correo, y las cifras del panel se quedan como están.",
    remove: "Eliminar",
    question: (count) => plural(count, { one: "¿Eliminar # mensaje?", other: "¿Eliminar # mensajes?" }),
    warning: "Nadie podrá recuperarlos.",
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
