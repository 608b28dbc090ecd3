import type { AccountFormMessages } from "../en/account-forms.ts";

export const accountForms: AccountFormMessages = {
  register: {
    title: "Konto erstellen",
    userName: "Benutzername",
    accountName: "Kontoname",
    propertyName: "Name des Betriebs",
    submit: "Konto erstellen",
    submitting: "Konto wird erstellt",
    haveAccount: "Sie haben schon ein Konto?",
    created: "Konto erfolgreich erstellt. Bitte prüfen Sie Ihre E-Mails!",
    createdText: (email: string) =>
      `Öffnen Sie den Link in unserer E-Mail an ${email}, um die Adresse zu bestätigen, und melden Sie sich dann an.`,
  },
  confirmAddress: {
    title: "E-Mail-Adresse bestätigen",
    text: "Ein Klick, und Ihr Konto ist bereit.",
    submit: "Adresse bestätigen",
    submitting: "Wird bestätigt",
    done: "Ihre Adresse ist bestätigt.",
    again: "Link erneut senden",
    againText: "Geben Sie die Adresse ein, mit der Sie sich registriert haben.",
    sent: (email: string) => `Falls ${email} noch nicht bestätigt ist, ist ein neuer Link unterwegs.`,
  },
  stopMail: {
    title: "E-Mail abbestellen",
    text: {
      weekly: "Sie erhalten die Wochenzahlen dieses Betriebs dann nicht mehr.",
      overdue: "Sie erhalten zu diesem Betrieb dann keine E-Mails mehr über Gäste, die zu lange warten.",
      alert: "Sie werden über niedrige Bewertungen dieses Betriebs dann nicht mehr benachrichtigt.",
    },
    submit: "Abbestellen",
    submitting: "Wird abbestellt",
    done: "Abbestellt. In der Auswertung können Sie diese E-Mail wieder einschalten.",
    unknown:
      "Dieser Link ist nicht mehr gültig. Melden Sie sich an und schalten Sie die E-Mail in der Auswertung aus.",
  },
  agree: {
    title: "Gästenachrichten per E-Mail",
    text: "Wenn Sie zustimmen, gehen Nachrichten, die Gäste über dieses Portal senden, an Ihre Adresse.",
    submit: "Ja, Nachrichten erhalten",
    submitting: "Wird bestätigt",
    done: "Vielen Dank. Gästenachrichten kommen jetzt an Ihre Adresse. Sie können diese Seite schließen.",
    unknown:
      "Dieser Link funktioniert nicht mehr: Er ist abgelaufen, oder eine neuere E-Mail hat ihn ersetzt. Wenn Sie die Nachrichten erhalten möchten, bitten Sie den Betrieb um eine neue E-Mail.",
  },
  forgotPassword: {
    title: "Passwort zurücksetzen",
    subtitle: "Wir senden einen Link an Ihre E-Mail-Adresse. Er gilt eine Stunde.",
    submit: "Link senden",
    submitting: "Wird gesendet",
    sent: (email: string) => `Falls ${email} ein Konto hat, ist ein Link unterwegs.`,
    notThere: "Nach einigen Minuten noch nichts da? Sehen Sie auch im Spam-Ordner nach.",
    failed: (email: string) => `FEHLER: Das Zurücksetzen des Passworts für ${email} ist fehlgeschlagen`,
    backToSignIn: "Zurück zur Anmeldung",
  },
  resetPassword: {
    title: "Neues Passwort wählen",
    subtitle: "Dabei werden Sie auf allen Geräten abgemeldet.",
    submit: "Passwort speichern",
    submitting: "Wird gespeichert",
    done: "Ihr neues Passwort ist gespeichert.",
    askAgain: "Neuen Link anfordern",
    /** For invitation links. */
    welcome: (name: string) => `Willkommen, ${name}`,
    welcomeText: (groupName: string, email: string) =>
      `Wählen Sie ein Passwort für ${groupName}. Sie melden sich mit ${email} an.`,
    roles: { owner: "Administrator", editor: "Bearbeiter", viewer: "Nur Ansicht", desk: "Rezeption" },
    wholeGroup: "Ganze Gruppe",
    welcomeAccess: (role, where, until) =>
      until === null ? `Ihre Rolle: ${role}, ${where}.` : `Ihre Rolle: ${role}, ${where}, bis ${until}.`,
    welcomeSubmit: "Speichern und anmelden",
    welcomeSubmitting: "Anmeldung läuft",
  },
  changePassword: {
    title: "Passwort ändern",
    subtitle: "Sie werden überall abgemeldet und können sich mit dem neuen Passwort wieder anmelden.",
    current: "Aktuelles Passwort",
    new: "Neues Passwort",
    confirm: "Neues Passwort bestätigen",
    rule: (min: number) => `Mindestens ${min} Zeichen.`,
    submit: "Passwort ändern",
    submitting: "Passwort wird geändert",
    done: "Passwort erfolgreich geändert. Sie werden abgemeldet.",
    next: "Melden Sie sich mit Ihrem neuen Passwort an.",
    back: "Zurück",
  },
  toasts: {
    invalidEmail: "Ungültige E-Mail-Adresse",
    resetFailed: "Das Konto konnte nicht zurückgesetzt werden",
  },
};
