import type { MailWords } from "./en.ts";

export const it: MailWords = {
  greeting: (name) => `Buongiorno ${name},`,
  actions: {
    newPassword: "Scegli una nuova password",
    confirm: "Conferma l’indirizzo",
    changePassword: "Cambia password",
    settings: "Apri le impostazioni",
    choosePassword: "Scegli una password",
    signIn: "Accedi",
    messages: "Apri la posta in arrivo",
    dashboard: "Apri le statistiche",
    publish: "Apri Pubblica",
    buttons: "Apri i pulsanti",
  },
  reset: {
    subject: (portalName) => `Reimposti la Sua password di ${portalName}`,
    before: (portalName) =>
      `qualcuno, probabilmente Lei, ha chiesto una nuova password per ${portalName}. La scelga qui:`,
    after: (minutes) =>
      `Il link vale una sola volta e scade dopo ${minutes} minuti. Se non è stato Lei, non faccia nulla: la password resta com’è.`,
  },
  confirmation: {
    subject: (portalName) => `Confermi il Suo indirizzo per ${portalName}`,
    before: (portalName) =>
      `Le diamo il benvenuto in ${portalName}. Confermi qui il Suo indirizzo, poi acceda:`,
    after: (hours) =>
      `Il link vale ${hours} ore. Se non ha aperto un account, non faccia nulla: senza questo passaggio l’account non si può usare.`,
  },
  changed: {
    subject: (portalName) => `La Sua password di ${portalName} è stata cambiata`,
    before: (portalName) =>
      `la password del Suo account di ${portalName} è appena stata cambiata e la sessione è stata chiusa su tutti i dispositivi.`,
    after: "Se non è stato Lei, scelga subito una nuova password:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Nuovo accesso a ${portalName}`,
      before: (portalName: string) =>
        `qualcuno ha appena effettuato l’accesso al Suo account di ${portalName} con un browser che Lei non aveva ancora usato:`,
    },
    newPasskey: {
      subject: (portalName: string) => `Nuova passkey per ${portalName}`,
      before: (portalName: string) =>
        `al Suo account di ${portalName} è stata appena aggiunta una passkey, con cui si accede senza password:`,
    },
    replayed: {
      subject: (portalName: string) => `Sessione chiusa in ${portalName} per sicurezza`,
      before: (portalName: string) =>
        `uno dei Suoi accessi a ${portalName} è stato usato da due luoghi. Forse è stato copiato, perciò abbiamo chiuso la sessione in quel browser:`,
    },
    unknownDevice: "Browser sconosciuto",
    ifYou: "Se è stato Lei, non deve fare nulla.",
    signInAgain:
      "Acceda di nuovo per continuare. Se non conosce questo browser o se succede ancora, cambi la password:",
    atProvider: "Acceda di nuovo per continuare. Se succede ancora, avvisi il reparto IT della Sua azienda.",
    ifNot: "Se non è stato Lei, cambi subito la password. Così la sessione si chiude su tutti i dispositivi:",
    ifNotPasskey: "Se non è stato Lei, rimuova la passkey nelle Impostazioni e cambi subito la password:",
    sessions: "Nelle Impostazioni può vedere i Suoi dispositivi connessi e disconnetterli:",
  },
  invitation: {
    subject: (inviter, groupName, portalName) => `${inviter} La invita in ${groupName} (${portalName})`,
    password: {
      before: (inviter, groupName, portalName) =>
        `${inviter} La invita a gestire i portali per gli ospiti di ${groupName} in ${portalName}. Scelga una password per iniziare:`,
      after: (days) =>
        `Il link vale una sola volta e scade dopo ${days} giorni. Se non aspettava un invito, ignori questa e-mail.`,
    },
    provider: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} La invita a gestire i portali per gli ospiti di ${groupName} in ${portalName}. Acceda qui con l’account che usa già per ${email}:`,
      after: (days) =>
        `L’invito vale solo per questo indirizzo e per ${days} giorni. Se non lo aspettava, ignori questa e-mail.`,
    },
    elsewhere: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} La invita a gestire i portali per gli ospiti di ${groupName} in ${portalName}. Esiste già un account per ${email}, e un account appartiene a un solo gruppo.`,
      after: (days) =>
        `Per accettare, chieda un invito a un altro Suo indirizzo. Oppure si faccia rimuovere dal Suo gruppo attuale da un proprietario e chieda poi un nuovo invito, che varrà ${days} giorni. Se non lo aspettava, non faccia nulla: il Suo account resta com’è.`,
    },
  },
  support: {
    subject: (reference: string) => `Abbiamo ricevuto il Suo messaggio (${reference})`,
    before: (companyName: string) =>
      `grazie per averci scritto. ${companyName} ha ricevuto il Suo messaggio e risponderà a questo indirizzo. Ecco che cosa è stato inviato:`,
  },
  guessedDigits: {
    subject: (property: string) => `Qualcuno prova a indovinare le cifre a una postazione di ${property}`,
    before: (personName: string, deskName: string, propertyName: string, count: string) =>
      `a ${propertyName}, alla postazione «${deskName}», le cifre di ${personName} sono state inserite sbagliate ${count} volte di seguito.`,
    after:
      "Quel nome attende quindici minuti dopo ogni altro tentativo; nessun altro attende. Se l’apparecchio non è dove dovrebbe essere, chiuda la postazione con un clic:",
  },
  guessedPin: {
    subject: (property: string) => `Qualcuno prova a indovinare un PIN di ${property}`,
    before: (property: string, count: string) =>
      `Per ${property}, in un giorno sono stati provati ${count} PIN sbagliati per un pulsante.`,
    after:
      "Il PIN giusto continua ad aprire agli ospiti. Dia al pulsante un altro PIN di almeno sei cifre: basta un clic nelle sue impostazioni.",
  },
  planFailure: {
    subject: (property: string) => `La Sua versione pianificata per ${property} non è stata pubblicata`,
    before: (property: string, time: string) =>
      `la versione di ${property} che ha pianificato per il ${time} non è stata pubblicata.`,
    blocked: "Non ha superato il controllo. Da correggere:",
    checks: {
      "property-name": "Nome della struttura",
      logo: "Logo e intestazione",
      backgrounds: "Sfondi",
      "button-names": "Nomi dei pulsanti",
      links: "Link",
      maps: "Luoghi delle mappe",
      chats: "Numeri di chat",
      calls: "Numeri interni",
      galleries: "Gallerie",
      feedback: "Feedback",
      services: "Servizi agli ospiti",
      pins: "PIN",
      social: "Social media",
      answers: "Risposte",
      languages: "Lingue",
      files: "File",
    },
    licence: "In quel momento la licenza della struttura non era valida.",
    lost: "Non è stato possibile leggere quanto era stato salvato.",
    notComposed: "Non è stato possibile creare le pagine con il suo contenuto.",
    still: "Per gli ospiti non è cambiato nulla. In Pubblica può pubblicarla ora o pianificarla di nuovo:",
  },
  alert: {
    subject: (property) => `Una valutazione bassa per ${property}`,
    before: (property, rating) => `un ospite di ${property} ha appena dato in media ${rating} stelle su 5:`,
    disliked: (property) => `un ospite di ${property} ha appena dato un pollice in giù:`,
    after: "Tutte le risposte sono nella posta in arrivo:",
  },
  held: {
    one: {
      subject: (property) => `Un’altra valutazione bassa per ${property}`,
      before: (property, rating) =>
        `dalla nostra ultima e-mail, un ospite di ${property} ha dato un’altra valutazione bassa, in media ${rating} stelle su 5:`,
      dislikes: (property) =>
        `dalla nostra ultima e-mail, un ospite di ${property} ha dato un pollice in giù:`,
    },
    many: {
      subject: (property, count) => `Altre ${count} valutazioni basse per ${property}`,
      before: (property, count, rating) =>
        `dalla nostra ultima e-mail, ospiti di ${property} hanno dato altre ${count} valutazioni basse, in media ${rating} stelle su 5:`,
      dislikes: (property, count) =>
        `dalla nostra ultima e-mail, ${count} ospiti di ${property} hanno dato un pollice in giù:`,
    },
    line: (time, given) => `${time}: ${given}`,
    stars: (rating) => `${rating} su 5`,
    disliked: "pollice in giù",
  },
  overdue: {
    one: {
      subject: (property: string) => `${property}: un ospite sta aspettando`,
      before: (property: string) =>
        `un ospite di ${property} aspetta più del tempo previsto per la sua richiesta:`,
    },
    many: {
      subject: (property: string, count: string) => `${property}: ${count} ospiti stanno aspettando`,
      before: (property: string, count: string) =>
        `${count} ospiti di ${property} aspettano più del tempo previsto per le loro richieste:`,
    },
    line: (service: string, time: string) => `${service}: aspetta da ${time}`,
  },
  notification: {
    newRequest: (what) => `Nuova richiesta: ${what}`,
    overdue: (what) => `Attende da troppo tempo: ${what}`,
    cardOf: (place) => `scheda: ${place}`,
    rating: (given) => `Valutazione bassa: ${given}`,
  },
  weekly: {
    subject: (property) => `${property}: la Sua settimana in cifre`,
    intro: (property, week) => `ecco che cosa hanno fatto gli ospiti sul portale di ${property}, ${week}.`,
    visits: "Visite",
    visitors: "Visite uniche",
    clicks: "Clic",
    before: (figure) => `${figure} la settimana precedente`,
    buttons: "I pulsanti più premuti",
    rating: (stars, forms) => `Feedback: in media ${stars} stelle su 5, moduli inviati: ${forms}.`,
    uncounted:
      "In alcune ore è stato superato il limite di conteggio, perciò questi dati sono incompleti. Le Statistiche indicano le ore.",
    brokenLinks: {
      title: "Link che non portano da nessuna parte",
      more: (count) => `e altri ${count}`,
      website: "Sito web",
    },
    more: "Orari, lingue e tutti i pulsanti sono nelle Statistiche:",
  },
  stop: (portalName) => `Non desidera più ricevere questa e-mail da ${portalName}? Annulli l’iscrizione qui:`,
  questions: (supportEmail) => `Domande? Scriva a ${supportEmail}.`,
};
