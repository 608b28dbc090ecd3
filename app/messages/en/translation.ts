import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const translation = {
  copy: {
    what: "How to copy",
    replace: "Replace all buttons",
    fill: "Only fill in what’s missing",
    fillConfirm: "Fill in",
    plainConfirm: "Copy",
    fills: (count: number, language: string) =>
      `Nothing is removed. ${plural(count, { one: "# button", other: "# buttons" })} in ${language} will be added or completed.`,
    intoEmpty: (language: string) => `Nothing is removed: there are no buttons in ${language} yet.`,
    nothing: (from: string, to: string) => `Nothing to fill in: ${to} has everything that ${from} has.`,
    noSource: (language: string) => `There are no buttons in ${language} to copy.`,
    tooMany: "That would be more buttons than one language can have.",
    unapplied: (languages: string) =>
      `Some changes in ${languages} haven’t been applied. Apply them first, then copy.`,
    from: (language: string) => `Copy from ${language}`,
  },
  original: {
    show: (language: string) => `Show the ${language} original`,
    in: (language: string) => `${language} original`,
    outdated: (language: string) => `The ${language} original has changed since this was translated.`,
    markCurrent: "Mark as up to date",
    untranslated: (language: string) => `This text is still the ${language} original.`,
    markTranslated: "Mark as translated",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `# text from the ${language} original is missing here.`,
        other: `# texts from the ${language} original are missing here.`,
      }),
    fill: (language: string) => `Fill in from ${language}`,
  },
  list: {
    title: "Translations",
    counts: {
      missing: (count: number) => plural(count, { one: "# missing", other: "# missing" }),
      outdated: (count: number) => plural(count, { one: "# outdated", other: "# outdated" }),
    },
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `The button in ${language} is kept and comes back when you switch ${language} on again.`,
      other: `The # buttons in ${language} are kept and come back when you switch ${language} on again.`,
    }),
};

export type TranslationMessages = typeof translation;
