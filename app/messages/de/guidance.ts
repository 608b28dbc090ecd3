import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  quickStart: {
    title: "Schnellstart",
    intro: "Vier Schritte vom leeren Haus zum Portal, das Ihre Gäste öffnen.",
    steps: {
      name: {
        title: "Geben Sie ihm Ihren Namen",
        text: "Tragen Sie unter Einrichtung, Startseite den Namen ein, fügen Sie Logo und Hintergrund hinzu und schalten Sie die Sprachen Ihrer Gäste ein.",
      },
      style: {
        title: "Wählen Sie Ihren Stil",
        text: "Der Theme-Stil legt Farben, Schriften und das Aussehen der Buttons fest. Die Vorschau daneben zeigt jede Änderung.",
      },
      buttons: {
        title: "Fügen Sie Buttons hinzu",
        text: "Ein Link zur Speisekarte, eine Karte, ein Popup mit Tipps, ein Anruf bei der Rezeption. Legen Sie sie in einer Sprache an und kopieren Sie sie in die anderen.",
      },
      publish: {
        title: "Veröffentlichen und Code drucken",
        text: "Unter Veröffentlichen steht, was noch fehlt. Laden Sie danach den QR-Code herunter und stellen Sie ihn dort auf, wo Gäste hinsehen.",
      },
    },
    openSetup: "Einrichtung öffnen",
    fullGuide: "Ausführliche Anleitung",
  },
  tutorial: {
    title: "Anleitung",
    intro: "Wie die Teile der Verwaltung zusammenspielen.",
    steps: {
      draft: {
        title: "Entwurf und Live-Version",
        text: "Übernehmen speichert Ihre Änderungen als Entwurf. Gäste sehen sie erst nach dem Veröffentlichen, Sie können also in Ruhe arbeiten.",
      },
      order: {
        title: "Buttons ordnen und bearbeiten",
        text: "Ziehen Sie eine Kachel, oder drücken Sie die Leertaste und verwenden Sie die Pfeiltasten. Mit Enter öffnen Sie den Editor.",
      },
      languages: {
        title: "Sprachen",
        text: "Jede Sprache hat eigene Buttons. Kopieren ersetzt, was die andere Sprache jetzt hat, und nennt die Anzahl.",
      },
      versions: {
        title: "Versionen",
        text: "Jede Veröffentlichung bleibt erhalten. Stellen Sie eine frühere als Entwurf wieder her, prüfen Sie sie und veröffentlichen Sie sie erneut.",
      },
    },
  },
  help: {
    title: "Hilfe",
    intro: "Antworten auf die häufigsten Fragen.",
    questions: {
      notVisible: {
        title: "Warum sehen meine Gäste eine Änderung nicht?",
        text: "Sie steht noch im Entwurf. Öffnen Sie Einrichtung, Veröffentlichen, beheben Sie die roten Punkte und drücken Sie Veröffentlichen.",
      },
      newCode: {
        title: "Was passiert bei einem neuen QR-Code?",
        text: "Der gedruckte funktioniert sofort nicht mehr. Gäste, die ihn scannen, sehen einen Hinweis.",
      },
      licence: {
        title: "Meine Lizenz ist beendet. Was nun?",
        text: "Ihre Inhalte bleiben erhalten. Schreiben oder rufen Sie uns an; nach der Verlängerung können Sie wieder bearbeiten.",
      },
      colours: {
        title: "Warum ist meine Farbe rot markiert?",
        text: "Der Text darauf wäre schwer lesbar. Verwenden Sie die vorgeschlagene Farbe, die nächstliegende passende.",
      },
    },
  },
  contact: {
    title: "Kontakt",
    intro: "Nennen Sie uns den Namen Ihres Hauses und, falls zur Hand, Ihren Lizenzschlüssel.",
    write: "Schreiben Sie uns",
    call: "Rufen Sie uns an",
    website: "Zu unserer Website",
    regions: {
      eu: "Europa",
      uk: "Vereinigtes Königreich",
      us: "Vereinigte Staaten",
      me: "Naher Osten",
    },
  },
};
