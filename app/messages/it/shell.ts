import type { ShellMessages } from "../en/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Vai al contenuto",
  home: (portalName: string) => `${portalName}, inizio`,
  switcher: (propertyName: string) => `Struttura: ${propertyName}. Cambia struttura`,
  nav: {
    main: "Principale",
    guidance: "Guida",
    siteSelection: "Strutture",
    setup: "Configurazione",
    dashboard: "Statistiche",
    tutorial: "Tutorial",
    help: "Aiuto",
    settings: "Impostazioni",
    signOut: "Esci",
    contact: "Contatti",
    quickStart: "Guida rapida",
  },
  stepsDone: (done, all) => `Completati: ${done} su ${all}`,
  licence: {
    title: "Licenza",
    validUntil: (date: string) => `Valida fino al ${date}`,
    trialUntil: (date: string) => `Prova fino al ${date}.`,
    askPlan: "Ci chieda di un piano.",
    endedOn: (date: string) => `Terminata il ${date}`,
    ending: {
      trial: (date: string) => `La Sua prova termina il ${date}.`,
      trialOver: (date: string) => `La Sua prova è terminata il ${date}.`,
      licence: (date: string) => `La licenza di questa struttura termina il ${date}.`,
      licenceOver: (date: string) => `La licenza di questa struttura è terminata il ${date}.`,
      openUntil: (date: string) =>
        `La configurazione e il portale per gli ospiti restano aperti fino alla fine del ${date}.`,
      ask: "Chiedi un piano",
    },
    noEnd: "Senza data di fine",
    blocked:
      "Questa funzione non è più disponibile con la licenza attuale. Contatti l’assistenza per maggiori informazioni.",
  },
  premium: "Questa è una funzione premium",
  smallScreen: {
    title: "Questa dimensione dello schermo non è supportata",
    text: "Usi un computer per configurare i portali. È meglio una finestra larga almeno 900 pixel.",
    openPortal: "Apri il portale ospiti",
    signedInAs: (email: string) => `Accesso eseguito come ${email}`,
  },
  cookies: {
    label: "Avviso sui cookie",
    text: "Usiamo solo i cookie necessari per l’accesso e per ricordare la Sua lingua.",
    privacy: "Privacy",
  },
  maintenance: {
    pageTitle: "Torniamo presto",
    title: "Stiamo mettendo in ordine",
    text: (portalName: string) =>
      `${portalName} è in aggiornamento e al momento non si può usare. I Suoi ospiti non notano nulla: ogni portale resta aperto.`,
    expected: (time: string) => `Ritorno previsto: ${time}`,
  },
  crash: {
    title: "Ops, si è verificato un errore!",
    accountTitle: "Errore dell’account.",
    text: "Tornerà alla pagina di accesso.",
  },
  notFound: {
    title: "Questa pagina non esiste",
    text: "L’indirizzo potrebbe essere errato o la pagina spostata.",
    back: "Vai all’inizio",
  },
  openPreview: "Mostra anteprima",
  closePreview: "Nascondi anteprima",
};
