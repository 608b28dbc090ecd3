import type { TranslationMessages } from "../en/translation.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const translation: TranslationMessages = {
  copy: {
    what: "Cómo copiar",
    replace: "Reemplazar todos los botones",
    fill: "Completar solo lo que falta",
    fillConfirm: "Completar",
    plainConfirm: "Copiar",
    fills: (count: number, language: string) =>
      `No se elimina nada. ${plural(count, { one: "Se añadirá o completará # botón", other: "Se añadirán o completarán # botones" })} en ${lowerCaseName(language)}.`,
    intoEmpty: (language: string) => `No se elimina nada: aún no hay botones en ${lowerCaseName(language)}.`,
    nothing: (from: string, to: string) =>
      `No hay nada que completar: en ${lowerCaseName(to)} ya está todo lo que hay en ${lowerCaseName(from)}.`,
    noSource: (language: string) => `No hay botones en ${lowerCaseName(language)} que copiar.`,
    tooMany: "Serían más botones de los que admite un idioma.",
    unapplied: (languages: string) =>
      `Hay cambios en ${lowerCaseName(languages)} que aún no se han aplicado. Aplíquelos primero y copie después.`,
    from: (language: string) => `Copiar del ${lowerCaseName(language)}`,
  },
  original: {
    show: (language: string) => `Mostrar el original en ${lowerCaseName(language)}`,
    in: (language: string) => `Original en ${lowerCaseName(language)}`,
    outdated: (language: string) =>
      `El original en ${lowerCaseName(language)} ha cambiado desde que se tradujo.`,
    markCurrent: "Marcar como actualizado",
    untranslated: (language: string) => `Este texto sigue siendo el original en ${lowerCaseName(language)}.`,
    markTranslated: "Marcar como traducido",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `Aquí falta # texto del original en ${lowerCaseName(language)}.`,
        other: `Aquí faltan # textos del original en ${lowerCaseName(language)}.`,
      }),
    fill: (language: string) => `Completar del ${lowerCaseName(language)}`,
  },
  list: {
    title: "Traducciones",
    counts: {
      missing: (count: number) => plural(count, { one: "falta #", other: "faltan #" }),
      outdated: (count: number) => plural(count, { one: "# desactualizado", other: "# desactualizados" }),
    },
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `El botón en ${lowerCaseName(language)} se conserva. Volverá cuando active de nuevo el idioma.`,
      other: `Los # botones en ${lowerCaseName(language)} se conservan. Volverán cuando active de nuevo el idioma.`,
    }),
};
