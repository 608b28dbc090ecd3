import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const publish = {
  before: "Before you publish",
  fixInHomepage: "Fix in Homepage",
  fixInTheme: "Fix in Theme style",
  fixInButtons: "Fix in Buttons",
  fixInSocial: "Fix in Social media",
  versions: "Versions",
  versionsHint: "A restored version becomes your draft. Guests see it once you publish.",
  number: "No.",
  note: "Note",
  published: "Published",
  languages: "Languages",
  action: "Action",
  live: "Live",
  restore: "Restore",
  draft: "Draft",
  publish: "Publish",
  publishing: "Publishing",
  address: "Portal address",
  marketingConsent: "Marketing consent",
  marketingConsentHint: "Ask guests when they scan the code",
  ready: (done: string | number, total: string | number) => `${done} of ${total} ready`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Fix 1 item to publish", other: "Fix # items to publish" }),
  progress: (done: string | number, count: number) =>
    `${done} of ${plural(count, { one: "1 language", other: "# languages" })}`,
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} has ${done} of ${total} buttons`,
  fewerButtonsText: (language: string) =>
    `Guests who read ${language} will see fewer buttons. You can still publish.`,
  regenerate: {
    title: "Regenerate the QR code?",
    text: "The code on your printed cards and room tablets stops working at once. Guests who scan it see a page that says so.",
    keep: "Keep the current code",
    confirm: "Regenerate",
    running: "Regenerating",
  },
};

export type PublishMessages = typeof publish;
