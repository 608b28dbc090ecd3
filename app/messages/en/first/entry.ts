import { pluralIn } from "../../plural.ts";

const plural = pluralIn("en");

export const entry = {
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
  toasts: {
    invalidLogin: "Invalid login",
  },
};

export type EntryMessages = typeof entry;
