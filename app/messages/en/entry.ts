import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const entry = {
  cookies: {
    label: "Cookie notice",
    text: "We only use cookies to keep you signed in, remember your language and appearance, and open screens quickly.",
    privacy: "Privacy policy",
  },
  signIn: {
    pageTitle: "Sign in",
    title: (portalName: string) => `Welcome to ${portalName}`,
    subtitle: "Sign in to manage your guest portals.",
    email: "Email",
    password: "Password",
    forgot: "Forgot password?",
    keep: "Keep me signed in on this device",
    keepHint: "Otherwise you’ll be signed out after 12 hours of inactivity.",
    submit: "Sign in",
    submitting: "Signing in",
    atProvider: "Sign in with your company account",
    providerHint: "Use the account your company gave you.",
    newTo: (companyName: string) => `New to ${companyName}?`,
    contactUs: "Contact us",
    toOpenAccount: "to open an account.",
    register: "Create an account",
    version: (version: string | number) => `Version ${version}`,
    quickStart: "Quick start",
    privacy: "Privacy policy",
    language: "Interface language",
    ended: "You have been signed out. Sign in again to continue.",
    removed: "Your access has ended. Ask an owner.",
    removedFrom: (group: string) => `Your access to ${group} has ended. Ask an owner.`,
    throttledSeconds: (seconds: number) =>
      `Too many attempts. Try again in ${plural(seconds, { one: "# second", other: "# seconds" })}.`,
    throttled: (minutes: number) =>
      `Too many attempts. Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
    sendAgain: "Send the link again",
  },
  sites: {
    title: "Choose a property",
    summary: (count: number) =>
      `${plural(count, { one: "# property", other: "# properties" })} in your group.`,
    editable: (count: number) =>
      plural(count, { one: "# available to edit.", other: "# available to edit." }),
    search: "Search properties",
    searchPlaceholder: "Search by name, account or user",
    allStates: "All licence states",
    columns: {
      select: "Select",
      propertyName: "Property name",
      accountName: "Account name",
      userName: "User name",
      languages: "Languages enabled",
      lastUpdated: "Last updated",
      propertyActive: "Property active",
      licenceActive: "Licence active",
      licenceState: "Licence state",
    },
    noneSelected: "Select a property to continue.",
    selected: "Selected:",
    validUntil: (date: string) => `licence valid until ${date}`,
    unlicensed: "This property has no licence yet.",
    contactUs: "Contact us",
    noMatches: "No property matches your search.",
    showAll: "Show all properties",
    pages: "Pages of the list",
    rows: (from: string, to: string) => `Rows ${from} to ${to}`,
    previousPage: "Previous",
    nextPage: "Next",
    all: (count: number) => plural(count, { one: "# property", other: "All # properties" }),
  },
  none: {
    title: "There are currently no assigned Properties in your account",
    text: (groupName: string) =>
      `Ask the person who manages ${groupName} to assign you one, or write to us and we’ll set it up. It will appear here automatically.`,
    ownerText: "Tell us about your first property and we’ll set it up. It will appear here automatically.",
    request: {
      action: "Request a property",
      title: "Request a property",
      text: "Our support team will set it up and reply by email.",
      name: "Name of the property",
      place: "Town and country",
      remarks: "Anything else (optional)",
      send: "Send request",
      sending: "Sending",
      sent: "Your request is on its way.",
      failed: "Couldn’t send the request",
      sentText: (reference: string) => `We’ll reply by email. Your reference is ${reference}.`,
    },
    quickStart: "Quick start guide",
  },
  toasts: {
    invalidLogin: "Invalid login",
    licenceExpired: "Your License has expired.",
    propertyRemoved: "Your active property has been removed.",
    errorGettingProperty: "Error getting property",
    upgradeFailed: "Upgrade failed. Please contact support.",
  },
};

export type EntryMessages = typeof entry;
