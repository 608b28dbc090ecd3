import type { ShellMessages } from "../../en/first/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Zum Inhalt springen",
  cookies: {
    label: "Hinweis zu Cookies",
    text: "Wir verwenden Cookies nur, um Sie angemeldet zu halten, Ihre Sprache und die Darstellung zu speichern und Seiten schneller zu öffnen.",
    privacy: "Datenschutz",
  },
  maintenance: {
    pageTitle: "Gleich zurück",
    title: "Wartungsarbeiten",
    text: (portalName: string) =>
      `${portalName} ist vorübergehend nicht verfügbar. Ihre Gäste sind nicht betroffen: Alle Portale bleiben online.`,
    expected: (time: string) => `Voraussichtlich zurück: ${time}`,
  },
  crash: {
    title: "Hoppla, es ist ein Fehler aufgetreten!",
    accountTitle: "Kontofehler.",
    text: "Sie werden zur Anmeldeseite weitergeleitet.",
    reference: (code: string) => `Vorgangsnummer ${code}`,
    known: "Nennen Sie sie dem Support.",
  },
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht ist die Adresse falsch oder die Seite ist umgezogen.",
    back: "Zur Startseite",
  },
};
