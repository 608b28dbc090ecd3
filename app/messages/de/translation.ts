import type { TranslationMessages } from "../en/translation.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const translation: TranslationMessages = {
  copy: {
    what: "Kopierart",
    replace: "Alle Kacheln ersetzen",
    fill: "Nur ergänzen, was fehlt",
    fillConfirm: "Ergänzen",
    plainConfirm: "Kopieren",
    fills: (count: number, language: string) =>
      `Nichts wird gelöscht. Auf ${language} ${plural(count, { one: "wird # Kachel", other: "werden # Kacheln" })} hinzugefügt oder vervollständigt.`,
    intoEmpty: (language: string) => `Nichts wird gelöscht: Auf ${language} gibt es noch keine Kacheln.`,
    nothing: (from: string, to: string) => `Nichts zu ergänzen: ${to} hat schon alles, was ${from} hat.`,
    noSource: (language: string) => `Auf ${language} gibt es keine Kacheln zum Kopieren.`,
    tooMany: "Das wären mehr Kacheln, als eine Sprache haben kann.",
    unapplied: (languages: string) =>
      `Einige Änderungen auf ${languages} sind noch nicht gespeichert. Speichern Sie zuerst und kopieren Sie dann.`,
    from: (language: string) => `Von ${language} kopieren`,
  },
  original: {
    show: (language: string) => `Original auf ${language} anzeigen`,
    in: (language: string) => `Original auf ${language}`,
    outdated: (language: string) =>
      `Das Original auf ${language} hat sich geändert, seit dies übersetzt wurde.`,
    markCurrent: "Als aktuell markieren",
    untranslated: (language: string) => `Dieser Text ist noch das Original auf ${language}.`,
    markTranslated: "Als übersetzt markieren",
    empty: (count: number, language: string) =>
      plural(count, {
        one: `# Text des Originals auf ${language} fehlt hier.`,
        other: `# Texte des Originals auf ${language} fehlen hier.`,
      }),
    fill: (language: string) => `Aus ${language} ergänzen`,
  },
  list: {
    title: "Übersetzungen",
    counts: {
      missing: (count: number) => plural(count, { one: "# fehlt", other: "# fehlen" }),
      outdated: (count: number) => plural(count, { one: "# veraltet", other: "# veraltet" }),
    },
  },
  kept: (count: number, language: string) =>
    plural(count, {
      one: `Die Kachel auf ${language} bleibt erhalten. Sie erscheint wieder, sobald Sie ${language} wieder einschalten.`,
      other: `Die # Kacheln auf ${language} bleiben erhalten. Sie erscheinen wieder, sobald Sie ${language} wieder einschalten.`,
    }),
};
