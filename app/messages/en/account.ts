export const account = {
  idle: {
    title: "You have been signed out",
    text: "This screen wasn’t used for twelve hours. Sign in to carry on where you left off. What you typed is still here.",
    endedText:
      "Your session was ended in another tab or browser, or your password was changed. Sign in to carry on where you left off. What you typed is still here.",
    as: (email: string) => `Signing in as ${email}.`,
    other: "Sign in as someone else",
    otherDiscards: "Discard it and sign in as someone else",
  },
  sessions: {
    title: "Where you’re signed in",
    text: "Sign out any device you don’t recognise.",
    unknown: "Unknown browser",
    showAll: (count: number) => `Show all ${count}`,
    current: "This browser",
    lastUsed: (moment: string) => `Last used ${moment}`,
    signOut: "Sign out",
    signOutOf: (device: string, moment: string) => `Sign out ${device}, last used ${moment}`,
    ended: (device: string) => `${device} has been signed out`,
  },
  defaultPassword: {
    warning: "Your password is still the default.",
    advice: "Change it now to keep your guest portal safe.",
  },
};

export type AccountMessages = typeof account;
