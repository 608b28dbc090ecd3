import type { PublishMessages } from "../en/publish.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const publish: PublishMessages = {
  before: "Vor dem Veröffentlichen",
  fixInHomepage: "In Startseite beheben",
  fixInTheme: "In Theme-Stil beheben",
  fixInButtons: "In Buttons beheben",
  fixInSocial: "In Soziale Medien beheben",
  versions: "Versionen",
  versionsHint: "Eine wiederhergestellte Version wird Ihr Entwurf. Gäste sehen sie nach dem Veröffentlichen.",
  number: "Nr.",
  note: "Notiz",
  published: "Veröffentlicht",
  languages: "Sprachen",
  action: "Aktion",
  live: "Live",
  restore: "Wiederherstellen",
  draft: "Entwurf",
  publish: "Veröffentlichen",
  publishing: "Wird veröffentlicht",
  address: "Portaladresse",
  marketingConsent: "Einwilligung ins Marketing",
  marketingConsentHint: "Gäste beim Scannen fragen",
  ready: (done: string | number, total: string | number) => `${done} von ${total} fertig`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, {
      one: "1 Punkt vor dem Veröffentlichen beheben",
      other: "# Punkte vor dem Veröffentlichen beheben",
    }),
  progress: (done: string | number, count: number) =>
    `${done} von ${plural(count, { one: "1 Sprache", other: "# Sprachen" })}`,
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} hat ${done} von ${total} Buttons`,
  fewerButtonsText: (language: string) =>
    `Gäste, die ${language} lesen, sehen weniger Buttons. Sie können trotzdem veröffentlichen.`,
  regenerate: {
    title: "QR-Code neu erzeugen?",
    text: "Der Code auf gedruckten Karten und Zimmertablets funktioniert sofort nicht mehr. Gäste, die ihn scannen, sehen einen Hinweis.",
    keep: "Aktuellen Code behalten",
    confirm: "Neu erzeugen",
    running: "Wird neu erzeugt",
  },
};
