import type { TranslationMessages } from "../en/translation.ts";
import { inside } from "../inside.ts";
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
      `Non viene eliminato nulla. In ${inside(language)} ${plural(count, { one: "verrà aggiunto o completato # pulsante", other: "verranno aggiunti o completati # pulsanti" })}.`,
    intoEmpty: (language: string) =>
      `Non viene eliminato nulla: in ${inside(language)} non ci sono ancora pulsanti.`,
    nothing: (from: string, to: string) =>
      `Niente da completare: in ${inside(to)} c’è già tutto ciò che c’è in ${inside(from)}.`,
    noSource: (language: string) => `In ${inside(language)} non ci sono pulsanti da copiare.`,
    tooMany: "Sarebbero più pulsanti di quanti ne possa avere una lingua.",
    unapplied: (languages: string) =>
      `Ci sono modifiche in ${inside(languages)} non ancora applicate. Le applichi prima di copiare.`,
    from: (language: string) => `Copia dalla versione in ${inside(language)}`,
  },
  original: {
    show: (language: string) => `Mostra l’originale in ${inside(language)}`,
    in: (language: string) => `Originale in ${inside(language)}`,
    outdated: (language: string) => `L’originale in ${inside(language)} è cambiato dopo questa traduzione.`,
    markCurrent: "Segna come aggiornato",
    untranslated: (language: string) => `Questo testo è ancora l’originale in ${inside(language)}.`,
    markTranslated: "Segna come tradotto",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `Qui manca # testo dell’originale in ${inside(language)}.`,
        other: `Qui mancano # testi dell’originale in ${inside(language)}.`,
      }),
    fill: (language: string) => `Completa dalla versione in ${inside(language)}`,
  },
  list: {
    title: "Traduzioni",
    about: (language: string) =>
      `Confronto con la lingua predefinita, ${inside(language)}. I pulsanti nascosti non contano.`,
    noOriginals: (language: string) =>
      `In ${inside(language)} non ci sono ancora pulsanti. Quando ci saranno, qui vedrà che cosa manca nelle altre lingue.`,
    done: (done: string | number, total: string | number) => `${done} di ${total} completi`,
    states: {
      missing: "Manca",
      empty: "Testi mancanti",
      untranslated: "Non tradotto",
      outdated: "Non aggiornato",
      done: "Completo",
    },
    counts: {
      missing: (count: number) => plural(count, { one: "# mancante", other: "# mancanti" }),
      empty: (count: number) => plural(count, { one: "# con testi mancanti", other: "# con testi mancanti" }),
      untranslated: (count: number) => plural(count, { one: "# non tradotto", other: "# non tradotti" }),
      outdated: (count: number) => plural(count, { one: "# non aggiornato", other: "# non aggiornati" }),
    },
    add: "Copia qui",
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `Il pulsante in ${inside(language)} viene conservato. Torna quando riattiva la lingua.`,
      other: `I # pulsanti in ${inside(language)} vengono conservati. Tornano quando riattiva la lingua.`,
    }),
};
