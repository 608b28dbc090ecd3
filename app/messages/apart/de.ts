import { pluralIn } from "../plural.ts";
import type { ApartMessages } from "./en.ts";

const plural = pluralIn("de");

const announcements: ApartMessages["announcements"] = {
  add: "Neue Mitteilung",
  all: "Alle Mitteilungen",
  states: { draft: "Entwürfe", on: "Aktiv", planned: "Geplant", ended: "Beendet" },
  draft: "Entwurf",
  kinds: { banner: "Banner", sheet: "Hinweis zum Bestätigen", emergency: "Notfall" },
  kindTexts: {
    banner: "Unter der Kopfzeile",
    sheet: "Öffnet sich einmal und muss bestätigt werden",
    emergency: "Verdeckt jedes offene Portal",
  },
  notSent: "Nicht gesendet",
  until: (time) => `Bis ${time}`,
  untilEnded: "Bis Sie die Meldung beenden",
  fromTo: (from, to) => `${from} bis ${to}`,
  from: (from) => `Ab ${from}`,
  endedAt: (time) => `Beendet: ${time}`,
  endedBy: (time, name) => `Beendet von ${name}, ${time}`,
  openPortals: (count) => plural(count, { one: "# offenes Portal", other: "# offene Portale" }),
  screens: (count) => plural(count, { one: "# Bildschirm", other: "# Bildschirme" }),
  turnedAway: (count) =>
    plural(count, {
      one: "# weiteres Portal erfährt es binnen einer Minute",
      other: "# weitere Portale erfahren es binnen einer Minute",
    }),
  receipt: (reached, seen) =>
    `Sofort auf ${plural(reached, { one: "# Handy", other: "# Handys" })}, gelesen auf ${plural(seen, { one: "#", other: "#" })}`,
  sentTo: (count) => `Sofort auf ${plural(count, { one: "# Handy", other: "# Handys" })}`,
  seenOn: (count) => `Gelesen auf ${plural(count, { one: "# Handy", other: "# Handys" })}`,
  notified: (count) => `benachrichtigt: ${plural(count, { one: "# Handy", other: "# Handys" })}`,
  waiting: "Wartet auf das erste Portal",
  nobody: "Niemand erhält sie: Ihre Orte wurden gelöscht",
  noText: "Noch kein Text",
  everyone: "Alle",
  byPlace: "Nach Ort",
  places: (count) => plural(count, { one: "# Ort", other: "# Orte" }),
  text: "Text",
  isDefault: (language) => `${language} ist Standard`,
  languages: "Sprache des Textes",
  written: (language) => `${language}, geschrieben`,
  missing: (language) => `${language}, fehlt`,
  missingIn: (languages, fallback) => `Fehlt auf ${languages}: Gäste lesen ${fallback}.`,
  write: (language) => `${language} schreiben`,
  kind: "So sehen Gäste sie",
  who: "Wer sie sieht",
  whoHint: "Gäste, die eine Karte dieser Orte gescannt haben.",
  emergencyWho: "Eine Notfallmeldung geht an alle.",
  choosePlaces: "Einzelne Orte",
  choosePlacesText: "Gäste, die die Karte eines dieser Orte gescannt haben, sehen sie.",
  findPlace: "Ort suchen",
  noPlace: "Kein passender Ort",
  removePlace: (place) => `${place} entfernen`,
  placesGone: (count) => plural(count, { one: "# gelöschter Ort", other: "# gelöschte Orte" }),
  placeGone: "Einer der Orte wurde gelöscht. Entfernen Sie ihn, um fortzufahren.",
  starts: "Beginn",
  now: "Jetzt",
  plan: "Planen",
  startDay: "Tag des Beginns",
  startTime: "Uhrzeit des Beginns",
  ends: "Bis",
  endDay: "Tag des Endes",
  endTime: "Uhrzeit des Endes",
  wrongTime: "Geben Sie eine Uhrzeit wie 16:00 ein.",
  emergencyEnds: "Die Meldung bleibt, bis Sie sie beenden.",
  zone: (zone) => `Uhrzeiten gelten für ${zone}.`,
  reaches: (count) => `Erreicht ${plural(count, { one: "# offenes Portal", other: "# offene Portale" })}`,
  nobodyNow: "Zurzeit hat niemand das Portal offen. Gäste, die es später öffnen, sehen sie.",
  notPublished: "Das Portal ist noch nicht veröffentlicht. Gäste sehen die Mitteilung erst danach.",
  closedSeason: (day: string) =>
    `Saisonpause bis ${day}. Gäste sehen die Mitteilung nur, solange das Portal geöffnet ist.`,
  prepared: "Vorlagen",
  notify: "Auch als Benachrichtigung senden",
  allowedOn: (count) =>
    `Auf ${plural(count, { one: "# Handy", other: "# Handys" })} erlaubt. Zu sehen sind der Name des Betriebs und der Text.`,
  stopAll: "Alle Benachrichtigungen beenden",
  stopTitle: "Benachrichtigungen für alle Gäste beenden?",
  stopText: "Niemand erhält mehr eine. Jeder Gast kann sie im Portal wieder erlauben.",
  stopped: "Benachrichtigungen beendet",
  saveDraft: "Entwurf speichern",
  sendNow: "Jetzt senden",
  planFor: (time) => `Planen für ${time}`,
  sendEmergency: "Notfallmeldung senden",
  saveText: "Änderungen speichern",
  endNow: "Jetzt beenden",
  endEmergency: "Notfallmeldung beenden",
  remove: "Löschen",
  removeTitle: "Diese Mitteilung löschen?",
  removeText: "Gäste haben sie nicht gesehen.",
  keep: "Behalten",
  again: "Wieder verwenden",
  saved: "Entwurf gespeichert",
  sent: "Gesendet",
  planned: (time) => `Geplant für ${time}`,
  changed: "Gäste sehen den berichtigten Text",
  ended: "Beendet",
  removed: "Gelöscht",
  failed: "Nicht gesendet. Gäste sehen nichts davon.",
  meant: "Diese auch senden?",
  meantText:
    "Ihr Betrieb hat in der letzten Stunde drei Mitteilungen gesendet. Gäste lesen sie dann vielleicht nicht mehr.",
  dontSend: "Nicht senden",
  sendAnyway: "Auch diese senden",
  licenceOver:
    "Die Lizenz ist nicht gültig. Sie können beenden, was Gäste sehen, und eine Notfallmeldung berichtigen, sonst nichts.",
  stale: "Jemand anderes hat diese Mitteilung geändert. Ihr Text ist noch da.",
  choose: "Wählen Sie eine Mitteilung",
  empty: "Keine aktiven Mitteilungen",
  emptyText:
    "Informieren Sie Gäste, wenn der Aufzug ausfällt, etwas früher schließt oder ein Probealarm stattfindet.",
  preview: "Vorschau",
  previewOf: (property) => `Vorschau von ${property}`,
  canClose: (time) => `Gäste können sie schließen. Endet automatisch: ${time}.`,
  opensOnce: (time) => `Öffnet sich einmal. Endet automatisch: ${time}.`,
  coversAll: "Verdeckt das ganze Portal, bis Sie die Meldung beenden.",
  read: "Ich habe es gelesen",
  close: "Schließen",
  emergency: {
    title: "Notfallmeldung an alle senden?",
    phonesNow: (count) =>
      plural(count, {
        one: "# offenes Portal wird sofort verdeckt",
        other: "# offene Portale werden sofort verdeckt",
      }),
    screensNow: (count) =>
      plural(count, {
        one: "# Bildschirm zeigt nichts anderes",
        other: "# Bildschirme zeigen nichts anderes",
      }),
    screensText: "In jeder Sprache, in der sie geschrieben ist.",
    notified: (count) =>
      plural(count, {
        one: "# Handy bekommt eine Benachrichtigung",
        other: "# Handys bekommen eine Benachrichtigung",
      }),
    notifiedText: "Die anderen sehen sie, sobald sie ins Portal schauen.",
    phones: "Jedes offene Portal wird sofort verdeckt",
    phonesText: "Gäste, die später scannen, sehen sie zuerst. Die Meldung bleibt, bis Sie sie beenden.",
    languages: (languages) => `Auf ${languages}`,
    gaps: (languages, fallback) => `Auf ${languages} lesen Gäste ${fallback}`,
    languagesText: "Jeder Gast sieht sie in seiner Sprache.",
    doesNot: "Sie löst keinen Feueralarm aus und ruft nicht die Feuerwehr.",
    hold: "Zum Senden gedrückt halten",
    holdText: "2 Sekunden halten, oder die Leertaste halten. Zum Abbrechen loslassen.",
    halfway: "Halb geschafft, weiter halten.",
    typed: "Halten geht nicht? Schreiben Sie SENDEN",
    word: "SENDEN",
    send: "Notfallmeldung senden",
    logged: "Das Protokoll hält fest, wer sie wann gesendet hat.",
  },
};

