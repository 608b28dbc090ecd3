import type { ShellMessages } from "../en/shell.ts";

export * from "./account.ts";
export * from "./guidance.ts";
export * from "./inbox.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./places.ts";
export * from "./presence.ts";
export * from "./recovery.ts";
export * from "./settings.ts";

export const shell: ShellMessages = {
  home: (portalName: string) => `${portalName}, Startseite`,
  switcher: (propertyName: string) => `Betrieb: ${propertyName}. Betrieb wechseln`,
  nav: {
    main: "Hauptnavigation",
    guidance: "Hilfe und Support",
    siteSelection: "Betriebsauswahl",
    setup: "Einrichtung",
    answers: "Antworten",
    dashboard: "Auswertung",
    announcements: "Mitteilungen",
    tutorial: "Anleitung",
    help: "Hilfe",
    settings: "Einstellungen",
    signOut: "Abmelden",
    contact: "Kontakt",
    quickStart: "Schnellstart",
  },
  unsent: {
    title: "Abmelden, bevor alles gesendet ist?",
    text: "Einige Änderungen im Posteingang sind noch nicht gesendet. Wenn Sie sich abmelden, gehen sie verloren.",
    stay: "Angemeldet bleiben",
  },
  answered: (answered: number, asked: number) => `${answered} von ${asked} Fragen beantwortet`,
  stepsDone: (done, all) => `Erledigt: ${done} von ${all}`,
  licence: {
    title: "Lizenz",
    validUntil: (date: string) => `Gültig bis ${date}`,
    trialUntil: (date: string) => `Testphase bis ${date}.`,
    askPlan: "Sprechen Sie uns auf einen Tarif an.",
    endedOn: (date: string) => `Abgelaufen am ${date}`,
    ending: {
      trial: (date: string) => `Ihre Testphase endet am ${date}.`,
      trialOver: (date: string) => `Ihre Testphase endete am ${date}.`,
      licence: (date: string) => `Die Lizenz für diesen Betrieb endet am ${date}.`,
      licenceOver: (date: string) => `Die Lizenz für diesen Betrieb endete am ${date}.`,
      openUntil: (date: string) =>
        `Einrichtung und Gästeportal bleiben bis einschließlich ${date} verfügbar.`,
      ask: "Tarif anfragen",
    },
    noEnd: "Ohne Enddatum",
    blocked:
      "Diese Funktion ist mit Ihrer aktuellen Lizenz nicht mehr verfügbar. Weitere Informationen erhalten Sie beim Support.",
  },
  premium: "Das ist eine Premium-Funktion",
  notConnected:
    "Nicht verbunden. Was Sie eingeben, bleibt hier. Speichern geht wieder, sobald die Verbindung zurück ist.",
  notConnectedInbox: "Nicht verbunden. Was Sie drücken, bleibt erhalten.",
  othersDelayed: "Änderungen anderer kommen verzögert an.",
  outdated: {
    text: (product: string) =>
      `Es gibt eine neuere Version von ${product}. Speichern Sie Ihre Eingaben, und laden Sie die Seite dann neu.`,
    reload: "Seite neu laden",
  },
  smallScreen: {
    title: "Diese Bildschirmgröße wird nicht unterstützt",
    text: "Bitte verwenden Sie einen Computer. Das Fenster muss mindestens 640 Pixel breit sein.",
    openPortal: "Gästeportal öffnen",
    signedInAs: (email: string) => `Angemeldet als ${email}`,
  },
  openPreview: "Vorschau anzeigen",
  closePreview: "Vorschau ausblenden",
  tabs: {
    homepage: "Startseite",
    theme: "Design",
    buttons: "Kacheln",
    social: "Soziale Medien",
    phone: "Handyvorschau",
    tablet: "Tabletvorschau",
    publish: "Veröffentlichen",
  },
};
