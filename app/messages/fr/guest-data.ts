import type { GuestDataMessages } from "../en/guest-data.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const guestData: GuestDataMessages = {
  onlyOwners:
    "Seuls les propriétaires voient et effacent les données conservées sur les clients. Leurs messages se trouvent dans la boîte de réception.",
  kept: "Durée de conservation des données des clients",
  next: (time) => `Prochaine suppression : ${time}`,
  kind: "Type",
  keptFor: "Durée",
  held: "Actuellement",
  due: "À supprimer",
  requestsHint: "À compter du traitement. Les demandes en attente sont conservées au moins un an.",
  consents: "Consentements",
  consentsKept: "Tant qu’ils sont valables, puis trois ans comme preuve",
  days: (count) => plural(count, { one: "# jour", other: "# jours" }),
  late: (time) => `La dernière suppression a été interrompue. Reprise : ${time}`,
  /** Confirmation before shortening a retention period. */
  keep: {
    requests: (days) => `Conserver les demandes ${days} ?`,
    feedback: (days) => `Conserver les avis ${days} ?`,
  },
  moreDue: (count) =>
    plural(count, {
      one: "# entrée de plus est supprimée cette nuit.",
      other: "# entrées de plus sont supprimées cette nuit.",
    }),
  noWayBack: "Ce qui est supprimé ne peut pas être rétabli.",
  keepAsIs: (days) => `Garder ${days}`,
  shorten: (days) => `Conserver ${days}`,
  saving: "Enregistrement",
  saved: (days) => `Durée de conservation : ${days}`,
  saveFailed: "La durée de conservation n’a pas été modifiée",
  find: "Trouver et effacer les données d’un client",
  findBy: "Critère",
  byStay: "Chambre et dates",
  byReceipt: "Référence",
  room: "Chambre",
  roomHint: "Laissez vide pour chercher dans toutes les chambres et les avis",
  from: "Du",
  to: "Au",
  receipt: "Référence",
  receiptHint: "Douze lettres et chiffres, par exemple K7M2-Q4RT-9XHB. Les codes de consentement en ont six.",
  search: "Chercher",
  searching: "Recherche",
  searchFailed: "La recherche a échoué",
  nothing: "Aucune donnée pour cette référence",
  nothingHere: "Aucune donnée à ces dates",
  nothingOf: (room) => `Aucune donnée pour la chambre ${room} à ces dates`,
  entries: (count) => plural(count, { one: "# entrée", other: "# entrées" }),
  hasMore: "Il y en a d’autres. Choisissez moins de jours pour les voir.",
  when: "Quand",
  request: (service) => `Demande : ${service}`,
  rated: (rating) => `Avis : ${rating} sur 5`,
  roomOf: (room) => `Chambre ${room}`,
  consentGiven: "Consentement marketing",
  consentRefused: "Pas de consentement marketing",
  selectAll: "Tout sélectionner",
  question: (count) => plural(count, { one: "Effacer # entrée ?", other: "Effacer # entrées ?" }),
  questionOf: (count, room) =>
    `Effacer ${plural(count, { one: "# entrée", other: "# entrées" })} de la chambre ${room} ?`,
  warning: "C’est irréversible. Les totaux du tableau de bord restent.",
  keepThem: "Les garder",
  erase: (count) => plural(count, { one: "Effacer # entrée", other: "Effacer # entrées" }),
  erasing: "Effacement",
  erased: (count) => plural(count, { one: "# entrée effacée", other: "# entrées effacées" }),
  erasedOf: (count, room) =>
    `Chambre ${room} : ${plural(count, { one: "# entrée effacée", other: "# entrées effacées" })}`,
  eraseFailed: "Rien n’a été effacé. Veuillez réessayer.",
  tonightText: "Suppression définitive à la fin de la durée de conservation.",
  record: "Registre des traitements",
  recordText:
    "Ce que ce portail conserve, pourquoi, où et combien de temps. D’après les réglages de cette page.",
  recordPage: "Télécharger pour imprimer",
  recordTable: "Télécharger en tableau",
  recordFailed: "Le registre n’a pas pu être téléchargé",
};
