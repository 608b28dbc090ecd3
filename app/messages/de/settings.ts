import type { SettingsMessages } from "../en/settings.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const settings: SettingsMessages = {
  title: "Einstellungen",
  language: {
    title: "Sprache",
    text: "Sprache der Verwaltung. Die Sprachen Ihrer Gäste finden Sie unter Einrichtung › Startseite.",
  },
  appearance: {
    title: "Darstellung",
    text: "Gilt nur in diesem Browser. Die Portale Ihrer Gäste behalten ihre eigenen Farben.",
    device: "Wie das Gerät",
    light: "Hell",
    dark: "Dunkel",
  },
  password: {
    title: "Passwort",
    text: "Das Passwort, mit dem Sie sich anmelden.",
    default: "Sie nutzen noch Ihr Startpasswort.",
    change: "Passwort ändern",
  },
  property: {
    title: "Betrieb",
    text: "Zeitzone, Postanschrift, zentrale Telefonnummer und Portaladresse.",
    open: "Angaben zum Betrieb",
    zone: "Zeitzone",
    zoneHint: "Gilt für Zahlen, E-Mails und Tage.",
    findZone: "Stadt suchen",
    noZone: "Keine Stadt gefunden",
    address: "Postanschrift",
    portalAddress: "Portaladresse",
    portalAddressHint:
      "Gäste sehen sie auf dem Telefon. Frühere Adressen und gedruckte Codes führen weiterhin hierher.",
    formerAddresses: "Führen auch hierher",
    telephone: "Zentrale Telefonnummer",
    telephoneHint: "Mit Landesvorwahl. Über diese Nummer erreichen Gäste Durchwahlen.",
    saved: "Angaben zum Betrieb gespeichert",
    failed: "Die Angaben zum Betrieb konnten nicht gespeichert werden",
    meanwhile:
      "Jemand anderes hat dies inzwischen gespeichert. Speichern Sie erneut, um es durch Ihre Angaben zu ersetzen.",
    zoneAsk: {
      title: "Zeitzone ändern?",
      text: (count) =>
        plural(count, {
          one: "# Mitteilung endet sofort, weil ihr Ende in der neuen Zeitzone schon vorbei ist:",
          other: "# Mitteilungen enden sofort, weil ihr Ende in der neuen Zeitzone schon vorbei ist:",
        }),
      keep: "Zeitzone behalten",
      confirm: "Ändern und beenden",
    },
  },
  season: {
    title: "Saisonpause",
    text: "Statt Ihres Portals sehen Gäste den Tag der Wiedereröffnung. QR-Codes funktionieren weiter.",
    atOnce: "Gilt sofort nach dem Speichern.",
    plan: "Schließzeit planen …",
    closesOn: "Erster geschlossener Tag",
    opensOn: "Wieder geöffnet am",
    noticeFrom: "Ankündigen ab",
    noticeHint: "Optional: ein Hinweis über den Kacheln, bis Sie schließen.",
    choose: "Tag wählen",
    noNotice: "Nicht ankündigen",
    clearNotice: "Nicht ankündigen",
    guestsRead: "Gäste lesen",
    whileClosed: "Während der Pause",
    before: "Vor der Pause",
    ownWords: "Eigene Worte",
    ownHint: "Leer lassen für den Standardsatz. Der Tag der Wiedereröffnung steht immer dabei.",
    chooseFirst: "Wählen Sie die Tage, um zu sehen, was Gäste lesen.",
    close: "Saisonpause einschalten",
    opensBefore: "Wählen Sie einen Tag nach dem ersten geschlossenen Tag.",
    noticeLate: "Wählen Sie einen Tag vor dem ersten geschlossenen Tag.",
    saved: (from, to) => `Saisonpause ab ${from}. Wieder geöffnet am ${to}.`,
    takenBack: "Saisonpause aufgehoben",
    failed: "Die Saisonpause wurde nicht gespeichert",
    closedUntil: (day) => `Saisonpause, wieder geöffnet am ${day}`,
    contact: "Außerdem sehen Gäste:",
    noTelephone: "Ohne Telefonnummer können Gäste Sie von dieser Seite aus nicht anrufen.",
    addTelephone: "Telefonnummer ergänzen",
    closesFrom: (day) => `Saisonpause ab ${day}`,
  },
  guestData: {
    general: "Allgemein",
    title: "Gästedaten",
    requests: "Anfragen",
    feedback: "Feedback",
  },
  plan: {
    title: "Tarif",
    upgrade: "Tarif erweitern",
  },
  licenceKey: {
    title: "Lizenzschlüssel",
    text: "Bitte bereithalten, wenn Sie den Support anrufen.",
    copy: "Lizenzschlüssel kopieren",
    copied: "Lizenzschlüssel kopiert",
  },
  clone: {
    title: "Auf anderen Betrieb übertragen",
    text: "Kopiert Design und Kacheln dieses Betriebs auf einen anderen.",
  },
  reset: {
    title: "Inhalte zurücksetzen",
    text: (propertyName: string) =>
      `Löscht alle Inhalte von ${propertyName} und stellt die Standardvorlage wieder her.`,
    question: (propertyName: string) => `Alle Inhalte von ${propertyName} zurücksetzen?`,
    warning: "Alle Inhalte des Betriebs werden gelöscht und die Standardvorlage wird wiederhergestellt.",
    keep: "Inhalte behalten",
    confirm: "Löschen und zurücksetzen",
    running: "Wird zurückgesetzt",
  },
  about: (version: string | number, companyName: string) => `Version ${version} · ${companyName}`,
  notices: "Lizenzen Dritter",
  toasts: {
    resetContentFailed: (propertyName: string) =>
      `Die Inhalte von ${propertyName} konnten nicht zurückgesetzt werden`,
    upgradeFailed: "Die Tarifanfrage ist fehlgeschlagen. Bitte wenden Sie sich an den Support.",
  },
};
