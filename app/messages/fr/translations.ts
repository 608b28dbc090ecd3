import type { TranslationsMessages } from "../en/translations.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

/** The Translations screen. */
export const translations: TranslationsMessages = {
  title: "Traductions",
  languages: "Langues",
  original: "Original",
  automatic: "Automatique",
  count: (done: string | number, total: string | number) => `${done} sur ${total}`,
  characters: (used: string, max: string) => `${used} caractères sur ${max} ce mois-ci`,
  charactersLabel: "Caractères envoyés à la machine ce mois-ci",
  show: "Afficher",
  filters: {
    drafts: "Brouillons à lire",
    missing: "Non traduits",
    outdated: "Obsolètes",
    all: "Tous les textes",
  },
  heads: {
    drafts: (count: number) => plural(count, { one: "# brouillon à lire", other: "# brouillons à lire" }),
    missing: (count: number) => plural(count, { one: "# texte non traduit", other: "# textes non traduits" }),
    outdated: (count: number) => plural(count, { one: "# texte obsolète", other: "# textes obsolètes" }),
    all: (count: number) => plural(count, { one: "# texte", other: "# textes" }),
  },
  origins: { phrasebook: "Guide de phrases", machine: "Machine" },
  states: { missing: "Non traduit", outdated: "Obsolète", done: "À jour" },
  empty: {
    drafts: "Rien à lire.",
    missing: "Tout est traduit.",
    outdated: "Rien n’est obsolète.",
    all: "Il n’y a pas encore de textes.",
  },
  emptyDate: (date: string) => `Au ${date}.`,
  untranslatedLeft: (count: number) =>
    plural(count, {
      one: "# texte n’a pas encore de traduction.",
      other: "# textes n’ont pas encore de traduction.",
    }),
  oneLanguage: "Ce portail a une seule langue",
  oneLanguageText: "Dès que vous activez une autre langue, vous lisez et traduisez ses textes ici.",
  chooseLanguages: "Choisir les langues",
  failed: "Les traductions n’ont pas pu être chargées.",
  parts: {
    name: "nom",
    content: "texte",
    title: "titre",
    intro: "introduction",
    response: "après l’envoi",
    message: "premier message",
    description: "description",
    text: "question",
    place: "où",
    words: "avec vos mots",
    note: "remarque",
  },
  entries: {
    questions: (position: number) => `question ${position}`,
    items: (position: number) => `image ${position}`,
    services: (position: number) => `service ${position}`,
    subButtons: (position: number) => `sous-bouton ${position}`,
    places: (position: number) => `lieu ${position}`,
  },
  inside: (outer: string, inner: string) => `${outer}, ${inner}`,
  draft: "Brouillon",
  accept: "Accepter",
  edit: "Modifier",
  leave: "Laisser",
  write: "L’écrire",
  again: "Réessayer",
  save: "Enregistrer",
  openPlace: (place: string) => `Ouvrir ${place}`,
  field: (language: string, place: string) => `${place}, en ${lowerCaseName(language)}`,
  choose: "Plusieurs sens sont possibles. Lequel est-ce ?",
  left: "Laissé. Les clients lisent l’original.",
  undo: "Annuler",
  notLeft: "Cela n’a pas pu être enregistré.",
  notSaved: "Pas encore enregistré.",
  saving: "Enregistrement",
  acceptRead: (count: number) => plural(count, { one: "Accepter le # lu", other: "Accepter les # lus" }),
  keys: {
    accept: "accepter et suivant",
    edit: "modifier",
    leave: "laisser",
    move: "haut et bas",
    enter: "Entrée",
  },
  /** Rules that a draft broke, by name. */
  refused: {
    rules: {
      mark_lost: "Le brouillon a perdu un élément, un nombre, un lien ou un terme.",
      mark_repeated: "Le brouillon contient deux fois un élément, un nombre, un lien ou un terme.",
      mark_invented: "Le brouillon a inventé un élément, un nombre ou un lien.",
      markup: "Le brouillon contient du code.",
      repeats_itself: "Le brouillon se répète.",
      too_long: "Le brouillon est trop long pour son champ.",
      too_many_lines: "Le brouillon a plus de lignes que la place prévue.",
      wrong_script: "Le brouillon est dans une autre écriture.",
      invisible_signs: "Le brouillon contient des caractères invisibles.",
      term_changed: "Le brouillon a changé un terme.",
      empty: "Le brouillon est vide.",
    },
    /** With the part that the rule is about. */
    named: {
      mark_lost: (part: string) => `Le brouillon a perdu ${part}.`,
      mark_repeated: (part: string) => `Le brouillon contient deux fois ${part}.`,
      term_changed: (part: string) => `Le brouillon a changé le terme ${part}.`,
    },
    other: "Le brouillon a enfreint une règle.",
    thrown: "Il a été écarté.",
  },
  panel: {
    label: (language: string) => `${language}, ce que voient les clients`,
    show: "Ce qui s’affiche",
    hide: "Masquer",
    what: "Ce que voient les clients",
    readFirst: "Nous lisons d’abord",
    readFirstText: "Les clients voient un texte dès que l’un de vous l’a accepté",
    automaticText:
      "Les clients voient les brouillons conformes à toutes les règles, chacun avec une ligne qui le signale",
    guestsSee: "Les clients voient",
    machineShown: (count: number) =>
      plural(count, {
        one: "# brouillon de la machine est affiché, avec la ligne",
        other: "# brouillons de la machine sont affichés, avec la ligne",
      }),
    phrasebookShown: (count: number) =>
      plural(count, {
        one: "# du guide de phrases n’a pas besoin de ligne",
        other: "# du guide de phrases n’ont pas besoin de ligne",
      }),
    loses: "Ce que vous acceptez ou écrivez perd la ligne",
    nothingShown:
      "Les clients ne voient aucun brouillon. Ils lisent l’original jusqu’à ce que vous acceptiez ou écriviez un texte",
    never: "Les urgences, les allergènes, les prix et les noms ne sont jamais confiés à une machine",
    machine: "Laisser une machine rédiger ce que le guide de phrases ne connaît pas",
    machineText: (max: string) =>
      `Vos textes sont envoyés à un service de traduction, jusqu’à ${max} caractères par mois.`,
    notOffered: (language: string) =>
      `En ${lowerCaseName(language)}, la machine n’est pas assez bonne : seul le guide de phrases est utilisé.`,
    settingsFailed: "Cela n’a pas pu être modifié.",
  },
  rest: {
    action: "Rédiger le reste",
    title: "Rédiger le reste",
    reading: "Décompte de ce qui manque",
    texts: (texts: number, languages: string) =>
      plural(texts, { one: `# texte en ${languages}`, other: `# textes en ${languages}` }),
    languages: (count: number) => plural(count, { one: "# langue", other: "# langues" }),
    phrasebook: (count: number) =>
      plural(count, { one: "# du guide de phrases", other: "# du guide de phrases" }),
    machine: (count: number) => plural(count, { one: "# par la machine", other: "# par la machine" }),
    characters: (count: number) => plural(count, { one: "# caractère", other: "# caractères" }),
    estimate: (texts: string, parts: string) => `${texts} : ${parts}.`,
    phrasebookOnly: "Seul le guide de phrases est utilisé. Rien n’est envoyé à l’extérieur.",
    unknown: (count) =>
      count === 1
        ? "Le guide de phrases ne connaît pas le texte qui manque encore."
        : `Le guide de phrases ne connaît pas les ${count} textes qui manquent encore.`,
    nothing: "Il n’y a rien à rédiger : chaque texte a une traduction ou un brouillon.",
    kept: "Ce que des personnes ont écrit n’est jamais remplacé.",
    unseen: "Les clients ne voient rien de nouveau avant votre accord.",
    seen: (languages: string) =>
      `En ${lowerCaseName(languages)}, les clients voient les brouillons conformes à toutes les règles.`,
    start: "Commencer",
    failed: "La rédaction n’a pas pu commencer.",
    estimateFailed: "Ce qui manque n’a pas pu être compté.",
    running: (remaining: number) =>
      plural(remaining, {
        one: "Rédaction en cours, encore # texte",
        other: "Rédaction en cours, encore # textes",
      }),
    elsewhere: "Des brouillons sont en cours de rédaction.",
    done: (count: number) => plural(count, { one: "# brouillon rédigé", other: "# brouillons rédigés" }),
    problems: {
      busy: "Le service de traduction est occupé. Cela continuera tout seul.",
      unavailable: "Le service de traduction est injoignable. Cela continuera tout seul.",
      quota: "Le service de traduction n’accepte plus de textes ce mois-ci.",
      budget: "Les caractères de ce mois-ci sont épuisés.",
      refused: "Le service de traduction a refusé la clé. Demandez à la personne qui l’a configurée.",
    },
  },
  terms: {
    title: "Termes",
    text: "Des mots qu’une machine doit garder, comme les noms de vos salles. Ils valent pour tous vos établissements.",
    none: "Pas encore de termes.",
    count: (count: number, max: number) => `${count} sur ${max}`,
    term: "Terme",
    add: "Ajouter un terme",
    stays: "Reste tel quel",
    fixed: (count: number) => plural(count, { one: "Fixé dans # langue", other: "Fixé dans # langues" }),
    used: (count: number) => plural(count, { one: "Utilisé dans # texte", other: "Utilisé dans # textes" }),
    unused: "Dans aucun texte",
    asItIs: "Tel quel",
    wordings: "Là où un champ est vide, le terme reste tel quel.",
    failed: "Les termes n’ont pas pu être chargés.",
    saveFailed: "Le terme n’a pas pu être enregistré.",
    removeFailed: "Le terme n’a pas pu être supprimé.",
    twice: "Ce terme figure déjà dans la liste.",
  },
};
