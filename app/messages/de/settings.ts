import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Einstellungen",
  language: {
    title: "Sprache",
    text: "Sprache dieses Programms. Die Sprachen Ihrer Gäste finden Sie unter Einrichtung › Startseite.",
  },
  password: {
    title: "Passwort",
    text: "Das Passwort, mit dem Sie sich anmelden.",
    default: "Sie nutzen noch Ihr Startpasswort.",
    change: "Passwort ändern",
  },
  property: {
    title: "Haus",
    text: "Zeitzone, Postanschrift und zentrale Telefonnummer.",
    open: "Angaben zum Haus",
    zone: "Zeitzone",
    zoneHint: "Gilt für Zahlen, E-Mails und Tage.",
    findZone: "Stadt suchen",
    noZone: "Keine Stadt gefunden",
    address: "Postanschrift",
    telephone: "Zentrale Telefonnummer",
    telephoneHint: "Mit Landesvorwahl. Über diese Nummer erreichen Gäste Durchwahlen.",
    saved: "Angaben zum Haus gespeichert",
    failed: "Die Angaben zum Haus konnten nicht gespeichert werden",
    meanwhile:
      "Jemand anderes hat dies inzwischen gespeichert. Speichern Sie erneut, um es durch Ihre Angaben zu ersetzen.",
  },
  plan: {
    title: "Abonnement",
    upgrade: "Tarif erweitern",
  },
  licenceKey: {
    title: "Lizenzschlüssel",
    text: "Bitte bereithalten, wenn Sie den Support anrufen.",
    copy: "Lizenzschlüssel kopieren",
    copied: "Lizenzschlüssel kopiert",
  },
  clone: {
    title: "Haus klonen",
    text: "Kopiert Stil und Buttons dieses Hauses auf ein anderes.",
  },
  reset: {
    title: "Inhalte zurücksetzen",
    text: (propertyName: string) =>
      `Löscht alle Inhalte von ${propertyName} und stellt die Standardvorlage wieder her.`,
    question: (propertyName: string) => `Alle Inhalte von ${propertyName} zurücksetzen?`,
    warning: "Alle Inhalte des Hauses werden gelöscht und die Standardvorlage wird wiederhergestellt.",
    keep: "Inhalte behalten",
    confirm: "Löschen und zurücksetzen",
    running: "Wird zurückgesetzt",
  },
  about: (version: string | number, companyName: string) => `Version ${version} · ${companyName}`,
  toasts: {
    resetContentFailed: (propertyName: string) =>
      `Die Inhalte von ${propertyName} konnten nicht zurückgesetzt werden`,
    upgradeFailed: "Die Aktualisierung ist fehlgeschlagen. Bitte wenden Sie sich an den Support.",
  },
};
