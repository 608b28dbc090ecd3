import type { RecoveryMessages } from "../en/recovery.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const recovery: RecoveryMessages = {
  undo: "Rückgängig",
  where: (days: number) =>
    `${plural(days, { one: "# Tag", other: "# Tage" })} lang können Sie es unter Einrichtung › Veröffentlichen › Frühere Entwürfe wiederherstellen.`,
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
      clone: (name: string) => `Inhalt vor dem Klonen von ${name}`,
      copy: (language: string) => `Buttons auf ${language} vor dem Kopieren`,
      reset: "Inhalt vor dem Zurücksetzen",
      qr: "Vorheriger QR-Code",
      button: (name: string) => `Gelöschter Button: ${name}`,
      restore: "Entwurf vor dem Wiederherstellen eines früheren",
      version: (number: number) => `Entwurf vor dem Wiederherstellen von Version ${number}`,
      piece: (what: string, number: number) =>
        `Entwurf vor dem Zurückholen von „${what}“ aus Version ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Buttons auf ${languages}`,
    popups: "Popups mit ihren Unterbuttons",
    galleryPictures: "Galeriebilder",
    theme: (when: string) => `Theme-Stil, zuletzt geändert: ${when}`,
    socialChannels: "Social-Media-Kanäle",
    logo: "Logo",
    backgrounds: "Hintergrundbilder",
    headerColour: "Farbe der Kopfzeile",
    socialLook: "Platz und Aussehen der Social-Media-Leiste",
    consent: "Einwilligung in Marketing: eingeschaltet",
    nothing: "Nur die Standardvorlage wird ersetzt: Bisher hat sie niemand geändert.",
  },
  clone: {
    title: "Haus klonen",
    back: "Zurück zur Einrichtung",
    from: "Kopieren von",
    onto: "Klonen auf",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# Button", other: "# Buttons" })} in ${plural(languages, { one: "# Sprache", other: "# Sprachen" })}, ein Theme`,
    takes: {
      theme: "Theme-Stil: Farben, Schriften, Button-Stil, Hintergründe",
      buttons: "Buttons, Popups, Galerien und Feedback",
      social: "Social-Media-Leiste",
      stays: "Name des Hauses, Logo, Adresse und QR-Code bleiben",
    },
    languages: {
      label: "Sprachen nach dem Klonen",
      keep: (languages: string, first: string) =>
        `Die Sprachen bleiben: ${languages}. Standardsprache: ${first}.`,
      take: (languages: string, first: string) =>
        `Sprachen der Vorlage: ${languages}. Standardsprache: ${first}.`,
      translate: (first: string, origin: string) =>
        `${first} erhält die Texte auf ${origin}, zum Übersetzen.`,
      bare: (first: string, origin: string) =>
        `In der Quelle gibt es auf ${origin} keine Buttons. Die Standardsprache ${first} bleibt also ohne Buttons.`,
      empty: (languages: string, first: string) =>
        `Noch ohne Buttons: ${languages}. Gäste sehen dort ${first}.`,
      left: (languages: string) => `Nicht kopiert: ${languages}.`,
      lost: (languages: string) => `Nicht mehr angeboten: ${languages}.`,
    },
    noTarget: "Kein anderes Haus mit gültiger Lizenz",
    noTargetText: "Stil und Buttons können Sie auf alle Häuser Ihrer Gruppe mit gültiger Lizenz klonen.",
    search: "Häuser suchen",
    afterwards: "Gäste sehen das Ergebnis erst, wenn Sie es veröffentlichen.",
    action: "Klonen",
    choose: "Wählen Sie das Haus, auf das geklont wird.",
    question: (target: string) => `Alles in ${target} ersetzen?`,
    warning: (source: string, target: string) =>
      `Beim Klonen von ${source} werden zuerst Stil und Buttons von ${target} gelöscht.`,
    untilPublished: "Für Gäste ändert sich nichts, bis jemand veröffentlicht.",
    keep: "Inhalte behalten",
    confirm: "Löschen und klonen",
    running: "Wird geklont",
    done: (target: string) => `Auf ${target} geklont`,
    failed: "Das Klonen ist fehlgeschlagen",
  },
  cloned: {
    title: (source: string) => `Das gehört noch zu ${source}`,
    hint: "Es kam beim Klonen mit. Ändern Sie, was hier falsch ist, oder bestätigen Sie, dass es stimmt.",
    confirm: "Stimmt hier",
    confirmOne: (what: string) => `Stimmt hier: ${what}`,
    confirmAll: "Alles stimmt hier",
    confirmed: "Bestätigt",
    failed: "Konnte nicht bestätigt werden",
    change: (where: string) => `In „${where}“ ändern`,
    takeOwn: (own: string) => `„${own}“ verwenden`,
    addOwn: "Eigene Adresse und Telefonnummer dieses Hauses eintragen",
    comesAlong:
      "Telefonnummern, Karte, Postfächer und Links kommen mit. Unter Einrichtung › Veröffentlichen stehen sie, bis jemand jede Angabe geändert oder bestätigt hat.",
    kinds: {
      location: "Karte",
      telephone: "Telefon",
      extension: "Durchwahl",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "Postfach",
      url: "Link",
      pdf: "PDF",
      social: "Soziale Medien",
    },
  },
  reset: {
    done: "Die Standardvorlage ist wieder da",
  },
  phone: {
    action: "Auf dem Handy ansehen",
    title: "Vorschau auf Ihrem Handy",
    text: "Scannen Sie den Code oder teilen Sie den Link. Wer ihn hat, sieht Ihren Entwurf, wie er zuletzt übernommen wurde.",
    unsaved: "Nicht übernommene Änderungen sind nicht dabei.",
    expires: (moment: string) => `Er gilt bis ${moment}.`,
    code: "QR-Code des Vorschaulinks",
    copy: "Link kopieren",
    copied: "Link kopiert",
    failed: "Der Vorschaulink konnte nicht erstellt werden",
    end: {
      action: "Alle Vorschaulinks beenden",
      title: "Alle Vorschaulinks beenden?",
      text: "Alle bisher erstellten Links und Codes werden sofort ungültig. Sie können gleich einen neuen erstellen.",
      keep: "Behalten",
      confirm: "Alle beenden",
      done: "Alle Vorschaulinks sind beendet",
      failed: "Die Vorschaulinks konnten nicht beendet werden",
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
