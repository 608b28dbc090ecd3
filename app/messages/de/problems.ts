import type { ProblemsMessages } from "../en/problems.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

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
    access_ended:
      "Ihr Zugang ist abgelaufen. Bitten Sie einen Administrator Ihrer Gruppe, ihn zu verlängern.",
    no_account_here:
      "Zu Ihrer Adresse gibt es kein Konto. Bitten Sie einen Administrator Ihrer Gruppe, Sie hinzuzufügen.",
    provider_refused: "Die Anmeldung mit dem Firmenkonto hat nicht geklappt. Bitte versuchen Sie es erneut.",
    cookies_not_kept:
      "Ihr Browser blockiert Cookies für diese Seite, deshalb können Sie nicht angemeldet bleiben. Erlauben Sie Cookies für diese Adresse in den Browsereinstellungen und melden Sie sich dann erneut an.",
    passkey_refused: "Dieser Passkey gilt hier nicht. Melden Sie sich mit Ihrem Passwort an.",
    passkey_expired: "Das hat zu lange gedauert oder wurde schon beantwortet. Versuchen Sie es noch einmal.",
    passkey_copied:
      "Dieser Passkey wurde vielleicht kopiert und deshalb abgelehnt. Melden Sie sich mit Ihrem Passwort an und entfernen Sie ihn in den Einstellungen.",
    desk_unpaired:
      "Dieser Browser ist kein Desk oder nicht mehr. Bitten Sie einen Administrator um einen Code.",
    desk_code_refused:
      "Dieser Code gilt nicht oder nicht mehr. Bitten Sie um einen neuen: Er gilt zehn Minuten.",
    digits_wrong: "Das stimmt nicht. Versuchen Sie es noch einmal.",
    digits_missing:
      "Sie haben noch keine Ziffern. Legen Sie sie in Ihrem eigenen Browser fest, unter Einstellungen.",
    digits_given: "Diese Ziffern haben Sie bekommen. Wählen Sie jetzt Ihre eigenen.",
    not_at_this_desk: "Sie können diesen Desk nicht benutzen. Fragen Sie einen Administrator Ihrer Gruppe.",
    signed_in_elsewhere: "Die Konten verwaltet der Anmeldedienst Ihres Unternehmens.",
    last_owner: "Eine Gruppe braucht mindestens einen Administrator.",
    too_many_members: "Ihre Gruppe kann keine weiteren Personen aufnehmen.",
    proof_required: "Bitte bestätigen Sie, dass Sie es sind.",
    too_many_desks: "Dieser Betrieb hat bereits 20 Desks. Beenden Sie zuerst einen.",
    passkey_not_added:
      "Dieser Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal oder mit einem anderen Gerät.",
    passkey_known: "Dieser Passkey wurde schon hinzugefügt.",
    too_many_passkeys: "Sie haben bereits zehn Passkeys. Entfernen Sie zuerst einen.",
    group_data_unavailable: "Die Daten der Gruppe konnten nicht geladen werden",
    properties_data_unavailable: "Die Daten der Betriebe konnten nicht geladen werden",
    system_update_failed: "Die Systemaktualisierung ist fehlgeschlagen",
    licence_unavailable:
      "Diese Funktion ist mit Ihrer aktuellen Lizenz nicht mehr verfügbar. Weitere Informationen erhalten Sie beim Support.",
    upgrade_requested: "Ein Tarifwechsel wurde bereits angefragt.",
    slug_taken: "Diese Adresse ist vergeben oder gehörte früher einem anderen Portal.",
    too_many_addresses:
      "Dieses Portal hatte schon zehn Adressen, und alle funktionieren weiterhin. Wählen Sie eine davon.",
    place_taken: "Ein anderer Ort dieser Art heißt schon so.",
    code_in_use: "Der neue Code wurde schon gescannt oder ersetzt. Bitte behalten Sie ihn.",
    too_many_places:
      "Ein Betrieb kann 5.000 Orte haben. Löschen Sie nicht mehr gebrauchte, oder wenden Sie sich an den Support.",
    language_in_use: "Eine aktive Sprache oder die Standardsprache kann nicht deaktiviert werden.",
    stale_revision: "Jemand anderes hat dies gespeichert, nachdem Sie es geöffnet haben.",
    newer_version:
      "Dies wurde mit einer neueren Version gespeichert. Laden Sie die Seite neu, um weiterzuarbeiten. Erscheint diese Meldung wieder, versuchen Sie es später: Nichts ist verloren, und Gäste sehen weiter, was veröffentlicht ist.",
    revision_required: "Laden Sie die Seite neu und wiederholen Sie die Änderung.",
    publish_blocked: "Einige Punkte müssen vor dem Veröffentlichen behoben werden.",
    pages_not_composed:
      "Aus diesen Inhalten lassen sich keine Seiten erstellen. Gäste sehen weiterhin, was sie bisher sahen. Wenden Sie sich an den Support oder nehmen Sie die letzten Änderungen zurück.",
    not_published:
      "Veröffentlichen Sie den Entwurf einmal. Danach lassen sich Antworten einzeln veröffentlichen.",
    currency_changed:
      "Die Währung hat sich geändert und mit ihr jeder Preis. Veröffentlichen Sie den ganzen Entwurf.",
    kind_changed:
      "Die Art des Betriebs hat sich geändert und mit ihr die Fragen. Veröffentlichen Sie den ganzen Entwurf.",
    other_currency:
      "Die Preise dieser Version sind in einer anderen Währung. Geben Sie die Antwort selbst ein.",
    nothing_new: "Seit der Version, die live ist, hat sich nichts geändert.",
    plan_in_past: "Dieser Zeitpunkt ist schon vorbei. Wählen Sie einen späteren.",
    plan_hour_skipped: "Wegen der Zeitumstellung gibt es diese Uhrzeit an dem Tag nicht.",
    plan_too_far: "Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres.",
    plan_waiting: "Es ist bereits eine andere Version geplant.",
    plan_ended: "Diese Version ist nicht mehr geplant. Jemand hat das gerade geändert.",
    too_many_announcements: "Zu dieser Zeit laufen schon fünf Mitteilungen. Beenden Sie zuerst eine davon.",
    announcements_in_a_row: "Das ist die vierte Mitteilung innerhalb einer Stunde. Trotzdem senden?",
    zone_ends_announcements: "In dieser Zeitzone wären laufende Mitteilungen schon vorbei. Trotzdem ändern?",
    announcements_full:
      "Dieser Betrieb hat 50 Mitteilungen, die nicht beendet sind. Löschen Sie Entwürfe, die Sie nicht mehr brauchen.",
    property_busy:
      "Andere haben im selben Moment etwas an diesem Betrieb geändert. Versuchen Sie es noch einmal.",
    announcement_running: "Solange eine Mitteilung läuft, können Sie nur ihren Text und ihr Ende ändern.",
    announcement_over: "Diese Mitteilung läuft nicht mehr.",
    same_language: "Wählen Sie zwei verschiedene Sprachen.",
    language_not_enabled: "Diese Sprache ist für den Betrieb nicht aktiv.",
    same_property: "Wählen Sie einen anderen Betrieb als Ziel.",
    already_restored: "Das wurde bereits wiederhergestellt.",
    version_lost: "Diese Version kann nicht wiederhergestellt werden, weil ihre Daten fehlen.",
    not_in_version: "Das gibt es in dieser Version nicht.",
    preview_expired: "Dieser Vorschaulink ist abgelaufen. Bitten Sie um einen neuen.",
    image_too_big: "Dieses Bild ist zu groß. Bilder dürfen höchstens 5 MB groß sein",
    popup_image_too_big: "Dieses Bild ist zu groß. Bilder in Popups dürfen höchstens 2,5 MB groß sein",
    pdf_too_big: "Dieses PDF ist zu groß. PDF-Dateien dürfen höchstens 8 MB groß sein",
    image_apple_only:
      "Dieses Bild zeigen nur Apps von Apple. Exportieren Sie es als PNG oder JPEG und wählen Sie dann diese Datei.",
    image_rejected:
      "Das ausgewählte Bild entspricht nicht unseren Inhaltsregeln. Bitte wählen Sie ein anderes Bild und versuchen Sie es erneut.",
    files_full:
      "Der Speicherplatz dieses Betriebs (2 GB) ist voll. Entfernen Sie Bilder, die Sie nicht mehr brauchen; nach 30 Tagen wird der Platz frei. Oder fragen Sie den Support.",
    pdf_rejected: "Die ausgewählte Datei ist kein gültiges PDF.",
    upload_interrupted: "Das Hochladen wurde unterbrochen. Bitte versuchen Sie es erneut.",
    qr_retired: "Dieser QR-Code wird nicht mehr verwendet.",
    recipient_asked_lately:
      "An diese Adresse ging in der letzten Stunde schon eine E-Mail. Versuchen Sie es später erneut.",
    too_many_recipients:
      "Ihre Gruppe hat das Tageslimit für neue Adressen erreicht. Veröffentlichen Sie morgen noch einmal.",
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
    digits_count: "Geben Sie sechs Ziffern ein.",
    digits_common:
      "Diese Ziffern sind zu leicht zu erraten. Vermeiden Sie Reihen, Wiederholungen und Jahreszahlen.",
    invalid_colour: "Geben Sie eine Farbe wie #336699 ein.",
    invalid_url: "Geben Sie eine Adresse ein, die mit https:// beginnt.",
    invalid_whatsapp: "Mit Landesvorwahl, ohne führende Nullen oder Leerzeichen, zum Beispiel +44123456789.",
    invalid_telephone: "Geben Sie eine Telefonnummer ein, eine Durchwahl hinter einem Komma.",
    invalid_extension: "Geben Sie die Durchwahl nur mit Ziffern ein.",
    invalid_main_telephone: "Beginnen Sie mit der Landesvorwahl, zum Beispiel +49 7531 550142.",
    main_telephone_extension: "Lassen Sie die Durchwahl weg: Kacheln wählen ihre hinter dieser Nummer.",
    invalid_wechat: "Geben Sie eine WeChat-ID ein.",
    invalid_location: "Fügen Sie einen Namen, eine Adresse oder Koordinaten ein.",
    wrong_channel: "Diese Adresse gehört nicht zu diesem Kanal.",
    invalid_media: "Diese Datei ist nicht mehr vorhanden. Laden Sie sie erneut hoch.",
    invalid_id: "Dieser Eintrag wurde nicht erkannt. Laden Sie die Seite neu.",
    invalid_slug: "Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.",
    invalid_time_zone: "Wählen Sie eine Zeitzone aus der Liste.",
    duplicate: "Das ist bereits vorhanden.",
    too_many: "Davon gibt es zu viele.",
    too_many_fonts: "Höchstzahl eigener Schriften ausgewählt.",
    too_many_gallery_items: "Höchstzahl der Galeriebilder erreicht.",
    too_many_questions: "Höchstzahl der Feedbackfragen erreicht.",
    invalid_date: "Wählen Sie einen Tag zwischen 2000 und 2199.",
    invalid_time: "Geben Sie eine Uhrzeit ein, zum Beispiel 7:30.",
    hours_end_before_start: "Das Ende muss nach dem Beginn liegen oder am nächsten Tag.",
    hours_over_a_day: "Das ist länger als ein Tag. Wählen Sie „Folgetag“ ab oder kürzen Sie die Zeit.",
    hours_overlap: "Das überschneidet sich mit anderen Zeiten desselben Tages.",
    season_never: "Dieser Zeitraum liegt nie im Kalender. Bitte prüfen Sie die Daten.",
    season_past: "Diese Saison ist vorbei. Wählen Sie ein späteres Ende.",
    date_twice: "Dieses Datum steht schon in der Liste.",
    date_past: "Dieses Datum ist vorbei. Wählen Sie heute oder später.",
    time_past: "Diese Zeit ist vorbei. Wählen Sie eine spätere.",
    time_skipped: "Wegen der Zeitumstellung gibt es diese Uhrzeit an dem Tag nicht. Wählen Sie eine andere.",
    time_too_far: "Wählen Sie eine Zeit innerhalb des nächsten Jahres.",
    end_before_start: "Das Ende muss nach dem Beginn liegen.",
    out_of_range: "Diese Zahl ist negativ, zu groß oder hat zu viele Nachkommastellen.",
    currency_required: "Wählen Sie eine Währung für Ihre Preise.",
    invalid_search_word: "Geben Sie einfache Wörter ein, ohne Links und E-Mail-Adressen.",
    unknown_answer: "Diese Antwort gibt es nicht. Entfernen Sie sie und fügen Sie eine andere ein.",
    answer_missing:
      "Diese Antwort fehlt auf Ihrem Portal. Beantworten und veröffentlichen Sie sie, oder entfernen Sie sie hier.",
    answer_guarded:
      "Diese Antwort ist geschützt, und hier würden sie alle lesen. Entfernen Sie sie, oder geben Sie die Antwort für alle frei.",
  },
  limits: {
    between: (min: number, max: string | number) => `Verwenden Sie ${min} bis ${max} Zeichen.`,
    atLeast: (min: number) => `Verwenden Sie mindestens ${min} Zeichen.`,
    filesNearlyFull: (percent: string) =>
      `Die Dateien dieses Betriebs belegen ${percent} der verfügbaren 2 GB.`,
    lines: (max: string | number) => `Verwenden Sie höchstens ${max} Zeilen.`,
    retryAfter: (count: number) =>
      `Versuchen Sie es in ${plural(count, { one: "# Sekunde", other: "# Sekunden" })} erneut.`,
  },
};
