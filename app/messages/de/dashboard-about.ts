import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  all: "Wie gezählt wird",
  title: (figure: string) => `So wird gezählt: ${figure}`,
  period:
    "Es gelten die Tage und Stunden in der Zeitzone des Betriebs. Ein Zeitraum, der heute einschließt, wird mit einem gleich langen Zeitraum davor verglichen.",
  periodDays:
    "Es gelten die Tage in der Zeitzone des Betriebs. Frühere Tage zählen ganz. Ein Zeitraum, der heute einschließt, wirkt daher zu niedrig, bis der Tag vorbei ist.",
  totals: {
    visits:
      "Ein Besuch beginnt, wenn ein Gast das Portal öffnet, und endet nach 30 Minuten ohne Aktivität. Nicht gezählt werden automatische Zugriffe (erkannt an Name und Verhalten), Vorschauen und hier angemeldete Personen.",
    uniqueVisits:
      "Gäste, Tag für Tag gezählt: Wer an drei Tagen kommt, zählt dreimal. Der Browser des Gastes behält bis zum Ende des Tages eine Zufallszahl. So lässt sich niemand von einem Tag zum nächsten verfolgen. Behält ein Browser nichts oder hat ein Administrator „Jedes Handy einmal zählen“ ausgeschaltet, lassen sich Gäste im selben Netz mit gleichem Browser und gleicher Sprache nicht unterscheiden und zählen als einer.",
    visitsPerUser: "Besuche gesamt, geteilt durch einzelne Besucher.",
    clicks:
      "Jeder Klick auf eine Kachel oder Unterkachel im Portal. Social-Media-Symbole werden getrennt gezählt.",
    clicksPerUser: "Klicks gesamt, geteilt durch einzelne Besucher.",
    socialClicks: "Klicks auf Social-Media-Symbole.",
    repeatVisits:
      "Besuche wiederkehrender Gäste, gezählt ab dem Tag ihrer Einwilligung. Nur Gäste mit Einwilligung lassen sich wiedererkennen; alle anderen Besuche zählen hier nicht.",
    oldScans:
      "Scans von QR-Codes, die Sie ersetzt haben. Gäste sehen, dass der Code nicht mehr gilt; alte Drucke hängen also noch irgendwo. Scannt derselbe Gast innerhalb von zehn Minuten noch einmal, zählt das nicht erneut.",
  },
  clicksPerButton:
    "Klicks auf jede Kachel Ihres Entwurfs und auf gelöschte Kacheln, die in diesem Zeitraum genutzt wurden. Die Klickrate ist der Anteil der Besuche mit mindestens einem Klick auf die Kachel.",
  visitsPerHour:
    "Besuche nach der Stunde, in der sie begannen, über alle Tage des Zeitraums zusammengezählt. Wird die Uhr zurückgestellt, zählt die doppelte Stunde als eine.",
  visits:
    "Besuche gesamt und einzelne Besucher im Zeitverlauf. Jeder Besuch zählt für die Stunde oder den Tag, an dem er begann.",
  languages:
    "Besuche nach der Sprache der zuerst geöffneten Seite. Darunter: Sprachen, die der Browser zuerst gewünscht hat und die das Portal nicht bietet.",
  sources: "Ob ein Besuch mit Ihrem QR-Code begann oder direkt über die Adresse.",
  devices: "Die Art des Geräts laut Browser: nur ungefähr und nie zusammen mit einem Gast gespeichert.",
  feedback:
    "Formulare, die Gäste abgeschickt haben. In den Durchschnitt einer Frage geht jede Antwort des Zeitraums ein; die Linie zeigt den Durchschnitt jedes Tages mit Antworten.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `Je Gast zählen höchstens ${events} Seitenaufrufe und Klicks pro Stunde. Je Netz zählen pro Stunde höchstens ${guests} neue Gäste, deren Browser keine Zufallszahl behalten. Je Betrieb zählen höchstens ${houseEvents} Seitenaufrufe und Klicks pro Stunde und ${houseGuests} Gäste pro Tag, davon höchstens die Hälfte aus einem Netz. So können automatische Zugriffe Ihre Zahlen nicht verfälschen. Die heruntergeladene Datei nennt jede betroffene Stunde.`,
};
