import type { PublishMessages } from "../en/publish.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const publish: PublishMessages = {
  before: "Vor dem Veröffentlichen",
  fixInHomepage: "Unter Startseite beheben",
  fixInTheme: "Unter Design beheben",
  fixInButtons: "Unter Kacheln beheben",
  fixInSocial: "Unter Soziale Medien beheben",
  fixInAnswers: "Unter Antworten beheben",
  fixInProperty: "In Angaben zum Betrieb ergänzen",
  versions: "Versionen",
  versionsHint:
    "Eine wiederhergestellte Version wird zu Ihrem Entwurf. Gäste sehen sie nach dem Veröffentlichen.",
  number: "Version",
  note: "Notiz",
  published: "Veröffentlicht",
  languages: "Sprachen",
  action: "Status",
  live: "Live",
  restore: "Wiederherstellen",
  draft: "Entwurf",
  publish: "Veröffentlichen",
  publishing: "Wird veröffentlicht",
  address: "Portaladresse",
  marketingConsent: "Einwilligung in Marketing",
  marketingConsentHint: "Gäste beim Scannen um Einwilligung bitten",
  marketingConsentNote: "Wirkt ab der nächsten veröffentlichten Version",
  visitorIds: "Jedes Handy einmal zählen",
  visitorIdsHint: "Ein Handy wird bis Mitternacht wiedererkannt, nie länger.",
  visitorIdsNote: "Wirkt sofort, auch ohne Veröffentlichen",
  visitorIdsFailed: "Die Einstellung konnte nicht geändert werden.",
  oldScans: (count: number) =>
    plural(count, {
      one: "# Scan alter Codes in den letzten 30 Tagen",
      other: "# Scans alter Codes in den letzten 30 Tagen",
    }),
  ready: (done: string | number, total: string | number) => `${done} von ${total} fertig`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, {
      one: "# Punkt vor dem Veröffentlichen beheben",
      other: "# Punkte vor dem Veröffentlichen beheben",
    }),
  progress: (done: string | number, count: number) =>
    `${done} von ${plural(count, { one: "# Sprache", other: "# Sprachen" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} von ${total} Kacheln haben noch die Originaltexte`,
  untranslatedEntries: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} von ${total} eigenen Einträgen fehlen Texte`,
  untranslatedText: "Gäste sehen die Originaltexte, bis jemand sie übersetzt.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language} hat ${done} von ${total} Kacheln`,
  fewerButtonsText: (language: string) =>
    `Gäste sehen fehlende Kacheln auf ${language} in der Standardsprache. Sie können trotzdem veröffentlichen.`,
  unsavedFirst:
    "Einige Änderungen sind noch nicht gespeichert. Die Prüfung berücksichtigt sie, aber vor dem Veröffentlichen müssen Sie speichern.",
  newerVersion: "Ein Teil dieses Entwurfs wurde mit einer neueren Version gespeichert",
  applyFirst: "Speichern Sie Ihre Änderungen, um zu veröffentlichen",
  guestsSee: "Gleich darauf für Gäste sichtbar.",
  nothingNew: (version: string | number) => `Seit Version ${version} hat sich nichts geändert.`,
  guestsGet: (version: string | number) => `Gäste sehen jetzt Version ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `Version ${version} ist veröffentlicht. Es kann bis zu einer Minute dauern, bis alle Gäste sie sehen.`,
  notePlaceholder: "Was hat sich geändert? (fürs Team)",
  failed: "Veröffentlichen fehlgeschlagen",
  unnamed: "Kachel ohne Namen",
  allReady: "Nichts zu beheben. Sie können veröffentlichen.",
  blocking: "Muss behoben werden",
  warning: "Hinweis",
  noNote: "Keine Notiz",
  noVersions: "Noch keine Version. Veröffentlichen Sie, um Gästen die erste zu zeigen.",
  older: "Ältere Versionen anzeigen",
  restored: (version: string | number) => `Version ${version} ist jetzt Ihr Entwurf`,
  noneReady: (count: number) =>
    plural(count, {
      one: "Ihre einzige Kachel ist nicht fertig",
      other: "Keine Ihrer # Kacheln ist fertig",
    }),
  finishOne: (name: string, what: string) => `Vervollständigen Sie zuerst „${name}“: ${what}.`,
  showOne: (name: string) => `Blenden Sie eine ein: „${name}“ ist ausgeblendet.`,
  first: {
    title: (name: string) => `${name} ist jetzt online`,
    text: "Wer den Code scannt oder die Adresse öffnet, sieht jetzt Ihr Portal.",
    phone: "Auf dem eigenen Handy ansehen",
    phoneText: "Richten Sie die Kamera auf den Code.",
    share: "Teilen",
    waiting: (count: number) =>
      plural(count, { one: "# weitere Kachel wartet", other: "# weitere Kacheln warten" }),
    finish: "Fertigstellen",
    print: "Karte drucken",
    dashboard: "Auswertung",
    done: "Fertig",
  },
  card: {
    title: "Karte drucken",
    size: "Größe",
    design: "Gestaltung",
    designs: { band: "Farbbalken", photo: "Foto", minimal: "Schlicht" },
    print: "Drucken",
    hint: (size: string) => `${size}, eine Karte je Blatt. Wählen Sie beim Drucken „Tatsächliche Größe“.`,
  },
  plan: {
    now: "Jetzt veröffentlichen",
    other: "Weitere Möglichkeiten",
    later: "Später veröffentlichen",
    date: "Datum",
    time: "Uhrzeit",
    set: "Zeit festlegen",
    setting: "Wird festgelegt",
    move: "Verschieben",
    moving: "Wird verschoben",
    zone: (zone, now) => `${zone}, dort ist es jetzt ${now}.`,
    planned: "Geplant",
    goesLive: (version, when, zone, next) =>
      `Version ${version} geht am ${when} live (${zone}). Was Sie ab jetzt ändern, kommt erst mit Version ${next}.`,
    failedChecks: (count: number) =>
      plural(count, {
        one: "Nicht veröffentlicht: # Prüfung nicht bestanden",
        other: "Nicht veröffentlicht: # Prüfungen nicht bestanden",
      }),
    notLive: "Nicht veröffentlicht",
    noted: (note: string) => `Notiz: ${note}`,
    preview: "Vorschau",
    previewOf: (version: string | number) => `Version ${version}, wie Gäste sie sehen werden`,
    first: "Dann sehen Gäste das Portal zum ersten Mal.",
    late: (version, when, zone) =>
      `Version ${version} war für ${when} (${zone}) geplant und ist noch nicht live. Sie wird so bald wie möglich veröffentlicht.`,
    notPublished: (when, zone) => `Die für ${when} (${zone}) geplante Version wurde nicht veröffentlicht.`,
    blocked: "Sie hat die Prüfung nicht bestanden:",
    licence: "Die Lizenz war zu diesem Zeitpunkt nicht gültig.",
    lost: "Der gespeicherte Inhalt konnte nicht gelesen werden.",
    notComposed: "Aus ihrem Inhalt ließen sich keine Seiten erstellen.",
    older: (version, live) =>
      `Version ${version} wurde vor der Veröffentlichung von Version ${live} geplant und wird diese ersetzen.`,
    stays: (when) => `Die geplante Version bleibt bestehen und ersetzt diese: ${when}.`,
    cancel: "Aufheben",
    dismiss: "Ausblenden",
    cancelled: "Die Version ist nicht mehr geplant",
    isSet: (version) => `Version ${version} ist geplant`,
    moved: (when) => `Verschoben auf ${when}`,
    failed: "Der geplante Zeitpunkt konnte nicht geändert werden",
    wrongTime: "Geben Sie eine Uhrzeit ein, zum Beispiel 6:00.",
    takeNext: (time) => `Stattdessen ${time} nehmen`,
    replan: "Stattdessen den jetzigen Entwurf planen",
    replanHint: (when) => `Die geplante Version hat den Stand von ${when}.`,
  },
  qrFailed: "Der QR-Code konnte nicht geladen werden",
  regenerated: "Neuer QR-Code erstellt. Bitte drucken Sie ihn neu.",
  copyAddress: "Portaladresse kopieren",
  changeAddress: "Adresse ändern",
  download: (format: string) => `QR-Code als ${format} herunterladen`,
  restoring: {
    title: (version: string | number) => `Version ${version} wiederherstellen?`,
    text: "Ihr aktueller Entwurf wird ersetzt. Ihre Antworten bleiben, wenn diese Version keine hat. Veröffentlichte Versionen bleiben, und Gäste sehen die wiederhergestellte nach dem Veröffentlichen.",
    unsaved: "Nicht gespeicherte Änderungen gehen verloren.",
    keep: "Aktuellen Entwurf behalten",
    running: "Wird wiederhergestellt",
  },
  checks: {
    "property-name": "Name des Betriebs",
    logo: "Logo und Kopfzeile",
    backgrounds: "Hintergründe",
    "button-names": "Namen der Kacheln",
    links: "Links",
    maps: "Kartenstandorte",
    chats: "Chatnummern",
    calls: "Durchwahlen",
    galleries: "Galerien",
    feedback: "Feedback",
    services: "Gästeservice",
    pins: "PINs",
    social: "Soziale Medien",
    answers: "Antworten",
    languages: "Sprachen",
    files: "Dateien",
  },
  findings: {
    property_name_missing: {
      title: "Der Name des Betriebs fehlt",
      text: "Sie haben ein Portal ohne Namen.",
    },
    logo_missing: {
      title: "Kein Logo",
      text: "Gäste sehen stattdessen den Namen des Betriebs. Sie können trotzdem veröffentlichen.",
    },
    cloned_contacts: {
      title: (subject: string) => `Angaben gehören noch zu ${subject}`,
      text: "Gäste würden zum anderen Betrieb geführt. Ändern oder bestätigen Sie unten jede Angabe. Sie können trotzdem veröffentlichen.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === ""
          ? "Eine Datei eines anderen Betriebs"
          : `„${subject}“ enthält eine Datei eines anderen Betriebs`,
      text: "Ein Bild oder PDF gehört zu einem anderen Betrieb und kann nicht veröffentlicht werden. Wählen Sie es neu aus den Dateien dieses Betriebs.",
    },
    answer_missing: {
      title: (subject: string) => `„${subject}“ verwendet eine Antwort, die fehlt`,
      text: "Beantworten Sie die Frage, oder entfernen Sie die Antwort aus diesem Text.",
    },
    answer_guarded: {
      title: (subject: string) => `„${subject}“ verwendet eine geschützte Antwort`,
      text: "Diesen Text lesen alle. Entfernen Sie die Antwort aus ihm, oder geben Sie die Antwort für alle frei.",
    },
    chip_too_long: {
      title: (subject: string) => `Der Text auf „${subject}“ ist zu lang`,
      text: "Mit der Antwort darin passt er nicht mehr in seine Zeilen. Kürzen Sie den Text oder fügen Sie einen kürzeren Teil der Antwort ein.",
    },
    background_missing: {
      title: "Ein Hintergrund fehlt",
      text: "Gäste sehen den anderen oder die Farbe der Kopfzeile. Sie können trotzdem veröffentlichen.",
    },
    button_name_missing: {
      title: "Angaben zur Kachel fehlen",
      text: "Sie haben eine Kachel ohne Namen.",
    },
    link_missing: {
      title: (subject: string) => `„${subject}“ hat kein Ziel`,
      text: "Sie haben eine Link-Kachel ohne Ziel.",
    },
    guide_empty: {
      title: (subject: string) => `„${subject}“ öffnet eine leere Gästemappe`,
      text: "Gäste fänden dort keine Antwort. Beantworten Sie eine Frage dazu, oder blenden Sie die Kachel aus.",
    },
    map_without_location: {
      title: (subject: string) => `„${subject}“ hat keinen Standort`,
      text: "Sie haben eine Karten-Kachel ohne Standort.",
    },
    chat_without_number: {
      title: (subject: string) => `„${subject}“ hat keine Nummer`,
      text: "Sie haben eine Chat-Kachel ohne Telefonnummer.",
    },
    call_without_extension: {
      title: (subject: string) => `„${subject}“ hat keine Durchwahl`,
      text: "Sie haben eine Anruf-Kachel ohne Durchwahl.",
    },
    gallery_without_images: {
      title: (subject: string) => `„${subject}“ ist unvollständig`,
      text: "Sie haben eine Galerie-Kachel ohne Bilder oder Angaben.",
    },
    feedback_without_email: {
      title: (subject: string) => `„${subject}“ hat keine E-Mail-Adresse`,
      text: "Sie haben eine Feedback-Kachel ohne E-Mail-Adresse.",
    },
    feedback_without_questions: {
      title: (subject: string) => `„${subject}“ hat keine Fragen`,
      text: "Sie haben eine Feedback-Kachel ohne Fragen.",
    },
    services_without_email: {
      title: (subject: string) => `„${subject}“ hat keine E-Mail-Adresse`,
      text: "Sie haben eine Gästeservice-Kachel ohne E-Mail-Adresse.",
    },
    services_missing: {
      title: (subject: string) => `„${subject}“ hat keine Angebote`,
      text: "Sie haben eine Gästeservice-Kachel ohne Angebote.",
    },
    social_without_url: {
      title: (subject: string) => `${subject} hat keine Adresse`,
      text: "Sie haben einen Social-Media-Kanal ohne Adresse",
    },
    no_buttons: {
      title: (subject: string) => `${subject} hat keine Kacheln`,
      text: "Sie haben ein Portal ohne Kacheln in der Standardsprache.",
    },
    pin_missing: {
      title: (subject: string) => `„${subject}“ hat keine PIN`,
      text: "Niemand kann sie öffnen, bis Sie eine festlegen. Sie können trotzdem veröffentlichen.",
    },
    extension_unreachable: {
      title: (subject: string) => `Durchwahl ${subject} ist vom Handy der Gäste nicht erreichbar`,
      text: "Ergänzen Sie die Hauptnummer, dann wählen Handys sie zuerst. Veröffentlichen geht trotzdem.",
    },
    name_vague: {
      title: (subject: string) => `„${subject}“ sagt nicht, worum es geht`,
      text: "Nennen Sie, was Gäste dort finden, etwa „Frühstückskarte“. Sie können trotzdem veröffentlichen.",
    },
    text_hard_to_read: {
      title: (subject: string) => `Der Text auf „${subject}“ ist schwer lesbar`,
      text: "Wählen Sie dafür eine dunklere oder hellere Farbe. Sie können trotzdem veröffentlichen.",
    },
    picture_undescribed: {
      title: (subject: string) => `„${subject}“ hat ein Bild ohne Beschreibung`,
      text: "Screenreader lesen sie Gästen vor, die das Bild nicht sehen. Sie können trotzdem veröffentlichen.",
    },
    pdf_without_text: {
      title: (subject: string) => `„${subject}“ öffnet ein PDF ohne Text`,
      text: "Es ist wohl ein Scan: Gäste können darin nicht suchen und es sich nicht vorlesen lassen. Sie können trotzdem veröffentlichen.",
    },
    premium_feature_off: {
      title: (subject: string) => `„${subject}“ wird nicht angezeigt`,
      text: "Das ist eine Premium-Funktion. Sie können trotzdem veröffentlichen.",
    },
  },
  regenerate: {
    title: "QR-Code neu erzeugen?",
    text: "Der Code auf gedruckten Karten und Zimmertablets funktioniert sofort nicht mehr. Gäste, die ihn scannen, sehen, dass er nicht mehr gilt.",
    keep: "Aktuellen Code behalten",
    confirm: "Neu erzeugen",
    running: "Wird neu erzeugt",
  },
};
