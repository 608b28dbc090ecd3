import type { TranslationMessages } from "../en/translation.ts";
import { inside } from "../inside.ts";
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
      `No se elimina nada. ${plural(count, { one: "Se añadirá o completará # botón", other: "Se añadirán o completarán # botones" })} en ${inside(language)}.`,
    intoEmpty: (language: string) => `No se elimina nada: aún no hay botones en ${inside(language)}.`,
    nothing: (from: string, to: string) =>
      `No hay nada que completar: en ${inside(to)} ya está todo lo que hay en ${inside(from)}.`,
    noSource: (language: string) => `No hay botones en ${inside(language)} que copiar.`,
    tooMany: "Serían más botones de los que admite un idioma.",
    unapplied: (languages: string) =>
      `Hay cambios en ${inside(languages)} que aún no se han aplicado. Aplíquelos primero y copie después.`,
    from: (language: string) => `Copiar del ${inside(language)}`,
  },
  original: {
    show: (language: string) => `Mostrar el original en ${inside(language)}`,
    in: (language: string) => `Original en ${inside(language)}`,
    outdated: (language: string) => `El original en ${inside(language)} ha cambiado desde que se tradujo.`,
    markCurrent: "Marcar como actualizado",
    untranslated: (language: string) => `Este texto sigue siendo el original en ${inside(language)}.`,
    markTranslated: "Marcar como traducido",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `Aquí falta # texto del original en ${inside(language)}.`,
        other: `Aquí faltan # textos del original en ${inside(language)}.`,
      }),
    fill: (language: string) => `Completar del ${inside(language)}`,
  },
  list: {
    title: "Traducciones",
    about: (language: string) =>
      `En comparación con el ${inside(language)}, el idioma predeterminado. Los botones ocultos no cuentan.`,
    noOriginals: (language: string) =>
      `Aún no hay botones en ${inside(language)}. Cuando los haya, verá aquí qué falta en los demás idiomas.`,
    done: (done: string | number, total: string | number) => `${done} de ${total} al día`,
    states: {
      missing: "Falta",
      empty: "Faltan textos",
      untranslated: "Sin traducir",
      outdated: "Desactualizado",
      done: "Al día",
    },
    counts: {
      missing: (count: number) => plural(count, { one: "falta #", other: "faltan #" }),
      empty: (count: number) =>
        plural(count, { one: "# con textos por rellenar", other: "# con textos por rellenar" }),
      untranslated: (count: number) => plural(count, { one: "# sin traducir", other: "# sin traducir" }),
      outdated: (count: number) => plural(count, { one: "# desactualizado", other: "# desactualizados" }),
    },
    add: "Copiar aquí",
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `El botón en ${inside(language)} se conserva. Volverá cuando active de nuevo el idioma.`,
      other: `Los # botones en ${inside(language)} se conservan. Volverán cuando active de nuevo el idioma.`,
    }),
};
