import type { TranslationMessages } from "../en/translation.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const translation: TranslationMessages = {
  copy: {
    what: "Come copiare",
    replace: "Sostituisci tutti i pulsanti",
    fill: "Completa solo ciò che manca",
    fillConfirm: "Completa",
    plainConfirm: "Copia",
    fills: (count: number, language: string) =>
      `Non viene eliminato nulla. In ${lowerCaseName(language)} ${plural(count, { one: "verrà aggiunto o completato # pulsante", other: "verranno aggiunti o completati # pulsanti" })}.`,
    intoEmpty: (language: string) =>
      `Non viene eliminato nulla: in ${lowerCaseName(language)} non ci sono ancora pulsanti.`,
    nothing: (from: string, to: string) =>
      `Niente da completare: in ${lowerCaseName(to)} c’è già tutto ciò che c’è in ${lowerCaseName(from)}.`,
    noSource: (language: string) => `In ${lowerCaseName(language)} non ci sono pulsanti da copiare.`,
    tooMany: "Sarebbero più pulsanti di quanti ne possa avere una lingua.",
    unapplied: (languages: string) =>
      `Ci sono modifiche in ${lowerCaseName(languages)} non ancora applicate. Le applichi prima di copiare.`,
    from: (language: string) => `Copia dalla versione in ${lowerCaseName(language)}`,
  },
  original: {
    show: (language: string) => `Mostra l’originale in ${lowerCaseName(language)}`,
    in: (language: string) => `Originale in ${lowerCaseName(language)}`,
    outdated: (language: string) =>
      `L’originale in ${lowerCaseName(language)} è cambiato dopo questa traduzione.`,
    markCurrent: "Segna come aggiornato",
    untranslated: (language: string) => `Questo testo è ancora l’originale in ${lowerCaseName(language)}.`,
    markTranslated: "Segna come tradotto",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `Qui manca # testo dell’originale in ${lowerCaseName(language)}.`,
        other: `Qui mancano # testi dell’originale in ${lowerCaseName(language)}.`,
      }),
    fill: (language: string) => `Completa dalla versione in ${lowerCaseName(language)}`,
  },
  list: {
    title: "Traduzioni",
    counts: {
      missing: (count: number) => plural(count, { one: "# mancante", other: "# mancanti" }),
      outdated: (count: number) => plural(count, { one: "# non aggiornato", other: "# non aggiornati" }),
    },
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `Il pulsante in ${lowerCaseName(language)} viene conservato. Torna quando riattiva la lingua.`,
      other: `I # pulsanti in ${lowerCaseName(language)} vengono conservati. Tornano quando riattiva la lingua.`,
    }),
};
