import type { PublishMessages } from "../en/publish.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const publish: PublishMessages = {
  before: "Avant de publier",
  fixInHomepage: "Corriger dans Accueil",
  fixInTheme: "Corriger dans Style du thème",
  fixInButtons: "Corriger dans Boutons",
  fixInSocial: "Corriger dans Réseaux sociaux",
  versions: "Versions",
  versionsHint: "Une version restaurée devient votre brouillon. Vos clients la voient après publication.",
  number: "N°",
  note: "Note",
  published: "Publiée",
  languages: "Langues",
  action: "Action",
  live: "En ligne",
  restore: "Restaurer",
  draft: "Brouillon",
  publish: "Publier",
  publishing: "Publication",
  address: "Adresse du portail",
  marketingConsent: "Consentement marketing",
  marketingConsentHint: "Demander aux clients lorsqu’ils scannent le code",
  ready: (done: string | number, total: string | number) => `${done} sur ${total} prêts`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corrigez 1 élément pour publier", other: "Corrigez # éléments pour publier" }),
  progress: (done: string | number, count: number) =>
    `${done} sur ${plural(count, { one: "1 langue", other: "# langues" })}`,
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} : ${done} boutons sur ${total}`,
  fewerButtonsText: (language: string) =>
    `Les clients qui lisent cette langue (${language}) verront moins de boutons. Vous pouvez tout de même publier.`,
  regenerate: {
    title: "Régénérer le code QR ?",
    text: "Le code de vos cartes imprimées et tablettes cesse aussitôt de fonctionner. Les clients qui le scannent voient une page qui l’indique.",
    keep: "Garder le code actuel",
    confirm: "Régénérer",
    running: "Régénération",
  },
};
