import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

/** The Translations screen. */
export const translations = {
  title: "Translations",
  languages: "Languages",
  original: "Original",
  automatic: "Automatic",
  count: (done: string | number, total: string | number) => `${done} of ${total}`,
  characters: (used: string, max: string) => `${used} of ${max} characters this month`,
  charactersLabel: "Characters sent to the machine this month",
  show: "Show",
  filters: {
    drafts: "Drafts to read",
    missing: "Not translated",
    outdated: "Outdated",
    all: "All texts",
  },
  heads: {
    drafts: (count: number) => plural(count, { one: "# draft to read", other: "# drafts to read" }),
    missing: (count: number) =>
      plural(count, { one: "# text not translated", other: "# texts not translated" }),
    outdated: (count: number) => plural(count, { one: "# outdated text", other: "# outdated texts" }),
    all: (count: number) => plural(count, { one: "# text", other: "# texts" }),
  },
  origins: { phrasebook: "Phrasebook", machine: "Machine" },
  states: { missing: "Not translated", outdated: "Outdated", done: "Done" },
  empty: {
    drafts: "Nothing to read.",
    missing: "Everything is translated.",
    outdated: "Nothing is outdated.",
    all: "There are no texts yet.",
  },
  emptyDate: (date: string) => `As of ${date}.`,
  untranslatedLeft: (count: number) =>
    plural(count, { one: "# text has no translation yet.", other: "# texts have no translation yet." }),
  oneLanguage: "This portal has one language",
  oneLanguageText: "Once you switch on another language, its texts are read and translated here.",
  chooseLanguages: "Choose languages",
  failed: "The translations couldn’t be loaded.",
  parts: {
    name: "name",
    content: "text",
    title: "title",
    intro: "introduction",
    response: "after sending",
    message: "opening message",
    description: "description",
    text: "question",
    place: "where",
    words: "in your words",
    note: "note",
  },
  entries: {
    questions: (position: number) => `question ${position}`,
    items: (position: number) => `picture ${position}`,
    services: (position: number) => `service ${position}`,
    subButtons: (position: number) => `sub-button ${position}`,
    places: (position: number) => `place ${position}`,
  },
  inside: (outer: string, inner: string) => `${outer}, ${inner}`,
  draft: "Draft",
  accept: "Accept",
  edit: "Edit",
  leave: "Leave it",
  write: "Write it",
  again: "Try again",
  save: "Save",
  openPlace: (place: string) => `Open ${place}`,
  field: (language: string, place: string) => `${place}, in ${language}`,
  choose: "It has several meanings. Which one is it?",
  left: "Left. Guests read the original.",
  undo: "Undo",
  notLeft: "This couldn’t be saved.",
  notSaved: "Not saved yet.",
  saving: "Saving",
  acceptRead: (count: number) =>
    plural(count, { one: "Accept the # I have read", other: "Accept the # I have read" }),
  keys: {
    accept: "accept and next",
    edit: "edit",
    leave: "leave it",
    move: "up and down",
    enter: "Enter",
  },
  /** Rules that a draft broke, by name. */
  refused: {
    rules: {
      mark_lost: "The draft lost a chip, number, link or term.",
      mark_repeated: "The draft has a chip, number, link or term twice.",
      mark_invented: "The draft invented a chip, number or link.",
      markup: "The draft contains code.",
      repeats_itself: "The draft repeats itself.",
      too_long: "The draft is too long for its field.",
      too_many_lines: "The draft has more lines than its place.",
      wrong_script: "The draft is in the wrong script.",
      invisible_signs: "The draft contains characters that can’t be seen.",
      term_changed: "The draft changed a term.",
      empty: "The draft is empty.",
    },
    /** With the part that the rule is about. */
    named: {
      mark_lost: (part: string) => `The draft lost ${part}.`,
      mark_repeated: (part: string) => `The draft has ${part} twice.`,
      term_changed: (part: string) => `The draft changed the term ${part}.`,
    },
    other: "The draft broke a rule.",
    thrown: "It was thrown away.",
  },
  panel: {
    label: (language: string) => `${language}, how it is shown`,
    show: "How it is shown",
    hide: "Hide how it is shown",
    what: "What guests see",
    readFirst: "We read it first",
    readFirstText: "Guests see a text once one of you accepted it",
    automaticText: "Guests see drafts that passed every rule, each with a line that says so",
    guestsSee: "So guests see",
    machineShown: (count: number) =>
      plural(count, {
        one: "# machine draft is shown, with the line",
        other: "# machine drafts are shown, with the line",
      }),
    phrasebookShown: (count: number) =>
      plural(count, {
        one: "# from the phrasebook needs no line",
        other: "# from the phrasebook need no line",
      }),
    loses: "What you accept or write loses the line",
    nothingShown: "Guests see no draft. They read the original until you accept or write a text",
    never: "Emergencies, allergens, prices and names are never left to a machine",
    machine: "Let a machine draft what the phrasebook does not know",
    machineText: (max: string) =>
      `Your texts are sent to a translation service, up to ${max} characters a month.`,
    notOffered: (language: string) =>
      `The machine is not good enough in ${language}: only the phrasebook is used.`,
    settingsFailed: "This couldn’t be changed.",
  },
  rest: {
    action: "Draft the rest",
    title: "Draft the rest",
    reading: "Counting what is missing",
    texts: (texts: number, languages: string) =>
      plural(texts, { one: `# text in ${languages}`, other: `# texts in ${languages}` }),
    languages: (count: number) => plural(count, { one: "# language", other: "# languages" }),
    phrasebook: (count: number) =>
      plural(count, { one: "# from the phrasebook", other: "# from the phrasebook" }),
    machine: (count: number) => plural(count, { one: "# by machine", other: "# by machine" }),
    characters: (count: number) => plural(count, { one: "# character", other: "# characters" }),
    estimate: (texts: string, parts: string) => `${texts}: ${parts}.`,
    phrasebookOnly: "Only the phrasebook is used. Nothing leaves this product.",
    unknown: (count: number) =>
      count === 1
        ? "The phrasebook does not know the text that is left."
        : `The phrasebook does not know the ${count} texts that are left.`,
    nothing: "There is nothing to draft: every text has a translation or a draft.",
    kept: "What people wrote is never replaced.",
    unseen: "Guests see nothing new until you accept it.",
    seen: (languages: string) => `In ${languages}, guests see the drafts that passed every rule.`,
    start: "Start",
    failed: "The drafts couldn’t be started.",
    estimateFailed: "What is missing couldn’t be counted.",
    running: (remaining: number) =>
      plural(remaining, { one: "Drafting, # text to go", other: "Drafting, # texts to go" }),
    elsewhere: "Drafts are being made.",
    done: (count: number) => plural(count, { one: "# draft made", other: "# drafts made" }),
    problems: {
      busy: "The translation service is busy. It goes on by itself.",
      unavailable: "The translation service can’t be reached. It goes on by itself.",
      quota: "The translation service takes no more texts this month.",
      budget: "This month’s characters are used up.",
      refused: "The translation service refused the key. Ask whoever set it up.",
    },
  },
  terms: {
    title: "Terms",
    text: "Words that a machine must keep, such as the names of your rooms. They hold for all your properties.",
    none: "No terms yet.",
    count: (count: number, max: number) => `${count} of ${max}`,
    term: "Term",
    add: "Add a term",
    stays: "Stays as it is",
    fixed: (count: number) => plural(count, { one: "Fixed in # language", other: "Fixed in # languages" }),
    used: (count: number) => plural(count, { one: "Used in # text", other: "Used in # texts" }),
    unused: "Used in no text",
    asItIs: "As it is",
    wordings: "Where a field is empty, the term stays as it is.",
    failed: "The terms couldn’t be loaded.",
    saveFailed: "The term couldn’t be saved.",
    removeFailed: "The term couldn’t be removed.",
    twice: "This term is already in the list.",
  },
};

export type TranslationsMessages = typeof translations;
