import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const publish = {
  before: "Before you publish",
  fixInHomepage: "Fix in Homepage",
  fixInTheme: "Fix in Theme style",
  fixInButtons: "Fix in Buttons",
  fixInSocial: "Fix in Social media",
  fixInAnswers: "Fix in Answers",
  fixInProperty: "Add in Property details",
  versions: "Versions",
  versionsHint: "A restored version becomes your draft. Guests see it after you publish.",
  number: "Version",
  note: "Note",
  published: "Published",
  languages: "Languages",
  action: "Status",
  live: "Live",
  restore: "Restore",
  draft: "Draft",
  publish: "Publish",
  publishing: "Publishing",
  address: "Portal address",
  marketingConsent: "Marketing consent",
  marketingConsentHint: "Ask guests for consent when they scan the code",
  marketingConsentNote: "Takes effect with the next version you publish",
  visitorIds: "Count each phone once",
  visitorIdsHint: "A phone is recognised until midnight, never longer.",
  visitorIdsNote: "Takes effect immediately, without publishing",
  visitorIdsFailed: "Couldn’t change this setting.",
  oldScans: (count: number) =>
    plural(count, {
      one: "# scan of old codes in the last 30 days",
      other: "# scans of old codes in the last 30 days",
    }),
  ready: (done: string | number, total: string | number) => `${done} of ${total} ready`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Fix # item to publish", other: "Fix # items to publish" }),
  progress: (done: string | number, count: number) =>
    `${done} of ${plural(count, { one: "# language", other: "# languages" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} of ${total} buttons still have the original texts`,
  untranslatedEntries: (language: string, count: string | number, total: string | number) =>
    `${language}: texts are missing in ${count} of ${total} own entries`,
  untranslatedText: "Guests see the original texts until someone translates them.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} has ${done} of ${total} buttons`,
  fewerButtonsText: (language: string) =>
    `Guests who read ${language} will see missing buttons in the default language. You can still publish.`,
  unsavedFirst:
    "Some changes haven’t been applied yet. The checks include them, but you need to apply them before publishing.",
  newerVersion: "Part of this draft was saved by a newer version",
  applyFirst: "Apply your changes to publish",
  guestsSee: "Guests see it moments later.",
  nothingNew: (version: string | number) => `Nothing has changed since version ${version}.`,
  guestsGet: (version: string | number) => `Guests now see version ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `Version ${version} is published. It may take up to a minute to reach all guests.`,
  notePlaceholder: "What changed? (for your team)",
  failed: "Publishing failed",
  unnamed: "Unnamed button",
  allReady: "Nothing to fix. You can publish.",
  blocking: "Must be fixed",
  warning: "Warning",
  noNote: "No note",
  noVersions: "No versions yet. Publish to show guests your first one.",
  older: "Show older versions",
  restored: (version: string | number) => `Version ${version} is now your draft`,
  noneReady: (count: number) =>
    plural(count, { one: "Your only button isn’t ready", other: "None of your # buttons are ready" }),
  finishOne: (name: string, what: string) => `Finish “${name}” first: ${what}.`,
  showOne: (name: string) => `Show one to guests: “${name}” is hidden.`,
  first: {
    title: (name: string) => `${name} is open to guests`,
    text: "Anyone who scans the code or opens the address sees it now.",
    phone: "See it on your own phone",
    phoneText: "Point the camera at the code.",
    share: "Share",
    waiting: (count: number) => plural(count, { one: "# more is waiting", other: "# more are waiting" }),
    finish: "Finish them",
    print: "Print a card",
    dashboard: "Dashboard",
    done: "Done",
  },
  card: {
    title: "Print a card",
    size: "Size",
    design: "Design",
    designs: { band: "Band", photo: "Photo", minimal: "Minimal" },
    print: "Print",
    hint: (size: string) => `${size}, one card per sheet. Choose “actual size” in the print dialog.`,
  },
  plan: {
    now: "Publish now",
    other: "Other ways to publish",
    later: "Publish later",
    date: "Date",
    time: "Time",
    set: "Set the time",
    setting: "Setting the time",
    move: "Move",
    moving: "Moving",
    zone: (zone: string, now: string) => `${zone}, where it is now ${now}.`,
    planned: "Planned",
    goesLive: (version: string | number, when: string, zone: string, next: string | number) =>
      `Version ${version} goes live on ${when} (${zone}). What you change from now on waits for version ${next}.`,
    failedChecks: (count: number) =>
      plural(count, { one: "Not published: # check failed", other: "Not published: # checks failed" }),
    notLive: "Not published",
    noted: (note: string) => `Note: ${note}`,
    preview: "Preview",
    previewOf: (version: string | number) => `Version ${version}, as guests will see it`,
    first: "This is when guests first see the portal.",
    late: (version: string | number, when: string, zone: string) =>
      `Version ${version} was due on ${when} (${zone}) and is not live yet. It will be published as soon as possible.`,
    notPublished: (when: string, zone: string) =>
      `The version planned for ${when} (${zone}) was not published.`,
    blocked: "It did not pass the checks:",
    licence: "The licence was not valid at that time.",
    lost: "Its saved content could not be read.",
    notComposed: "We couldn’t build its pages.",
    older: (version: string | number, live: string | number) =>
      `Version ${version} was planned before version ${live} was published and will replace it.`,
    stays: (when: string) => `The planned version stays, and replaces this one on ${when}.`,
    cancel: "Cancel",
    dismiss: "Dismiss",
    cancelled: "The version is no longer planned",
    isSet: (version: string | number) => `Version ${version} is planned`,
    moved: (when: string) => `Moved to ${when}`,
    failed: "Couldn’t change the planned time",
    wrongTime: "Enter a time such as 6:00.",
    takeNext: (time: string) => `Use ${time} instead`,
    replan: "Plan the current draft instead",
    replanHint: (when: string) => `The planned version has the content of ${when}.`,
  },
  qrFailed: "Couldn’t load the QR code",
  regenerated: "Your QR code has changed. Print the new one.",
  copyAddress: "Copy the portal address",
  changeAddress: "Change the address",
  download: (format: string) => `Download the QR code as ${format}`,
  restoring: {
    title: (version: string | number) => `Restore version ${version}?`,
    text: "This replaces your current draft. Your answers stay if that version has none. Published versions stay, and guests see the restored one after you publish.",
    unsaved: "Changes you haven’t applied will be lost.",
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
    pins: "PINs",
    social: "Social media",
    answers: "Answers",
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
    cloned_contacts: {
      title: (subject: string) => `Some details still belong to ${subject}`,
      text: "Guests would be led to the other property. Change or confirm each below. You can still publish.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === "" ? "A file from another property" : `“${subject}” uses a file from another property`,
      text: "A picture or PDF belongs to another property and can’t be published. Choose it again from this property’s files.",
    },
    answer_missing: {
      title: (subject: string) => `“${subject}” uses an answer that is missing`,
      text: "Answer the question, or remove the answer from this text.",
    },
    answer_guarded: {
      title: (subject: string) => `“${subject}” uses a protected answer`,
      text: "This text is for everyone. Remove the answer from it, or let everyone read the answer.",
    },
    chip_too_long: {
      title: (subject: string) => `The text on “${subject}” is too long`,
      text: "With the answer in it, it no longer fits its lines. Shorten the text or use a shorter part of the answer.",
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
      title: (subject: string) => `“${subject}” has no destination`,
      text: "You have a link button without a destination.",
    },
    guide_empty: {
      title: (subject: string) => `“${subject}” opens an empty guide`,
      text: "Guests would find no answer there. Answer a question about it, or hide the button.",
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
      title: (subject: string) => `“${subject}” is incomplete`,
      text: "You have a gallery button without images or information.",
    },
    feedback_without_email: {
      title: (subject: string) => `“${subject}” has no email`,
      text: "You have a feedback button without an email address.",
    },
    feedback_without_questions: {
      title: (subject: string) => `“${subject}” has no questions`,
      text: "You have a feedback button without questions.",
    },
    services_without_email: {
      title: (subject: string) => `“${subject}” has no email`,
      text: "You have a guest services button without an email address.",
    },
    services_missing: {
      title: (subject: string) => `“${subject}” has no services`,
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
    pin_missing: {
      title: (subject: string) => `“${subject}” has no PIN`,
      text: "Nobody can open it until you set one. You can still publish.",
    },
    extension_unreachable: {
      title: (subject: string) => `Guests’ phones can’t reach extension ${subject}`,
      text: "Add the main number, and phones call it first. You can still publish.",
    },
    name_vague: {
      title: (subject: string) => `“${subject}” doesn’t say what it is for`,
      text: "Name what guests find there, such as “Breakfast menu”. You can still publish.",
    },
    text_hard_to_read: {
      title: (subject: string) => `The text on “${subject}” is hard to read`,
      text: "Choose a darker or lighter colour for it. You can still publish.",
    },
    picture_undescribed: {
      title: (subject: string) => `“${subject}” has a picture without a description`,
      text: "Screen readers read it to guests who can’t see the picture. You can still publish.",
    },
    pdf_without_text: {
      title: (subject: string) => `“${subject}” opens a PDF without text`,
      text: "It seems to be a scan: guests can’t search it or have it read aloud. You can still publish.",
    },
    premium_feature_off: {
      title: (subject: string) => `“${subject}” won’t be shown`,
      text: "This is a premium feature. You can still publish.",
    },
  },
  regenerate: {
    title: "Regenerate the QR code?",
    text: "The code on your printed cards and room tablets stops working immediately. Guests who scan it are told it is no longer in use.",
    keep: "Keep the current code",
    confirm: "Regenerate",
    running: "Regenerating",
  },
};

export type PublishMessages = typeof publish;
