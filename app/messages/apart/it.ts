import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";
import type { ApartMessages } from "./en.ts";

const plural = pluralIn("it");

const announcements: ApartMessages["announcements"] = {
  add: "Nuovo avviso",
  all: "Tutti gli avvisi",
  states: { draft: "Bozze", on: "Attivi", planned: "Programmati", ended: "Terminati" },
  draft: "Bozza",
  kinds: { banner: "Banner", sheet: "Finestra", emergency: "Emergenza" },
  kindTexts: {
    banner: "Sotto l’intestazione",
    sheet: "Si apre una volta e chiede conferma",
    emergency: "Copre ogni portale aperto",
  },
  notSent: "Non inviato",
  until: (time) => `Fino a ${time}`,
  untilEnded: "Finché non lo termina Lei",
  fromTo: (from, to) => `${from} – ${to}`,
  from: (from) => `Da ${from}`,
  endedAt: (time) => `Terminato ${time}`,
  endedBy: (time, name) => `Terminato da ${name}, ${time}`,
  openPortals: (count) => plural(count, { one: "# portale aperto", other: "# portali aperti" }),
  screens: (count) => plural(count, { one: "# schermo", other: "# schermi" }),
  turnedAway: (count) =>
    plural(count, {
      one: "un altro portale lo riceve entro un minuto",
      other: "altri # portali lo ricevono entro un minuto",
    }),
  receipt: (reached, seen) =>
    `Inviato a ${plural(reached, { one: "# portale aperto", other: "# portali aperti" })} · visto su ${plural(seen, { one: "# telefono", other: "# telefoni" })}`,
  sentTo: (count) => `Inviato a ${plural(count, { one: "# portale aperto", other: "# portali aperti" })}`,
  seenOn: (count) => `Visto su ${plural(count, { one: "# telefono", other: "# telefoni" })}`,
  notified: (count) => `notificato su ${plural(count, { one: "# telefono", other: "# telefoni" })}`,
  waiting: "In attesa del primo portale",
  nobody: "Nessuno lo riceve: i suoi luoghi sono stati eliminati",
  noText: "Ancora nessun testo",
  everyone: "Tutti",
  byPlace: "Per luogo",
  places: (count) => plural(count, { one: "# luogo", other: "# luoghi" }),
  text: "Testo",
  isDefault: (language) => `${language} è la lingua predefinita`,
  languages: "Lingua del testo",
  written: (language) => `${language}, scritto`,
  missing: (language) => `${language}, mancante`,
  missingIn: (languages, fallback) =>
    `Manca in ${lowerCaseName(languages)}: gli ospiti leggono in ${lowerCaseName(fallback)}.`,
  write: (language) => `Scrivi in ${lowerCaseName(language)}`,
  kind: "Come lo vedono gli ospiti",
  who: "Chi lo vede",
  whoHint: "Gli ospiti che hanno scansionato una scheda di questi luoghi.",
  emergencyWho: "Un avviso di emergenza è per tutti.",
  choosePlaces: "Singoli luoghi",
  choosePlacesText: "Lo vedono gli ospiti che hanno scansionato la scheda di uno di questi luoghi.",
  findPlace: "Cerca un luogo",
  noPlace: "Nessun luogo corrisponde",
  removePlace: (place) => `Rimuovi ${place}`,
  placesGone: (count) => plural(count, { one: "# luogo eliminato", other: "# luoghi eliminati" }),
  placeGone: "Uno dei luoghi è stato eliminato. Lo rimuova per continuare.",
  starts: "Inizio",
  now: "Adesso",
  plan: "Programma",
  startDay: "Giorno di inizio",
  startTime: "Ora di inizio",
  ends: "Fine",
  endDay: "Giorno di fine",
  endTime: "Ora di fine",
  wrongTime: "Inserisca un’ora come 16:00.",
  emergencyEnds: "Resta finché non lo termina Lei.",
  zone: (zone) => `Orari di ${zone}.`,
  reaches: (count) => `Raggiunge ${plural(count, { one: "# portale aperto", other: "# portali aperti" })}`,
  nobodyNow: "Ora nessuno ha il portale aperto. Gli ospiti che lo apriranno più tardi vedranno l’avviso.",
  notPublished: "Il portale non è ancora pubblicato. Gli ospiti vedranno l’avviso solo dopo.",
  closedSeason: (day: string) =>
    `Chiusura stagionale fino al ${day}. Gli ospiti vedono l’avviso solo mentre il portale è aperto.`,
  prepared: "Testi pronti",
  notify: "Invia anche come notifica",
  allowedOn: (count) =>
    `Consentita su ${plural(count, { one: "# telefono", other: "# telefoni" })}. Mostra il nome della struttura e il testo.`,
  stopAll: "Termina tutte le notifiche",
  stopTitle: "Terminare le notifiche di tutti gli ospiti?",
  stopText: "Nessuno ne riceverà più. Ogni ospite può consentirle di nuovo nel portale.",
  stopped: "Notifiche terminate",
  saveDraft: "Salva bozza",
  sendNow: "Invia adesso",
  planFor: (time) => `Programma per ${time}`,
  sendEmergency: "Invia l’avviso di emergenza",
  saveText: "Salva modifiche",
  endNow: "Termina adesso",
  endEmergency: "Termina l’avviso di emergenza",
  remove: "Elimina",
  removeTitle: "Eliminare questo avviso?",
  removeText: "Gli ospiti non l’hanno visto.",
  keep: "Conserva",
  again: "Usa di nuovo",
  saved: "Bozza salvata",
  sent: "Inviato",
  planned: (time) => `Programmato per ${time}`,
  changed: "Gli ospiti vedono il testo corretto",
  ended: "Terminato",
  removed: "Eliminato",
  failed: "Non inviato. Gli ospiti non vedono nulla",
  meant: "Inviare anche questo?",
  meantText:
    "Nell’ultima ora la struttura ha inviato tre avvisi. Gli ospiti potrebbero smettere di leggerli.",
  dontSend: "Non inviare",
  sendAnyway: "Invia anche questo",
  licenceOver:
    "La licenza non è valida. Può terminare ciò che vedono gli ospiti e correggere un avviso di emergenza, nient’altro.",
  stale: "Qualcun altro ha modificato questo avviso. Quello che ha scritto è ancora qui.",
  choose: "Scelga un avviso",
  empty: "Nessun avviso attivo",
  emptyText:
    "Informi gli ospiti di un ascensore guasto, di una chiusura anticipata o di una prova antincendio.",
  preview: "Anteprima",
  previewOf: (property) => `Anteprima di ${property}`,
  canClose: (time) => `Gli ospiti possono chiuderlo. Termina automaticamente: ${time}.`,
  opensOnce: (time) => `Si apre una volta. Termina automaticamente: ${time}.`,
  coversAll: "Copre tutto il portale finché non lo termina Lei.",
  read: "Ho letto",
  close: "Chiudi",
  emergency: {
    title: "Inviare questo avviso di emergenza a tutti?",
    phonesNow: (count) =>
      plural(count, {
        one: "# portale aperto viene coperto subito",
        other: "# portali aperti vengono coperti subito",
      }),
    screensNow: (count) =>
      plural(count, { one: "# schermo non mostra altro", other: "# schermi non mostrano altro" }),
    screensText: "In ogni lingua in cui è scritto.",
    notified: (count) =>
      plural(count, { one: "# telefono riceve una notifica", other: "# telefoni ricevono una notifica" }),
    notifiedText: "Gli altri lo vedono quando aprono il portale.",
    phones: "Ogni portale aperto viene coperto subito",
    phonesText: "Chi scansiona più tardi lo vede per primo. Resta finché non lo termina Lei.",
    languages: (languages) => `In ${lowerCaseName(languages)}`,
    gaps: (languages, fallback) =>
      `In ${lowerCaseName(languages)} gli ospiti leggono in ${lowerCaseName(fallback)}`,
    languagesText: "Ogni ospite lo legge nella propria lingua.",
    doesNot: "Non attiva l’allarme antincendio e non chiama i vigili del fuoco.",
    hold: "Tenga premuto per inviare",
    holdText: "Tenga premuto 2 secondi, oppure la barra spaziatrice. Rilasci per annullare.",
    halfway: "A metà. Continui a premere.",
    typed: "Non può tenere premuto? Scriva INVIA",
    word: "INVIA",
    send: "Invia l’avviso di emergenza",
    logged: "Il registro annota chi l’ha inviato e quando.",
  },
};

