import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  title: (figure: string) => `So wird gezählt: ${figure}`,
  period:
    "Es gelten die Tage und Stunden in der Zeitzone des Hauses. Ein Zeitraum, der heute einschließt, wird mit genau so viel Zeit davor verglichen.",
  periodDays:
    "Es gelten die Tage in der Zeitzone des Hauses. Die Tage davor zählen hier ganz: Ein Zeitraum, der heute einschließt, wirkt daneben zu niedrig, bis der Tag vorbei ist.",
  totalVisits:
    "Ein Besuch beginnt, wenn ein Gast das Portal öffnet, und endet, wenn 30 Minuten lang nichts von ihm zu sehen war. Nicht gezählt werden Bots (erkannt am Namen, an fehlenden Angaben, die jeder Browser macht, oder an Meldungen im Takt einer Uhr), Vorschauen und hier angemeldete Personen.",
  uniqueVisits:
    "Gäste, Tag für Tag gezählt: Wer an drei Tagen kommt, zählt dreimal. Der Browser eines Gastes behält eine Zufallszahl, bis der Tag vorbei ist. So lässt sich niemand von einem Tag zum nächsten verfolgen. Wo ein Browser nichts behält oder ein Inhaber die Zahl ausgeschaltet hat, lassen sich Gäste im selben Netz, deren Browser und Spracheinstellungen gleich sind, nicht unterscheiden und zählen als einer.",
  visitsPerUser: "Besuche gesamt, geteilt durch einzelne Besucher.",
  totalClicks:
    "Jedes Antippen eines Buttons oder Unterbuttons im Portal. Social-Media-Symbole werden für sich gezählt.",
  clicksPerUser: "Klicks gesamt, geteilt durch einzelne Besucher.",
  repeatVisits:
    "Besuche von Gästen, die schon einmal hier waren, gezählt ab dem Tag ihrer Einwilligung. Nur Gäste mit Einwilligung lassen sich wiedererkennen; die Besuche aller anderen sind nie darunter.",
  clicksPerButton:
    "Klicks auf jeden Button Ihres Entwurfs und auf gelöschte, die in dieser Zeit angetippt wurden. Die Klickrate ist der Anteil der Besuche, in denen der Button mindestens einmal angetippt wurde.",
  visitsPerHour:
    "Besuche nach der Stunde, in der sie begannen, über alle Tage des Zeitraums zusammengezählt. Wird die Uhr zurückgestellt, zählt die doppelte Stunde als eine.",
  socialClicks: "Jedes Antippen eines Symbols in der Social-Media-Leiste.",
  visits:
    "Besuche gesamt und einzelne Besucher, Schritt für Schritt. Jeder Besuch gehört zu der Stunde oder dem Tag, an dem er begann.",
  languages:
    "Besuche nach der Sprache der zuerst geöffneten Seite. Darunter: Besuche, deren Browser zuerst nach einer Sprache fragte, die das Portal nicht hatte.",
  sources: "Besuche, die mit dem Scannen Ihres QR-Codes begannen, oder direkt über die Adresse.",
  devices:
    "Die Art des Bildschirms, wie der Browser sie nennt: nur grob und nie zusammen mit einem Gast gespeichert.",
  oldScans:
    "Scans von QR-Codes, die Sie ersetzt haben. Die Gäste erfuhren, dass der Code nicht mehr gilt: Irgendwo hängt er also noch. Scannt derselbe Gast ihn binnen zehn Minuten noch einmal, zählt das nicht erneut.",
  feedback:
    "Formulare, die Gäste abgeschickt haben. In den Durchschnitt einer Frage geht jede Antwort dieser Zeit ein; die Linie zeigt den Durchschnitt jedes Tages mit Antworten.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `Gezählt werden höchstens ${events} Seitenaufrufe und Klicks eines Gastes pro Stunde und ${guests} neue Gäste pro Stunde aus einem Netz, deren Browser keine Zahl behalten; für ein Haus ${houseEvents} Seitenaufrufe und Klicks pro Stunde und ${houseGuests} Gäste pro Tag, höchstens die Hälfte davon aus einem Netz. So können Skripte Ihre Zahlen nicht verfälschen. Die heruntergeladene Datei nennt jede betroffene Stunde.`,
};
