import type { TranslationsMessages } from "../en/translations.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

/** The Translations screen. */
export const translations: TranslationsMessages = {
  title: "Traduzioni",
  languages: "Lingue",
  original: "Originale",
  automatic: "Automatico",
  count: (done: string | number, total: string | number) => `${done} di ${total}`,
  characters: (used: string, max: string) => `${used} caratteri su ${max} questo mese`,
  charactersLabel: "Caratteri inviati alla macchina questo mese",
  show: "Mostra",
  filters: {
    drafts: "Bozze da leggere",
    missing: "Non tradotti",
    outdated: "Non aggiornati",
    all: "Tutti i testi",
  },
  heads: {
    drafts: (count: number) => plural(count, { one: "# bozza da leggere", other: "# bozze da leggere" }),
    missing: (count: number) => plural(count, { one: "# testo non tradotto", other: "# testi non tradotti" }),
    outdated: (count: number) =>
      plural(count, { one: "# testo non aggiornato", other: "# testi non aggiornati" }),
    all: (count: number) => plural(count, { one: "# testo", other: "# testi" }),
  },
  origins: { phrasebook: "Frasario", machine: "Macchina" },
  states: { missing: "Non tradotto", outdated: "Non aggiornato", done: "Fatto" },
  empty: {
    drafts: "Niente da leggere.",
    missing: "È tutto tradotto.",
    outdated: "È tutto aggiornato.",
    all: "Non ci sono ancora testi.",
  },
  emptyDate: (date: string) => `Al ${date}.`,
  untranslatedLeft: (count: number) =>
    plural(count, {
      one: "# testo non ha ancora una traduzione.",
      other: "# testi non hanno ancora una traduzione.",
    }),
  oneLanguage: "Questo portale ha una sola lingua",
  oneLanguageText: "Quando attiva un’altra lingua, qui ne legge e traduce i testi.",
  chooseLanguages: "Scegli le lingue",
  failed: "Non è stato possibile caricare le traduzioni.",
  parts: {
    name: "nome",
    content: "testo",
    title: "titolo",
    intro: "introduzione",
    response: "dopo l’invio",
    message: "primo messaggio",
    description: "descrizione",
    text: "domanda",
    place: "dove",
    words: "con parole sue",
    note: "nota",
  },
  entries: {
    questions: (position: number) => `domanda ${position}`,
    items: (position: number) => `immagine ${position}`,
    services: (position: number) => `servizio ${position}`,
    subButtons: (position: number) => `sottopulsante ${position}`,
    places: (position: number) => `luogo ${position}`,
  },
  inside: (outer: string, inner: string) => `${outer}, ${inner}`,
  draft: "Bozza",
  accept: "Accetta",
  edit: "Modifica",
  leave: "Lascia stare",
  write: "Scrivilo",
  again: "Riprova",
  save: "Salva",
  openPlace: (place: string) => `Apri ${place}`,
  field: (language: string, place: string) => `${place}, in ${lowerCaseName(language)}`,
  choose: "Ha più significati. Qual è quello giusto?",
  left: "Lasciata. Gli ospiti leggono l’originale.",
  undo: "Annulla",
  notLeft: "Non è stato possibile salvare.",
  notSaved: "Non ancora salvato.",
  saving: "Salvataggio",
  acceptRead: (count: number) => plural(count, { one: "Accetta la # letta", other: "Accetta le # lette" }),
  keys: {
    accept: "accetta e avanti",
    edit: "modifica",
    leave: "lascia stare",
    move: "su e giù",
    enter: "Invio",
  },
  /** Rules that a draft broke, by name. */
  refused: {
    rules: {
      mark_lost: "La bozza ha perso un elemento, un numero, un link o un termine.",
      mark_repeated: "La bozza contiene due volte un elemento, un numero, un link o un termine.",
      mark_invented: "La bozza ha inventato un elemento, un numero o un link.",
      markup: "La bozza contiene codice.",
      repeats_itself: "La bozza si ripete.",
      too_long: "La bozza è troppo lunga per il suo campo.",
      too_many_lines: "La bozza ha più righe dello spazio previsto.",
      wrong_script: "La bozza è in un’altra scrittura.",
      invisible_signs: "La bozza contiene caratteri invisibili.",
      term_changed: "La bozza ha cambiato un termine.",
      empty: "La bozza è vuota.",
    },
    /** With the part that the rule is about. */
    named: {
      mark_lost: (part: string) => `La bozza ha perso ${part}.`,
      mark_repeated: (part: string) => `La bozza contiene due volte ${part}.`,
      term_changed: (part: string) => `La bozza ha cambiato il termine ${part}.`,
    },
    other: "La bozza ha violato una regola.",
    thrown: "È stata scartata.",
  },
  panel: {
    label: (language: string) => `${language}, come viene mostrato`,
    show: "Come viene mostrato",
    hide: "Nascondi",
    what: "Che cosa vedono gli ospiti",
    readFirst: "Lo leggiamo prima",
    readFirstText: "Gli ospiti vedono un testo quando uno di voi lo ha accettato",
    automaticText: "Gli ospiti vedono le bozze che rispettano ogni regola, ognuna con una riga che lo dice",
    guestsSee: "Così lo vedono gli ospiti",
    machineShown: (count: number) =>
      plural(count, {
        one: "# bozza della macchina è mostrata, con la riga",
        other: "# bozze della macchina sono mostrate, con la riga",
      }),
    phrasebookShown: (count: number) =>
      plural(count, {
        one: "# dal frasario non ha bisogno della riga",
        other: "# dal frasario non hanno bisogno della riga",
      }),
    loses: "Ciò che accetta o scrive perde la riga",
    nothingShown: "Gli ospiti non vedono bozze. Leggono l’originale finché non accetta o scrive un testo",
    never: "Emergenze, allergeni, prezzi e nomi non sono mai affidati a una macchina",
    machine: "Una macchina scrive ciò che il frasario non conosce",
    machineText: (max: string) =>
      `I suoi testi sono inviati a un servizio di traduzione, fino a ${max} caratteri al mese.`,
    notOffered: (language: string) =>
      `In ${lowerCaseName(language)} la macchina non è abbastanza buona: si usa solo il frasario.`,
    settingsFailed: "Non è stato possibile cambiarlo.",
  },
  rest: {
    action: "Prepara il resto",
    title: "Prepara il resto",
    reading: "Conteggio di ciò che manca",
    texts: (texts: number, languages: string) =>
      plural(texts, { one: `# testo in ${languages}`, other: `# testi in ${languages}` }),
    languages: (count: number) => plural(count, { one: "# lingua", other: "# lingue" }),
    phrasebook: (count: number) => plural(count, { one: "# dal frasario", other: "# dal frasario" }),
    machine: (count: number) => plural(count, { one: "# dalla macchina", other: "# dalla macchina" }),
    characters: (count: number) => plural(count, { one: "# carattere", other: "# caratteri" }),
    estimate: (texts: string, parts: string) => `${texts}: ${parts}.`,
    phrasebookOnly: "Si usa solo il frasario. Nulla esce da questo prodotto.",
    unknown: (count) =>
      count === 1
        ? "Il frasario non conosce il testo che manca."
        : `Il frasario non conosce i ${count} testi che mancano.`,
    nothing: "Non c’è nulla da preparare: ogni testo ha una traduzione o una bozza.",
    kept: "Ciò che hanno scritto le persone non viene mai sostituito.",
    unseen: "Gli ospiti non vedono nulla di nuovo finché non lo accetta.",
    seen: (languages: string) =>
      `In ${lowerCaseName(languages)}, gli ospiti vedono le bozze che rispettano ogni regola.`,
    start: "Inizia",
    failed: "Non è stato possibile iniziare.",
    estimateFailed: "Non è stato possibile contare ciò che manca.",
    running: (remaining: number) =>
      plural(remaining, { one: "Preparazione, manca # testo", other: "Preparazione, mancano # testi" }),
    elsewhere: "Le bozze sono in preparazione.",
    done: (count: number) => plural(count, { one: "# bozza preparata", other: "# bozze preparate" }),
    problems: {
      busy: "Il servizio di traduzione è occupato. Riprenderà da solo.",
      unavailable: "Il servizio di traduzione non è raggiungibile. Riprenderà da solo.",
      quota: "Il servizio di traduzione non accetta altri testi questo mese.",
      budget: "I caratteri di questo mese sono esauriti.",
      refused: "Il servizio di traduzione ha rifiutato la chiave. Chieda a chi l’ha configurata.",
    },
  },
  terms: {
    title: "Termini",
    text: "Parole che una macchina deve mantenere, come i nomi delle sue sale. Valgono per tutte le sue strutture.",
    none: "Ancora nessun termine.",
    count: (count: number, max: number) => `${count} di ${max}`,
    term: "Termine",
    add: "Aggiungi un termine",
    stays: "Resta com’è",
    fixed: (count: number) => plural(count, { one: "Fissato in # lingua", other: "Fissato in # lingue" }),
    used: (count: number) => plural(count, { one: "Usato in # testo", other: "Usato in # testi" }),
    unused: "In nessun testo",
    asItIs: "Com’è",
    wordings: "Dove un campo è vuoto, il termine resta com’è.",
    failed: "Non è stato possibile caricare i termini.",
    saveFailed: "Non è stato possibile salvare il termine.",
    removeFailed: "Non è stato possibile rimuovere il termine.",
    twice: "Questo termine è già nell’elenco.",
  },
};
