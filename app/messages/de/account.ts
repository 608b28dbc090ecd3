import type { AccountMessages } from "../en/account.ts";

export const account: AccountMessages = {
  idle: {
    title: "Sie wurden abgemeldet",
    text: "Diese Seite wurde zwölf Stunden nicht genutzt. Melden Sie sich an, um dort weiterzumachen, wo Sie waren. Ihre Eingaben sind noch da.",
    endedText:
      "Ihre Sitzung wurde in einem anderen Tab oder Browser beendet, oder Ihr Passwort wurde geändert. Melden Sie sich an, um dort weiterzumachen, wo Sie waren. Ihre Eingaben sind noch da.",
    as: (email: string) => `Anmeldung als ${email}.`,
    other: "Mit anderem Konto anmelden",
    otherDiscards: "Verwerfen und mit anderem Konto anmelden",
  },
  sessions: {
    title: "Angemeldete Geräte",
    text: "Melden Sie Geräte ab, die Sie nicht kennen.",
    unknown: "Unbekannter Browser",
    showAll: (count: number) => `Alle ${count} anzeigen`,
    current: "Dieser Browser",
    lastUsed: (moment: string) => `Zuletzt genutzt: ${moment}`,
    signOut: "Abmelden",
    signOutOf: (device: string, moment: string) => `${device} abmelden, zuletzt genutzt: ${moment}`,
    ended: (device: string) => `${device} wurde abgemeldet`,
  },
  defaultPassword: {
    warning: "Sie nutzen noch Ihr Startpasswort.",
    advice: "Ändern Sie es jetzt, damit Ihr Gästeportal sicher bleibt.",
  },
};
