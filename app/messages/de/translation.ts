import type { TranslationMessages } from "../en/translation.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const translation: TranslationMessages = {
  copy: {
    what: "Was geschieht",
    replace: "Alle Buttons ersetzen",
    fill: "Nur ergänzen, was leer ist",
    fillConfirm: "Ergänzen",
    plainConfirm: "Kopieren",
    fills: (count: number, language: string) =>
      `Nichts wird entfernt. Auf ${language} ${plural(count, { one: "wird 1 Button", other: "werden # Buttons" })} hinzugefügt oder vervollständigt.`,
    intoEmpty: (language: string) => `Nichts wird entfernt: Auf ${language} gibt es noch keine Buttons.`,
    nothing: (from: string, to: string) => `Nichts zu ergänzen: ${to} hat schon alles, was ${from} hat.`,
    noSource: (language: string) => `Auf ${language} gibt es keine Buttons zum Kopieren.`,
    tooMany: "Zusammen wären es mehr, als eine Sprache fassen kann.",
    unapplied: (languages: string) =>
      `Auf ${languages} gibt es Änderungen, die noch nicht übernommen sind. Übernehmen Sie sie zuerst, und kopieren Sie dann.`,
    from: (language: string) => `Von ${language} kopieren`,
  },
  original: {
    show: (language: string) => `Original auf ${language} anzeigen`,
    in: (language: string) => `Original auf ${language}`,
    outdated: (language: string) =>
      `Das Original auf ${language} hat sich geändert, seit dies übersetzt wurde.`,
    markCurrent: "Als aktuell markieren",
    untranslated: (language: string) => `Hier stehen noch die Worte des Originals auf ${language}.`,
    markTranslated: "Als übersetzt markieren",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `1 Text des Originals auf ${language} fehlt hier.`,
        other: `# Texte des Originals auf ${language} fehlen hier.`,
      }),
    fill: (language: string) => `Aus ${language} ergänzen`,
  },
  list: {
    title: "Übersetzungen",
    about: (language: string) =>
      `Verglichen mit der Standardsprache ${language}. Ausgeblendete Buttons zählen nicht mit.`,
    noOriginals: (language: string) =>
      `Auf ${language} gibt es noch keine Buttons. Sobald es welche gibt, sehen Sie hier, was anderen Sprachen fehlt.`,
    done: (done: string | number, total: string | number) => `${done} von ${total} fertig`,
    states: {
      missing: "Fehlt",
      empty: "Texte fehlen",
      untranslated: "Nicht übersetzt",
      outdated: "Veraltet",
      done: "Fertig",
    },
    counts: {
      missing: (count: number) => plural(count, { one: "1 fehlt", other: "# fehlen" }),
      empty: (count: number) =>
        plural(count, { one: "1 mit fehlenden Texten", other: "# mit fehlenden Texten" }),
      untranslated: (count: number) =>
        plural(count, { one: "1 nicht übersetzt", other: "# nicht übersetzt" }),
      outdated: (count: number) => plural(count, { one: "1 veraltet", other: "# veraltet" }),
    },
    add: "Hierher kopieren",
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `Der Button auf ${language} bleibt erhalten. Er ist wieder da, sobald Sie ${language} wieder einschalten.`,
      other: `Die # Buttons auf ${language} bleiben erhalten. Sie sind wieder da, sobald Sie ${language} wieder einschalten.`,
    }),
};
