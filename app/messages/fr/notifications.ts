import type { NotificationMessages } from "../en/notifications.ts";

export const notifications: NotificationMessages = {
  title: "Notifications",
  text: "Sur cet appareil, pour tous les établissements de votre groupe, même lorsque cet outil est fermé. Elles cessent dès que vous êtes déconnecté ici : douze heures après la dernière utilisation, sauf si vous avez choisi de rester connecté.",
  newRequests: "Nouvelles demandes",
  overdueRequests: "Demandes qui attendent trop longtemps",
  lowRatings: "Mauvaises notes",
  lowHint: "2 étoiles ou moins, sauf autre choix pour vos e-mails.",
  none: "Ce navigateur ne peut pas recevoir de notifications.",
  refused:
    "Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez cette page.",
  homeScreen:
    "Sur iPhone et iPad, ajoutez d’abord cet outil à l’écran d’accueil (Partager › Sur l’écran d’accueil), puis ouvrez-le depuis cet écran.",
  failed: "Ce navigateur n’a pas pu être configuré pour les notifications. Réessayez plus tard.",
  readFailed: "Vos notifications n’ont pas pu être chargées.",
  guestWords: "Montrer ce que les clients écrivent",
  guestWordsHint: (groupName: string) =>
    `Pour tout le monde chez ${groupName}. Si c’est désactivé, les notifications montrent seulement l’établissement, le lieu et le service.`,
};