const portfolio: ApartMessages["portfolio"] = {
  title: "Betriebe vergleichen",
  back: "Auswertung",
  caption: (range: string) => `Betriebe nebeneinander: ${range}`,
  property: "Betrieb",
  trend: "Trend",
  change: "zum Vorzeitraum",
  today: "Heute",
  published: "Zuletzt veröffentlicht",
  never: "Nie",
  noLicence: "Keine gültige Lizenz",
  notYet: "Dort hat dieser Tag noch nicht begonnen",
  open: (property: string) => `Auswertung von ${property} öffnen`,
  sum: (count: number) => plural(count, { one: "# Betrieb", other: "Alle # Betriebe" }),
  soFar: (counted: string | number) => `Bisher ${counted} gezählt`,
  counting: (counted: string | number, all: string | number) =>
    `Wird gezählt: ${counted} von ${all} Betrieben`,
  countedAt: (time: string) => `Gezählt um ${time} Uhr`,
  countedBetween: (from: string, to: string) => `Gezählt zwischen ${from} und ${to} Uhr`,
  notCounted: "Noch nicht gezählt",
  countingFailed: "Einige Betriebe konnten nicht gezählt werden. Die Summe gilt für die Betriebe mit Zahlen.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} von ${all} Betrieben werden angezeigt. Reihenfolge und Summe gelten für alle.`,
  more: "Weitere Betriebe anzeigen",
  file: "betriebe",
  heads: {
    from: "Von",
    to: "Bis",
    before: "Besuche davor",
    counted: "Gezählt (UTC)",
    id: "ID des Betriebs",
  },
  about: {
    name: "Der Vergleich",
    text: "Jeder Betrieb wird in seiner eigenen Zeitzone gezählt, wie in seiner Auswertung, und nur, solange seine Lizenz gültig ist. Die Summe zählt die Betriebe zusammen: Ein Gast, der zwei davon besucht, zählt in jedem als ein Besucher. Verglichen wird mit demselben Teil des Vorzeitraums.",
  },
  failed: "Die Betriebe konnten nicht geladen werden.",
};

