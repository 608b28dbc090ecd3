import type { PublishMessages } from "../en/publish.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const publish: PublishMessages = {
  before: "Prima di pubblicare",
  fixInHomepage: "Correggi in Home",
  fixInTheme: "Correggi in Stile del tema",
  fixInButtons: "Correggi in Pulsanti",
  fixInSocial: "Correggi in Social media",
  versions: "Versioni",
  versionsHint: "Una versione ripristinata diventa la bozza. Gli ospiti la vedono dopo la pubblicazione.",
  number: "N.",
  note: "Nota",
  published: "Pubblicata",
  languages: "Lingue",
  action: "Azione",
  live: "Online",
  restore: "Ripristina",
  draft: "Bozza",
  publish: "Pubblica",
  publishing: "Pubblicazione",
  address: "Indirizzo del portale",
  marketingConsent: "Consenso marketing",
  marketingConsentHint: "Chiedi agli ospiti alla scansione",
  ready: (done: string | number, total: string | number) => `${done} di ${total} pronti`,
  version: (version: string | number) => `Versione ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corregga 1 elemento per pubblicare", other: "Corregga # elementi per pubblicare" }),
  progress: (done: string | number, count: number) =>
    `${done} di ${plural(count, { one: "1 lingua", other: "# lingue" })}`,
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} ha ${done} di ${total} pulsanti`,
  fewerButtonsText: (language: string) =>
    `Chi legge in ${language} vedrà meno pulsanti. Può comunque pubblicare.`,
  regenerate: {
    title: "Rigenerare il codice QR?",
    text: "Il codice sulle schede stampate e sui tablet smette subito di funzionare. Chi lo scansiona vede un avviso.",
    keep: "Mantieni il codice attuale",
    confirm: "Rigenera",
    running: "Rigenerazione",
  },
};
