import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const translation = {
  copy: {
    what: "What happens",
    replace: "Replace all buttons",
    fill: "Only fill what is empty",
    fillConfirm: "Fill in",
    plainConfirm: "Copy",
    fills: (count: number, language: string) =>
      `Nothing is removed. ${plural(count, { one: "1 button", other: "# buttons" })} in ${language} will be added or completed.`,
    intoEmpty: (language: string) => `Nothing is removed: there are no buttons in ${language} yet.`,
    nothing: (from: string, to: string) => `Nothing to fill in: ${to} has everything that ${from} has.`,
    noSource: (language: string) => `There are no buttons in ${language} to copy.`,
    tooMany: "Together these would be more than a language can hold.",
    unapplied: (languages: string) =>
      `There are changes in ${languages} that have not been applied. Apply them first, then copy.`,
    from: (language: string) => `Copy from ${language}`,
  },
  original: {
    show: (language: string) => `Show the original in ${language}`,
    in: (language: string) => `Original in ${language}`,
    outdated: (language: string) => `The original in ${language} has changed since this was translated.`,
    markCurrent: "Mark as up to date",
    untranslated: (language: string) => `This still has the words of the original in ${language}.`,
    markTranslated: "Mark as translated",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `1 text of the original in ${language} is missing here.`,
        other: `# texts of the original in ${language} are missing here.`,
      }),
    fill: (language: string) => `Fill in from ${language}`,
  },
  list: {
    title: "Translations",
    about: (language: string) =>
      `Compared with ${language}, the default language. Hidden buttons are left out.`,
    noOriginals: (language: string) =>
      `There are no buttons in ${language} yet. Once there are, you see here what other languages lack.`,
    done: (done: string | number, total: string | number) => `${done} of ${total} done`,
    states: {
      missing: "Missing",
      empty: "Texts missing",
      untranslated: "Not translated",
      outdated: "Outdated",
      done: "Done",
    },
    counts: {
      missing: (count: number) => plural(count, { one: "1 missing", other: "# missing" }),
      empty: (count: number) => plural(count, { one: "1 with texts missing", other: "# with texts missing" }),
      untranslated: (count: number) => plural(count, { one: "1 not translated", other: "# not translated" }),
      outdated: (count: number) => plural(count, { one: "1 outdated", other: "# outdated" }),
    },
    add: "Copy here",
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `The button in ${language} is kept. It returns when you switch ${language} on again.`,
      other: `The # buttons in ${language} are kept. They return when you switch ${language} on again.`,
    }),
};

export type TranslationMessages = typeof translation;