const starts: ApartMessages["starts"] = {
  title: "Wohin Karten führen",
  text: "Wer eine Karte dieser Art scannt, kommt direkt dorthin.",
  portal: "Das Portal",
  gone: "Gelöschte Kachel",
  goneHint: "Die Karten öffnen stattdessen das Portal.",
  saved: "Gespeichert. Es gilt sofort.",
};

const screens: ApartMessages["screens"] = {
  title: "Auf einem Bildschirm zeigen",
  text: "Öffnen Sie diese Adresse im Browser eines Fernsehers. Er zeigt, was geöffnet ist, was folgt und Mitteilungen, in allen Ihren Sprachen, mit dem Code dieses Ortes.",
  copy: "Adresse kopieren",
  open: "Öffnen",
};

const held: ApartMessages["held"] = {
  line: (count) =>
    plural(count, {
      one: "# ähnliche Nachricht zurückgehalten",
      other: "# ähnliche Nachrichten zurückgehalten",
    }),
  reason: "Sie kamen in kurzer Zeit aus einem Netz. Es wurde keine E-Mail gesendet.",
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
};

const inboxKeys: ApartMessages["inboxKeys"] = {
  next: "Nächste Anfrage",
  previous: "Vorherige Anfrage",
  open: "Anfrage öffnen",
  back: "Zurück zur Liste",
};

const notifications: ApartMessages["notifications"] = {
  title: "Benachrichtigungen",
  text: "Auf diesem Gerät, für alle Betriebe Ihrer Gruppe, auch wenn die Verwaltung geschlossen ist. Sie enden, wenn Sie hier abgemeldet sind: zwölf Stunden nach der letzten Benutzung, außer Sie haben „Angemeldet bleiben“ gewählt.",
  newRequests: "Neue Anfragen",
  overdueRequests: "Anfragen, die zu lange warten",
  lowRatings: "Niedrige Bewertungen",
  lowHint: "Bis 2 Sterne, außer Sie haben für Ihre E-Mails anders gewählt.",
  none: "Dieser Browser kann keine Benachrichtigungen empfangen.",
  refused:
    "Dieser Browser blockiert Benachrichtigungen von hier. Erlauben Sie sie in seinen Einstellungen und laden Sie diese Seite neu.",
  homeScreen:
    "Auf iPhone und iPad legen Sie die Verwaltung zuerst auf den Home-Bildschirm (Teilen › Zum Home-Bildschirm) und öffnen sie von dort.",
  failed:
    "Dieser Browser konnte für Benachrichtigungen nicht eingerichtet werden. Versuchen Sie es später erneut.",
  readFailed: "Ihre Benachrichtigungen konnten nicht geladen werden.",
  guestWords: "Zeigen, was Gäste schreiben",
  guestWordsHint: (groupName: string) =>
    `Für alle bei ${groupName}. Solange dies aus ist, zeigen Benachrichtigungen nur Betrieb, Ort und Service.`,
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
