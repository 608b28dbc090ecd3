export const shell = {
  skipToContent: "Skip to content",
  home: (portalName: string) => `${portalName}, home`,
  switcher: (propertyName: string) => `Property: ${propertyName}. Change property`,
  nav: {
    main: "Main",
    guidance: "Help & support",
    siteSelection: "Site selection",
    setup: "Setup",
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
    text: "Some of what you pressed in the inbox hasn’t been sent yet. If you sign out, it is lost.",
    stay: "Stay signed in",
  },
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
  smallScreen: {
    title: "This screen size is not supported",
    text: "Please use a desktop computer. The window needs to be at least 640 pixels wide.",
    openPortal: "Open guest portal",
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
  cookies: {
    label: "Cookie notice",
    text: "We only use cookies to keep you signed in, remember your language and appearance, and open screens quickly.",
    privacy: "Privacy policy",
  },
  maintenance: {
    pageTitle: "Back soon",
    title: "We’re updating the system",
    text: (portalName: string) =>
      `${portalName} is temporarily unavailable. Guests aren’t affected: all portals stay online.`,
    expected: (time: string) => `Expected back: ${time}`,
  },
  crash: {
    title: "Oops, there is an error!",
    accountTitle: "Account Error.",
    text: "You will be redirected to the login page.",
    reference: (code: string) => `Reference ${code}`,
    known: "Quote it to support.",
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may be wrong, or the page has moved.",
    back: "Go to the start page",
  },
  openPreview: "Show preview",
  closePreview: "Hide preview",
};

export type ShellMessages = typeof shell;
