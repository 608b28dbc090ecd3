import type { EntryMessages } from "../en/entry.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const entry: EntryMessages = {
  sites: {
    title: "Haus auswählen",
    summary: (count: number) => `${plural(count, { one: "# Haus", other: "# Häuser" })} in Ihrer Gruppe.`,
    editable: (count: number) =>
      plural(count, {
        one: "# davon kann bearbeitet werden.",
        other: "# davon können bearbeitet werden.",
      }),
    search: "Häuser suchen",
    searchPlaceholder: "Name, Konto oder Person suchen",
    allStates: "Alle Status",
    columns: {
      select: "Auswählen",
      propertyName: "Haus",
      accountName: "Konto",
      userName: "Benutzer",
      languages: "Aktive Sprachen",
      lastUpdated: "Zuletzt geändert",
      propertyActive: "Haus aktiv",
      licenceActive: "Lizenz aktiv",
      licenceState: "Lizenzstatus",
    },
    noneSelected: "Wählen Sie ein Haus, um fortzufahren.",
    selected: "Ausgewählt:",
    validUntil: (date: string) => `Lizenz gültig bis ${date}`,
    unlicensed: "Dieses Haus hat noch keine Lizenz.",
    contactUs: "Kontakt",
    noMatches: "Kein Haus passt zu Ihrer Suche.",
    showAll: "Alle Häuser anzeigen",
    pages: "Seiten der Liste",
    rows: (from: string, to: string) => `Zeilen ${from} bis ${to}`,
    previousPage: "Zurück",
    nextPage: "Weiter",
    all: (count: number) => plural(count, { one: "# Haus", other: "Alle # Häuser" }),
  },
  none: {
    title: "Ihrem Konto sind derzeit keine Häuser zugewiesen",
    text: (groupName: string) =>
      `Bitten Sie die Person, die ${groupName} verwaltet, Ihnen eines zuzuweisen, oder schreiben Sie uns, dann richten wir es ein. Es erscheint hier automatisch.`,
    ownerText: "Nennen Sie uns Ihr erstes Haus, dann richten wir es ein. Es erscheint hier automatisch.",
    request: {
      action: "Haus anfragen",
      title: "Haus anfragen",
      text: "Unser Support richtet es ein und antwortet per E-Mail.",
      name: "Name des Hauses",
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
    licenceExpired: "Ihre Lizenz ist abgelaufen.",
    propertyRemoved: "Das aktive Haus wurde entfernt.",
    errorGettingProperty: "Das Haus konnte nicht geladen werden",
    upgradeFailed: "Die Aktualisierung ist fehlgeschlagen. Bitte wenden Sie sich an den Support.",
  },
};
