import type { MailWords } from "./en.ts";

export const de: MailWords = {
  greeting: (name) => `Guten Tag ${name},`,
  actions: {
    newPassword: "Neues Passwort wählen",
    confirm: "Adresse bestätigen",
    changePassword: "Passwort ändern",
    settings: "Einstellungen öffnen",
    choosePassword: "Passwort wählen",
    signIn: "Anmelden",
    messages: "Posteingang öffnen",
    dashboard: "Auswertung öffnen",
    publish: "Veröffentlichen öffnen",
    buttons: "Kacheln öffnen",
  },
  reset: {
    subject: (portalName) => `Ihr Passwort für ${portalName} zurücksetzen`,
    before: (portalName) =>
      `jemand, vermutlich Sie selbst, hat ein neues Passwort für ${portalName} angefordert. Hier können Sie es wählen:`,
    after: (minutes) =>
      `Der Link funktioniert einmal und läuft nach ${minutes} Minuten ab. Waren Sie es nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
  },
  confirmation: {
    subject: (portalName) => `E-Mail-Adresse für ${portalName} bestätigen`,
    before: (portalName) =>
      `willkommen bei ${portalName}. Bestätigen Sie hier Ihre Adresse und melden Sie sich dann an:`,
    after: (hours) =>
      `Der Link gilt ${hours} Stunden. Haben Sie kein Konto erstellt, müssen Sie nichts tun: Ohne diesen Schritt kann es nicht genutzt werden.`,
  },
  changed: {
    subject: (portalName) => `Ihr Passwort für ${portalName} wurde geändert`,
    before: (portalName) =>
      `das Passwort Ihres Kontos bei ${portalName} wurde soeben geändert, und Sie wurden auf allen Geräten abgemeldet.`,
    after: "Waren Sie es nicht, wählen Sie sofort ein neues Passwort:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Neue Anmeldung bei ${portalName}`,
      before: (portalName: string) =>
        `in Ihrem Konto bei ${portalName} hat sich gerade jemand mit einem Browser angemeldet, den Sie bisher nicht genutzt haben:`,
    },
    newPasskey: {
      subject: (portalName: string) => `Neuer Passkey für ${portalName}`,
      before: (portalName: string) =>
        `Ihrem Konto bei ${portalName} wurde gerade ein Passkey hinzugefügt. Mit ihm meldet man sich ohne Passwort an:`,
    },
    replayed: {
      subject: (portalName: string) => `Zur Sicherheit abgemeldet: ${portalName}`,
      before: (portalName: string) =>
        `eine Ihrer Anmeldungen bei ${portalName} wurde von zwei Orten aus genutzt. Vielleicht wurde sie kopiert, deshalb haben wir diesen Browser abgemeldet:`,
    },
    unknownDevice: "Unbekannter Browser",
    ifYou: "Wenn Sie das waren, müssen Sie nichts tun.",
    signInAgain:
      "Melden Sie sich neu an, um weiterzuarbeiten. Kennen Sie diesen Browser nicht oder passiert es noch einmal, ändern Sie Ihr Passwort:",
    atProvider:
      "Melden Sie sich neu an, um weiterzuarbeiten. Passiert es noch einmal, wenden Sie sich an die IT Ihres Unternehmens.",
    ifNot:
      "Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort. Damit werden Sie auf allen Geräten abgemeldet:",
    ifNotPasskey:
      "Wenn Sie das nicht waren, entfernen Sie den Passkey in den Einstellungen und ändern Sie sofort Ihr Passwort:",
    sessions: "Ihre angemeldeten Geräte finden Sie in den Einstellungen. Dort können Sie jedes abmelden:",
  },
  invitation: {
    subject: (inviter, groupName, portalName) => `${inviter} lädt Sie zu ${groupName} ein (${portalName})`,
    password: {
      before: (inviter, groupName, portalName) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mit zu verwalten. Legen Sie ein Passwort fest, um zu starten:`,
      after: (days) =>
        `Der Link funktioniert einmal und läuft nach ${days} Tagen ab. Falls Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.`,
    },
    provider: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mit zu verwalten. Melden Sie sich hier mit dem Konto an, das Sie für ${email} bereits haben:`,
      after: (days) =>
        `Die Einladung gilt nur für diese Adresse und ${days} Tage lang. Falls Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.`,
    },
    elsewhere: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mit zu verwalten. Für ${email} gibt es bereits ein Konto, und ein Konto gehört zu einer einzigen Gruppe.`,
      after: (days) =>
        `Möchten Sie annehmen, bitten Sie um eine Einladung an eine andere Adresse von Ihnen. Oder lassen Sie sich in Ihrer jetzigen Gruppe von einem Administrator entfernen und bitten Sie um eine neue Einladung; sie gilt dann ${days} Tage lang. Haben Sie die Einladung nicht erwartet, müssen Sie nichts tun: Ihr Konto bleibt, wie es ist.`,
    },
  },
  support: {
    subject: (reference: string) => `Ihre Nachricht ist bei uns (${reference})`,
    before: (companyName: string) =>
      `danke für Ihre Nachricht. Sie ist bei ${companyName} angekommen, die Antwort geht an diese Adresse. Das wurde gesendet:`,
  },
  guessedDigits: {
    subject: (property: string) => `Jemand rät Ziffern an einem Desk von ${property}`,
    before: (personName: string, deskName: string, propertyName: string, count: string) =>
      `bei ${propertyName} wurden am Desk „${deskName}“ ${count}-mal hintereinander falsche Ziffern für ${personName} eingegeben.`,
    after:
      "Dieser Name wartet nach jedem weiteren Versuch fünfzehn Minuten; sonst wartet niemand. Wenn das Gerät nicht dort ist, wo es sein sollte, beenden Sie den Desk mit einem Klick:",
  },
  guessedPin: {
    subject: (property: string) => `Jemand rät eine PIN von ${property}`,
    before: (property: string, count: string) =>
      `Bei ${property} wurden an einem Tag ${count} falsche PINs für eine Kachel eingegeben.`,
    after:
      "Gäste mit der richtigen PIN kommen weiterhin hinein. Geben Sie der Kachel eine andere mit mindestens sechs Ziffern; in ihren Einstellungen genügt dafür ein Klick:",
  },
  planFailure: {
    subject: (property: string) => `Ihre geplante Version für ${property} wurde nicht veröffentlicht`,
    before: (property: string, time: string) =>
      `die Version von ${property}, die Sie für ${time} geplant haben, konnte nicht veröffentlicht werden.`,
    blocked: "Sie hat die Prüfung nicht bestanden. Bitte ergänzen oder korrigieren:",
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
    licence: "Die Lizenz des Betriebs war zu diesem Zeitpunkt nicht gültig.",
    lost: "Der gespeicherte Inhalt konnte nicht gelesen werden.",
    notComposed: "Aus ihrem Inhalt ließen sich keine Seiten erstellen.",
    still: "Für Gäste hat sich nichts geändert. Unter „Veröffentlichen“ holen Sie das nach oder planen neu:",
  },
  alert: {
    subject: (property) => `Niedrige Bewertung für ${property}`,
    before: (property, rating) =>
      `ein Gast von ${property} hat soeben im Schnitt ${rating} von 5 Sternen vergeben:`,
    disliked: (property) => `ein Gast von ${property} hat soeben „Gefällt mir nicht“ gewählt:`,
    after: "Alle Antworten finden Sie im Posteingang:",
  },
  held: {
    one: {
      subject: (property) => `Eine weitere niedrige Bewertung für ${property}`,
      before: (property, rating) =>
        `nach der letzten E-Mail hat ein Gast von ${property} eine weitere niedrige Bewertung abgegeben, im Schnitt ${rating} von 5 Sternen:`,
      dislikes: (property) => `nach der letzten E-Mail hat einem Gast von ${property} etwas nicht gefallen:`,
    },
    many: {
      subject: (property, count) => `${count} weitere niedrige Bewertungen für ${property}`,
      before: (property, count, rating) =>
        `nach der letzten E-Mail haben Gäste von ${property} ${count} weitere niedrige Bewertungen abgegeben, im Schnitt ${rating} von 5 Sternen:`,
      dislikes: (property, count) =>
        `nach der letzten E-Mail hat ${count} Gästen von ${property} etwas nicht gefallen:`,
    },
    line: (time, given) => `${time}: ${given}`,
    stars: (rating) => `${rating} von 5`,
    disliked: "Daumen runter",
  },
  overdue: {
    one: {
      subject: (property: string) => `${property}: Ein Gast wartet`,
      before: (property: string) =>
        `ein Gast von ${property} wartet länger als vorgesehen auf die Erledigung seiner Anfrage:`,
    },
    many: {
      subject: (property: string, count: string) => `${property}: ${count} Gäste warten`,
      before: (property: string, count: string) =>
        `${count} Gäste von ${property} warten länger als vorgesehen auf die Erledigung ihrer Anfragen:`,
    },
    line: (service: string, time: string) => `${service}: wartet seit ${time}`,
  },
  notification: {
    newRequest: (what) => `Neue Anfrage: ${what}`,
    overdue: (what) => `Wartet zu lange: ${what}`,
    cardOf: (place) => `Karte von ${place}`,
    rating: (given) => `Niedrige Bewertung: ${given}`,
  },
  weekly: {
    subject: (property) => `${property}: Ihre Woche in Zahlen`,
    intro: (property, week) => `so haben Gäste das Portal von ${property} genutzt, ${week}.`,
    visits: "Besuche",
    visitors: "Einzelne Besucher",
    clicks: "Klicks",
    before: (figure) => `${figure} in der Vorwoche`,
    buttons: "Am häufigsten geklickt",
    rating: (stars, forms) => `Feedback: im Schnitt ${stars} von 5 Sternen, gesendete Formulare: ${forms}.`,
    uncounted:
      "In einigen Stunden wurde das Zähllimit überschritten; diese Zahlen sind daher unvollständig. Die Auswertung nennt die Stunden.",
    brokenLinks: {
      title: "Links, die ins Leere führen",
      more: (count) => `und ${count} weitere`,
      website: "Website",
    },
    more: "Uhrzeiten, Sprachen und alle Kacheln finden Sie in der Auswertung:",
  },
  stop: (portalName) => `Sie möchten diese E-Mail von ${portalName} nicht mehr erhalten? Hier abbestellen:`,
  questions: (supportEmail) => `Fragen? Schreiben Sie an ${supportEmail}.`,
};
