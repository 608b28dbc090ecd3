import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";

export const inbox: InboxMessages = {
  title: "Messaggi degli ospiti",
  back: "Statistiche",
  requests: "Richieste",
  requestsText:
    "Ciò che gli ospiti hanno chiesto. Ogni richiesta è arrivata anche alla casella del suo pulsante.",
  noRequests: "Nessun ospite ha ancora chiesto nulla.",
  noRequestsText: "Le richieste compaiono qui quando viene pubblicato un pulsante di servizi.",
  feedback: "Feedback",
  feedbackText: "Le risposte degli ospiti, dalla più recente.",
  noFeedback: "Nessun ospite ha ancora risposto.",
  noFeedbackText: "Le risposte compaiono qui quando viene pubblicato un pulsante di feedback.",
  room: (room: string) => `Camera ${room}`,
  noRoom: "Senza camera",
  done: "Fatto",
  tickOff: (service: string) => `Segna come fatto: ${service}`,
  doneAt: (time: string) => `Fatto ${time}`,
  older: "Mostra precedenti",
  stars: (value: number, max: number) => `${value} stelle su ${max}`,
  like: "Mi piace",
  dislike: "Non mi piace",
  rating: (value: string, max: number) => `In media ${value} su ${max}`,
  inLanguage: (language: string) => `in ${inside(language)}`,
  failed: "Non è stato possibile segnarla come fatta",
};
