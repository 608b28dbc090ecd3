import type { InboxMessages } from "../en/inbox.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const inbox: InboxMessages = {
  title: "Gästenachrichten",
  back: "Auswertung",
  requests: "Wünsche",
  requestsText:
    "Worum Gäste gebeten haben. Auch das Postfach jedes Buttons erhält die Wünsche, sobald seine Adresse bestätigt ist.",
  noRequests: "Noch kein Gast hat sich etwas gewünscht.",
  noRequestsText: "Wünsche erscheinen hier, sobald ein Gästeservice-Button veröffentlicht ist.",
  feedback: "Feedback",
  feedbackText: "Was Gäste geantwortet haben, Neues zuerst.",
  noFeedback: "Noch kein Gast hat geantwortet.",
  noFeedbackText: "Antworten erscheinen hier, sobald ein Feedback-Button veröffentlicht ist.",
  room: (room: string) => `Zimmer ${room}`,
  noRoom: "Ohne Zimmer",
  done: "Erledigt",
  tickOff: (service: string) => `Abhaken: ${service}`,
  doneAt: (time: string) => `Erledigt ${time}`,
  older: "Ältere zeigen",
  stars: (value: number, max: number) => `${value} von ${max} Sternen`,
  like: "Gefällt",
  dislike: "Gefällt nicht",
  rating: (value: string, max: number) => `Im Schnitt ${value} von ${max}`,
  inLanguage: (language: string) => `auf ${language}`,
  failed: "Das konnte nicht abgehakt werden",
  held: {
    line: (count) =>
      plural(count, {
        one: "# ähnliche Nachricht zurückgehalten",
        other: "# ähnliche Nachrichten zurückgehalten",
      }),
    reason: "Sie kamen in kurzer Zeit aus einem Netz. Niemand hat eine E-Mail dazu erhalten.",
    nothingElse: "Andere Nachrichten gibt es noch nicht.",
    between: (first, last) => `Erste: ${first} · Letzte: ${last}`,
    show: "Anzeigen",
    hide: "Ausblenden",
    empty: "Diese Nachrichten werden nicht mehr zurückgehalten.",
    release: "Diese sind echt",
    releaseHint:
      "Echte kommen in die Liste. Niemand erhält eine E-Mail, und die Zahlen der Auswertung bleiben, wie sie sind.",
    remove: "Löschen",
    question: (count) => plural(count, { one: "# Nachricht löschen?", other: "# Nachrichten löschen?" }),
    warning: "Niemand kann sie zurückholen.",
    keep: "Behalten",
    confirm: "Endgültig löschen",
    running: "Wird gelöscht",
    released: (count) =>
      plural(count, {
        one: "# Nachricht steht jetzt in der Liste",
        other: "# Nachrichten stehen jetzt in der Liste",
      }),
    removed: (count) => plural(count, { one: "# Nachricht gelöscht", other: "# Nachrichten gelöscht" }),
    settled: "Jemand hat sich um diese Nachrichten schon gekümmert",
    failed: "Das hat nicht geklappt",
  },
};
