import type { EntryMessages } from "../../en/first/entry.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("de");

export const entry: EntryMessages = {
  signIn: {
    pageTitle: "Anmelden",
    title: (portalName: string) => `Willkommen bei ${portalName}`,
    subtitle: "Melden Sie sich an, um Ihre Gästeportale zu verwalten.",
    email: "E-Mail",
    password: "Passwort",
    forgot: "Passwort vergessen?",
    keep: "Auf diesem Gerät angemeldet bleiben",
    keepHint: "Sonst werden Sie nach 12 Stunden Inaktivität abgemeldet.",
    submit: "Anmelden",
    submitting: "Anmeldung läuft",
    atProvider: "Mit dem Firmenkonto anmelden",
    providerHint: "Nutzen Sie das Konto, das Sie von Ihrem Unternehmen erhalten haben.",
    newTo: (companyName: string) => `Neu bei ${companyName}?`,
    contactUs: "Kontaktieren Sie uns",
    toOpenAccount: ", um ein Konto zu eröffnen.",
    register: "Konto erstellen",
    version: (version: string | number) => `Version ${version}`,
    quickStart: "Schnellstart",
    privacy: "Datenschutz",
    language: "Sprache der Oberfläche",
    ended: "Sie wurden abgemeldet. Melden Sie sich wieder an, um weiterzuarbeiten.",
    removed: "Ihr Zugang wurde beendet. Wenden Sie sich an einen Administrator.",
    removedFrom: (group) => `Ihr Zugang zu ${group} wurde beendet. Wenden Sie sich an einen Administrator.`,
    throttledSeconds: (seconds) =>
      `Zu viele Versuche. Versuchen Sie es in ${plural(seconds, { one: "# Sekunde", other: "# Sekunden" })} erneut.`,
    throttled: (minutes: number) =>
      `Zu viele Versuche. Versuchen Sie es in ${plural(minutes, { one: "# Minute", other: "# Minuten" })} erneut.`,
    sendAgain: "Link erneut senden",
  },
  toasts: {
    invalidLogin: "Anmeldung fehlgeschlagen",
  },
};
