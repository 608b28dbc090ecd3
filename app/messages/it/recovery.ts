import type { RecoveryMessages } from "../en/recovery.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const recovery: RecoveryMessages = {
  undo: "Annulla",
  where: (days: number) =>
    `Per ${plural(days, { one: "# giorno", other: "# giorni" })} può recuperarlo in Configurazione › Pubblica › Bozze precedenti.`,
  points: {
    title: "Bozze precedenti",
    hint: "Ciò che è stato sostituito o eliminato negli ultimi 30 giorni. Il recupero cambia la bozza; gli ospiti lo vedono dopo la pubblicazione.",
    none: "Negli ultimi 30 giorni non è stato sostituito o eliminato nulla.",
    bringBack: "Recupera",
    newer: "Di una versione più recente",
    used: "Recuperato",
    until: (date: string) => `fino al ${date}`,
    done: "Recuperato nella Sua bozza",
    failed: "Il recupero non è riuscito",
    kinds: {
      clone: (name: string) => `Contenuto prima della clonazione da ${name}`,
      copy: (language: string) => `Pulsanti in ${inside(language)} prima della sostituzione`,
      reset: "Contenuto prima del ripristino",
      qr: "Il codice QR precedente",
      button: (name: string) => `Pulsante eliminato: ${name}`,
      restore: "Bozza prima del recupero di una precedente",
      version: (number: number) => `Bozza prima del ripristino della versione ${number}`,
      piece: (what: string, number: number) =>
        `Bozza prima del recupero di «${what}» dalla versione ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Pulsanti in ${inside(languages)}`,
    popups: "Popup con i loro sottopulsanti",
    galleryPictures: "Immagini delle gallerie",
    theme: (when: string) => `Stile del tema, modificato: ${when}`,
    socialChannels: "Canali social",
    logo: "Logo",
    backgrounds: "Immagini di sfondo",
    headerColour: "Colore dell’intestazione",
    socialLook: "Posizione e aspetto della barra dei social media",
    consent: "Consenso al marketing attivato",
    nothing: "Viene sostituito solo il modello predefinito: nessuno lo ha ancora modificato.",
  },
  clone: {
    title: "Clona struttura",
    back: "Torna alla configurazione",
    from: "Origine",
    onto: "Destinazione",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# pulsante", other: "# pulsanti" })} in ${plural(languages, { one: "# lingua", other: "# lingue" })}, un tema`,
    takes: {
      theme: "Stile del tema: colori, font, stile dei pulsanti, sfondi",
      buttons: "Pulsanti, popup, gallerie e feedback",
      social: "Barra social",
      stays: "Nome, logo, indirizzo e codice QR restano",
    },
    languages: {
      label: "Lingue dopo la clonazione",
      keep: (languages: string, first: string) => `Le lingue restano: ${languages}. Predefinita: ${first}.`,
      take: (languages: string, first: string) => `Lingue dell’origine: ${languages}. Predefinita: ${first}.`,
      translate: (first: string, origin: string) => `${first} riceve i testi in ${origin}, da tradurre.`,
      bare: (first: string, origin: string) =>
        `L’origine non ha pulsanti in ${origin}, quindi la lingua predefinita, ${first}, resterà senza pulsanti.`,
      empty: (languages: string, first: string) =>
        `Ancora senza pulsanti: ${languages}. Gli ospiti vedono ${first}.`,
      left: (languages: string) => `Non copiato: ${languages}.`,
      lost: (languages: string) => `Non più offerte: ${languages}.`,
    },
    noTarget: "Nessun’altra struttura con licenza valida",
    noTargetText:
      "Stile e pulsanti si possono clonare sulle strutture del Suo gruppo con una licenza valida.",
    search: "Cerca strutture",
    afterwards: "Gli ospiti vedono il risultato solo dopo la pubblicazione.",
    action: "Clona",
    choose: "Scelga la struttura di destinazione.",
    question: (target: string) => `Sostituire tutto in ${target}?`,
    warning: (source: string, target: string) =>
      `La clonazione da ${source} elimina prima lo stile e i pulsanti che ${target} ha ora.`,
    untilPublished: "Per gli ospiti non cambia nulla finché qualcuno non pubblica.",
    keep: "Mantieni i contenuti",
    confirm: "Elimina e clona",
    running: "Clonazione",
    done: (target: string) => `Clonato su ${target}`,
    failed: "La clonazione non è riuscita",
  },
  cloned: {
    title: (source: string) => `Questo è ancora di ${source}`,
    hint: "È arrivato con la clonazione. Modifichi ciò che qui è sbagliato, o confermi che è giusto.",
    confirm: "Va bene",
    confirmOne: (what: string) => `Va bene: ${what}`,
    confirmAll: "Va tutto bene",
    confirmed: "Confermato",
    failed: "Non è stato possibile confermare",
    change: (where: string) => `Modifica in «${where}»`,
    takeOwn: (own: string) => `Usa «${own}»`,
    addOwn: "Aggiungi indirizzo e telefono di questa struttura",
    comesAlong:
      "Vengono copiati anche numeri, mappa, indirizzi e-mail e link. Configurazione › Pubblica li elenca finché qualcuno non li ha modificati o confermati.",
    kinds: {
      location: "Mappa",
      telephone: "Telefono",
      extension: "Interno",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "E-mail",
      url: "Link",
      pdf: "PDF",
      social: "Social media",
    },
  },
  reset: {
    done: "Il modello predefinito è di nuovo attivo",
  },
  phone: {
    action: "Mostra su un telefono",
    title: "Anteprima sul Suo telefono",
    text: "Scansioni il codice o condivida il link. Chi lo ha vede la Sua bozza così come è stata applicata.",
    unsaved: "Le modifiche non applicate non sono incluse.",
    expires: (moment: string) => `Valido fino al ${moment}.`,
    code: "Codice QR del link di anteprima",
    copy: "Copia link",
    copied: "Link copiato",
    failed: "Non è stato possibile creare il link di anteprima",
    end: {
      action: "Disattiva tutti i link di anteprima",
      title: "Disattivare tutti i link di anteprima?",
      text: "Tutti i link e i codici creati finora smettono subito di funzionare, per chiunque li abbia. Può crearne uno nuovo immediatamente.",
      keep: "Mantieni",
      confirm: "Disattiva tutti",
      done: "Tutti i link di anteprima sono disattivati",
      failed: "Non è stato possibile disattivare i link di anteprima",
    },
  },
  moment: {
    label: "Momento dell’anteprima",
    now: "Adesso",
    choose: "In un altro momento",
    date: "Data e ora",
    closed: "In quel momento la licenza non è valida: gli ospiti vedono il portale chiuso.",
    open: "In quel momento la licenza è valida.",
  },
};
