import type { ProblemsMessages } from "../../en/first/problems.ts";

export const problems: ProblemsMessages = {
  codes: {
    malformed_request: "Das wurde nicht verstanden. Laden Sie die Seite neu und versuchen Sie es erneut.",
    validation_failed: "Einige Angaben sind nicht gültig.",
    client_key_required:
      "Diese Seite ist nicht richtig verbunden. Laden Sie sie neu oder wenden Sie sich an den Support.",
    unauthenticated: "Melden Sie sich an, um fortzufahren.",
    session_ended: "Sie wurden abgemeldet. Melden Sie sich erneut an.",
    session_idle: "Sie wurden nach zwölf Stunden Inaktivität abgemeldet. Melden Sie sich erneut an.",
    forbidden: "Das ist für Ihr Konto nicht erlaubt.",
    forbidden_origin: "Das kam von einer anderen Website und wurde nicht angenommen.",
    not_found: "Das konnte nicht gefunden werden.",
    method_not_allowed: "Das ist hier nicht möglich.",
    body_too_large: "Das ist zu groß zum Senden.",
    unsupported_media_type: "Diese Art von Inhalt wird hier nicht angenommen.",
    too_many_requests: "Zu viele Versuche. Versuchen Sie es später erneut.",
    maintenance: "Wir aktualisieren das System. Versuchen Sie es gleich noch einmal.",
    live_unavailable: "Live-Aktualisierungen sind gerade nicht verfügbar. Versuchen Sie es erneut.",
    internal: "Etwas ist schiefgelaufen",
    invalid_credentials: "E-Mail oder Passwort ist falsch",
    invalid_email: "Ungültige E-Mail-Adresse.",
    email_in_use: "Die E-Mail-Adresse wird bereits verwendet",
    email_unconfirmed: "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link steht in unserer E-Mail.",
    link_expired: "Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.",
    no_account_here:
      "Zu Ihrer Adresse gibt es kein Konto. Bitten Sie einen Administrator Ihrer Gruppe, Sie hinzuzufügen.",
    provider_refused: "Die Anmeldung mit dem Firmenkonto hat nicht geklappt. Bitte versuchen Sie es erneut.",
    cookies_not_kept:
      "Ihr Browser blockiert Cookies für diese Seite, deshalb können Sie nicht angemeldet bleiben. Erlauben Sie Cookies für diese Adresse in den Browsereinstellungen und melden Sie sich dann erneut an.",
    signed_in_elsewhere: "Die Konten verwaltet der Anmeldedienst Ihres Unternehmens.",
  },
  fields: {
    required: "Füllen Sie dieses Feld aus.",
    too_short: "Das ist zu kurz.",
    too_long: "Das ist zu lang.",
    too_many_lines: "Das sind zu viele Zeilen.",
    invalid_character: "Dieses Feld enthält ein nicht erlaubtes Zeichen.",
    invalid_email: "Ungültige E-Mail-Adresse.",
    invalid: "Dieser Wert ist nicht gültig.",
    passwords_differ: "Die beiden Passwörter stimmen nicht überein.",
    password_unchanged: "Wählen Sie ein anderes Passwort als das aktuelle.",
    wrong_password: "Das ist nicht Ihr aktuelles Passwort.",
    common_password: "Dieses Passwort wird zu häufig verwendet. Wählen Sie ein anderes.",
  },
  limits: {
    between: (min: number, max: string | number) => `Verwenden Sie ${min} bis ${max} Zeichen.`,
    atLeast: (min: number) => `Verwenden Sie mindestens ${min} Zeichen.`,
  },
};
