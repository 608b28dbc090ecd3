export const shell = {
  skipToContent: "Skip to content",
  home: (portalName: string) => `${portalName}, home`,
  switcher: (propertyName: string) => `Property: ${propertyName}. Change property`,
  nav: {
    main: "Main",
    guidance: "Guidance",
    siteSelection: "Site selection",
    setup: "Setup",
    dashboard: "Dashboard",
    tutorial: "Tutorial",
    help: "Help",
    settings: "Settings",
    signOut: "Sign out",
    contact: "Contact us",
    quickStart: "Quick start",
  },
  stepsDone: (done: number, all: number) => `Done: ${done} of ${all}`,
  licence: {
    title: "Licence",
    validUntil: (date: string) => `Valid until ${date}`,
    trialUntil: (date: string) => `Trial until ${date}.`,
    askPlan: "Ask us about a plan.",
    endedOn: (date: string) => `Ended on ${date}`,
    ending: {
      trial: (date: string) => `Your trial ends on ${date}.`,
      trialOver: (date: string) => `Your trial ended on ${date}.`,
      licence: (date: string) => `The licence of this property ends on ${date}.`,
      licenceOver: (date: string) => `The licence of this property ended on ${date}.`,
      openUntil: (date: string) => `Setup and your guest portal stay open until the end of ${date}.`,
      ask: "Ask about a plan",
    },
    noEnd: "No end date",
    blocked:
      "This feature has become unavailable with your current license. Contact support for further information.",
  },
  premium: "This is a premium feature",
  smallScreen: {
    title: "This screen size is not supported",
    text: "Please use a desktop to set up your portals. A window at least 900 pixels wide works best.",
    openPortal: "Open guest portal",
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
  cookies: {
    label: "Cookie notice",
    text: "We use only the cookies that sign you in and remember your language.",
    privacy: "Privacy policy",
  },
  maintenance: {
    pageTitle: "Back soon",
    title: "We are tidying up",
    text: (portalName: string) =>
      `${portalName} is being updated and cannot be used just now. Your guests notice nothing: every portal stays open.`,
    expected: (time: string) => `Expected back in ${time}`,
  },
  crash: {
    title: "Oops, there is an error!",
    accountTitle: "Account Error.",
    text: "You will be redirected to the login page.",
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may be mistyped, or the page has moved.",
    back: "Go to the start",
  },
  openPreview: "Show preview",
  closePreview: "Hide preview",
};

export type ShellMessages = typeof shell;
