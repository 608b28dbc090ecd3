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
    messages: "Gästenachrichten öffnen",
    dashboard: "Auswertung öffnen",
  },
  reset: {
    subject: (portalName) => `Ihr Passwort für ${portalName} zurücksetzen`,
    before: (portalName) =>
      `jemand, vermutlich Sie selbst, hat ein neues Passwort für ${portalName} angefordert. Wählen Sie es hier:`,
    after: (minutes) =>
      `Der Link gilt einmal und ${minutes} Minuten lang. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
  },
  confirmation: {
    subject: (portalName) => `E-Mail-Adresse für ${portalName} bestätigen`,
    before: (portalName) =>
      `willkommen bei ${portalName}. Bestätigen Sie hier Ihre Adresse und melden Sie sich dann an:`,
    after: (hours) =>
      `Der Link gilt ${hours} Stunden. Haben Sie kein Konto eröffnet, brauchen Sie nichts zu tun: Ohne diesen Schritt lässt es sich nicht benutzen.`,
  },
  changed: {
    subject: (portalName) => `Ihr Passwort für ${portalName} wurde geändert`,
    before: (portalName) =>
      `das Passwort Ihres Kontos bei ${portalName} wurde soeben geändert, und alle Browser wurden abgemeldet.`,
    after: "Waren Sie es nicht, wählen Sie sofort ein neues Passwort:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Neue Anmeldung bei ${portalName}`,
      before: (portalName: string) =>
        `Bei Ihrem Konto für ${portalName} hat sich gerade jemand mit einem Browser angemeldet, den Sie noch nicht benutzt haben:`,
    },
    replayed: {
      subject: (portalName: string) => `Sie wurden bei ${portalName} zur Sicherheit abgemeldet`,
      before: (portalName: string) =>
        `Die Anmeldung eines Ihrer Browser bei ${portalName} wurde von zwei Stellen aus benutzt. Vielleicht hat sie jemand kopiert, darum haben wir sie beendet:`,
    },
    unknownDevice: "Unbekannter Browser",
    ifYou: "Wenn Sie das waren, müssen Sie nichts tun.",
    signInAgain:
      "Melden Sie sich neu an, um weiterzuarbeiten. Kennen Sie diesen Browser nicht oder geschieht es noch einmal, ändern Sie Ihr Passwort:",
    atProvider:
      "Melden Sie sich neu an, um weiterzuarbeiten. Geschieht es noch einmal, wenden Sie sich an die Stelle, von der Sie Ihr Konto haben.",
    ifNot: "Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort. Damit wird jeder Browser abgemeldet:",
    sessions:
      "Ihre angemeldeten Browser finden Sie in den Einstellungen, jeden mit einer Schaltfläche zum Abmelden:",
  },
  invitation: {
    subject: (portalName) => `Einladung zu ${portalName}`,
    password: {
      before: ({ inviter, groupName, portalName }) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mitzubetreuen. Wählen Sie hier Ihr Passwort und melden Sie sich dann an:`,
      after: (days) =>
        `Der Link gilt einmal und ${days} Tage lang. Haben Sie ihn nicht erwartet, brauchen Sie nichts zu tun: Ohne diesen Schritt besteht kein Zugang.`,
    },
    provider: {
      before: ({ inviter, groupName, portalName, email }) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mitzubetreuen. Melden Sie sich hier mit dem Konto an, das Sie für ${email} bereits haben:`,
      after: (days) =>
        `Die Einladung gilt nur für diese Adresse und ${days} Tage lang. Haben Sie sie nicht erwartet, brauchen Sie nichts zu tun: Ohne diesen Schritt besteht kein Zugang.`,
    },
    elsewhere: {
      before: ({ inviter, groupName, portalName, email }) =>
        `${inviter} lädt Sie ein, die Gästeportale von ${groupName} in ${portalName} mitzubetreuen. Für ${email} gibt es bereits ein Konto, und ein Konto gehört zu einer einzigen Gruppe.`,
      after: (days) =>
        `Möchten Sie annehmen, bitten Sie um eine Einladung an eine andere Adresse von Ihnen. Oder lassen Sie sich in Ihrer jetzigen Gruppe von einem Inhaber entfernen und bitten Sie um eine neue Einladung; sie gilt dann ${days} Tage lang. Haben Sie die Einladung nicht erwartet, brauchen Sie nichts zu tun: Ihr Konto bleibt, wie es ist.`,
    },
  },
  support: {
    subject: (reference: string) => `Ihre Nachricht ist bei uns (${reference})`,
    before: (companyName: string) =>
      `danke für Ihre Nachricht. Sie ist bei ${companyName} angekommen, die Antwort geht an diese Adresse. Das wurde gesendet:`,
  },
  alert: {
    subject: (property) => `Niedrige Bewertung für ${property}`,
    before: (property, rating) =>
      `ein Gast von ${property} hat soeben im Schnitt ${rating} von 5 Sternen vergeben:`,
    after: "Alle Antworten finden Sie unter Gästenachrichten:",
  },
  held: {
    subject: (property, count) => `Weitere niedrige Bewertungen für ${property}: ${count}`,
    before: (property, count, rating) =>
      `nach der letzten E-Mail haben Gäste von ${property} weitere niedrige Bewertungen abgegeben. Anzahl: ${count}, im Schnitt ${rating} von 5 Sternen:`,
    line: (time, rating) => `${time}: ${rating} von 5`,
  },
  weekly: {
    subject: (property) => `${property}: Ihre Woche in Zahlen`,
    intro: (property, week) => `das haben Gäste im Portal von ${property} getan, ${week}.`,
    visits: "Besuche",
    visitors: "Besucher, Tag für Tag",
    clicks: "Klicks",
    before: (figure) => `Vorwoche: ${figure}`,
    buttons: "Am häufigsten angetippt",
    rating: (stars, forms) => `Feedback: im Schnitt ${stars} von 5 Sternen, gesendete Formulare: ${forms}.`,
    uncounted:
      "In einigen Stunden kam mehr an, als gezählt wird; diese Zahlen sind daher etwas zu niedrig. Die Auswertung nennt die Stunden.",
    more: "Uhrzeiten, Sprachen und alle Buttons finden Sie in der Auswertung:",
  },
  stop: (portalName) =>
    `Sie möchten diese E-Mail von ${portalName} nicht mehr erhalten? Hier beenden Sie sie:`,
  questions: (supportEmail) => `Fragen? Schreiben Sie an ${supportEmail}.`,
};
