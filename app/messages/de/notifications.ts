import type { NotificationMessages } from "../en/notifications.ts";

export const notifications: NotificationMessages = {
  title: "Benachrichtigungen",
  text: "Auf diesem Gerät, für alle Betriebe Ihrer Gruppe, auch wenn die Verwaltung geschlossen ist. Sie enden, wenn Sie hier abgemeldet sind: zwölf Stunden nach der letzten Benutzung, außer Sie haben „Angemeldet bleiben“ gewählt.",
  newRequests: "Neue Anfragen",
  overdueRequests: "Anfragen, die zu lange warten",
  lowRatings: "Niedrige Bewertungen",
  lowHint: "Bis 2 Sterne, außer Sie haben für Ihre E-Mails anders gewählt.",
  none: "Dieser Browser kann keine Benachrichtigungen empfangen.",
  refused:
    "Dieser Browser blockiert Benachrichtigungen von hier. Erlauben Sie sie in seinen Einstellungen und laden Sie diese Seite neu.",
  homeScreen:
    "Auf iPhone und iPad legen Sie die Verwaltung zuerst auf den Home-Bildschirm (Teilen › Zum Home-Bildschirm) und öffnen sie von dort.",
  failed:
    "Dieser Browser konnte für Benachrichtigungen nicht eingerichtet werden. Versuchen Sie es später erneut.",
  readFailed: "Ihre Benachrichtigungen konnten nicht geladen werden.",
  guestWords: "Zeigen, was Gäste schreiben",
  guestWordsHint: (groupName: string) =>
    `Für alle bei ${groupName}. Solange dies aus ist, zeigen Benachrichtigungen nur Betrieb, Ort und Service.`,
};
