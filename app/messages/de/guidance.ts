import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  contact: {
    regions: {
      eu: "Europa",
      uk: "Vereinigtes Königreich",
      us: "Vereinigte Staaten",
      me: "Naher Osten",
    },
  },
  howToSolve: "So lösen Sie das",
  steps: {
    answers: "Häufige Fragen beantworten",
    logo: "Logo hinzufügen",
    background: "Hintergrund wählen",
    colours: "Farben festlegen",
    button: "Erste Kachel anlegen",
    languages: "Sprachen Ihrer Gäste hinzufügen",
    publish: "Portal veröffentlichen",
    qr: "QR-Code drucken",
  },
  offer: {
    title: (count: number) => `Richten Sie Ihr Portal in ${count} Schritten ein`,
    text: "Der Schnellstart führt Sie von den Antworten bis zum QR-Code.",
    open: "Schritte zeigen",
    close: "Ausblenden",
  },
  hint: {
    label: "Anleitung",
    step: (position: string | number, total: string | number) =>
      `Anleitung: Schritt ${position} von ${total}`,
    done: "Erledigt",
    next: "Nächster Schritt",
    back: "Zurück zur Anleitung",
    close: "Anleitung ausblenden",
  },
};
