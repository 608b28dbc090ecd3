import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const inbox: InboxMessages = {
  title: "Messages des clients",
  requests: "Demandes",
  requestsText:
    "Demandes des clients. Chacune est aussi envoyée par e-mail à l’adresse du bouton, dès que celle-ci est confirmée.",
  noRequests: "Aucune demande pour l’instant.",
  noRequestsText: "Les demandes apparaissent ici dès que vous publiez un bouton de services.",
  feedback: "Avis",
  feedbackText: "Les réponses des clients, les plus récentes d’abord.",
  noFeedback: "Aucun avis pour l’instant.",
  noFeedbackText: "Les réponses apparaissent ici dès que vous publiez un bouton d’avis.",
  room: (room: string) => `Chambre ${room}`,
  noRoom: "Sans chambre",
  tickOff: (service: string) => `Marquer comme fait : ${service}`,
  doneAt: (time: string) => `Fait ${time}`,
  older: "Voir les précédents",
  stars: (value: number, max: number) => `${value} étoiles sur ${max}`,
  like: "J’aime",
  dislike: "Je n’aime pas",
  rating: (value: string, max: number) => `Moyenne ${value} sur ${max}`,
  inLanguage: (language: string) => `en ${inside(language)}`,
  markDone: "Marquer comme fait",
  reopen: "Rouvrir",
  reopenOne: (service: string) => `Rouvrir : ${service}`,
  markedDone: (service: string) => `Fait : ${service}`,
  reopened: (service: string) => `De nouveau ouverte : ${service}`,
  reopenFailed: "Impossible de rouvrir cette demande",
  doneAgain: "Quelqu’un l’a de nouveau marquée comme faite",
  open: "En attente",
  doneGroup: "Faites",
  allDone: "Rien n’est en attente.",
  undo: "Annuler",
  show: "Afficher",
  arrived: (service: string, room: string) => `Nouveau : ${service}${room === "" ? "" : `, chambre ${room}`}`,
  openRequests: (count: number) =>
    plural(count, { one: "# demande en attente", other: "# demandes en attente" }),
  failed: "Impossible de marquer comme fait",
  held: {
    line: (count) =>
      plural(count, { one: "# message similaire retenu", other: "# messages similaires retenus" }),
    reason: "Ils sont venus d’un même réseau en peu de temps. Aucun e-mail n’a été envoyé.",
    nothingElse: "Il n’y a pas encore d’autres messages.",
    between: (first, last) => `Premier : ${first} · Dernier : ${last}`,
    show: "Afficher",
    hide: "Masquer",
    empty: "Ces messages ne sont plus retenus.",
    release: "Pas du spam",
    releaseHint:
      "Ils rejoignent la liste. Aucun e-mail n’est envoyé, et les chiffres du tableau de bord ne changent pas.",
    remove: "Supprimer",
    question: (count) => plural(count, { one: "Supprimer # message ?", other: "Supprimer # messages ?" }),
    warning: "Cette action est irréversible.",
    keep: "Garder",
    confirm: "Supprimer définitivement",
    running: "Suppression",
    released: (count) =>
      plural(count, { one: "# message a rejoint la liste", other: "# messages ont rejoint la liste" }),
    removed: (count) => plural(count, { one: "# message supprimé", other: "# messages supprimés" }),
    settled: "Quelqu’un s’est déjà occupé de ces messages",
    failed: "Cela n’a pas fonctionné",
  },
};
