import type { InboxMessages } from "../en/inbox.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const inbox: InboxMessages = {
  title: "Gästenachrichten",
  requests: "Wünsche",
  requestsText:
    "Wünsche Ihrer Gäste. Jeder geht auch per E-Mail an die Adresse des Buttons, sobald sie bestätigt ist.",
  noRequests: "Noch keine Wünsche.",
  noRequestsText: "Wünsche erscheinen hier, sobald Sie einen Gästeservice-Button veröffentlichen.",
  feedback: "Feedback",
  feedbackText: "Antworten Ihrer Gäste, neueste zuerst.",
  noFeedback: "Noch kein Feedback.",
  noFeedbackText: "Antworten erscheinen hier, sobald Sie einen Feedback-Button veröffentlichen.",
  room: (room: string) => `Zimmer ${room}`,
  noRoom: "Ohne Zimmer",
  tickOff: (service: string) => `Als erledigt markieren: ${service}`,
  doneAt: (time: string) => `Erledigt ${time}`,
  older: "Ältere anzeigen",
  stars: (value: number, max: number) => `${value} von ${max} Sternen`,
  like: "Gefällt",
  dislike: "Gefällt nicht",
  rating: (value: string, max: number) => `Im Schnitt ${value} von ${max}`,
  inLanguage: (language: string) => `auf ${language}`,
  markDone: "Als erledigt markieren",
  reopen: "Wieder öffnen",
  reopenOne: (service: string) => `Wieder öffnen: ${service}`,
  markedDone: (service: string) => `Erledigt: ${service}`,
  reopened: (service: string) => `Wieder offen: ${service}`,
  reopenFailed: "Der Wunsch konnte nicht wieder geöffnet werden",
  doneAgain: "Jemand hat den Wunsch erneut als erledigt markiert",
  open: "Offen",
  doneGroup: "Erledigt",
  allDone: "Alles erledigt.",
  undo: "Rückgängig",
  show: "Anzeigen",
  arrived: (service: string, room: string) => `Neu: ${service}${room === "" ? "" : `, Zimmer ${room}`}`,
  openRequests: (count: number) => plural(count, { one: "# offener Wunsch", other: "# offene Wünsche" }),
  failed: "Der Wunsch konnte nicht als erledigt markiert werden",
  held: {
    line: (count) =>
      plural(count, {
        one: "# ähnliche Nachricht zurückgehalten",
        other: "# ähnliche Nachrichten zurückgehalten",
      }),
    reason: "Sie kamen in kurzer Zeit aus einem Netz. Es wurde keine E-Mail gesendet.",
    nothingElse: "Andere Nachrichten gibt es noch nicht.",
    between: (first, last) => `Erste: ${first} · Letzte: ${last}`,
    show: "Anzeigen",
    hide: "Ausblenden",
    empty: "Diese Nachrichten werden nicht mehr zurückgehalten.",
    release: "Kein Spam",
    releaseHint:
      "Sie kommen in die Liste. Es wird keine E-Mail gesendet, und die Zahlen der Auswertung ändern sich nicht.",
    remove: "Löschen",
    question: (count) => plural(count, { one: "# Nachricht löschen?", other: "# Nachrichten löschen?" }),
    warning: "Das lässt sich nicht rückgängig machen.",
    keep: "Behalten",
    confirm: "Endgültig löschen",
    running: "Wird gelöscht",
    released: (count) =>
      plural(count, {
        one: "# Nachricht steht jetzt in der Liste",
        other: "# Nachrichten stehen jetzt in der Liste",
      }),
    removed: (count) => plural(count, { one: "# Nachricht gelöscht", other: "# Nachrichten gelöscht" }),
    settled: "Um diese Nachrichten hat sich schon jemand gekümmert",
    failed: "Das hat nicht geklappt",
  },
};
