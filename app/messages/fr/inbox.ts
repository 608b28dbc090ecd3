import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const inbox: InboxMessages = {
  title: "Messages des clients",
  back: "Tableau de bord",
  requests: "Demandes",
  requestsText:
    "Ce que les clients ont demandé. L’adresse de chaque bouton reçoit aussi les demandes, dès qu’elle est confirmée.",
  noRequests: "Aucun client n’a encore fait de demande.",
  noRequestsText: "Les demandes apparaissent ici dès qu’un bouton de services est publié.",
  feedback: "Avis",
  feedbackText: "Les réponses des clients, les plus récentes d’abord.",
  noFeedback: "Aucun client n’a encore répondu.",
  noFeedbackText: "Les réponses apparaissent ici dès qu’un bouton d’avis est publié.",
  room: (room: string) => `Chambre ${room}`,
  noRoom: "Sans chambre",
  done: "Fait",
  tickOff: (service: string) => `Cocher : ${service}`,
  doneAt: (time: string) => `Fait ${time}`,
  older: "Afficher les plus anciens",
  stars: (value: number, max: number) => `${value} étoiles sur ${max}`,
  like: "J’aime",
  dislike: "Je n’aime pas",
  rating: (value: string, max: number) => `Moyenne ${value} sur ${max}`,
  inLanguage: (language: string) => `en ${inside(language)}`,
  failed: "La demande n’a pas pu être cochée",
  held: {
    line: (count) =>
      plural(count, { one: "# message similaire retenu", other: "# messages similaires retenus" }),
    reason: "Ils sont venus d’un même réseau en peu de temps. Aucun e-mail n’a été envoyé.",
    nothingElse: "Il n’y a pas encore d’autres messages.",
    between: (first, last) => `Premier : ${first} · Dernier : ${last}`,
    show: "Afficher",
    hide: "Masquer",
    empty: "Ces messages ne sont plus retenus.",
    release: "Ils sont authentiques",
    releaseHint:
      "Les messages authentiques rejoignent la liste. Aucun e-mail n’est envoyé, et les chiffres du tableau de bord ne changent pas.",
    remove: "Supprimer",
    question: (count) => plural(count, { one: "Supprimer # message ?", other: "Supprimer # messages ?" }),
    warning: "Personne ne pourra les récupérer.",
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
