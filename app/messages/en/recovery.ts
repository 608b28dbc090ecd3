import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const recovery = {
  undo: "Undo",
  where: (days: number) =>
    `For ${plural(days, { one: "1 day", other: "# days" })} you can bring it back in Setup, Publish, under Earlier drafts.`,
  points: {
    title: "Earlier drafts",
    hint: "What was replaced or deleted in the last 30 days. Bringing it back changes your draft; guests see it once you publish.",
    none: "Nothing has been replaced in the last 30 days.",
    bringBack: "Bring back",
    newer: "Of a newer version",
    used: "Brought back",
    until: (date: string) => `until ${date}`,
    done: "It is in your draft again",
    failed: "This could not be brought back",
    kinds: {
      clone: (name: string) => `Content before ${name} was cloned onto it`,
      copy: (language: string) => `${language} buttons before others were copied over them`,
      reset: "Content before it was reset",
      qr: "The QR code before the present one",
      button: (name: string) => `Deleted button: ${name}`,
      restore: "Draft before an earlier one was brought back",
      version: (number: number) => `Draft before version ${number} was restored`,
    },
  },
  loses: {
    buttons: (languages: string) => `Buttons, in ${languages}`,
    popups: "Popups with their sub-buttons",
    gallery: "Gallery images",
    theme: (when: string) => `Theme style, changed ${when}`,
    social: "Social media channels",
    nothing: "There is no content yet that would be lost.",
  },
  clone: {
    title: "Clone property",
    back: "Back to setup",
    from: "Copy from",
    onto: "Onto",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "1 button", other: "# buttons" })} in ${plural(languages, { one: "1 language", other: "# languages" })}, one theme`,
    takes: {
      theme: "Theme style: colours, fonts, button style, backgrounds",
      buttons: "Buttons, popups, galleries and feedback",
      social: "Social media bar",
      stays: "Property name, logo, address and QR code stay",
    },
    languages: {
      label: "Languages after cloning",
      keep: (languages: string, first: string) => `Languages stay: ${languages}. Default: ${first}.`,
      take: (languages: string, first: string) => `Languages of the source: ${languages}. Default: ${first}.`,
      translate: (first: string, origin: string) => `${first} gets the words in ${origin}, to be translated.`,
      empty: (languages: string, first: string) =>
        `No buttons yet in ${languages}: guests read ${first} there.`,
      left: (languages: string) => `Not copied: ${languages}.`,
      lost: (languages: string) => `No longer offered: ${languages}.`,
    },
    noTarget: "No other property with a valid licence",
    noTargetText: "Styling and buttons can be cloned onto properties of your group whose licence is valid.",
    search: "Search properties",
    afterwards: "Guests see the result only after you publish it.",
    action: "Clone",
    choose: "Choose the property to clone onto.",
    question: (target: string) => `Replace everything in ${target}?`,
    warning: (source: string, target: string) =>
      `Cloning from ${source} first deletes the styling and buttons that ${target} has now.`,
    untilPublished: "The version guests see stays as it is until someone publishes.",
    keep: "Keep current content",
    confirm: "Delete and clone",
    running: "Cloning",
    done: (target: string) => `Cloned onto ${target}`,
    failed: "Cloning failed",
  },
  reset: {
    done: "The default template is back",
  },
  phone: {
    action: "Show on a phone",
    title: "The draft on a real phone",
    text: "Scan the code, or send the link. It shows what has been applied, to anyone who has it.",
    unsaved: "Changes that are not applied are not in it.",
    expires: (moment: string) => `It works until ${moment}.`,
    code: "QR code of the preview link",
    copy: "Copy link",
    copied: "Link copied",
    failed: "The preview link could not be made",
    end: {
      action: "End all preview links",
      title: "End all preview links?",
      text: "Every link and code made until now stops working at once, for everybody who has one. You can make a new one straight away.",
      keep: "Keep them",
      confirm: "End all links",
      done: "All preview links have ended",
      failed: "The preview links could not be ended",
    },
  },
  moment: {
    label: "Seen at",
    now: "Now",
    choose: "At another time",
    date: "Date and time",
    closed: "The licence is not valid then: guests see the closed page.",
    open: "The licence is valid then.",
  },
};

export type RecoveryMessages = typeof recovery;
