import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  contact: {
    regions: {
      eu: "Europa",
      uk: "Regno Unito",
      us: "Stati Uniti",
      me: "Medio Oriente",
    },
  },
  howToSolve: "Come risolvere",
  steps: {
    answers: "Rispondere alle domande frequenti",
    logo: "Aggiungere il logo",
    background: "Scegliere uno sfondo",
    colours: "Definire i colori",
    button: "Creare il primo pulsante",
    languages: "Aggiungere le lingue degli ospiti",
    publish: "Pubblicare il portale",
    qr: "Stampare il codice QR",
  },
  offer: {
    title: (count: number) => `Configuri il portale in ${count} passi`,
    text: "La guida rapida La accompagna dalle risposte al codice QR.",
    open: "Vedi i passi",
    close: "Nascondi",
  },
  hint: {
    label: "Tutorial",
    step: (position: string | number, total: string | number) => `Tutorial: passo ${position} di ${total}`,
    done: "Fatto",
    next: "Passo successivo",
    back: "Torna al tutorial",
    close: "Nascondi il tutorial",
  },
};
