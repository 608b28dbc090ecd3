export * from "./account.ts";
export * from "./guidance.ts";
export * from "./inbox.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./places.ts";
export * from "./presence.ts";
export * from "./recovery.ts";
export * from "./settings.ts";

export const shell = {
  home: (portalName: string) => `${portalName}, home`,
  switcher: (propertyName: string) => `Property: ${propertyName}. Change property`,
  nav: {
    main: "Main",
    guidance: "Help & support",
    siteSelection: "Site selection",
    setup: "Setup",
    answers: "Answers",
    dashboard: "Dashboard",
    announcements: "Announcements",
    tutorial: "Tutorial",
    help: "Help",
    settings: "Settings",
    signOut: "Sign out",
    contact: "Contact us",
    quickStart: "Quick start",
  },
  unsent: {
    title: "Sign out before everything is sent?",
    text: "Some inbox updates haven’t been sent yet. Signing out discards them.",
    stay: "Stay signed in",
  },
  answered: (answered: number, asked: number) => `${answered} of ${asked} questions answered`,
  stepsDone: (done: number, all: number) => `Done: ${done} of ${all}`,
  licence: {
    title: "Licence",
    validUntil: (date: string) => `Valid until ${date}`,
    trialUntil: (date: string) => `Trial until ${date}.`,
    askPlan: "Talk to us about plans.",
    endedOn: (date: string) => `Ended on ${date}`,
    ending: {
      trial: (date: string) => `Your trial ends on ${date}.`,
      trialOver: (date: string) => `Your trial ended on ${date}.`,
      licence: (date: string) => `The licence of this property ends on ${date}.`,
      licenceOver: (date: string) => `The licence of this property ended on ${date}.`,
      openUntil: (date: string) => `Setup and your guest portal stay available until the end of ${date}.`,
      ask: "See plans",
    },
    noEnd: "No end date",
    blocked:
      "This feature has become unavailable with your current license. Contact support for further information.",
  },
  premium: "This is a premium feature",
  notConnected: "Not connected. What you type stays here. You can save again once the connection is back.",
  notConnectedInbox: "Not connected. Presses are kept.",
  othersDelayed: "Changes of others arrive with a delay.",
  outdated: {
    text: (product: string) => `A newer version of ${product} is here. Save what you typed, then reload.`,
    reload: "Reload the page",
  },
  smallScreen: {
    title: "This screen size is not supported",
    text: "Please use a desktop computer. The window needs to be at least 640 pixels wide.",
    openPortal: "Open guest portal",
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
  openPreview: "Show preview",
  closePreview: "Hide preview",
  tabs: {
    homepage: "Homepage",
    theme: "Theme style",
    buttons: "Buttons",
    social: "Social media",
    phone: "Phone preview",
    tablet: "Tablet preview",
    publish: "Publish",
  },
};

export type ShellMessages = typeof shell;
