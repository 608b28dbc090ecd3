import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const inbox: InboxMessages = {
  title: "Messaggi degli ospiti",
  back: "Statistiche",
  requests: "Richieste",
  requestsText:
    "Ciò che gli ospiti hanno chiesto. Anche la casella di ogni pulsante riceve le richieste, non appena il suo indirizzo è confermato.",
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
  held: {
    line: (count) =>
      plural(count, { one: "# messaggio simile trattenuto", other: "# messaggi simili trattenuti" }),
    reason: "Sono arrivati da una stessa rete in poco tempo. Non è partita nessuna e-mail.",
    nothingElse: "Non ci sono ancora altri messaggi.",
    between: (first, last) => `Primo: ${first} · Ultimo: ${last}`,
    show: "Mostra",
    hide: "Nascondi",
    empty: "Questi messaggi non sono più trattenuti.",
    release: "Sono autentici",
    releaseHint:
      "Quelli autentici passano nell’elenco. Non parte nessuna e-mail, e i numeri delle statistiche restano come sono.",
    remove: "Elimina",
    question: (count) => plural(count, { one: "Eliminare # messaggio?", other: "Eliminare # messaggi?" }),
    warning: "Nessuno potrà recuperarli.",
    keep: "Conserva",
    confirm: "Elimina definitivamente",
    running: "Eliminazione in corso",
    released: (count) =>
      plural(count, { one: "# messaggio è ora nell’elenco", other: "# messaggi sono ora nell’elenco" }),
    removed: (count) => plural(count, { one: "# messaggio eliminato", other: "# messaggi eliminati" }),
    settled: "Qualcuno si è già occupato di questi messaggi",
    failed: "Non ha funzionato",
  },
};
