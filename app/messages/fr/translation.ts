import type { TranslationMessages } from "../en/translation.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const translation: TranslationMessages = {
  copy: {
    what: "Mode de copie",
    replace: "Remplacer tous les boutons",
    fill: "Compléter seulement ce qui manque",
    fillConfirm: "Compléter",
    plainConfirm: "Copier",
    fills: (count: number, language: string) =>
      `Rien n’est supprimé. ${plural(count, { one: "# bouton sera ajouté ou complété", other: "# boutons seront ajoutés ou complétés" })} en ${lowerCaseName(language)}.`,
    intoEmpty: (language: string) =>
      `Rien n’est supprimé : il n’y a pas encore de boutons en ${lowerCaseName(language)}.`,
    nothing: (from: string, to: string) =>
      `Rien à compléter : tout ce qui existe en ${lowerCaseName(from)} existe en ${lowerCaseName(to)}.`,
    noSource: (language: string) => `Il n’y a pas de boutons à copier en ${lowerCaseName(language)}.`,
    tooMany: "Cela dépasserait le nombre de boutons possible par langue.",
    unapplied: (languages: string) =>
      `Des modifications en ${lowerCaseName(languages)} ne sont pas encore appliquées. Appliquez-les d’abord, puis copiez.`,
    from: (language: string) => `Copier la version en ${lowerCaseName(language)}`,
  },
  original: {
    show: (language: string) => `Afficher l’original en ${lowerCaseName(language)}`,
    in: (language: string) => `Original en ${lowerCaseName(language)}`,
    outdated: (language: string) =>
      `L’original en ${lowerCaseName(language)} a changé depuis cette traduction.`,
    markCurrent: "Marquer comme à jour",
    untranslated: (language: string) =>
      `Le texte est encore celui de l’original en ${lowerCaseName(language)}.`,
    markTranslated: "Marquer comme traduit",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `# texte de l’original en ${lowerCaseName(language)} manque ici.`,
        other: `# textes de l’original en ${lowerCaseName(language)} manquent ici.`,
      }),
    fill: (language: string) => `Compléter avec la version en ${lowerCaseName(language)}`,
  },
  list: {
    title: "Traductions",
    counts: {
      missing: (count: number) => plural(count, { one: "# manquant", other: "# manquants" }),
      outdated: (count: number) => plural(count, { one: "# obsolète", other: "# obsolètes" }),
    },
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `Le bouton en ${lowerCaseName(language)} est conservé. Il revient dès que vous réactivez la langue.`,
      other: `Les # boutons en ${lowerCaseName(language)} sont conservés. Ils reviennent dès que vous réactivez la langue.`,
    }),
};
