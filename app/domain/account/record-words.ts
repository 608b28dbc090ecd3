import type { InterfaceLanguage } from "../language.ts";
import type { PeriodName } from "./retention.ts";

/** Purposes of personal data. Each entry of the register of personal data has one. */
const PURPOSES = [
  "Signing in and telling colleagues apart",
  "Staying signed in, and ending it from elsewhere",
  "Setting a password by a mailed link",
  "Telling of a sign-in from a new browser",
  "Showing colleagues who changed something",
  "What a property publishes, which may name people",
  "Undoing a change",
  "Telling open screens of changes",
  "Answering who did what",
  "Letting the property hear what guests think",
  "Bringing guests what they ask for",
  "Proving consent and its withdrawal",
  "Sending notifications to who agreed",
  "Sending notifications to staff who switched them on",
  "Mailing people what they asked to be told",
  "Mailing guests’ messages to who agreed to it",
  "Mailing guests’ messages, ten an hour at most",
  "Sending mail, and answering whether it was sent",
  "Counting visits without knowing who came",
  "Seeing what guests look for and do not find",
  "Recognising guests who consented",
  "Stopping who guesses passwords",
  "Knowing who is looking at what",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Data subject: staff of a property, its guests, or people whom staff mention. */
export type Person = "staff" | "guest" | "named";

/** Words for the record of processing (Art. 30 GDPR). */
export interface RecordWords {
  readonly title: string;
  readonly controller: string;
  readonly property: string;
  readonly address: string;
  readonly contact: string;
  /** Placeholder for a missing address. */
  readonly missing: string;
  readonly processor: string;
  readonly made: string;
  readonly recipients: string;
  readonly recipientsText: string;
  readonly hosting: string;
  readonly hostingText: string;
  readonly protection: string;
  readonly protectionText: string;
  readonly purpose: string;
  readonly person: string;
  readonly data: string;
  readonly kept: string;
  /** Length of a period: one day, or several. `#` is replaced by the number of days. */
  readonly day: string;
  readonly days: string;
  readonly persons: Readonly<Record<Person, string>>;
  /** Event that starts a period. Follows the number of days, or stands alone if the period has none. */
  readonly since: Readonly<Record<PeriodName, string>>;
  /** Words for each purpose; `null`: the register's own words. */
  readonly purposes: Readonly<Record<Purpose, string>> | null;
  /** Data categories per purpose, in legal terms, without table names. */
  readonly categories: Readonly<Record<Purpose, string>>;
}

export const RECORD_WORDS: Readonly<Record<InterfaceLanguage, RecordWords>> = {
  en: {
    title: "Record of processing activities (Art. 30 GDPR)",
    controller: "Controller",
    property: "Property",
    address: "Address",
    contact: "Contact",
    missing: "Not entered yet: Settings, Property details",
    processor: "Operated by",
    made: "Made on",
    recipients: "Recipients",
    recipientsText: "Members of the group, and addresses that agreed to get guests’ messages",
    hosting: "Stored by",
    hostingText:
      "Cloudflare, Inc., which may process data outside the European Union; it keeps erased data for up to 30 days, to bring databases back",
    protection: "Protection",
    protectionText:
      "Encrypted connections, roles of owner, editor and viewer, hashed passwords, a list of activities, deletion each night",
    purpose: "Purpose",
    person: "Whose data",
    data: "Categories of data",
    kept: "Kept",
    day: "# day",
    days: "# days",
    persons: { staff: "Staff", guest: "Guests", named: "People who are named" },
    since: {
      changeLog: "since the change",
      activity: "since the action",
      closedRequests: "since the request was done; open ones a year at least",
      openRequests: "since the request",
      feedback: "since the feedback; its figures stay",
      consents: "since the guest’s last answer: 180 days, then three years of proof",
      notifications: "since the guest agreed, or until they or the property ended it",
      sentMail: "since it was sent; its text goes at once",
      unsentMail: "since it was written, where it could not be sent",
      messageMails: "since its mail left",
      sessions: "since the session ended",
      devices: "since the browser was last used",
      links: "since the link ran out",
      unconfirmedRecipients: "since the address was asked, if it did not agree; else while it is used",
      portfolioFigures: "since they were counted",
      announcements: "since the announcement ended",
      restorePoints: "since the point was made",
      visitorHashes: "since the visit",
      searches: "since the search",
      knownVisitors: "since the last visit",
      signInAttempts: "since the attempt",
      membership: "Until the person leaves the group",
      property: "Until it is taken out, or 30 days after the property was removed",
    },
    purposes: null,
    categories: {
      "Signing in and telling colleagues apart":
        "Name, email address, role, password (as a hash), passkeys with last use, number at an outside sign-in service",
      "Staying signed in, and ending it from elsewhere":
        "Session, browser and operating system, time of last use",
      "Setting a password by a mailed link": "The account that a link belongs to",
      "Telling of a sign-in from a new browser": "A mark of the browser (as a hash), time of last use",
      "Showing colleagues who changed something": "Name or account of the author",
      "What a property publishes, which may name people":
        "Texts, pictures, files, addresses and telephone numbers",
      "Undoing a change": "Earlier content, name of the author",
      "Telling open screens of changes": "What was changed",
      "Answering who did what": "Name, account, what was done",
      "Letting the property hear what guests think": "Answers, rating, language, reference",
      "Bringing guests what they ask for": "Room, service, note, language, reference",
      "Proving consent and its withdrawal": "A random mark of the phone, the answer, its time",
      "Sending notifications to staff who switched them on":
        "Address of the browser at its push service, its keys, what was chosen",
      "Sending notifications to who agreed":
        "Address of the browser at its push service, its keys, language, place",
      "Mailing people what they asked to be told": "Account, language, which emails were chosen",
      "Mailing guests’ messages to who agreed to it": "Email address, times of question and answer",
      "Mailing guests’ messages, ten an hour at most": "Recipient’s email address, text of the message",
      "Sending mail, and answering whether it was sent": "Email address, subject, text until it is sent",
      "Counting visits without knowing who came": "A random mark of the phone, for a day at most",
      "Seeing what guests look for and do not find":
        "Words typed, without digits or addresses, and their language",
      "Recognising guests who consented": "A random mark of the phone, times of visits",
      "Stopping who guesses passwords": "Email address, network, number of attempts",
      "Knowing who is looking at what": "Account, and the screen that is open",
    },
  },
  de: {
    title: "Verzeichnis von Verarbeitungstätigkeiten (Art. 30 DSGVO)",
    controller: "Verantwortlich",
    property: "Betrieb",
    address: "Anschrift",
    contact: "Kontakt",
    missing: "Noch nicht eingetragen: Einstellungen, Angaben zum Betrieb",
    processor: "Betrieben von",
    made: "Erstellt am",
    recipients: "Empfänger",
    recipientsText: "Mitglieder der Gruppe, und Adressen, die Nachrichten von Gästen zugestimmt haben",
    hosting: "Gespeichert bei",
    hostingText:
      "Cloudflare, Inc., das Daten auch außerhalb der Europäischen Union verarbeiten kann; Gelöschtes bleibt dort bis zu 30 Tage, um Datenbanken wiederherzustellen",
    protection: "Schutz",
    protectionText:
      "Verschlüsselte Verbindungen, Rollen (Administrator, Bearbeiter, Nur Ansicht), gehashte Passwörter, Liste der Aktivitäten, Löschung jede Nacht",
    purpose: "Zweck",
    person: "Wessen Daten",
    data: "Datenkategorien",
    kept: "Aufbewahrt",
    day: "# Tag",
    days: "# Tage",
    persons: { staff: "Mitarbeitende", guest: "Gäste", named: "Genannte Personen" },
    since: {
      changeLog: "seit der Änderung",
      activity: "seit der Aktivität",
      closedRequests: "seit dem Erledigen; offene mindestens ein Jahr",
      openRequests: "seit der Anfrage",
      feedback: "seit dem Feedback; seine Zahlen bleiben",
      consents: "seit der letzten Antwort des Gastes: 180 Tage, dann drei Jahre Nachweis",
      notifications: "seit der Zustimmung, oder bis der Gast oder der Betrieb sie beendet",
      sentMail: "seit dem Senden; der Text geht sofort",
      unsentMail: "seit dem Schreiben, wenn sie nicht gesendet werden konnte",
      messageMails: "seit ihre E-Mail abging",
      sessions: "seit dem Ende der Sitzung",
      devices: "seit der Browser zuletzt benutzt wurde",
      links: "seit der Link ablief",
      unconfirmedRecipients: "seit der Anfrage, ohne Zustimmung; sonst solange sie benutzt wird",
      portfolioFigures: "seit dem Zählen",
      announcements: "seit dem Ende der Mitteilung",
      restorePoints: "seit der Punkt entstand",
      visitorHashes: "seit dem Besuch",
      searches: "seit der Suche",
      knownVisitors: "seit dem letzten Besuch",
      signInAttempts: "seit dem Versuch",
      membership: "Bis die Person die Gruppe verlässt",
      property: "Bis es entfernt wird, oder 30 Tage nachdem der Betrieb entfernt wurde",
    },
    purposes: {
      "Signing in and telling colleagues apart": "Anmelden und Kollegen unterscheiden",
      "Staying signed in, and ending it from elsewhere": "Angemeldet bleiben, und das von anderswo beenden",
      "Setting a password by a mailed link": "Ein Passwort über einen Link per E-Mail setzen",
      "Telling of a sign-in from a new browser": "Eine Anmeldung mit einem neuen Browser melden",
      "Showing colleagues who changed something": "Kollegen zeigen, wer etwas geändert hat",
      "What a property publishes, which may name people":
        "Was ein Betrieb veröffentlicht, auch mit Namen von Personen",
      "Undoing a change": "Eine Änderung zurücknehmen",
      "Telling open screens of changes": "Offenen Bildschirmen Änderungen melden",
      "Answering who did what": "Beantworten, wer was getan hat",
      "Letting the property hear what guests think": "Dem Betrieb sagen, was Gäste denken",
      "Bringing guests what they ask for": "Gästen bringen, worum sie bitten",
      "Proving consent and its withdrawal": "Einwilligung und Widerruf nachweisen",
      "Sending notifications to staff who switched them on":
        "Benachrichtigungen an Mitarbeitende senden, die sie eingeschaltet haben",
      "Sending notifications to who agreed": "Benachrichtigungen an alle senden, die zugestimmt haben",
      "Mailing people what they asked to be told": "Personen mailen, was sie wissen wollten",
      "Mailing guests’ messages to who agreed to it":
        "Nachrichten von Gästen an die mailen, die zugestimmt haben",
      "Mailing guests’ messages, ten an hour at most":
        "Nachrichten von Gästen mailen, höchstens zehn je Stunde",
      "Sending mail, and answering whether it was sent": "E-Mails senden und sagen, ob sie gesendet wurden",
      "Counting visits without knowing who came": "Besuche zählen, ohne zu wissen, wer kam",
      "Seeing what guests look for and do not find": "Sehen, was Gäste suchen und nicht finden",
      "Recognising guests who consented": "Gäste wiedererkennen, die eingewilligt haben",
      "Stopping who guesses passwords": "Aufhalten, wer Passwörter errät",
      "Knowing who is looking at what": "Wissen, wer gerade was ansieht",
    },
    categories: {
      "Signing in and telling colleagues apart":
        "Name, E-Mail-Adresse, Rolle, Passwort (als Hash), Passkeys mit letzter Nutzung, Nummer bei einem externen Anmeldedienst",
      "Staying signed in, and ending it from elsewhere":
        "Sitzung, Browser und Betriebssystem, Zeit der letzten Nutzung",
      "Setting a password by a mailed link": "Konto, zu dem ein Link gehört",
      "Telling of a sign-in from a new browser": "Kennung des Browsers (als Hash), Zeit der letzten Nutzung",
      "Showing colleagues who changed something": "Name oder Konto der Person",
      "What a property publishes, which may name people":
        "Texte, Bilder, Dateien, Adressen und Telefonnummern",
      "Undoing a change": "Frühere Inhalte, Name der Person",
      "Telling open screens of changes": "Was geändert wurde",
      "Answering who did what": "Name, Konto, was getan wurde",
      "Letting the property hear what guests think": "Antworten, Bewertung, Sprache, Vorgangsnummer",
      "Bringing guests what they ask for": "Zimmer, Service, Notiz, Sprache, Vorgangsnummer",
      "Proving consent and its withdrawal": "Zufällige Kennung des Telefons, Antwort, Zeitpunkt",
      "Sending notifications to staff who switched them on":
        "Adresse des Browsers bei seinem Push-Dienst, seine Schlüssel, Auswahl",
      "Sending notifications to who agreed":
        "Adresse des Browsers bei seinem Push-Dienst, seine Schlüssel, Sprache, Ort",
      "Mailing people what they asked to be told": "Konto, Sprache, gewählte E-Mails",
      "Mailing guests’ messages to who agreed to it": "E-Mail-Adresse, Zeiten von Frage und Antwort",
      "Mailing guests’ messages, ten an hour at most": "E-Mail-Adresse des Empfängers, Text der Nachricht",
      "Sending mail, and answering whether it was sent": "E-Mail-Adresse, Betreff, Text bis zum Senden",
      "Counting visits without knowing who came": "Zufällige Kennung des Telefons, höchstens einen Tag lang",
      "Seeing what guests look for and do not find":
        "Eingegebene Wörter ohne Ziffern und Adressen, ihre Sprache",
      "Recognising guests who consented": "Zufällige Kennung des Telefons, Zeiten der Besuche",
      "Stopping who guesses passwords": "E-Mail-Adresse, Netzwerk, Zahl der Versuche",
      "Knowing who is looking at what": "Konto und die geöffnete Seite",
    },
  },
  es: {
    title: "Registro de actividades de tratamiento (art. 30 RGPD)",
    controller: "Responsable",
    property: "Establecimiento",
    address: "Dirección",
    contact: "Contacto",
    missing: "Sin indicar: Ajustes, Datos del establecimiento",
    processor: "Operado por",
    made: "Fecha",
    recipients: "Destinatarios",
    recipientsText: "Miembros del grupo y direcciones que aceptaron recibir mensajes de huéspedes",
    hosting: "Guardado en",
    hostingText:
      "Cloudflare, Inc., que puede tratar datos fuera de la Unión Europea; conserva lo borrado hasta 30 días, para restaurar bases de datos",
    protection: "Protección",
    protectionText:
      "Conexiones cifradas, roles de propietario, editor y solo lectura, contraseñas con hash, lista de actividad, borrado cada noche",
    purpose: "Finalidad",
    person: "De quién",
    data: "Categorías de datos",
    kept: "Se conserva",
    day: "# día",
    days: "# días",
    persons: { staff: "Personal", guest: "Huéspedes", named: "Personas nombradas" },
    since: {
      changeLog: "desde el cambio",
      activity: "desde la actividad",
      closedRequests: "desde que se atendió; las abiertas, un año como mínimo",
      openRequests: "desde la solicitud",
      feedback: "desde la opinión; sus cifras se quedan",
      consents: "desde la última respuesta del huésped: 180 días y tres años de prueba",
      notifications: "desde que el huésped lo permitió, o hasta que él o el establecimiento lo terminó",
      sentMail: "desde el envío; su texto se borra enseguida",
      unsentMail: "desde que se escribió, si no pudo enviarse",
      messageMails: "desde que salió su correo",
      sessions: "desde el fin de la sesión",
      devices: "desde el último uso del navegador",
      links: "desde que caducó el enlace",
      unconfirmedRecipients: "desde que se preguntó, si no aceptó; si no, mientras se use",
      portfolioFigures: "desde que se contaron",
      announcements: "desde que terminó el aviso",
      restorePoints: "desde que se creó el punto",
      visitorHashes: "desde la visita",
      searches: "desde la búsqueda",
      knownVisitors: "desde la última visita",
      signInAttempts: "desde el intento",
      membership: "Hasta que la persona deja el grupo",
      property: "Hasta que se quita, o 30 días después de eliminar el establecimiento",
    },
    purposes: {
      "Signing in and telling colleagues apart": "Iniciar sesión y distinguir a los compañeros",
      "Staying signed in, and ending it from elsewhere": "Mantener la sesión y cerrarla desde otro lugar",
      "Setting a password by a mailed link": "Establecer una contraseña con un enlace por correo",
      "Telling of a sign-in from a new browser": "Avisar de un inicio de sesión desde un navegador nuevo",
      "Showing colleagues who changed something": "Mostrar a los compañeros quién cambió algo",
      "What a property publishes, which may name people":
        "Lo que publica un establecimiento, que puede nombrar a personas",
      "Undoing a change": "Deshacer un cambio",
      "Telling open screens of changes": "Avisar de cambios a las pantallas abiertas",
      "Answering who did what": "Responder quién hizo qué",
      "Letting the property hear what guests think": "Que el establecimiento sepa qué piensan los huéspedes",
      "Bringing guests what they ask for": "Llevar a los huéspedes lo que piden",
      "Proving consent and its withdrawal": "Demostrar el consentimiento y su retirada",
      "Sending notifications to staff who switched them on":
        "Enviar notificaciones al personal que las activó",
      "Sending notifications to who agreed": "Enviar notificaciones a quienes lo permitieron",
      "Mailing people what they asked to be told": "Enviar a las personas lo que pidieron saber",
      "Mailing guests’ messages to who agreed to it": "Enviar los mensajes de huéspedes a quien lo aceptó",
      "Mailing guests’ messages, ten an hour at most":
        "Enviar mensajes de huéspedes, diez por hora como máximo",
      "Sending mail, and answering whether it was sent": "Enviar correo y responder si se envió",
      "Counting visits without knowing who came": "Contar visitas sin saber quién vino",
      "Seeing what guests look for and do not find": "Ver qué buscan los huéspedes y no encuentran",
      "Recognising guests who consented": "Reconocer a huéspedes que dieron su consentimiento",
      "Stopping who guesses passwords": "Detener a quien adivina contraseñas",
      "Knowing who is looking at what": "Saber quién está mirando qué",
    },
    categories: {
      "Signing in and telling colleagues apart":
        "Nombre, correo, rol, contraseña (como hash), llaves de acceso con su último uso, número en un servicio de acceso externo",
      "Staying signed in, and ending it from elsewhere": "Sesión, navegador y sistema, hora del último uso",
      "Setting a password by a mailed link": "La cuenta a la que pertenece un enlace",
      "Telling of a sign-in from a new browser": "Una marca del navegador (como hash), hora del último uso",
      "Showing colleagues who changed something": "Nombre o cuenta del autor",
      "What a property publishes, which may name people":
        "Textos, imágenes, archivos, direcciones y teléfonos",
      "Undoing a change": "Contenido anterior, nombre del autor",
      "Telling open screens of changes": "Lo que se cambió",
      "Answering who did what": "Nombre, cuenta, lo que se hizo",
      "Letting the property hear what guests think": "Respuestas, valoración, idioma, referencia",
      "Bringing guests what they ask for": "Habitación, servicio, nota, idioma, referencia",
      "Proving consent and its withdrawal": "Una marca aleatoria del teléfono, la respuesta y su hora",
      "Sending notifications to staff who switched them on":
        "Dirección del navegador en su servicio push, sus claves, lo elegido",
      "Sending notifications to who agreed":
        "Dirección del navegador en su servicio push, sus claves, idioma, lugar",
      "Mailing people what they asked to be told": "Cuenta, idioma, correos elegidos",
      "Mailing guests’ messages to who agreed to it": "Correo, horas de la pregunta y la respuesta",
      "Mailing guests’ messages, ten an hour at most": "Correo del destinatario, texto del mensaje",
      "Sending mail, and answering whether it was sent": "Correo, asunto, texto hasta el envío",
      "Counting visits without knowing who came": "Una marca aleatoria del teléfono, un día como máximo",
      "Seeing what guests look for and do not find":
        "Palabras escritas, sin cifras ni direcciones, y su idioma",
      "Recognising guests who consented": "Una marca aleatoria del teléfono, horas de las visitas",
      "Stopping who guesses passwords": "Correo, red, número de intentos",
      "Knowing who is looking at what": "Cuenta y pantalla abierta",
    },
  },
  fr: {
    title: "Registre des activités de traitement (art. 30 RGPD)",
    controller: "Responsable",
    property: "Établissement",
    address: "Adresse",
    contact: "Contact",
    missing: "Non renseignée : Paramètres, Fiche de l’établissement",
    processor: "Exploité par",
    made: "Établi le",
    recipients: "Destinataires",
    recipientsText: "Membres du groupe, et adresses ayant accepté de recevoir les messages de clients",
    hosting: "Conservé par",
    hostingText:
      "Cloudflare, Inc., qui peut traiter des données hors de l’Union européenne ; elle conserve les données effacées jusqu’à 30 jours, pour restaurer les bases",
    protection: "Protection",
    protectionText:
      "Connexions chiffrées, rôles (propriétaire, éditeur, lecture seule), mots de passe hachés, liste d’activité, suppression chaque nuit",
    purpose: "Finalité",
    person: "Personnes",
    data: "Catégories de données",
    kept: "Durée",
    day: "# jour",
    days: "# jours",
    persons: { staff: "Personnel", guest: "Clients", named: "Personnes nommées" },
    since: {
      changeLog: "depuis la modification",
      activity: "depuis l’activité",
      closedRequests: "depuis le traitement ; un an au moins si elle reste ouverte",
      openRequests: "depuis la demande",
      feedback: "depuis l’avis ; ses chiffres restent",
      consents: "depuis la dernière réponse du client : 180 jours, puis trois ans de preuve",
      notifications: "depuis l’accord du client, ou jusqu’à ce que lui ou l’établissement y mette fin",
      sentMail: "depuis l’envoi ; son texte part aussitôt",
      unsentMail: "depuis l’écriture, s’il n’a pas pu partir",
      messageMails: "depuis le départ de son e-mail",
      sessions: "depuis la fin de la session",
      devices: "depuis le dernier usage du navigateur",
      links: "depuis l’expiration du lien",
      unconfirmedRecipients: "depuis la demande, sans accord ; sinon tant qu’elle sert",
      portfolioFigures: "depuis le comptage",
      announcements: "depuis la fin de l’annonce",
      restorePoints: "depuis la création du point",
      visitorHashes: "depuis la visite",
      searches: "depuis la recherche",
      knownVisitors: "depuis la dernière visite",
      signInAttempts: "depuis la tentative",
      membership: "Jusqu’à ce que la personne quitte le groupe",
      property: "Jusqu’à son retrait, ou 30 jours après le retrait de l’établissement",
    },
    purposes: {
      "Signing in and telling colleagues apart": "Se connecter et distinguer les collègues",
      "Staying signed in, and ending it from elsewhere": "Rester connecté, et y mettre fin d’ailleurs",
      "Setting a password by a mailed link": "Définir un mot de passe par un lien envoyé par e-mail",
      "Telling of a sign-in from a new browser": "Signaler une connexion depuis un nouveau navigateur",
      "Showing colleagues who changed something": "Montrer aux collègues qui a modifié quelque chose",
      "What a property publishes, which may name people":
        "Ce qu’un établissement publie, qui peut nommer des personnes",
      "Undoing a change": "Annuler une modification",
      "Telling open screens of changes": "Signaler les modifications aux écrans ouverts",
      "Answering who did what": "Répondre à qui a fait quoi",
      "Letting the property hear what guests think":
        "Faire savoir à l’établissement ce que pensent les clients",
      "Bringing guests what they ask for": "Apporter aux clients ce qu’ils demandent",
      "Proving consent and its withdrawal": "Prouver le consentement et son retrait",
      "Sending notifications to staff who switched them on":
        "Envoyer des notifications au personnel qui les a activées",
      "Sending notifications to who agreed": "Envoyer des notifications à qui les a autorisées",
      "Mailing people what they asked to be told": "Envoyer aux personnes ce qu’elles ont demandé à savoir",
      "Mailing guests’ messages to who agreed to it": "Envoyer les messages de clients à qui l’a accepté",
      "Mailing guests’ messages, ten an hour at most":
        "Envoyer les messages de clients, dix par heure au plus",
      "Sending mail, and answering whether it was sent": "Envoyer des e-mails et dire s’ils sont partis",
      "Counting visits without knowing who came": "Compter les visites sans savoir qui est venu",
      "Seeing what guests look for and do not find": "Voir ce que les clients cherchent sans le trouver",
      "Recognising guests who consented": "Reconnaître les clients qui ont consenti",
      "Stopping who guesses passwords": "Arrêter qui devine des mots de passe",
      "Knowing who is looking at what": "Savoir qui regarde quoi",
    },
    categories: {
      "Signing in and telling colleagues apart":
        "Nom, adresse e-mail, rôle, mot de passe (haché), clés d’accès et leur dernier usage, numéro auprès d’un service de connexion externe",
      "Staying signed in, and ending it from elsewhere":
        "Session, navigateur et système, heure du dernier usage",
      "Setting a password by a mailed link": "Le compte auquel appartient un lien",
      "Telling of a sign-in from a new browser": "Une marque du navigateur (hachée), heure du dernier usage",
      "Showing colleagues who changed something": "Nom ou compte de l’auteur",
      "What a property publishes, which may name people":
        "Textes, images, fichiers, adresses et numéros de téléphone",
      "Undoing a change": "Contenu antérieur, nom de l’auteur",
      "Telling open screens of changes": "Ce qui a été modifié",
      "Answering who did what": "Nom, compte, ce qui a été fait",
      "Letting the property hear what guests think": "Réponses, note, langue, référence",
      "Bringing guests what they ask for": "Chambre, service, remarque, langue, référence",
      "Proving consent and its withdrawal": "Une marque aléatoire du téléphone, la réponse et son heure",
      "Sending notifications to staff who switched them on":
        "Adresse du navigateur auprès de son service push, ses clés, le choix fait",
      "Sending notifications to who agreed":
        "Adresse du navigateur auprès de son service push, ses clés, langue, lieu",
      "Mailing people what they asked to be told": "Compte, langue, e-mails choisis",
      "Mailing guests’ messages to who agreed to it":
        "Adresse e-mail, heures de la question et de la réponse",
      "Mailing guests’ messages, ten an hour at most": "Adresse e-mail du destinataire, texte du message",
      "Sending mail, and answering whether it was sent": "Adresse e-mail, objet, texte jusqu’à l’envoi",
      "Counting visits without knowing who came": "Une marque aléatoire du téléphone, un jour au plus",
      "Seeing what guests look for and do not find": "Mots tapés, sans chiffres ni adresses, et leur langue",
      "Recognising guests who consented": "Une marque aléatoire du téléphone, heures des visites",
      "Stopping who guesses passwords": "Adresse e-mail, réseau, nombre de tentatives",
      "Knowing who is looking at what": "Compte et écran ouvert",
    },
  },
  it: {
    title: "Registro delle attività di trattamento (art. 30 GDPR)",
    controller: "Titolare",
    property: "Struttura",
    address: "Indirizzo",
    contact: "Contatto",
    missing: "Non ancora indicato: Impostazioni, Dati della struttura",
    processor: "Gestito da",
    made: "Data",
    recipients: "Destinatari",
    recipientsText: "Membri del gruppo e indirizzi che hanno accettato di ricevere i messaggi degli ospiti",
    hosting: "Conservato da",
    hostingText:
      "Cloudflare, Inc., che può trattare dati fuori dall’Unione europea; conserva i dati cancellati fino a 30 giorni, per ripristinare i database",
    protection: "Protezione",
    protectionText:
      "Connessioni cifrate, ruoli (proprietario, editor, sola lettura), password con hash, elenco delle attività, cancellazione ogni notte",
    purpose: "Finalità",
    person: "Interessati",
    data: "Categorie di dati",
    kept: "Durata",
    day: "# giorno",
    days: "# giorni",
    persons: { staff: "Personale", guest: "Ospiti", named: "Persone nominate" },
    since: {
      changeLog: "dalla modifica",
      activity: "dall’attività",
      closedRequests: "da quando è evasa; quelle aperte almeno un anno",
      openRequests: "dalla richiesta",
      feedback: "dal feedback; i suoi dati restano",
      consents: "dall’ultima risposta dell’ospite: 180 giorni, poi tre anni di prova",
      notifications: "da quando l’ospite ha acconsentito, o finché lui o la struttura lo ha terminato",
      sentMail: "dall’invio; il testo si cancella subito",
      unsentMail: "da quando è scritta, se non è potuta partire",
      messageMails: "dalla partenza della sua e-mail",
      sessions: "dalla fine della sessione",
      devices: "dall’ultimo uso del browser",
      links: "dalla scadenza del link",
      unconfirmedRecipients: "dalla richiesta, senza consenso; altrimenti finché è in uso",
      portfolioFigures: "dal conteggio",
      announcements: "dalla fine dell’avviso",
      restorePoints: "dalla creazione del punto",
      visitorHashes: "dalla visita",
      searches: "dalla ricerca",
      knownVisitors: "dall’ultima visita",
      signInAttempts: "dal tentativo",
      membership: "Finché la persona non lascia il gruppo",
      property: "Finché non si toglie, o 30 giorni dopo la rimozione della struttura",
    },
    purposes: {
      "Signing in and telling colleagues apart": "Accedere e distinguere i colleghi",
      "Staying signed in, and ending it from elsewhere": "Restare connessi e disconnettersi da altrove",
      "Setting a password by a mailed link": "Impostare una password con un link via e-mail",
      "Telling of a sign-in from a new browser": "Avvisare di un accesso da un nuovo browser",
      "Showing colleagues who changed something": "Mostrare ai colleghi chi ha modificato qualcosa",
      "What a property publishes, which may name people":
        "Ciò che una struttura pubblica, che può nominare persone",
      "Undoing a change": "Annullare una modifica",
      "Telling open screens of changes": "Segnalare le modifiche agli schermi aperti",
      "Answering who did what": "Rispondere a chi ha fatto che cosa",
      "Letting the property hear what guests think": "Far sapere alla struttura che cosa pensano gli ospiti",
      "Bringing guests what they ask for": "Portare agli ospiti ciò che chiedono",
      "Proving consent and its withdrawal": "Provare il consenso e la sua revoca",
      "Sending notifications to staff who switched them on":
        "Inviare notifiche al personale che le ha attivate",
      "Sending notifications to who agreed": "Inviare notifiche a chi le ha consentite",
      "Mailing people what they asked to be told": "Inviare alle persone ciò che hanno chiesto di sapere",
      "Mailing guests’ messages to who agreed to it": "Inviare i messaggi degli ospiti a chi ha acconsentito",
      "Mailing guests’ messages, ten an hour at most":
        "Inviare i messaggi degli ospiti, al massimo dieci all’ora",
      "Sending mail, and answering whether it was sent": "Inviare e-mail e dire se sono partite",
      "Counting visits without knowing who came": "Contare le visite senza sapere chi è venuto",
      "Seeing what guests look for and do not find": "Vedere che cosa gli ospiti cercano e non trovano",
      "Recognising guests who consented": "Riconoscere gli ospiti che hanno dato il consenso",
      "Stopping who guesses passwords": "Fermare chi indovina le password",
      "Knowing who is looking at what": "Sapere chi sta guardando che cosa",
    },
    categories: {
      "Signing in and telling colleagues apart":
        "Nome, indirizzo e-mail, ruolo, password (come hash), passkey con l’ultimo uso, numero presso un servizio di accesso esterno",
      "Staying signed in, and ending it from elsewhere": "Sessione, browser e sistema, ora dell’ultimo uso",
      "Setting a password by a mailed link": "L’account a cui appartiene un link",
      "Telling of a sign-in from a new browser": "Un segno del browser (come hash), ora dell’ultimo uso",
      "Showing colleagues who changed something": "Nome o account dell’autore",
      "What a property publishes, which may name people":
        "Testi, immagini, file, indirizzi e numeri di telefono",
      "Undoing a change": "Contenuti precedenti, nome dell’autore",
      "Telling open screens of changes": "Che cosa è stato modificato",
      "Answering who did what": "Nome, account, che cosa è stato fatto",
      "Letting the property hear what guests think": "Risposte, valutazione, lingua, riferimento",
      "Bringing guests what they ask for": "Camera, servizio, nota, lingua, riferimento",
      "Proving consent and its withdrawal": "Un segno casuale del telefono, la risposta e la sua ora",
      "Sending notifications to staff who switched them on":
        "Indirizzo del browser presso il suo servizio push, le sue chiavi, la scelta fatta",
      "Sending notifications to who agreed":
        "Indirizzo del browser presso il suo servizio push, le sue chiavi, lingua, luogo",
      "Mailing people what they asked to be told": "Account, lingua, e-mail scelte",
      "Mailing guests’ messages to who agreed to it": "Indirizzo e-mail, ore della domanda e della risposta",
      "Mailing guests’ messages, ten an hour at most":
        "Indirizzo e-mail del destinatario, testo del messaggio",
      "Sending mail, and answering whether it was sent": "Indirizzo e-mail, oggetto, testo fino all’invio",
      "Counting visits without knowing who came": "Un segno casuale del telefono, al massimo per un giorno",
      "Seeing what guests look for and do not find":
        "Parole digitate, senza cifre né indirizzi, e la loro lingua",
      "Recognising guests who consented": "Un segno casuale del telefono, ore delle visite",
      "Stopping who guesses passwords": "Indirizzo e-mail, rete, numero di tentativi",
      "Knowing who is looking at what": "Account e schermata aperta",
    },
  },
};
