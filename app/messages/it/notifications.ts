import type { NotificationMessages } from "../en/notifications.ts";

export const notifications: NotificationMessages = {
  title: "Notifiche",
  text: "Su questo dispositivo, per tutte le strutture del Suo gruppo, anche quando questo strumento è chiuso. Terminano quando qui viene disconnesso: dodici ore dopo l’ultimo utilizzo, a meno che non abbia scelto di restare connesso.",
  newRequests: "Nuove richieste",
  overdueRequests: "Richieste in attesa da troppo tempo",
  lowRatings: "Valutazioni basse",
  lowHint: "2 stelle o meno, se per le Sue e-mail non ha scelto diversamente.",
  none: "Questo browser non può ricevere notifiche.",
  refused:
    "Questo browser blocca le notifiche di questo sito. Le consenta nelle impostazioni del browser, poi ricarichi questa pagina.",
  homeScreen:
    "Su iPhone e iPad aggiunga prima questo strumento alla schermata Home (Condividi › Aggiungi alla schermata Home), poi lo apra da lì.",
  failed: "Non è stato possibile preparare questo browser per le notifiche. Riprovi più tardi.",
  readFailed: "Non è stato possibile caricare le Sue notifiche.",
  guestWords: "Mostra ciò che scrivono gli ospiti",
  guestWordsHint: (groupName: string) =>
    `Per tutte le persone di ${groupName}. Finché è disattivato, le notifiche mostrano solo struttura, luogo e servizio.`,
};