const portfolio: ApartMessages["portfolio"] = {
  title: "Confronta le strutture",
  back: "Statistiche",
  caption: (range: string) => `Strutture a confronto: ${range}`,
  property: "Struttura",
  trend: "Andamento",
  change: "vs periodo prec.",
  today: "Oggi",
  published: "Ultima pubblicazione",
  never: "Mai",
  noLicence: "Nessuna licenza valida",
  notYet: "Lì questo giorno non è ancora iniziato",
  open: (property: string) => `Apri le statistiche di ${property}`,
  sum: (count: number) => plural(count, { one: "# struttura", other: "Tutte le # strutture" }),
  soFar: (counted: string | number) => `${counted} conteggiate finora`,
  counting: (counted: string | number, all: string | number) =>
    `Conteggio in corso: ${counted} strutture su ${all}`,
  countedAt: (time: string) => `Conteggio delle ${time}`,
  countedBetween: (from: string, to: string) => `Conteggio fatto tra le ${from} e le ${to}`,
  notCounted: "Non ancora conteggiata",
  countingFailed:
    "Non è stato possibile conteggiare tutte le strutture. Il totale riguarda quelle che hanno dati.",
  shown: (shown: string | number, all: string | number) =>
    `Sono mostrate ${shown} strutture su ${all}. Ordine e totale le comprendono tutte.`,
  more: "Mostra altre strutture",
  file: "strutture",
  heads: {
    from: "Dal",
    to: "Al",
    before: "Visite prima",
    counted: "Conteggio (UTC)",
    id: "ID della struttura",
  },
  about: {
    name: "Confronto",
    text: "Ogni struttura è contata nel proprio fuso orario, come nelle sue Statistiche, e solo finché la licenza è valida. Il totale somma le strutture: un ospite che ne visita due è una visita unica in ciascuna. La variazione è rispetto alla stessa parte del periodo precedente.",
  },
  failed: "Impossibile caricare le strutture.",
};

