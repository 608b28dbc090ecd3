export const failure = {
  crash: {
    title: "Oops, there is an error!",
    accountTitle: "Account Error.",
    text: "You will be redirected to the login page.",
    reference: (code: string) => `Reference ${code}`,
    known: "Quote it to support.",
  },
  maintenance: {
    pageTitle: "Back soon",
    title: "We’re updating the system",
    text: (portalName: string) =>
      `${portalName} is temporarily unavailable. Guests aren’t affected: all portals stay online.`,
    expected: (time: string) => `Expected back: ${time}`,
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may be wrong, or the page has moved.",
    back: "Go to the start page",
  },
};

export type FailureMessages = typeof failure;
