import type { PublishMessages } from "../en/publish.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const publish: PublishMessages = {
  before: "Prima di pubblicare",
  fixInHomepage: "Correggi in Home",
  fixInTheme: "Correggi in Stile del tema",
  fixInButtons: "Correggi in Pulsanti",
  fixInSocial: "Correggi in Social media",
  fixInAnswers: "Correggi in Risposte",
  fixInProperty: "Aggiungi nei dati",
  versions: "Versioni",
  versionsHint: "Una versione ripristinata diventa la bozza. Gli ospiti la vedono dopo la pubblicazione.",
  number: "Versione",
  note: "Nota",
  published: "Pubblicata",
  languages: "Lingue",
  action: "Stato",
  live: "Online",
  restore: "Ripristina",
  draft: "Bozza",
  publish: "Pubblica",
  publishing: "Pubblicazione",
  address: "Indirizzo del portale",
  marketingConsent: "Consenso al marketing",
  marketingConsentHint: "Chiedi il consenso agli ospiti alla scansione",
  marketingConsentNote: "Vale dalla prossima versione pubblicata",
  visitorIds: "Conta ogni telefono una volta",
  visitorIdsHint: "Un telefono viene riconosciuto fino a mezzanotte, mai oltre.",
  visitorIdsNote: "Vale subito, senza pubblicare",
  visitorIdsFailed: "Impossibile cambiare l’impostazione.",
  oldScans: (count: number) =>
    plural(count, {
      one: "# scansione di vecchi codici negli ultimi 30 giorni",
      other: "# scansioni di vecchi codici negli ultimi 30 giorni",
    }),
  ready: (done: string | number, total: string | number) => `${done} di ${total} pronti`,
  version: (version: string | number) => `Versione ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corregga # elemento per pubblicare", other: "Corregga # elementi per pubblicare" }),
  progress: (done: string | number, count: number) =>
    `${done} di ${plural(count, { one: "# lingua", other: "# lingue" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} pulsanti su ${total} hanno ancora i testi dell’originale`,
  untranslatedEntries: (language: string, count: string | number, total: string | number) =>
    `${language}, Sue voci da completare: ${count} su ${total}`,
  untranslatedText: "Gli ospiti vedono i testi originali finché qualcuno non li traduce.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language}: ${done} di ${total} pulsanti`,
  fewerButtonsText: (language: string) =>
    `Chi legge in ${lowerCaseName(language)} vedrà i pulsanti mancanti nella lingua predefinita. Può comunque pubblicare.`,
  unsavedFirst:
    "Alcune modifiche non sono ancora applicate. I controlli le includono, ma deve applicarle prima di pubblicare.",
  newerVersion: "Una parte di questa bozza è stata salvata da una versione più recente",
  applyFirst: "Applichi le modifiche per pubblicare",
  guestsSee: "Visibile agli ospiti un istante dopo.",
  nothingNew: (version: string | number) => `Nulla è cambiato dalla versione ${version}.`,
  guestsGet: (version: string | number) => `Gli ospiti vedono ora la versione ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `La versione ${version} è pubblicata. Tutti gli ospiti la vedranno entro un minuto.`,
  notePlaceholder: "Che cosa è cambiato? (per il team)",
  failed: "Pubblicazione non riuscita",
  unnamed: "Pulsante senza nome",
  allReady: "Nulla da correggere. Può pubblicare.",
  blocking: "Da correggere",
  warning: "Avviso",
  noNote: "Nessuna nota",
  noVersions: "Ancora nessuna versione. Pubblichi per mostrare la prima agli ospiti.",
  older: "Mostra versioni precedenti",
  restored: (version: string | number) => `La versione ${version} è ora la bozza`,
  noneReady: (count: number) =>
    plural(count, {
      one: "Il Suo unico pulsante non è pronto",
      other: "Nessuno dei Suoi # pulsanti è pronto",
    }),
  finishOne: (name: string, what: string) => `Cominci da «${name}»: ${what}.`,
  showOne: (name: string) => `Ne mostri uno agli ospiti: «${name}» è nascosto.`,
  first: {
    title: (name: string) => `${name} è ora online`,
    text: "Chi scansiona il codice o apre l’indirizzo lo vede subito.",
    phone: "Lo guardi sul Suo telefono",
    phoneText: "Inquadri il codice con la fotocamera.",
    share: "Condividi",
    waiting: (count: number) =>
      plural(count, { one: "# altro pulsante aspetta", other: "Altri # pulsanti aspettano" }),
    finish: "Completali",
    print: "Stampa una scheda",
    dashboard: "Statistiche",
    done: "Fine",
  },
  card: {
    title: "Stampa una scheda",
    size: "Formato",
    design: "Modello",
    designs: { band: "Fascia", photo: "Foto", minimal: "Essenziale" },
    print: "Stampa",
    hint: (size: string) => `${size}, una scheda per foglio. Scelga «Dimensioni effettive» nella stampa.`,
  },
  plan: {
    now: "Pubblica ora",
    other: "Altri modi di pubblicare",
    later: "Pubblica più tardi",
    date: "Data",
    time: "Ora",
    set: "Imposta l’ora",
    setting: "Impostazione",
    move: "Sposta",
    moving: "Spostamento",
    zone: (zone, now) => `${zone}, dove ora è ${now}.`,
    planned: "Pianificata",
    goesLive: (version, when, zone, next) =>
      `La versione ${version} sarà online: ${when} (${zone}). Le modifiche fatte da ora in poi attendono la versione ${next}.`,
    failedChecks: (count: number) =>
      plural(count, {
        one: "Non pubblicata: # controllo non superato",
        other: "Non pubblicata: # controlli non superati",
      }),
    notLive: "Non pubblicata",
    noted: (note: string) => `Nota: ${note}`,
    preview: "Anteprima",
    previewOf: (version: string | number) => `Versione ${version}, come la vedranno gli ospiti`,
    first: "Sarà la prima volta che gli ospiti vedono il portale.",
    late: (version, when, zone) =>
      `La versione ${version} era pianificata per ${when} (${zone}) e non è ancora online. Sarà pubblicata appena possibile.`,
    notPublished: (when, zone) => `La versione pianificata per il ${when} (${zone}) non è stata pubblicata.`,
    blocked: "Non ha superato il controllo:",
    licence: "In quel momento la licenza non era valida.",
    lost: "Non è stato possibile leggere il contenuto salvato.",
    notComposed: "Non è stato possibile creare le pagine con il suo contenuto.",
    older: (version, live) =>
      `La versione ${version} è stata pianificata prima della pubblicazione della versione ${live} e la sostituirà.`,
    stays: (when) => `La versione pianificata resta e sostituirà questa: ${when}.`,
    cancel: "Annulla",
    dismiss: "Nascondi",
    cancelled: "La versione non è più pianificata",
    isSet: (version) => `Versione ${version} pianificata`,
    moved: (when) => `Spostata a ${when}`,
    failed: "Impossibile modificare l’ora pianificata",
    wrongTime: "Inserisca un’ora, per esempio 6:00.",
    takeNext: (time) => `Usa invece ${time}`,
    replan: "Pianifica invece la bozza attuale",
    replanHint: (when) => `La versione pianificata ha il contenuto di ${when}.`,
  },
  qrFailed: "Impossibile caricare il codice QR",
  regenerated: "Il codice QR è cambiato. Stampi quello nuovo.",
  copyAddress: "Copia l’indirizzo del portale",
  changeAddress: "Modifica l’indirizzo",
  download: (format: string) => `Scarica il codice QR in ${format}`,
  restoring: {
    title: (version: string | number) => `Ripristinare la versione ${version}?`,
    text: "La bozza attuale viene sostituita. Le risposte restano se quella versione non ne ha. Le versioni pubblicate restano e gli ospiti vedono quella ripristinata dopo la pubblicazione.",
    unsaved: "Le modifiche non applicate vanno perse.",
    keep: "Mantieni la bozza attuale",
    running: "Ripristino",
  },
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
  findings: {
    property_name_missing: {
      title: "Manca il nome della struttura",
      text: "Ha un portale senza nome.",
    },
    logo_missing: {
      title: "Nessun logo",
      text: "Gli ospiti vedono il nome della struttura. Può comunque pubblicare.",
    },
    cloned_contacts: {
      title: (subject: string) => `Alcuni recapiti sono ancora di ${subject}`,
      text: "Gli ospiti verrebbero portati all’altra struttura. Modifichi o confermi ciascuno qui sotto. Può comunque pubblicare.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === ""
          ? "Un file di un’altra struttura"
          : `«${subject}» contiene un file di un’altra struttura`,
      text: "Un’immagine o un PDF appartiene a un’altra struttura e non può essere pubblicato. Lo scelga di nuovo tra i file di questa struttura.",
    },
    answer_missing: {
      title: (subject: string) => `«${subject}» usa una risposta che manca`,
      text: "Risponda alla domanda o tolga la risposta da questo testo.",
    },
    answer_guarded: {
      title: (subject: string) => `«${subject}» usa una risposta protetta`,
      text: "Questo testo è per tutti. Tolga la risposta dal testo o la renda accessibile a tutti.",
    },
    chip_too_long: {
      title: (subject: string) => `Il testo di «${subject}» è troppo lungo`,
      text: "Con la risposta non sta più nelle sue righe. Accorci il testo o inserisca una parte più breve della risposta.",
    },
    background_missing: {
      title: "Manca uno sfondo",
      text: "Gli ospiti vedono l’altro o il colore dell’intestazione. Può comunque pubblicare.",
    },
    button_name_missing: {
      title: "Mancano informazioni sul pulsante",
      text: "Ha un pulsante senza nome.",
    },
    link_missing: {
      title: (subject: string) => `«${subject}» non ha una destinazione`,
      text: "Ha un pulsante link senza destinazione.",
    },
    guide_empty: {
      title: (subject: string) => `«${subject}» apre una guida vuota`,
      text: "Gli ospiti non vi troverebbero risposte. Risponda a una domanda sull’argomento o nasconda il pulsante.",
    },
    map_without_location: {
      title: (subject: string) => `«${subject}» non ha un luogo`,
      text: "Ha un pulsante mappa senza luogo.",
    },
    chat_without_number: {
      title: (subject: string) => `«${subject}» non ha un numero`,
      text: "Ha un pulsante chat senza numero di telefono.",
    },
    call_without_extension: {
      title: (subject: string) => `«${subject}» non ha un interno`,
      text: "Ha un pulsante di chiamata senza numero interno.",
    },
    gallery_without_images: {
      title: (subject: string) => `«${subject}» non è completo`,
      text: "Ha un pulsante galleria senza immagini o informazioni.",
    },
    feedback_without_email: {
      title: (subject: string) => `«${subject}» non ha un’e-mail`,
      text: "Ha un pulsante feedback senza indirizzo e-mail.",
    },
    feedback_without_questions: {
      title: (subject: string) => `«${subject}» non ha domande`,
      text: "Ha un pulsante feedback senza domande.",
    },
    services_without_email: {
      title: (subject: string) => `«${subject}» non ha un’e-mail`,
      text: "Ha un pulsante servizi agli ospiti senza indirizzo e-mail.",
    },
    services_missing: {
      title: (subject: string) => `«${subject}» non ha servizi`,
      text: "Ha un pulsante servizi agli ospiti senza servizi.",
    },
    social_without_url: {
      title: (subject: string) => `${subject} non ha un indirizzo`,
      text: "Ha un canale social senza URL",
    },
    no_buttons: {
      title: (subject: string) => `${subject}: nessun pulsante`,
      text: "Ha un portale senza pulsanti nella lingua predefinita.",
    },
    pin_missing: {
      title: (subject: string) => `«${subject}» non ha un PIN`,
      text: "Nessuno può aprirlo finché non lo imposta. Può comunque pubblicare.",
    },
    extension_unreachable: {
      title: (subject: string) => `I telefoni degli ospiti non raggiungono l’interno ${subject}`,
      text: "Aggiunga il numero principale: i telefoni lo chiameranno per primo. Può comunque pubblicare.",
    },
    name_vague: {
      title: (subject: string) => `«${subject}» non dice a che cosa serve`,
      text: "Indichi che cosa vi trovano gli ospiti, per esempio «Menu della colazione». Può comunque pubblicare.",
    },
    text_hard_to_read: {
      title: (subject: string) => `Il testo di «${subject}» si legge male`,
      text: "Scelga un colore più scuro o più chiaro. Può comunque pubblicare.",
    },
    picture_undescribed: {
      title: (subject: string) => `«${subject}» ha un’immagine senza descrizione`,
      text: "Gli screen reader la leggono agli ospiti che non vedono l’immagine. Può comunque pubblicare.",
    },
    pdf_without_text: {
      title: (subject: string) => `«${subject}» apre un PDF senza testo`,
      text: "Sembra una scansione: gli ospiti non possono cercarvi parole né farselo leggere ad alta voce. Può comunque pubblicare.",
    },
    premium_feature_off: {
      title: (subject: string) => `«${subject}» non verrà mostrato`,
      text: "È una funzione premium. Può comunque pubblicare.",
    },
  },
  regenerate: {
    title: "Rigenerare il codice QR?",
    text: "Il codice sulle schede stampate e sui tablet smette subito di funzionare. Chi lo scansiona vede che non è più in uso.",
    keep: "Mantieni il codice attuale",
    confirm: "Rigenera",
    running: "Rigenerazione",
  },
};