const starts: ApartMessages["starts"] = {
  title: "Dove portano le schede",
  text: "Chi scansiona una scheda di questo tipo arriva direttamente lì.",
  portal: "Il portale",
  gone: "Pulsante eliminato",
  goneHint: "Le schede aprono invece il portale.",
  saved: "Salvato. Vale subito.",
};

const screens: ApartMessages["screens"] = {
  title: "Mostra su uno schermo",
  text: "Apra questo indirizzo nel browser di un televisore. Mostra cosa è aperto, cosa segue e gli avvisi, in tutte le Sue lingue, con il codice di questo luogo.",
  copy: "Copia l’indirizzo",
  open: "Apri",
};

const held: ApartMessages["held"] = {
  line: (count) =>
    plural(count, { one: "# messaggio simile trattenuto", other: "# messaggi simili trattenuti" }),
  reason: "Sono arrivati da una stessa rete in poco tempo. Non è stata inviata nessuna e-mail.",
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
};

const inboxKeys: ApartMessages["inboxKeys"] = {
  next: "Richiesta successiva",
  previous: "Richiesta precedente",
  open: "Apri la richiesta",
  back: "Torna all’elenco",
};

const notifications: ApartMessages["notifications"] = {
  title: "Notifiche",
  text: "Su questo dispositivo, per tutte le strutture del Suo gruppo, anche quando questo strumento è chiuso. Terminano quando qui viene disconnesso: dodici ore dopo l’ultimo utilizzo, a meno che non abbia scelto di restare connesso.",
  newRequests: "Nuove richieste",
  overdueRequests: "Richieste in attesa da troppo tempo",
  lowRatings: "Valutazioni basse",
  lowHint: "2 stelle o meno, se per le Sue e-mail non ha scelto diversamente.",
  none: "Questo browser non può ricevere notifiche.",
  refused:
    "Questo browser blocca le notifiche di questo sito. Le consenta nelle impostazioni del browser, poi ricarichi questa pagina.",
  homeScreen:
    "Su iPhone e iPad aggiunga prima questo strumento alla schermata Home (Condividi › Aggiungi alla schermata Home), poi lo apra da lì.",
  failed: "Non è stato possibile preparare questo browser per le notifiche. Riprovi più tardi.",
  readFailed: "Non è stato possibile caricare le Sue notifiche.",
  guestWords: "Mostra ciò che scrivono gli ospiti",
  guestWordsHint: (groupName: string) =>
    `Per tutte le persone di ${groupName}. Finché è disattivato, le notifiche mostrano solo struttura, luogo e servizio.`,
};

export const apart: ApartMessages = {
  announcements,
  portfolio,
  starts,
  screens,
  held,
  inboxKeys,
  notifications,
};
