import type { GuestDataMessages } from "../en/guest-data.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const guestData: GuestDataMessages = {
  onlyOwners:
    "Solo i proprietari vedono e cancellano ciò che si conserva degli ospiti. Ciò che hanno scritto è nella posta in arrivo.",
  kept: "Per quanto tempo si conservano i dati degli ospiti",
  next: (time) => `Prossima cancellazione: ${time}`,
  kind: "Tipo",
  keptFor: "Conservato",
  held: "Ora",
  due: "Da cancellare",
  requestsHint: "Da quando sono segnate come fatte. Quelle in attesa si conservano almeno un anno.",
  consents: "Consensi",
  consentsKept: "Finché valgono, poi tre anni come prova",
  days: (count) => plural(count, { one: "# giorno", other: "# giorni" }),
  late: (time) => `L’ultima cancellazione non è terminata. Riparte: ${time}`,
  /** Confirmation before shortening a retention period. */
  keep: {
    requests: (days) => `Conservare le richieste per ${days}?`,
    feedback: (days) => `Conservare i feedback per ${days}?`,
  },
  moreDue: (count) =>
    plural(count, {
      one: "Questa notte si cancella # voce in più.",
      other: "Questa notte si cancellano # voci in più.",
    }),
  noWayBack: "Ciò che è cancellato non si può recuperare.",
  keepAsIs: (days) => `Mantieni ${days}`,
  shorten: (days) => `Conserva per ${days}`,
  saving: "Salvataggio",
  saved: (days) => `Nuovo periodo di conservazione: ${days}`,
  saveFailed: "Il periodo di conservazione non è cambiato",
  find: "Trova e cancella i dati di un ospite",
  findBy: "Criterio",
  byStay: "Camera e date",
  byReceipt: "Riferimento",
  room: "Camera",
  roomHint: "Lasci vuoto per cercare in tutte le camere e nei feedback",
  from: "Dal",
  to: "Al",
  receipt: "Riferimento",
  receiptHint: "Dodici lettere e cifre, ad esempio K7M2-Q4RT-9XHB. I codici dei consensi ne hanno sei.",
  search: "Cerca",
  searching: "Ricerca",
  searchFailed: "La ricerca non è riuscita",
  nothing: "Nessun dato per questo riferimento",
  nothingHere: "Nessun dato in queste date",
  nothingOf: (room) => `Nessun dato per la camera ${room} in queste date`,
  entries: (count) => plural(count, { one: "# voce", other: "# voci" }),
  hasMore: "Ce ne sono altre. Scelga meno giorni per vederle.",
  when: "Quando",
  request: (service) => `Richiesta: ${service}`,
  rated: (rating) => `Feedback: ${rating} su 5`,
  roomOf: (room) => `Camera ${room}`,
  consentGiven: "Consenso al marketing",
  consentRefused: "Nessun consenso al marketing",
  selectAll: "Seleziona tutto",
  question: (count) => plural(count, { one: "Cancellare # voce?", other: "Cancellare # voci?" }),
  questionOf: (count, room) =>
    `Cancellare ${plural(count, { one: "# voce", other: "# voci" })} della camera ${room}?`,
  warning: "Non si può annullare. I totali delle Statistiche restano.",
  keepThem: "Conserva",
  erase: (count) => plural(count, { one: "Cancella # voce", other: "Cancella # voci" }),
  erasing: "Cancellazione",
  erased: (count) => plural(count, { one: "# voce cancellata", other: "# voci cancellate" }),
  erasedOf: (count, room) =>
    `Camera ${room}: ${plural(count, { one: "# voce cancellata", other: "# voci cancellate" })}`,
  eraseFailed: "Non è stato cancellato nulla. Riprovi.",
  tonightText: "Cancellazione definitiva alla fine del periodo di conservazione.",
  record: "Registro dei trattamenti",
  recordText:
    "Che cosa conserva questo portale, perché, dove e per quanto. Dalle impostazioni di questa pagina.",
  recordPage: "Scarica per la stampa",
  recordTable: "Scarica come tabella",
  recordFailed: "Impossibile scaricare il registro",
};
