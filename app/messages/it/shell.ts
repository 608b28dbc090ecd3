import type { ShellMessages } from "../en/shell.ts";

export * from "./account.ts";
export * from "./guidance.ts";
export * from "./inbox.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./places.ts";
export * from "./presence.ts";
export * from "./recovery.ts";
export * from "./settings.ts";

export const shell: ShellMessages = {
  home: (portalName: string) => `${portalName}, inizio`,
  switcher: (propertyName: string) => `Struttura: ${propertyName}. Cambia struttura`,
  nav: {
    main: "Principale",
    guidance: "Aiuto e assistenza",
    siteSelection: "Strutture",
    setup: "Configurazione",
    answers: "Risposte",
    dashboard: "Statistiche",
    announcements: "Avvisi",
    tutorial: "Tutorial",
    help: "Aiuto",
    settings: "Impostazioni",
    signOut: "Esci",
    contact: "Contatti",
    quickStart: "Guida rapida",
  },
  unsent: {
    title: "Uscire prima che tutto sia inviato?",
    text: "Alcune modifiche nella posta in arrivo non sono ancora state inviate. Se esce, andranno perse.",
    stay: "Mantieni l’accesso",
  },
  answered: (answered: number, asked: number) => `${answered} di ${asked} domande con risposta`,
  stepsDone: (done, all) => `Completati: ${done} su ${all}`,
  licence: {
    title: "Licenza",
    validUntil: (date: string) => `Valida fino al ${date}`,
    trialUntil: (date: string) => `Prova fino al ${date}.`,
    askPlan: "Scopra i nostri piani.",
    endedOn: (date: string) => `Scaduta il ${date}`,
    ending: {
      trial: (date: string) => `La Sua prova scade il ${date}.`,
      trialOver: (date: string) => `La Sua prova è scaduta il ${date}.`,
      licence: (date: string) => `La licenza di questa struttura scade il ${date}.`,
      licenceOver: (date: string) => `La licenza di questa struttura è scaduta il ${date}.`,
      openUntil: (date: string) =>
        `La configurazione e il portale per gli ospiti restano disponibili fino alla fine del ${date}.`,
      ask: "Vedi i piani",
    },
    noEnd: "Senza data di fine",
    blocked:
      "Questa funzione non è più disponibile con la licenza attuale. Contatti l’assistenza per maggiori informazioni.",
  },
  premium: "Questa è una funzione premium",
  notConnected: "Non connesso. Ciò che scrive resta qui. Potrà salvare quando la connessione sarà tornata.",
  notConnectedInbox: "Nessuna connessione. Le azioni vengono conservate.",
  othersDelayed: "Le modifiche degli altri arrivano in ritardo.",
  outdated: {
    text: (product: string) =>
      `È disponibile una versione più recente di ${product}. Salvi ciò che ha scritto, poi ricarichi la pagina.`,
    reload: "Ricarica la pagina",
  },
  smallScreen: {
    title: "Questa dimensione dello schermo non è supportata",
    text: "Usi un computer. La finestra deve essere larga almeno 640 pixel.",
    openPortal: "Apri il portale per gli ospiti",
    signedInAs: (email: string) => `Accesso eseguito come ${email}`,
  },
  openPreview: "Mostra anteprima",
  closePreview: "Nascondi anteprima",
  tabs: {
    homepage: "Home",
    theme: "Stile del tema",
    buttons: "Pulsanti",
    social: "Social media",
    phone: "Anteprima telefono",
    tablet: "Anteprima tablet",
    publish: "Pubblica",
  },
};
