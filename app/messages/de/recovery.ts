import type { RecoveryMessages } from "../en/recovery.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const recovery: RecoveryMessages = {
  undo: "Rückgängig",
  where: (days: number) =>
    `${plural(days, { one: "# Tag", other: "# Tage" })} lang können Sie den bisherigen Stand unter Einrichtung › Veröffentlichen › Frühere Entwürfe wiederherstellen.`,
  points: {
    title: "Frühere Entwürfe",
    hint: "Was in den letzten 30 Tagen ersetzt oder gelöscht wurde. Wiederherstellen ändert Ihren Entwurf; Gäste sehen es nach dem Veröffentlichen.",
    none: "In den letzten 30 Tagen wurde nichts ersetzt oder gelöscht.",
    bringBack: "Wiederherstellen",
    newer: "Aus einer neueren Version",
    used: "Wiederhergestellt",
    until: (date: string) => `bis ${date}`,
    done: "Im Entwurf wiederhergestellt",
    failed: "Konnte nicht wiederhergestellt werden",
    kinds: {
      clone: (name: string) => `Inhalt vor dem Übertragen von ${name}`,
      copy: (language: string) => `Kacheln auf ${language} vor dem Kopieren`,
      reset: "Inhalt vor dem Zurücksetzen",
      qr: "Vorheriger QR-Code",
      button: (name: string) => `Gelöschte Kachel: ${name}`,
      restore: "Entwurf vor dem Wiederherstellen eines früheren",
      version: (number: number) => `Entwurf vor dem Wiederherstellen von Version ${number}`,
      piece: (what: string, number: number) =>
        `Entwurf vor dem Zurückholen von „${what}“ aus Version ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Kacheln auf ${languages}`,
    popups: "Popups mit ihren Unterkacheln",
    galleryPictures: "Galeriebilder",
    theme: (when: string) => `Design, zuletzt geändert: ${when}`,
    socialChannels: "Social-Media-Kanäle",
    logo: "Logo",
    backgrounds: "Hintergrundbilder",
    headerColour: "Farbe der Kopfzeile",
    askLine: "Suche in der Kopfzeile: ausgeschaltet",
    socialLook: "Position und Aussehen der Social-Media-Leiste",
    consent: "Einwilligung in Marketing: eingeschaltet",
    nothing: "Nur die Standardvorlage wird ersetzt: Bisher hat sie niemand geändert.",
  },
  clone: {
    title: "Auf anderen Betrieb übertragen",
    back: "Zurück zur Einrichtung",
    from: "Quelle",
    onto: "Ziel",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# Kachel", other: "# Kacheln" })} in ${plural(languages, { one: "# Sprache", other: "# Sprachen" })}, ein Design`,
    takes: {
      theme: "Design: Farben, Schriften, Aussehen der Kacheln, Hintergründe",
      buttons: "Kacheln, Popups, Galerien und Feedback",
      social: "Social-Media-Leiste",
      stays: "Name des Betriebs, Logo, Adresse und QR-Code bleiben",
    },
    languages: {
      label: "Sprachen nach dem Übertragen",
      keep: (languages: string, first: string) =>
        `Die Sprachen bleiben: ${languages}. Standardsprache: ${first}.`,
      take: (languages: string, first: string) =>
        `Sprachen der Quelle: ${languages}. Standardsprache: ${first}.`,
      translate: (first: string, origin: string) =>
        `${first} erhält die Texte auf ${origin}, zum Übersetzen.`,
      bare: (first: string, origin: string) =>
        `In der Quelle gibt es auf ${origin} keine Kacheln. Die Standardsprache ${first} bleibt also ohne Kacheln.`,
      empty: (languages: string, first: string) =>
        `Noch ohne Kacheln: ${languages}. Gäste sehen dort ${first}.`,
      left: (languages: string) => `Nicht kopiert: ${languages}.`,
      lost: (languages: string) => `Nicht mehr angeboten: ${languages}.`,
    },
    noTarget: "Kein anderer Betrieb mit gültiger Lizenz",
    noTargetText:
      "Design und Kacheln können Sie auf alle Betriebe Ihrer Gruppe mit gültiger Lizenz übertragen.",
    search: "Betriebe suchen",
    afterwards: "Gäste sehen das Ergebnis erst, wenn Sie es veröffentlichen.",
    action: "Übertragen",
    choose: "Wählen Sie den Betrieb, auf den übertragen wird.",
    question: (target: string) => `Alles in ${target} ersetzen?`,
    warning: (source: string, target: string) =>
      `Beim Übertragen von ${source} werden zuerst Design und Kacheln von ${target} gelöscht.`,
    untilPublished: "Für Gäste ändert sich nichts, bis jemand veröffentlicht.",
    keep: "Inhalte behalten",
    confirm: "Löschen und übertragen",
    running: "Wird übertragen",
    done: (target: string) => `Auf ${target} übertragen`,
    failed: "Das Übertragen ist fehlgeschlagen",
  },
  cloned: {
    title: (source: string) => `Das gehört noch zu ${source}`,
    hint: "Beim Übertragen mitkopiert. Ändern Sie, was hier falsch ist, oder bestätigen Sie, dass es stimmt.",
    confirm: "Passt so",
    confirmOne: (what: string) => `Passt so: ${what}`,
    confirmAll: "Alles passt so",
    confirmed: "Bestätigt",
    failed: "Konnte nicht bestätigt werden",
    change: (where: string) => `In „${where}“ ändern`,
    takeOwn: (own: string) => `„${own}“ verwenden`,
    addOwn: "Eigene Adresse und Telefonnummer dieses Betriebs eintragen",
    comesAlong:
      "Telefonnummern, Karte, E-Mail-Adressen und Links kommen mit. Sie stehen unter Einrichtung › Veröffentlichen, bis jemand jede Angabe geändert oder bestätigt hat.",
    kinds: {
      location: "Karte",
      telephone: "Telefon",
      extension: "Durchwahl",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "E-Mail",
      url: "Link",
      pdf: "PDF",
      social: "Soziale Medien",
      wifi: "WLAN",
    },
  },
  reset: {
    done: "Die Standardvorlage ist wieder da",
  },
  phone: {
    action: "Auf dem Handy ansehen",
    title: "Vorschau auf Ihrem Handy",
    text: "Scannen Sie den Code oder teilen Sie den Link. Wer ihn hat, sieht Ihren Entwurf, wie er zuletzt gespeichert wurde.",
    unsaved: "Nicht gespeicherte Änderungen sind nicht dabei.",
    expires: (moment: string) => `Er gilt bis ${moment}.`,
    code: "QR-Code des Vorschaulinks",
    copy: "Link kopieren",
    copied: "Link kopiert",
    failed: "Der Vorschaulink konnte nicht erstellt werden",
    end: {
      action: "Alle Vorschaulinks sperren",
      title: "Alle Vorschaulinks sperren?",
      text: "Alle bisher erstellten Links und Codes werden sofort ungültig. Sie können gleich einen neuen erstellen.",
      keep: "Behalten",
      confirm: "Alle sperren",
      done: "Alle Vorschaulinks sind gesperrt",
      failed: "Die Vorschaulinks konnten nicht gesperrt werden",
    },
  },
  moment: {
    label: "Zeitpunkt",
    now: "Jetzt",
    choose: "Zu anderer Zeit",
    date: "Datum und Uhrzeit",
    closed: "Die Lizenz ist dann nicht gültig: Gäste sehen die Seite „geschlossen“.",
    open: "Die Lizenz ist dann gültig.",
  },
};
