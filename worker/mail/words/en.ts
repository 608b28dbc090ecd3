/** Words of mails to staff. Each text is a paragraph; links stand between them on lines of their own. */
export const en = {
  greeting: (name: string) => `Hello ${name},`,
  /** Labels of buttons. */
  actions: {
    newPassword: "Choose a new password",
    confirm: "Confirm your address",
    changePassword: "Change password",
    settings: "Open settings",
    choosePassword: "Choose a password",
    signIn: "Sign in",
    messages: "Open the inbox",
    dashboard: "Open the dashboard",
    publish: "Open the Publish tab",
    buttons: "Open the buttons",
  },
  reset: {
    subject: (portalName: string) => `Reset your password for ${portalName}`,
    before: (portalName: string) =>
      `Someone, most likely you, asked to reset the password for ${portalName}. Choose a new one here:`,
    after: (minutes: number) =>
      `The link works once and expires after ${minutes} minutes. If it wasn’t you, you can ignore this email: your password stays the same.`,
  },
  confirmation: {
    subject: (portalName: string) => `Confirm your email address for ${portalName}`,
    before: (portalName: string) => `Welcome to ${portalName}. Confirm your address here, then sign in:`,
    after: (hours: number) =>
      `The link works for ${hours} hours. If you didn’t create an account, you can ignore this email: without this step it can’t be used.`,
  },
  changed: {
    subject: (portalName: string) => `Your password for ${portalName} was changed`,
    before: (portalName: string) =>
      `The password for your ${portalName} account has just been changed, and you’ve been signed out on all devices.`,
    after: "If it wasn’t you, choose a new password right away:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `New sign-in to ${portalName}`,
      before: (portalName: string) =>
        `Someone has just signed in to your ${portalName} account with a browser you haven’t used before:`,
    },
    newPasskey: {
      subject: (portalName: string) => `New passkey for ${portalName}`,
      before: (portalName: string) =>
        `A passkey has just been added to your ${portalName} account. It signs in without the password:`,
    },
    replayed: {
      subject: (portalName: string) => `We signed you out of ${portalName} for your security`,
      before: (portalName: string) =>
        `One of your ${portalName} sign-ins was used from two places. Someone may have copied it, so we’ve signed that browser out:`,
    },
    unknownDevice: "Unknown browser",
    ifYou: "If this was you, there’s nothing you need to do.",
    signInAgain:
      "Sign in again to continue. If you don’t recognise this browser, or it happens again, change your password:",
    atProvider: "Sign in again to continue. If it happens again, contact your company’s IT team.",
    ifNot: "If this wasn’t you, change your password right away. That signs you out on all devices:",
    ifNotPasskey:
      "If this wasn’t you, remove the passkey under Settings and change your password right away:",
    sessions: "You can see where you’re signed in, and sign out any device, under Settings:",
  },
  invitation: {
    subject: (inviter: string, groupName: string, portalName: string) =>
      `${inviter} invites you to ${groupName} (${portalName})`,
    password: {
      before: (inviter: string, groupName: string, portalName: string) =>
        `${inviter} has invited you to manage the guest portals of ${groupName} in ${portalName}. Choose a password to get started:`,
      after: (days: number) =>
        `The link works once and expires after ${days} days. If you weren’t expecting this, you can ignore this email.`,
    },
    provider: {
      before: (inviter: string, groupName: string, portalName: string, email: string) =>
        `${inviter} has invited you to manage the guest portals of ${groupName} in ${portalName}. Sign in here with the account you already use for ${email}:`,
      after: (days: number) =>
        `The invitation is for this address only and is valid for ${days} days. If you weren’t expecting this, you can ignore this email.`,
    },
    elsewhere: {
      before: (inviter: string, groupName: string, portalName: string, email: string) =>
        `${inviter} has invited you to manage the guest portals of ${groupName} in ${portalName}. There is already an account for ${email}, and an account can belong to one group only.`,
      after: (days: number) =>
        `To accept, ask for an invitation to a different email address. Or ask an owner of your current group to remove you, then ask for a new invitation, which is valid for ${days} days. If you weren’t expecting this, you can ignore this email: your account stays as it is.`,
    },
  },
  support: {
    subject: (reference: string) => `We’ve received your message (${reference})`,
    before: (companyName: string) =>
      `Thank you for getting in touch. ${companyName} has received your message and will reply to this address. This is what you sent:`,
  },
  guessedDigits: {
    subject: (property: string) => `Someone is guessing digits at a desk of ${property}`,
    before: (personName: string, deskName: string, propertyName: string, count: string) =>
      `At ${propertyName} the wrong digits of ${personName} were tried ${count} times in a row at the desk “${deskName}”.`,
    after:
      "That name waits fifteen minutes after each further attempt; nobody else waits. If the device is not where it should be, end the desk with one press:",
  },
  guessedPin: {
    subject: (property: string) => `Someone is guessing a PIN of ${property}`,
    before: (property: string, count: string) =>
      `At ${property}, ${count} wrong PINs were tried for one button within a day.`,
    after:
      "Guests with the right PIN are still let in. Give the button another one of six digits or more, which a press in its settings does for you:",
  },
  planFailure: {
    subject: (property: string) => `Your planned version for ${property} was not published`,
    before: (property: string, time: string) =>
      `The version of ${property} that you planned for ${time} could not be published.`,
    blocked: "It did not pass the checks. Please fix:",
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
    licence: "The licence of the property was not valid at that time.",
    lost: "Its saved content could not be read.",
    notComposed: "We couldn’t build its pages.",
    still: "For guests, nothing has changed. Open the Publish tab to publish it now or plan it again:",
  },
  alert: {
    subject: (property: string) => `Low rating for ${property}`,
    before: (property: string, rating: string) =>
      `A guest at ${property} has just given ${rating} out of 5 stars on average:`,
    disliked: (property: string) => `A guest at ${property} has just left a thumbs-down:`,
    after: "See all answers in the Inbox:",
  },
  held: {
    one: {
      subject: (property: string) => `Another low rating for ${property}`,
      before: (property: string, rating: string) =>
        `Since our last email, a guest at ${property} has given another low rating, ${rating} out of 5 stars on average:`,
      dislikes: (property: string) => `Since our last email, a guest at ${property} has left a thumbs-down:`,
    },
    many: {
      subject: (property: string, count: string) => `${count} more low ratings for ${property}`,
      before: (property: string, count: string, rating: string) =>
        `Since our last email, guests at ${property} have given ${count} more low ratings, ${rating} out of 5 stars on average:`,
      dislikes: (property: string, count: string) =>
        `Since our last email, ${count} guests at ${property} have left a thumbs-down:`,
    },
    line: (time: string, given: string) => `${time}: ${given}`,
    stars: (rating: string) => `${rating} out of 5`,
    disliked: "thumbs down",
  },
  overdue: {
    one: {
      subject: (property: string) => `A guest is waiting at ${property}`,
      before: (property: string) =>
        `A guest at ${property} has waited longer than their request should take:`,
    },
    many: {
      subject: (property: string, count: string) => `${count} guests are waiting at ${property}`,
      before: (property: string, count: string) =>
        `${count} guests at ${property} have waited longer than their requests should take:`,
    },
    line: (service: string, time: string) => `${service}: waiting for ${time}`,
  },
  /** Texts of push notifications to staff. */
  notification: {
    newRequest: (what: string) => `New request: ${what}`,
    overdue: (what: string) => `Waiting too long: ${what}`,
    cardOf: (place: string) => `card of ${place}`,
    rating: (given: string) => `Low rating: ${given}`,
  },
  weekly: {
    subject: (property: string) => `${property}: your week in figures`,
    intro: (property: string, week: string) => `How guests used the portal of ${property}, ${week}.`,
    visits: "Visits",
    visitors: "Unique visits",
    clicks: "Clicks",
    before: (figure: string) => `${figure} the week before`,
    buttons: "Most clicked buttons",
    rating: (stars: string, forms: string) =>
      `Feedback: ${stars} out of 5 stars on average, forms sent: ${forms}.`,
    uncounted:
      "In some hours, traffic exceeded the counting limit, so these figures are incomplete. Your dashboard shows which hours.",
    brokenLinks: {
      title: "Links that lead nowhere",
      more: (count: string) => `and ${count} more`,
      website: "Website",
    },
    more: "See hours, languages and all buttons on your dashboard:",
  },
  stop: (portalName: string) => `No longer want this email from ${portalName}? Unsubscribe here:`,
  questions: (supportEmail: string) => `Questions? Write to ${supportEmail}.`,
};

export type MailWords = typeof en;
