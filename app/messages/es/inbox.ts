import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";

export const inbox: InboxMessages = {
  title: "Mensajes de huéspedes",
  back: "Panel",
  requests: "Solicitudes",
  requestsText: "Lo que han pedido los huéspedes. Cada solicitud llegó también al buzón de su botón.",
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
};
