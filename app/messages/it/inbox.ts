import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const inbox: InboxMessages = {
  title: "Messaggi degli ospiti",
  requests: "Richieste",
  requestsText: "Inviamo ogni richiesta anche per e-mail all’indirizzo confermato.",
  noRequests: "Ancora nessuna richiesta.",
  noRequestsText: "Le richieste compaiono qui quando pubblica un pulsante di servizi.",
  feedback: "Feedback",
  feedbackText: "Le risposte degli ospiti, dalla più recente.",
  noFeedback: "Ancora nessun feedback.",
  noFeedbackText: "Le risposte compaiono qui quando pubblica un pulsante di feedback.",
  room: (room: string) => `Camera ${room}`,
  noRoom: "Senza camera",
  tickOff: (service: string) => `Segna come fatta: ${service}`,
  doneAt: (time: string) => `Fatta ${time}`,
  older: "Mostra precedenti",
  stars: (value: number, max: number) => `${value} stelle su ${max}`,
  like: "Mi piace",
  dislike: "Non mi piace",
  rating: (value: string, max: number) => `In media ${value} su ${max}`,
  inLanguage: (language: string) => `in ${inside(language)}`,
  markDone: "Segna come fatta",
  reopen: "Riapri",
  reopenOne: (service: string) => `Riapri: ${service}`,
  markedDone: (service: string) => `Fatta: ${service}`,
  reopened: (service: string) => `Di nuovo aperta: ${service}`,
  reopenFailed: "Non è stato possibile riaprire la richiesta",
  doneAgain: "Qualcuno l’ha di nuovo segnata come fatta",
  open: "In attesa",
  doneGroup: "Fatte",
  allDone: "Nessuna richiesta in attesa.",
  undo: "Annulla",
  show: "Mostra",
  arrived: (service: string, room: string) => `Nuova: ${service}${room === "" ? "" : `, camera ${room}`}`,
  openRequests: (count: number) =>
    plural(count, { one: "# richiesta in attesa", other: "# richieste in attesa" }),
  failed: "Non è stato possibile segnarla come fatta",
  held: {
    line: (count) =>
      plural(count, { one: "# messaggio simile trattenuto", other: "# messaggi simili trattenuti" }),
    reason: "Sono arrivati da una stessa rete in poco tempo. Non è stata inviata nessuna e-mail.",
    nothingElse: "Non ci sono ancora altri messaggi.",
    between: (first, last) => `Primo: ${first} · Ultimo: ${last}`,
    show: "Mostra",
    hide: "Nascondi",
    empty: "Questi messaggi non sono più trattenuti.",
    release: "Non è spam",
    releaseHint:
      "Passano nell’elenco. Non viene inviata nessuna e-mail e i dati delle statistiche non cambiano.",
    remove: "Elimina",
    question: (count) => plural(count, { one: "Eliminare # messaggio?", other: "Eliminare # messaggi?" }),
    warning: "L’operazione non può essere annullata.",
    keep: "Conserva",
    confirm: "Elimina definitivamente",
    running: "Eliminazione in corso",
    released: (count) =>
      plural(count, { one: "# messaggio è ora nell’elenco", other: "# messaggi sono ora nell’elenco" }),
    removed: (count) => plural(count, { one: "# messaggio eliminato", other: "# messaggi eliminati" }),
    settled: "Qualcuno si è già occupato di questi messaggi",
    failed: "Si è verificato un errore",
  },
};
