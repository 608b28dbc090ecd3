import type { TranslationsMessages } from "../en/translations.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

/** The Translations screen. */
export const translations: TranslationsMessages = {
  title: "Übersetzungen",
  languages: "Sprachen",
  original: "Original",
  automatic: "Automatisch",
  count: (done: string | number, total: string | number) => `${done} von ${total}`,
  characters: (used: string, max: string) => `${used} von ${max} Zeichen in diesem Monat`,
  charactersLabel: "Zeichen, die diesen Monat an die Maschine gingen",
  show: "Anzeigen",
  filters: {
    drafts: "Entwürfe zu lesen",
    missing: "Nicht übersetzt",
    outdated: "Veraltet",
    all: "Alle Texte",
  },
  heads: {
    drafts: (count: number) => plural(count, { one: "# Entwurf zu lesen", other: "# Entwürfe zu lesen" }),
    missing: (count: number) =>
      plural(count, { one: "# Text nicht übersetzt", other: "# Texte nicht übersetzt" }),
    outdated: (count: number) => plural(count, { one: "# veralteter Text", other: "# veraltete Texte" }),
    all: (count: number) => plural(count, { one: "# Text", other: "# Texte" }),
  },
  origins: { phrasebook: "Sprachführer", machine: "Maschine" },
  states: { missing: "Nicht übersetzt", outdated: "Veraltet", done: "Fertig" },
  empty: {
    drafts: "Nichts zu lesen.",
    missing: "Alles ist übersetzt.",
    outdated: "Nichts ist veraltet.",
    all: "Es gibt noch keine Texte.",
  },
  emptyDate: (date: string) => `Stand: ${date}.`,
  untranslatedLeft: (count: number) =>
    plural(count, {
      one: "# Text hat noch keine Übersetzung.",
      other: "# Texte haben noch keine Übersetzung.",
    }),
  oneLanguage: "Dieses Portal hat eine Sprache",
  oneLanguageText: "Sobald Sie eine weitere Sprache einschalten, lesen und übersetzen Sie hier deren Texte.",
  chooseLanguages: "Sprachen wählen",
  failed: "Die Übersetzungen konnten nicht geladen werden.",
  parts: {
    name: "Name",
    content: "Text",
    title: "Titel",
    intro: "Einleitung",
    response: "nach dem Senden",
    message: "erste Nachricht",
    description: "Beschreibung",
    text: "Frage",
    place: "wo",
    words: "in Ihren Worten",
    note: "Hinweis",
  },
  entries: {
    questions: (position: number) => `Frage ${position}`,
    items: (position: number) => `Bild ${position}`,
    services: (position: number) => `Service ${position}`,
    subButtons: (position: number) => `Unterkachel ${position}`,
    places: (position: number) => `Ort ${position}`,
  },
  inside: (outer: string, inner: string) => `${outer}, ${inner}`,
  draft: "Entwurf",
  accept: "Übernehmen",
  edit: "Bearbeiten",
  leave: "Weglassen",
  write: "Selbst schreiben",
  again: "Noch einmal",
  save: "Speichern",
  openPlace: (place: string) => `${place} öffnen`,
  field: (language: string, place: string) => `${place}, auf ${language}`,
  choose: "Es hat mehrere Bedeutungen. Welche ist gemeint?",
  left: "Weggelassen. Gäste lesen das Original.",
  undo: "Rückgängig",
  notLeft: "Das konnte nicht gespeichert werden.",
  notSaved: "Noch nicht gespeichert.",
  saving: "Wird gespeichert",
  acceptRead: (count: number) =>
    plural(count, { one: "# gelesenen übernehmen", other: "# gelesene übernehmen" }),
  keys: {
    accept: "übernehmen und weiter",
    edit: "bearbeiten",
    leave: "weglassen",
    move: "auf und ab",
    enter: "Enter",
  },
  /** Rules that a draft broke, by name. */
  refused: {
    rules: {
      mark_lost: "Im Entwurf fehlt ein Baustein, eine Zahl, ein Link oder ein Begriff.",
      mark_repeated: "Im Entwurf steht ein Baustein, eine Zahl, ein Link oder ein Begriff doppelt.",
      mark_invented: "Der Entwurf hat einen Baustein, eine Zahl oder einen Link erfunden.",
      markup: "Der Entwurf enthält Code.",
      repeats_itself: "Der Entwurf wiederholt sich.",
      too_long: "Der Entwurf ist zu lang für sein Feld.",
      too_many_lines: "Der Entwurf hat mehr Zeilen, als Platz ist.",
      wrong_script: "Der Entwurf ist in der falschen Schrift.",
      invisible_signs: "Der Entwurf enthält unsichtbare Zeichen.",
      term_changed: "Der Entwurf hat einen Begriff verändert.",
      empty: "Der Entwurf ist leer.",
    },
    /** With the part that the rule is about. */
    named: {
      mark_lost: (part: string) => `Im Entwurf fehlt ${part}.`,
      mark_repeated: (part: string) => `Im Entwurf steht ${part} doppelt.`,
      term_changed: (part: string) => `Der Entwurf hat den Begriff ${part} verändert.`,
    },
    other: "Der Entwurf hat eine Regel verletzt.",
    thrown: "Er wurde verworfen.",
  },
  panel: {
    label: (language: string) => `${language}, wie es angezeigt wird`,
    show: "So wird es angezeigt",
    hide: "Ausblenden",
    what: "Was Gäste sehen",
    readFirst: "Wir lesen zuerst",
    readFirstText: "Gäste sehen einen Text, sobald ihn jemand von Ihnen übernommen hat",
    automaticText: "Gäste sehen Entwürfe, die alle Regeln einhalten, jeweils mit einem Hinweis darauf",
    guestsSee: "So sehen es Gäste",
    machineShown: (count: number) =>
      plural(count, {
        one: "# maschineller Entwurf wird mit Hinweis angezeigt",
        other: "# maschinelle Entwürfe werden mit Hinweis angezeigt",
      }),
    phrasebookShown: (count: number) =>
      plural(count, {
        one: "# aus dem Sprachführer braucht keinen Hinweis",
        other: "# aus dem Sprachführer brauchen keinen Hinweis",
      }),
    loses: "Was Sie übernehmen oder schreiben, verliert den Hinweis",
    nothingShown:
      "Gäste sehen keinen Entwurf. Sie lesen das Original, bis Sie einen Text übernehmen oder schreiben",
    never: "Notfälle, Allergene, Preise und Namen überlassen wir nie einer Maschine",
    machine: "Eine Maschine entwirft, was der Sprachführer nicht kennt",
    machineText: (max: string) =>
      `Ihre Texte gehen an einen Übersetzungsdienst, bis zu ${max} Zeichen im Monat.`,
    notOffered: (language: string) =>
      `Auf ${language} ist die Maschine nicht gut genug: Nur der Sprachführer wird verwendet.`,
    settingsFailed: "Das konnte nicht geändert werden.",
  },
  rest: {
    action: "Rest entwerfen",
    title: "Rest entwerfen",
    reading: "Fehlendes wird gezählt",
    texts: (texts: number, languages: string) =>
      plural(texts, { one: `# Text in ${languages}`, other: `# Texte in ${languages}` }),
    languages: (count: number) => plural(count, { one: "# Sprache", other: "# Sprachen" }),
    phrasebook: (count: number) =>
      plural(count, { one: "# aus dem Sprachführer", other: "# aus dem Sprachführer" }),
    machine: (count: number) => plural(count, { one: "# von der Maschine", other: "# von der Maschine" }),
    characters: (count: number) => plural(count, { one: "# Zeichen", other: "# Zeichen" }),
    estimate: (texts: string, parts: string) => `${texts}: ${parts}.`,
    phrasebookOnly: "Nur der Sprachführer wird verwendet. Es wird nichts nach außen gegeben.",
    unknown: (count) =>
      count === 1
        ? "Den Text, der noch fehlt, kennt der Sprachführer nicht."
        : `Die ${count} Texte, die noch fehlen, kennt der Sprachführer nicht.`,
    nothing: "Es gibt nichts zu entwerfen: Jeder Text hat eine Übersetzung oder einen Entwurf.",
    kept: "Was Menschen geschrieben haben, wird nie ersetzt.",
    unseen: "Gäste sehen nichts Neues, bis Sie es übernehmen.",
    seen: (languages: string) => `Auf ${languages} sehen Gäste die Entwürfe, die alle Regeln einhalten.`,
    start: "Starten",
    failed: "Das Entwerfen konnte nicht gestartet werden.",
    estimateFailed: "Das Fehlende konnte nicht gezählt werden.",
    running: (remaining: number) =>
      plural(remaining, { one: "Entwerfen, noch # Text", other: "Entwerfen, noch # Texte" }),
    elsewhere: "Entwürfe werden erstellt.",
    done: (count: number) => plural(count, { one: "# Entwurf erstellt", other: "# Entwürfe erstellt" }),
    problems: {
      busy: "Der Übersetzungsdienst ist ausgelastet. Es geht von selbst weiter.",
      unavailable: "Der Übersetzungsdienst ist nicht erreichbar. Es geht von selbst weiter.",
      quota: "Der Übersetzungsdienst nimmt diesen Monat keine Texte mehr an.",
      budget: "Die Zeichen dieses Monats sind aufgebraucht.",
      refused: "Der Übersetzungsdienst hat den Schlüssel abgelehnt. Fragen Sie, wer ihn eingerichtet hat.",
    },
  },
  terms: {
    title: "Begriffe",
    text: "Wörter, die eine Maschine behalten muss, wie die Namen Ihrer Räume. Sie gelten für alle Ihre Objekte.",
    none: "Noch keine Begriffe.",
    count: (count: number, max: number) => `${count} von ${max}`,
    term: "Begriff",
    add: "Begriff hinzufügen",
    stays: "Bleibt, wie er ist",
    fixed: (count: number) =>
      plural(count, { one: "In # Sprache festgelegt", other: "In # Sprachen festgelegt" }),
    used: (count: number) => plural(count, { one: "In # Text verwendet", other: "In # Texten verwendet" }),
    unused: "In keinem Text",
    asItIs: "Wie er ist",
    wordings: "Wo ein Feld leer ist, bleibt der Begriff, wie er ist.",
    failed: "Die Begriffe konnten nicht geladen werden.",
    saveFailed: "Der Begriff konnte nicht gespeichert werden.",
    removeFailed: "Der Begriff konnte nicht entfernt werden.",
    twice: "Dieser Begriff steht schon in der Liste.",
  },
};
