import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const inbox: InboxMessages = {
  title: "Messages des clients",
  requests: "Demandes",
  requestsText: "Nous envoyons aussi chaque demande par e-mail à l’adresse que vous avez confirmée.",
  noRequests: "Aucune demande pour l’instant.",
  noRequestsText: "Les demandes apparaissent ici dès que vous publiez un bouton de services.",
  feedback: "Avis",
  feedbackText: "Les réponses des clients, les plus récentes d’abord.",
  noFeedback: "Aucun avis pour l’instant.",
  noFeedbackText: "Les réponses apparaissent ici dès que vous publiez un bouton d’avis.",
  room: (room: string) => `Chambre ${room}`,
  noRoom: "Sans chambre",
  tickOff: (service: string) => `Marquer comme traitée : ${service}`,
  doneAt: (time: string) => `Traitée : ${time}`,
  older: "Afficher la suite",
  stars: (value: number, max: number) => `${value} sur ${max} étoiles`,
  like: "J’aime",
  dislike: "Je n’aime pas",
  rating: (value: string, max: number) => `Moyenne ${value} sur ${max}`,
  inLanguage: (language: string) => `en ${inside(language)}`,
  markDone: "Marquer comme traitée",
  reopen: "Rouvrir",
  reopenOne: (service: string) => `Rouvrir : ${service}`,
  markedDone: (service: string) => `Demande traitée : ${service}`,
  reopened: (service: string) => `De nouveau en attente : ${service}`,
  reopenFailed: "Impossible de rouvrir cette demande",
  doneAgain: "Quelqu’un l’a de nouveau marquée comme traitée",
  open: "En attente",
  doneGroup: "Traitées",
  allDone: "Rien n’est en attente.",
  undo: "Annuler",
  show: "Afficher",
  arrived: (service: string, room: string) =>
    `Nouvelle demande : ${service}${room === "" ? "" : `, chambre ${room}`}`,
  openRequests: (count: number) =>
    plural(count, { one: "# demande en attente", other: "# demandes en attente" }),
  failed: "Impossible de marquer comme traitée",
  held: {
    line: (count) =>
      plural(count, { one: "# message similaire mis de côté", other: "# messages similaires mis de côté" }),
    reason: "Ils sont venus d’un même réseau en peu de temps. Aucun e-mail n’a été envoyé.",
    nothingElse: "Il n’y a pas encore d’autres messages.",
    between: (first, last) => `Premier : ${first} · Dernier : ${last}`,
    show: "Afficher",
    hide: "Masquer",
    empty: "Ces messages ne sont plus mis de côté.",
    release: "Non-spam",
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
    failed: "Une erreur est survenue",
  },
};
