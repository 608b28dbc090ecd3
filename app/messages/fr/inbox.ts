import type { InboxMessages } from "../en/inbox.ts";
import { inside } from "../inside.ts";

export const inbox: InboxMessages = {
  title: "Messages des clients",
  back: "Tableau de bord",
  requests: "Demandes",
  requestsText: "Ce que les clients ont demandé. Chaque demande est aussi arrivée à l’adresse de son bouton.",
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
};
