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
    logo: "Logo hinzufügen",
    background: "Hintergrund wählen",
    colours: "Farben festlegen",
    button: "Ersten Button anlegen",
    languages: "Die Sprachen Ihrer Gäste sprechen",
    preview: "Mit den Augen des Gastes ansehen",
    publish: "Portal veröffentlichen",
    qr: "QR-Code drucken",
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
