import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  title: (figure: string) => `So wird gezählt: ${figure}`,
  period:
    "Es gelten die Tage und Stunden in der Zeitzone des Hauses. Ein Zeitraum, der heute einschließt, wird mit genau so viel Zeit davor verglichen.",
  totalVisits:
    "Ein Besuch beginnt, wenn ein Gast das Portal öffnet, und endet, wenn 30 Minuten lang nichts von ihm zu sehen war. Bekannte Bots, Vorschauen und hier angemeldete Personen werden nicht gezählt.",
  uniqueVisits:
    "Gäste, Tag für Tag gezählt: Wer an drei Tagen kommt, zählt dreimal. Ohne Cookie ist ein Gast nur an einem anonymen Merkmal zu erkennen, das täglich wechselt. So lässt sich niemand von einem Tag zum nächsten verfolgen.",
  visitsPerUser: "Besuche gesamt, geteilt durch einzelne Besucher.",
  totalClicks:
    "Jedes Antippen eines Buttons oder Unterbuttons im Portal. Social-Media-Symbole werden für sich gezählt.",
  clicksPerUser: "Klicks gesamt, geteilt durch einzelne Besucher.",
  repeatVisits:
    "Besuche von Gästen, die schon einmal hier waren. Nur Gäste mit Einwilligung lassen sich wiedererkennen; die Besuche aller anderen sind nie darunter.",
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
    "Scans von QR-Codes, die Sie ersetzt haben. Die Gäste erfuhren, dass der Code nicht mehr gilt: Irgendwo hängt er also noch.",
  feedback:
    "Formulare, die Gäste abgeschickt haben. In den Durchschnitt einer Frage geht jede Antwort dieser Zeit ein; die Linie zeigt den Durchschnitt jedes Tages mit Antworten.",
};
