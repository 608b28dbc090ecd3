import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const recovery = {
  undo: "Undo",
  where: (days: number) =>
    `For ${plural(days, { one: "# day", other: "# days" })} you can restore it under Setup › Publish › Earlier drafts.`,
  points: {
    title: "Earlier drafts",
    hint: "Anything replaced or deleted in the last 30 days. Restoring changes your draft; guests see it after you publish.",
    none: "Nothing was replaced or deleted in the last 30 days.",
    bringBack: "Restore",
    newer: "From a newer version",
    used: "Restored",
    until: (date: string) => `until ${date}`,
    done: "Restored to your draft",
    failed: "Couldn’t restore this",
    kinds: {
      clone: (name: string) => `Content before cloning from ${name}`,
      copy: (language: string) => `${language} buttons before others were copied over`,
      reset: "Content before the reset",
      qr: "Previous QR code",
      button: (name: string) => `Deleted button: ${name}`,
      restore: "Draft before an earlier one was restored",
      version: (number: number) => `Draft before version ${number} was restored`,
      piece: (what: string, number: number) =>
        `Draft before “${what}” was brought back from version ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Buttons in ${languages}`,
    popups: "Popups with their sub-buttons",
    galleryPictures: "Gallery pictures",
    theme: (when: string) => `Theme style, last changed: ${when}`,
    socialChannels: "Social media channels",
    logo: "Logo",
    backgrounds: "Background pictures",
    headerColour: "Header colour",
    socialLook: "Position and look of the social media bar",
    consent: "Marketing consent switched on",
    nothing: "Only the default template is replaced: nobody has changed it yet.",
  },
  clone: {
    title: "Clone property",
    back: "Back to setup",
    from: "Copy from",
    onto: "Onto",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# button", other: "# buttons" })} in ${plural(languages, { one: "# language", other: "# languages" })}, one theme`,
    takes: {
      theme: "Theme style: colours, fonts, button style, backgrounds",
      buttons: "Buttons, popups, galleries and feedback",
      social: "Social media bar",
      stays: "Property name, logo, address and QR code stay",
    },
    languages: {
      label: "Languages after cloning",
      keep: (languages: string, first: string) => `Languages stay the same: ${languages}. Default: ${first}.`,
      take: (languages: string, first: string) => `Languages of the source: ${languages}. Default: ${first}.`,
      translate: (first: string, origin: string) =>
        `${first} gets the ${origin} texts, ready to be translated.`,
      bare: (first: string, origin: string) =>
        `The source has no buttons in ${origin}, so ${first}, the default language, will have none.`,
      empty: (languages: string, first: string) =>
        `No buttons yet in ${languages}: guests see ${first} instead.`,
      left: (languages: string) => `Not copied: ${languages}.`,
      lost: (languages: string) => `No longer offered: ${languages}.`,
    },
    noTarget: "No other property has a valid licence",
    noTargetText: "You can clone styling and buttons onto any property in your group with a valid licence.",
    search: "Search properties",
    afterwards: "Guests see the result only after you publish it.",
    action: "Clone",
    choose: "Choose the property to clone onto.",
    question: (target: string) => `Replace everything in ${target}?`,
    warning: (source: string, target: string) =>
      `Cloning from ${source} first deletes the styling and buttons that ${target} has now.`,
    untilPublished: "Guests won’t see any change until someone publishes.",
    keep: "Keep current content",
    confirm: "Delete and clone",
    running: "Cloning",
    done: (target: string) => `Cloned onto ${target}`,
    failed: "Cloning failed",
  },
  cloned: {
    title: (source: string) => `These still belong to ${source}`,
    hint: "They came along with the clone. Change any that are wrong here, or confirm that they are correct.",
    confirm: "Correct here",
    confirmOne: (what: string) => `Correct here: ${what}`,
    confirmAll: "All are correct here",
    confirmed: "Confirmed",
    failed: "Couldn’t confirm this",
    change: (where: string) => `Change in “${where}”`,
    takeOwn: (own: string) => `Use “${own}”`,
    addOwn: "Add this property’s own address and phone number",
    comesAlong:
      "Phone numbers, maps, email addresses and links come along. Setup › Publish lists them until someone has changed or confirmed each one.",
    kinds: {
      location: "Map",
      telephone: "Phone",
      extension: "Extension",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "Email",
      url: "Link",
      pdf: "PDF",
      social: "Social media",
    },
  },
  reset: {
    done: "The default template is back",
  },
  phone: {
    action: "View on a phone",
    title: "Preview on your phone",
    text: "Scan the code or share the link. Anyone with the link can see your draft as last applied.",
    unsaved: "Changes you haven’t applied aren’t included.",
    expires: (moment: string) => `Valid until ${moment}.`,
    code: "QR code of the preview link",
    copy: "Copy link",
    copied: "Link copied",
    failed: "Couldn’t create the preview link",
    end: {
      action: "End all preview links",
      title: "End all preview links?",
      text: "All links and codes created so far stop working immediately for everyone. You can create a new one straight away.",
      keep: "Keep them",
      confirm: "End all links",
      done: "All preview links have ended",
      failed: "Couldn’t end the preview links",
    },
  },
  moment: {
    label: "Preview at",
    now: "Now",
    choose: "At another time",
    date: "Date and time",
    closed: "The licence isn’t valid then: guests see the “closed” page.",
    open: "The licence is valid then.",
  },
};

export type RecoveryMessages = typeof recovery;
