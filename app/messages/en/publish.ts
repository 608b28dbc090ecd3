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
  marketingConsentNote: "Takes effect with the next version you publish",
  visitorIds: "Tell guests apart",
  visitorIdsHint:
    "Phones on one Wi-Fi are counted one by one, by a random number that each keeps until the end of the day.",
  visitorIdsNote: "Takes effect at once, without publishing",
  visitorIdsFailed: "That could not be switched.",
  oldScans: (count: number) =>
    plural(count, {
      one: "1 scan of old codes in the last 30 days",
      other: "# scans of old codes in the last 30 days",
    }),
  ready: (done: string | number, total: string | number) => `${done} of ${total} ready`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Fix 1 item to publish", other: "Fix # items to publish" }),
  progress: (done: string | number, count: number) =>
    `${done} of ${plural(count, { one: "1 language", other: "# languages" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} of ${total} buttons still have the words of the original`,
  untranslatedText: "Guests read the original words there until someone translates them.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} has ${done} of ${total} buttons`,
  fewerButtonsText: (language: string) =>
    `Guests who read ${language} will see missing buttons in the default language. You can still publish.`,
  unsavedFirst: "Some changes are not applied yet. The checks include them; publishing needs them applied.",
  newerVersion: "A newer version saved a part of this draft",
  applyFirst: "Apply your changes to publish",
  guestsSee: "Guests see it a moment later.",
  guestsGet: (version: string | number) => `Guests now get version ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `Version ${version} is published. It may take up to a minute until guests get it everywhere.`,
  notePlaceholder: "What changed, for your team",
  failed: "Publishing failed",
  unnamed: "Unnamed button",
  allReady: "Nothing to fix. You can publish.",
  blocking: "Must be fixed",
  warning: "Warning",
  noNote: "No note",
  noVersions: "No version yet. Publish to show your guests the first one.",
  older: "Show older versions",
  restored: (version: string | number) => `Version ${version} is your draft now`,
  qrCode: "QR code",
  qrFailed: "The QR code could not be loaded",
  regenerated: "The QR code is new. Print it again.",
  copyAddress: "Copy the portal address",
  download: (format: string) => `Download the QR code as ${format}`,
  restoring: {
    title: (version: string | number) => `Restore version ${version}?`,
    text: "Your current draft is replaced. Published versions stay, and guests see the restored one once you publish.",
    unsaved: "Changes that are not applied are lost.",
    keep: "Keep the current draft",
    running: "Restoring",
  },
  checks: {
    "property-name": "Property name",
    logo: "Logo and header",
    backgrounds: "Backgrounds",
    "button-names": "Button names",
    links: "Links",
    maps: "Map locations",
    chats: "Chat numbers",
    calls: "Call extensions",
    galleries: "Galleries",
    feedback: "Feedback",
    services: "Guest services",
    social: "Social media",
    languages: "Languages",
    files: "Files",
  },
  findings: {
    property_name_missing: {
      title: "Missing property name field",
      text: "You have a portal without a name.",
    },
    logo_missing: {
      title: "No logo",
      text: "Guests see the property name instead. You can still publish.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === "" ? "A file of another property" : `“${subject}” has a file of another property`,
      text: "A picture or PDF belongs to another property and cannot be published. Choose it again here, from your own files.",
    },
    background_missing: {
      title: "A background is missing",
      text: "Guests see the other one, or the header colour. You can still publish.",
    },
    button_name_missing: {
      title: "Missing button information",
      text: "You have a button without a name.",
    },
    link_missing: {
      title: (subject: string) => `“${subject}” leads nowhere`,
      text: "You have a link button without a destination.",
    },
    map_without_location: {
      title: (subject: string) => `“${subject}” has no location`,
      text: "You have a map button without a location.",
    },
    chat_without_number: {
      title: (subject: string) => `“${subject}” has no number`,
      text: "You have a chat button without a phone number.",
    },
    call_without_extension: {
      title: (subject: string) => `“${subject}” has no extension`,
      text: "You have a click-to-call button without an extension number.",
    },
    gallery_without_images: {
      title: (subject: string) => `“${subject}” is not complete`,
      text: "You have a gallery button without images or information.",
    },
    feedback_without_email: {
      title: (subject: string) => `“${subject}” has no email`,
      text: "You have a feedback button without an email address.",
    },
    feedback_without_questions: {
      title: (subject: string) => `“${subject}” asks nothing`,
      text: "You have a feedback button without questions.",
    },
    services_without_email: {
      title: (subject: string) => `“${subject}” has no email`,
      text: "You have a guest services button without an email address.",
    },
    services_missing: {
      title: (subject: string) => `“${subject}” offers nothing`,
      text: "You have a guest services button without services.",
    },
    social_without_url: {
      title: (subject: string) => `${subject} has no address`,
      text: "You have a social media channel without a URL",
    },
    no_buttons: {
      title: (subject: string) => `${subject} has no buttons`,
      text: "You have a portal without buttons in its default language.",
    },
    premium_feature_off: {
      title: (subject: string) => `“${subject}” will not be shown`,
      text: "This is a premium feature. You can still publish.",
    },
  },
  regenerate: {
    title: "Regenerate the QR code?",
    text: "The code on your printed cards and room tablets stops working at once. Guests who scan it see a page that says so.",
    keep: "Keep the current code",
    confirm: "Regenerate",
    running: "Regenerating",
  },
};

export type PublishMessages = typeof publish;
