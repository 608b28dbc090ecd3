import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  quickStart: {
    title: "Guida rapida",
    intro: "Quattro passi da una struttura vuota a un portale che gli ospiti aprono.",
    steps: {
      name: {
        title: "Gli dia il Suo nome",
        text: "In Configurazione, Home, inserisca il nome, aggiunga logo e sfondo e attivi le lingue degli ospiti.",
      },
      style: {
        title: "Scelga il Suo stile",
        text: "Lo stile del tema definisce colori, font e pulsanti. L’anteprima mostra ogni modifica.",
      },
      buttons: {
        title: "Aggiunga i pulsanti",
        text: "Un link al menu, una mappa, un popup di consigli, una chiamata alla reception. Li crei in una lingua e li copi nelle altre.",
      },
      publish: {
        title: "Pubblichi e stampi il codice",
        text: "Pubblica elenca ciò che manca. Poi scarichi il codice QR e lo metta dove gli ospiti guardano.",
      },
    },
    openSetup: "Apri configurazione",
    fullGuide: "Guida completa",
  },
  tutorial: {
    title: "Tutorial",
    intro: "Come lavorano insieme le parti del gestore.",
    steps: {
      draft: {
        title: "Bozza e versione online",
        text: "Applica conserva le modifiche come bozza. Gli ospiti le vedono solo dopo la pubblicazione.",
      },
      order: {
        title: "Ordinare e modificare i pulsanti",
        text: "Trascini un riquadro, oppure prema Spazio e usi le frecce. Invio apre l’editor.",
      },
      languages: {
        title: "Lingue",
        text: "Ogni lingua ha i propri pulsanti. La copia sostituisce quelli dell’altra lingua e indica quanti sono.",
      },
      versions: {
        title: "Versioni",
        text: "Ogni pubblicazione è conservata. Ne ripristini una come bozza, la controlli e la pubblichi di nuovo.",
      },
    },
  },
  help: {
    title: "Aiuto",
    intro: "Le risposte alle domande più frequenti.",
    questions: {
      notVisible: {
        title: "Perché gli ospiti non vedono una modifica?",
        text: "È nella bozza. Apra Configurazione, Pubblica, corregga ciò che è in rosso e pubblichi.",
      },
      newCode: {
        title: "Che cosa succede con un nuovo codice QR?",
        text: "Quello stampato smette subito di funzionare. Chi lo scansiona vede un avviso.",
      },
      licence: {
        title: "La mia licenza è terminata. E ora?",
        text: "I contenuti restano. Ci scriva o ci chiami: dopo il rinnovo potrà modificarli di nuovo.",
      },
      colours: {
        title: "Perché il mio colore è segnato in rosso?",
        text: "Il testo sarebbe difficile da leggere. Usi il colore proposto, il più vicino adatto.",
      },
    },
  },
  contact: {
    title: "Contatti",
    intro: "Ci dica il nome della struttura e, se possibile, la chiave di licenza.",
    write: "Ci scriva",
    call: "Ci chiami",
    website: "Il nostro sito",
    regions: {
      eu: "Europa",
      uk: "Regno Unito",
      us: "Stati Uniti",
      me: "Medio Oriente",
    },
  },
};
