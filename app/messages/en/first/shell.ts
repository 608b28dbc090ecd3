export const shell = {
  skipToContent: "Skip to content",
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
};

export type ShellMessages = typeof shell;
