import type { ShellMessages } from "../en/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Zum Inhalt springen",
  home: (portalName: string) => `${portalName}, Startseite`,
  switcher: (propertyName: string) => `Haus: ${propertyName}. Haus wechseln`,
  nav: {
    main: "Hauptnavigation",
    guidance: "Hilfe und Anleitung",
    siteSelection: "Hausauswahl",
    setup: "Einrichtung",
    dashboard: "Auswertung",
    tutorial: "Anleitung",
    help: "Hilfe",
    settings: "Einstellungen",
    signOut: "Abmelden",
    contact: "Kontakt",
    quickStart: "Schnellstart",
  },
  stepsDone: (done, all) => `Erledigt: ${done} von ${all}`,
  licence: {
    title: "Lizenz",
    validUntil: (date: string) => `Gültig bis ${date}`,
    trialUntil: (date: string) => `Testphase bis ${date}.`,
    askPlan: "Fragen Sie uns nach einem Tarif.",
    endedOn: (date: string) => `Beendet am ${date}`,
    ending: {
      trial: (date: string) => `Ihre Testphase endet am ${date}.`,
      trialOver: (date: string) => `Ihre Testphase endete am ${date}.`,
      licence: (date: string) => `Die Lizenz für dieses Haus endet am ${date}.`,
      licenceOver: (date: string) => `Die Lizenz für dieses Haus endete am ${date}.`,
      openUntil: (date: string) =>
        `Einrichtung und Gästeportal bleiben noch bis zum Ablauf des ${date} geöffnet.`,
      ask: "Nach einem Tarif fragen",
    },
    noEnd: "Ohne Enddatum",
    blocked:
      "Diese Funktion ist mit Ihrer aktuellen Lizenz nicht mehr verfügbar. Weitere Informationen erhalten Sie beim Support.",
  },
  premium: "Das ist eine Premium-Funktion",
  smallScreen: {
    title: "Diese Bildschirmgröße wird nicht unterstützt",
    text: "Bitte verwenden Sie einen Desktop, um Ihre Portale einzurichten. Am besten geht es mit einem mindestens 900 Pixel breiten Fenster.",
    openPortal: "Gästeportal öffnen",
    signedInAs: (email: string) => `Angemeldet als ${email}`,
  },
  cookies: {
    label: "Hinweis zu Cookies",
    text: "Wir verwenden nur Cookies, die Sie angemeldet halten und sich Ihre Sprache merken.",
    privacy: "Datenschutz",
  },
  maintenance: {
    pageTitle: "Gleich zurück",
    title: "Wir räumen gerade auf",
    text: (portalName: string) =>
      `${portalName} wird gerade aktualisiert und ist im Moment nicht nutzbar. Ihre Gäste merken nichts davon: Jedes Portal bleibt geöffnet.`,
    expected: (time: string) => `Voraussichtlich zurück: ${time}`,
  },
  crash: {
    title: "Hoppla, es ist ein Fehler aufgetreten!",
    accountTitle: "Kontofehler.",
    text: "Sie werden zur Anmeldeseite weitergeleitet.",
  },
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht haben Sie sich vertippt, oder die Seite ist umgezogen.",
    back: "Zur Startseite",
  },
  openPreview: "Vorschau anzeigen",
  closePreview: "Vorschau ausblenden",
};
