import type { MailWords } from "./en.ts";

export const it: MailWords = {
  greeting: (name) => `Buongiorno ${name},`,
  actions: {
    newPassword: "Scegliere una nuova password",
    confirm: "Confermare l’indirizzo",
    changePassword: "Cambiare la password",
    settings: "Aprire le impostazioni",
    choosePassword: "Scegliere una password",
    signIn: "Accedere",
    messages: "Aprire i messaggi degli ospiti",
    dashboard: "Aprire le statistiche",
  },
  reset: {
    subject: (portalName) => `Reimposti la Sua password di ${portalName}`,
    before: (portalName) =>
      `qualcuno, probabilmente Lei, ha chiesto una nuova password per ${portalName}. La scelga qui:`,
    after: (minutes) =>
      `Il link vale una sola volta, per ${minutes} minuti. Se non è stato Lei, non faccia nulla: la password resta com’è.`,
  },
  confirmation: {
    subject: (portalName) => `Confermi il Suo indirizzo per ${portalName}`,
    before: (portalName) => `benvenuti in ${portalName}. Confermi qui il Suo indirizzo, poi acceda:`,
    after: (hours) =>
      `Il link vale ${hours} ore. Se non ha aperto un account, non faccia nulla: senza questo passo non si può usare.`,
  },
  changed: {
    subject: (portalName) => `La Sua password di ${portalName} è stata cambiata`,
    before: (portalName) =>
      `la password del Suo account di ${portalName} è appena stata cambiata e tutti i browser sono stati disconnessi.`,
    after: "Se non è stato Lei, scelga subito una nuova password:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Nuovo accesso a ${portalName}`,
      before: (portalName: string) =>
        `Qualcuno ha appena effettuato l’accesso al suo account di ${portalName} con un browser che lei non aveva ancora usato:`,
    },
    replayed: {
      subject: (portalName: string) => `È stato disconnesso da ${portalName} per sicurezza`,
      before: (portalName: string) =>
        `L’accesso di uno dei suoi browser a ${portalName} è stato usato da due posti. Forse qualcuno lo ha copiato, perciò lo abbiamo chiuso:`,
    },
    unknownDevice: "Browser sconosciuto",
    ifYou: "Se è stato lei, non deve fare nulla.",
    signInAgain:
      "Acceda di nuovo per continuare. Se non conosce questo browser o se succede ancora, cambi la password:",
    atProvider:
      "Acceda di nuovo per continuare. Se succede ancora, avvisi chi gestisce l’account con cui accede.",
    ifNot: "Se non è stato lei, cambi subito la password. Così tutti i browser vengono disconnessi:",
    sessions:
      "I suoi browser connessi si trovano nelle impostazioni, ciascuno con un pulsante per disconnetterlo:",
  },
  invitation: {
    subject: (portalName) => `Invito a ${portalName}`,
    password: {
      before: ({ inviter, groupName, portalName }) =>
        `${inviter} La invita a occuparsi dei portali per gli ospiti di ${groupName} in ${portalName}. Scelga qui la Sua password, poi acceda:`,
      after: (days) =>
        `Il link funziona una sola volta, per ${days} giorni. Se non lo aspettava, non faccia nulla: senza questo passaggio non c’è accesso.`,
    },
    provider: {
      before: ({ inviter, groupName, portalName, email }) =>
        `${inviter} La invita a occuparsi dei portali per gli ospiti di ${groupName} in ${portalName}. Acceda qui con l’account che usa già per ${email}:`,
      after: (days) =>
        `L’invito vale solo per questo indirizzo e per ${days} giorni. Se non lo aspettava, non faccia nulla: senza questo passaggio non c’è accesso.`,
    },
    elsewhere: {
      before: ({ inviter, groupName, portalName, email }) =>
        `${inviter} La invita a occuparsi dei portali per gli ospiti di ${groupName} in ${portalName}. Esiste già un account per ${email}, e un account appartiene a un solo gruppo.`,
      after: (days) =>
        `Per accettare, chieda un invito a un altro Suo indirizzo. Oppure si faccia rimuovere dal Suo gruppo attuale da un titolare e chieda poi un nuovo invito, che varrà ${days} giorni. Se non lo aspettava, non faccia nulla: il Suo account resta com’è.`,
    },
  },
  support: {
    subject: (reference: string) => `Abbiamo ricevuto il Suo messaggio (${reference})`,
    before: (companyName: string) =>
      `grazie per averci scritto. ${companyName} ha ricevuto il Suo messaggio e risponderà a questo indirizzo. Ecco che cosa è stato inviato:`,
  },
  alert: {
    subject: (property) => `Una valutazione bassa per ${property}`,
    before: (property, rating) => `un ospite di ${property} ha appena dato in media ${rating} stelle su 5:`,
    after: "Tutte le risposte sono tra i messaggi dei Suoi ospiti:",
  },
  held: {
    subject: (property, count) => `Altre valutazioni basse per ${property}: ${count}`,
    before: (property, count, rating) =>
      `Dopo l’ultimo messaggio, ospiti di ${property} hanno dato altre valutazioni basse. In tutto ${count}, in media ${rating} stelle su 5:`,
    line: (time, rating) => `${time}: ${rating} su 5`,
  },
  weekly: {
    subject: (property) => `${property}: la Sua settimana in numeri`,
    intro: (property, week) => `ecco che cosa hanno fatto gli ospiti sul portale di ${property}, ${week}.`,
    visits: "Visite",
    visitors: "Visitatori, giorno per giorno",
    clicks: "Clic",
    before: (figure) => `settimana precedente: ${figure}`,
    buttons: "I pulsanti più premuti",
    rating: (stars, forms) => `Feedback: in media ${stars} stelle su 5, moduli inviati: ${forms}.`,
    uncounted:
      "In alcune ore è arrivato più di quanto si conta, perciò questi numeri sono un po’ bassi. Le Statistiche indicano le ore.",
    more: "Orari, lingue e tutti i pulsanti sono nelle Statistiche:",
  },
  stop: (portalName) => `Non desidera più ricevere questa e-mail da ${portalName}? La interrompa qui:`,
  questions: (supportEmail) => `Domande? Scriva a ${supportEmail}.`,
};
