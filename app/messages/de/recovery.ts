import type { RecoveryMessages } from "../en/recovery.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const recovery: RecoveryMessages = {
  undo: "Rückgängig",
  where: (days: number) =>
    `${plural(days, { one: "1 Tag", other: "# Tage" })} lang können Sie es unter Einrichtung, Veröffentlichen, Frühere Entwürfe zurückholen.`,
  points: {
    title: "Frühere Entwürfe",
    hint: "Was in den letzten 30 Tagen ersetzt oder gelöscht wurde. Zurückholen ändert Ihren Entwurf; Gäste sehen es nach dem Veröffentlichen.",
    none: "In den letzten 30 Tagen wurde nichts ersetzt.",
    bringBack: "Zurückholen",
    newer: "Aus einer neueren Version",
    used: "Zurückgeholt",
    until: (date: string) => `bis ${date}`,
    done: "Es ist wieder in Ihrem Entwurf",
    failed: "Das konnte nicht zurückgeholt werden",
    kinds: {
      clone: (name: string) => `Inhalt, bevor ${name} darauf übertragen wurde`,
      copy: (language: string) => `Buttons auf ${language}, bevor andere darüberkopiert wurden`,
      reset: "Inhalt vor dem Zurücksetzen",
      qr: "Der QR-Code vor dem jetzigen",
      button: (name: string) => `Gelöschter Button: ${name}`,
      restore: "Entwurf, bevor ein früherer zurückgeholt wurde",
      version: (number: number) => `Entwurf, bevor Version ${number} wiederhergestellt wurde`,
    },
  },
  loses: {
    buttons: (languages: string) => `Buttons auf ${languages}`,
    popups: "Popups mit ihren Unterbuttons",
    gallery: "Galeriebilder",
    theme: (when: string) => `Theme-Stil, geändert ${when}`,
    social: "Social-Media-Kanäle",
    nothing: "Es gibt noch keinen Inhalt, der verloren ginge.",
  },
  clone: {
    title: "Haus klonen",
    back: "Zurück zur Einrichtung",
    from: "Kopieren von",
    onto: "Auf",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "1 Button", other: "# Buttons" })} in ${plural(languages, { one: "1 Sprache", other: "# Sprachen" })}, ein Theme`,
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
      empty: (languages: string, first: string) =>
        `Noch ohne Buttons: ${languages}. Gäste lesen dort ${first}.`,
      left: (languages: string) => `Nicht kopiert: ${languages}.`,
      lost: (languages: string) => `Nicht mehr angeboten: ${languages}.`,
    },
    noTarget: "Kein anderes Haus mit gültiger Lizenz",
    noTargetText:
      "Gestaltung und Buttons lassen sich auf Häuser Ihrer Gruppe übertragen, deren Lizenz gültig ist.",
    search: "Häuser suchen",
    afterwards: "Gäste sehen das Ergebnis erst, wenn Sie es veröffentlichen.",
    action: "Klonen",
    choose: "Wählen Sie das Haus, auf das geklont wird.",
    question: (target: string) => `Alles in ${target} ersetzen?`,
    warning: (source: string, target: string) =>
      `Beim Klonen von ${source} werden zuerst die Gestaltung und die Buttons gelöscht, die ${target} jetzt hat.`,
    untilPublished: "Was Gäste sehen, bleibt, bis jemand veröffentlicht.",
    keep: "Jetzigen Inhalt behalten",
    confirm: "Löschen und klonen",
    running: "Wird geklont",
    done: (target: string) => `Auf ${target} geklont`,
    failed: "Das Klonen ist fehlgeschlagen",
  },
  reset: {
    done: "Die Standardvorlage ist wieder da",
  },
  phone: {
    action: "Auf einem Handy zeigen",
    title: "Der Entwurf auf einem echten Handy",
    text: "Scannen Sie den Code oder schicken Sie den Link. Er zeigt allen, die ihn haben, was übernommen wurde.",
    unsaved: "Nicht übernommene Änderungen sind nicht dabei.",
    expires: (moment: string) => `Er gilt bis ${moment}.`,
    code: "QR-Code des Vorschaulinks",
    copy: "Link kopieren",
    copied: "Link kopiert",
    failed: "Der Vorschaulink konnte nicht erstellt werden",
    end: {
      action: "Alle Vorschaulinks beenden",
      title: "Alle Vorschaulinks beenden?",
      text: "Alle bisher erstellten Links und Codes gelten ab sofort nicht mehr, für niemanden. Einen neuen können Sie gleich wieder erstellen.",
      keep: "Behalten",
      confirm: "Alle beenden",
      done: "Alle Vorschaulinks sind beendet",
      failed: "Die Vorschaulinks konnten nicht beendet werden",
    },
  },
  moment: {
    label: "Zeitpunkt der Ansicht",
    now: "Jetzt",
    choose: "Zu anderer Zeit",
    date: "Datum und Uhrzeit",
    closed: "Die Lizenz ist dann nicht gültig: Gäste sehen die geschlossene Seite.",
    open: "Die Lizenz ist dann gültig.",
  },
};
