import type { FailureMessages } from "../en/failure.ts";

export const failure: FailureMessages = {
  crash: {
    title: "Hoppla, es ist ein Fehler aufgetreten!",
    accountTitle: "Kontofehler.",
    text: "Sie werden zur Anmeldeseite weitergeleitet.",
    reference: (code: string) => `Vorgangsnummer ${code}`,
    known: "Nennen Sie sie dem Support.",
  },
  maintenance: {
    pageTitle: "Gleich zurück",
    title: "Wartungsarbeiten",
    text: (portalName: string) =>
      `${portalName} ist vorübergehend nicht verfügbar. Ihre Gäste sind nicht betroffen: Alle Portale bleiben online.`,
    expected: (time: string) => `Voraussichtlich zurück: ${time}`,
  },
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht ist die Adresse falsch oder die Seite ist umgezogen.",
    back: "Zur Startseite",
  },
};
