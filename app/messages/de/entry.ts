import type { EntryMessages } from "../en/entry.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const entry: EntryMessages = {
  cookies: {
    label: "Hinweis zu Cookies",
    text: "Wir verwenden Cookies nur, um Sie angemeldet zu halten, Ihre Sprache und die Darstellung zu speichern und Seiten schneller zu öffnen.",
    privacy: "Datenschutz",
  },
  signIn: {
    pageTitle: "Anmelden",
    title: (portalName: string) => `Willkommen bei ${portalName}`,
    subtitle: "Melden Sie sich an, um Ihre Gästeportale zu verwalten.",
    email: "E-Mail",
    password: "Passwort",
    forgot: "Passwort vergessen?",
    keep: "Auf diesem Gerät angemeldet bleiben",
    keepHint: "Sonst werden Sie nach 12 Stunden Inaktivität abgemeldet.",
    submit: "Anmelden",
    submitting: "Anmeldung läuft",
    atProvider: "Mit dem Firmenkonto anmelden",
    providerHint: "Nutzen Sie das Konto, das Sie von Ihrem Unternehmen erhalten haben.",
    newTo: (companyName: string) => `Neu bei ${companyName}?`,
    contactUs: "Kontaktieren Sie uns",
    toOpenAccount: ", um ein Konto zu eröffnen.",
    register: "Konto erstellen",
    version: (version: string | number) => `Version ${version}`,
    quickStart: "Schnellstart",
    privacy: "Datenschutz",
    language: "Sprache der Oberfläche",
    ended: "Sie wurden abgemeldet. Melden Sie sich wieder an, um weiterzuarbeiten.",
    removed: "Ihr Zugang wurde beendet. Wenden Sie sich an einen Administrator.",
    removedFrom: (group) => `Ihr Zugang zu ${group} wurde beendet. Wenden Sie sich an einen Administrator.`,
    throttledSeconds: (seconds) =>
      `Zu viele Versuche. Versuchen Sie es in ${plural(seconds, { one: "# Sekunde", other: "# Sekunden" })} erneut.`,
    throttled: (minutes: number) =>
      `Zu viele Versuche. Versuchen Sie es in ${plural(minutes, { one: "# Minute", other: "# Minuten" })} erneut.`,
    sendAgain: "Link erneut senden",
  },
  sites: {
    title: "Betrieb auswählen",
    summary: (count: number) =>
      `${plural(count, { one: "# Betrieb", other: "# Betriebe" })} in Ihrer Gruppe.`,
    editable: (count: number) =>
      plural(count, {
        one: "# davon kann bearbeitet werden.",
        other: "# davon können bearbeitet werden.",
      }),
    search: "Betriebe suchen",
    searchPlaceholder: "Name, Konto oder Person suchen",
    allStates: "Alle Status",
    columns: {
      select: "Auswählen",
      propertyName: "Betrieb",
      accountName: "Konto",
      userName: "Benutzer",
      languages: "Aktive Sprachen",
      lastUpdated: "Zuletzt geändert",
      propertyActive: "Betrieb aktiv",
      licenceActive: "Lizenz aktiv",
      licenceState: "Lizenzstatus",
    },
    noneSelected: "Wählen Sie einen Betrieb, um fortzufahren.",
    selected: "Ausgewählt:",
    validUntil: (date: string) => `Lizenz gültig bis ${date}`,
    unlicensed: "Dieser Betrieb hat noch keine Lizenz.",
    contactUs: "Kontakt",
    noMatches: "Kein Betrieb passt zu Ihrer Suche.",
    showAll: "Alle Betriebe anzeigen",
    pages: "Seiten der Liste",
    rows: (from: string, to: string) => `Zeilen ${from} bis ${to}`,
    previousPage: "Zurück",
    nextPage: "Weiter",
    all: (count: number) => plural(count, { one: "# Betrieb", other: "Alle # Betriebe" }),
  },
  none: {
    title: "Ihrem Konto sind derzeit keine Betriebe zugewiesen",
    text: (groupName: string) =>
      `Bitten Sie die Person, die ${groupName} verwaltet, Ihnen einen zuzuweisen, oder schreiben Sie uns, dann richten wir ihn ein. Er erscheint hier automatisch.`,
    ownerText:
      "Nennen Sie uns Ihren ersten Betrieb, dann richten wir ihn ein. Er erscheint hier automatisch.",
    request: {
      action: "Betrieb anmelden",
      title: "Betrieb anmelden",
      text: "Unser Support richtet ihn ein und antwortet per E-Mail.",
      name: "Name des Betriebs",
      place: "Ort und Land",
      remarks: "Sonstiges (optional)",
      send: "Anfrage senden",
      sending: "Wird gesendet",
      sent: "Ihre Anfrage ist unterwegs.",
      failed: "Die Anfrage konnte nicht gesendet werden",
      sentText: (reference: string) => `Wir antworten per E-Mail. Ihre Vorgangsnummer: ${reference}.`,
    },
    quickStart: "Schnellstart-Anleitung",
  },
  toasts: {
    invalidLogin: "Anmeldung fehlgeschlagen",
    licenceExpired: "Ihre Lizenz ist abgelaufen.",
    propertyRemoved: "Der aktive Betrieb wurde entfernt.",
    errorGettingProperty: "Der Betrieb konnte nicht geladen werden",
    upgradeFailed: "Die Aktualisierung ist fehlgeschlagen. Bitte wenden Sie sich an den Support.",
  },
};
