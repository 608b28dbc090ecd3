/** What the mail of an invitation names. */
interface InvitationFacts {
  readonly inviter: string;
  readonly groupName: string;
  readonly portalName: string;
  readonly email: string;
}

/** What our own mail says. Every text is a paragraph; a link stands between them on a line of its own. */
export const en = {
  greeting: (name: string) => `Hello ${name},`,
  /** What stands on buttons. */
  actions: {
    newPassword: "Choose a new password",
    confirm: "Confirm your address",
    changePassword: "Change password",
    settings: "Open settings",
    choosePassword: "Choose a password",
    signIn: "Sign in",
    messages: "Open guest messages",
    dashboard: "Open the dashboard",
  },
  reset: {
    subject: (portalName: string) => `Reset your password for ${portalName}`,
    before: (portalName: string) =>
      `Somebody, most likely you, asked for a new password for ${portalName}. Choose it here:`,
    after: (minutes: number) =>
      `The link works once, for ${minutes} minutes. If it was not you, do nothing: your password stays as it is.`,
  },
  confirmation: {
    subject: (portalName: string) => `Confirm your email address for ${portalName}`,
    before: (portalName: string) => `Welcome to ${portalName}. Confirm your address here, then sign in:`,
    after: (hours: number) =>
      `The link works for ${hours} hours. If you did not open an account, do nothing: without this step it can’t be used.`,
  },
  changed: {
    subject: (portalName: string) => `Your password for ${portalName} was changed`,
    before: (portalName: string) =>
      `The password of your account at ${portalName} has just been changed, and every browser has been signed out.`,
    after: "If it was not you, choose a new password at once:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `A new sign-in to ${portalName}`,
      before: (portalName: string) =>
        `Somebody has just signed in to your account at ${portalName} with a browser that you have not used before:`,
    },
    replayed: {
      subject: (portalName: string) => `You were signed out of ${portalName} for safety`,
      before: (portalName: string) =>
        `The sign-in of one of your browsers at ${portalName} was used from two places. Somebody may have copied it, so we have ended it:`,
    },
    unknownDevice: "Unknown browser",
    ifYou: "If this was you, there is nothing to do.",
    signInAgain:
      "Sign in again to go on. If you do not know this browser, or it happens again, change your password:",
    atProvider:
      "Sign in again to go on. If it happens again, tell whoever looks after the account that you sign in with.",
    ifNot: "If this was not you, change your password at once. That signs out every browser:",
    sessions: "Your signed-in browsers, each with a button that ends it, are in the settings:",
  },
  invitation: {
    subject: (portalName: string) => `You are invited to ${portalName}`,
    password: {
      before: ({ inviter, groupName, portalName }: InvitationFacts) =>
        `${inviter} has invited you to look after the guest portals of ${groupName} in ${portalName}. Choose your password here, then sign in:`,
      after: (days: number) =>
        `The link works once, for ${days} days. If you did not expect it, do nothing: without this step there is no access.`,
    },
    provider: {
      before: ({ inviter, groupName, portalName, email }: InvitationFacts) =>
        `${inviter} has invited you to look after the guest portals of ${groupName} in ${portalName}. Sign in here with the account that you already use for ${email}:`,
      after: (days: number) =>
        `The invitation is for this address only and counts for ${days} days. If you did not expect it, do nothing: without this step there is no access.`,
    },
    elsewhere: {
      before: ({ inviter, groupName, portalName, email }: InvitationFacts) =>
        `${inviter} has invited you to look after the guest portals of ${groupName} in ${portalName}. There is already an account for ${email}, and an account belongs to one group.`,
      after: (days: number) =>
        `If you want to accept, ask for an invitation to another address of yours. Or have an owner of your present group remove you there, and ask for a new invitation, which then counts for ${days} days. If you did not expect this, do nothing: your account stays as it is.`,
    },
  },
  support: {
    subject: (reference: string) => `We have your message (${reference})`,
    before: (companyName: string) =>
      `Thank you for writing. ${companyName} has your message and answers to this address. This is what was sent:`,
  },
  alert: {
    subject: (property: string) => `A low rating for ${property}`,
    before: (property: string, rating: string) =>
      `A guest of ${property} has just given ${rating} out of 5 stars on average:`,
    after: "Every answer is among the messages of your guests:",
  },
  held: {
    subject: (property: string, count: string) => `More low ratings for ${property}: ${count}`,
    before: (property: string, count: string, rating: string) =>
      `After the last e-mail, guests of ${property} gave more low ratings. There were ${count}, on average ${rating} out of 5 stars:`,
    line: (time: string, rating: string) => `${time}: ${rating} out of 5`,
  },
  weekly: {
    subject: (property: string) => `${property}: your week in figures`,
    intro: (property: string, week: string) =>
      `This is what guests did on the portal of ${property}, ${week}.`,
    visits: "Visits",
    visitors: "Visitors, day by day",
    clicks: "Clicks",
    before: (figure: string) => `the week before: ${figure}`,
    buttons: "Pressed most often",
    rating: (stars: string, forms: string) =>
      `Feedback: ${stars} out of 5 stars on average, forms sent: ${forms}.`,
    uncounted:
      "In some hours more came than is counted, so these figures are somewhat low. Your dashboard names the hours.",
    more: "Hours, languages and all buttons are on your dashboard:",
  },
  stop: (portalName: string) => `You no longer want this mail from ${portalName}? End it here:`,
  questions: (supportEmail: string) => `Questions? Write to ${supportEmail}.`,
};

export type MailWords = typeof en;
