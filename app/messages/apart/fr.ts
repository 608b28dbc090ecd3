import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";
import type { ApartMessages } from "./en.ts";

const plural = pluralIn("fr");

const announcements: ApartMessages["announcements"] = {
  add: "Nouvelle annonce",
  all: "Toutes les annonces",
  states: { draft: "Brouillons", on: "En cours", planned: "Planifiées", ended: "Terminées" },
  draft: "Brouillon",
  kinds: { banner: "Bandeau", sheet: "Fenêtre", emergency: "Urgence" },
  kindTexts: {
    banner: "Sous l’en-tête",
    sheet: "S’ouvre une fois et demande une confirmation",
    emergency: "Couvre chaque portail ouvert",
  },
  notSent: "Non envoyée",
  until: (time) => `Jusqu’à ${time}`,
  untilEnded: "Jusqu’à ce que vous y mettiez fin",
  fromTo: (from, to) => `${from} à ${to}`,
  from: (from) => `À partir de ${from}`,
  endedAt: (time) => `Terminée ${time}`,
  endedBy: (time, name) => `Terminée par ${name}, ${time}`,
  openPortals: (count) => plural(count, { one: "# portail ouvert", other: "# portails ouverts" }),
  screens: (count) => plural(count, { one: "# écran", other: "# écrans" }),
  turnedAway: (count) =>
    plural(count, {
      one: "# autre portail l’apprend en moins d’une minute",
      other: "# autres portails l’apprennent en moins d’une minute",
    }),
  receipt: (reached, seen) =>
    `Envoyée à ${plural(reached, { one: "# portail ouvert", other: "# portails ouverts" })} · vue sur ${plural(seen, { one: "# téléphone", other: "# téléphones" })}`,
  sentTo: (count) => `Envoyée à ${plural(count, { one: "# portail ouvert", other: "# portails ouverts" })}`,
  seenOn: (count) => `Vue sur ${plural(count, { one: "# téléphone", other: "# téléphones" })}`,
  notified: (count) => `notifiée sur ${plural(count, { one: "# téléphone", other: "# téléphones" })}`,
  waiting: "En attente du premier portail",
  nobody: "Personne ne la reçoit : ses lieux ont été supprimés",
  noText: "Pas encore de texte",
  everyone: "Tout le monde",
  byPlace: "Par lieu",
  places: (count) => plural(count, { one: "# lieu", other: "# lieux" }),
  text: "Texte",
  isDefault: (language) => `${language} par défaut`,
  languages: "Langue du texte",
  written: (language) => `${language}, écrit`,
  missing: (language) => `${language}, manquant`,
  missingIn: (languages, fallback) =>
    `Manque en ${lowerCaseName(languages)} : les clients lisent le texte en ${lowerCaseName(fallback)}.`,
  write: (language) => `Écrire en ${lowerCaseName(language)}`,
  kind: "Comment les clients la voient",
  who: "Qui la voit",
  whoHint: "Les clients qui ont scanné une carte de ces lieux.",
  emergencyWho: "Une alerte d’urgence s’adresse à tout le monde.",
  choosePlaces: "Lieux précis",
  choosePlacesText: "Les clients qui ont scanné la carte de l’un de ces lieux la voient.",
  findPlace: "Trouver un lieu",
  noPlace: "Aucun lieu ne correspond",
  removePlace: (place) => `Retirer ${place}`,
  placesGone: (count) => plural(count, { one: "# lieu supprimé", other: "# lieux supprimés" }),
  placeGone: "L’un des lieux a été supprimé. Retirez-le pour continuer.",
  starts: "Début",
  now: "Maintenant",
  plan: "Planifier",
  startDay: "Jour du début",
  startTime: "Heure du début",
  ends: "Fin",
  endDay: "Jour de la fin",
  endTime: "Heure de la fin",
  wrongTime: "Saisissez une heure telle que 16:00.",
  emergencyEnds: "Elle reste jusqu’à ce que vous y mettiez fin.",
  zone: (zone) => `Heures de ${zone}.`,
  reaches: (count) => `Atteint ${plural(count, { one: "# portail ouvert", other: "# portails ouverts" })}`,
  nobodyNow: "Personne n’a le portail ouvert en ce moment. Les clients qui l’ouvriront plus tard la verront.",
  notPublished: "Le portail n’est pas encore publié. Les clients ne verront l’annonce qu’ensuite.",
  closedSeason: (day: string) =>
    `Fermeture saisonnière jusqu’au ${day}. Les clients ne voient l’annonce que lorsque le portail est ouvert.`,
  prepared: "Textes prêts à l’emploi",
  notify: "Envoyer aussi comme notification",
  allowedOn: (count) =>
    `Autorisée sur ${plural(count, { one: "# téléphone", other: "# téléphones" })}. Elle montre le nom de l’établissement et le texte.`,
  stopAll: "Arrêter toutes les notifications",
  stopTitle: "Arrêter les notifications de tous les clients ?",
  stopText: "Plus personne n’en reçoit. Chaque client peut les autoriser à nouveau sur le portail.",
  stopped: "Notifications arrêtées",
  saveDraft: "Enregistrer le brouillon",
  sendNow: "Envoyer",
  planFor: (time) => `Planifier pour ${time}`,
  sendEmergency: "Envoyer l’alerte",
  saveText: "Enregistrer",
  endNow: "Terminer",
  endEmergency: "Mettre fin à l’alerte",
  remove: "Supprimer",
  removeTitle: "Supprimer cette annonce ?",
  removeText: "Les clients ne l’ont pas vue.",
  keep: "La garder",
  again: "Réutiliser",
  saved: "Brouillon enregistré",
  sent: "Envoyée",
  planned: (time) => `Planifiée pour ${time}`,
  changed: "Les clients voient le texte corrigé",
  ended: "Terminée",
  removed: "Supprimée",
  failed: "Non envoyée. Les clients n’en voient rien",
  meant: "Envoyer celle-ci aussi ?",
  meantText:
    "L’établissement a envoyé trois annonces en une heure. Les clients risquent de ne plus les lire.",
  dontSend: "Ne pas envoyer",
  sendAnyway: "L’envoyer aussi",
  licenceOver:
    "La licence n’est pas valable. Vous pouvez mettre fin à ce que voient les clients et corriger une alerte d’urgence, rien d’autre.",
  stale: "Quelqu’un d’autre a modifié cette annonce. Ce que vous avez saisi est toujours là.",
  choose: "Choisissez une annonce",
  empty: "Aucune annonce en cours",
  emptyText:
    "Prévenez vos clients d’un ascenseur en panne, d’une fermeture anticipée ou d’un exercice d’incendie.",
  preview: "Aperçu",
  previewOf: (property) => `Aperçu de ${property}`,
  canClose: (time) => `Les clients peuvent la fermer. Fin automatique : ${time}.`,
  opensOnce: (time) => `S’ouvre une fois. Fin automatique : ${time}.`,
  coversAll: "Couvre tout le portail jusqu’à ce que vous y mettiez fin.",
  read: "J’ai lu",
  close: "Fermer",
  emergency: {
    title: "Envoyer cette alerte d’urgence à tous ?",
    phonesNow: (count) =>
      plural(count, {
        one: "# portail ouvert est couvert aussitôt",
        other: "# portails ouverts sont couverts aussitôt",
      }),
    screensNow: (count) =>
      plural(count, { one: "# écran ne montre rien d’autre", other: "# écrans ne montrent rien d’autre" }),
    screensText: "Dans chaque langue où elle est rédigée.",
    notified: (count) =>
      plural(count, {
        one: "# téléphone reçoit une notification",
        other: "# téléphones reçoivent une notification",
      }),
    notifiedText: "Les autres clients la voient en ouvrant le portail.",
    phones: "Chaque portail ouvert est couvert aussitôt",
    phonesText:
      "Les clients qui scannent plus tard la voient d’abord. Elle reste jusqu’à ce que vous y mettiez fin.",
    languages: (languages) => `En ${lowerCaseName(languages)}`,
    gaps: (languages, fallback) =>
      `En ${lowerCaseName(languages)}, les clients lisent le texte en ${lowerCaseName(fallback)}`,
    languagesText: "Chaque client la lit dans sa langue.",
    doesNot: "Elle ne déclenche pas l’alarme incendie et n’appelle pas les pompiers.",
    hold: "Maintenir appuyé pour envoyer",
    holdText: "Maintenez 2 secondes, ou maintenez la barre d’espace. Relâchez pour arrêter.",
    halfway: "À mi-chemin. Continuez d’appuyer.",
    typed: "Impossible de maintenir ? Écrivez ENVOYER",
    word: "ENVOYER",
    send: "Envoyer l’alerte",
    logged: "Le journal note qui l’a envoyée et quand.",
  },
};

const portfolio: ApartMessages["portfolio"] = {
  title: "Comparer les établissements",
  back: "Tableau de bord",
  caption: (range: string) => `Établissements côte à côte : ${range}`,
  property: "Établissement",
  trend: "Tendance",
  change: "vs période préc.",
  today: "Aujourd’hui",
  published: "Dernière publication",
  never: "Jamais",
  noLicence: "Aucune licence valide",
  notYet: "Ce jour n’a pas encore commencé là-bas",
  open: (property: string) => `Ouvrir le tableau de bord de ${property}`,
  sum: (count: number) => plural(count, { one: "# établissement", other: "Les # établissements" }),
  soFar: (counted: string | number) => `Comptés jusqu’ici : ${counted}`,
  counting: (counted: string | number, all: string | number) =>
    `Comptage en cours : ${counted} sur ${all} établissements`,
  countedAt: (time: string) => `Compté à ${time}`,
  countedBetween: (from: string, to: string) => `Compté entre ${from} et ${to}`,
  notCounted: "Pas encore compté",
  countingFailed:
    "Certains établissements n’ont pas pu être comptés. Le total porte sur ceux qui ont des chiffres.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} sur ${all} établissements affichés. L’ordre et le total portent sur l’ensemble.`,
  more: "Afficher d’autres établissements",
  file: "etablissements",
  heads: {
    from: "Du",
    to: "Au",
    before: "Visites avant",
    counted: "Compté (UTC)",
    id: "ID de l’établissement",
  },
  about: {
    name: "Comparaison",
    text: "Chaque établissement est compté dans son propre fuseau horaire, comme dans son tableau de bord, et seulement tant que sa licence est valide. Le total additionne les établissements : un client qui en visite deux est une visite unique dans chacun. L’évolution porte sur la même partie de la période précédente.",
  },
  failed: "Impossible de charger les établissements.",
};

const starts: ApartMessages["starts"] = {
  title: "Où mènent les cartes",
  text: "Les clients qui scannent une carte de ce type y arrivent directement.",
  portal: "Le portail",
  gone: "Bouton supprimé",
  goneHint: "Les cartes ouvrent le portail à la place.",
  saved: "Enregistré. Effet immédiat.",
};

const screens: ApartMessages["screens"] = {
  title: "Afficher sur un écran",
  text: "Ouvrez cette adresse dans le navigateur d’un téléviseur. Il affiche ce qui est ouvert, ce qui ouvre ensuite et les annonces, dans toutes vos langues, avec le code de ce lieu.",
  copy: "Copier l’adresse",
  open: "Ouvrir",
};

const held: ApartMessages["held"] = {
  line: (count) =>
    plural(count, { one: "# message similaire mis de côté", other: "# messages similaires mis de côté" }),
  reason: "Ils proviennent tous du même réseau et sont arrivés en peu de temps. Aucun e-mail n’a été envoyé.",
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
};

const inboxKeys: ApartMessages["inboxKeys"] = {
  next: "Demande suivante",
  previous: "Demande précédente",
  open: "Ouvrir la demande",
  back: "Retour à la liste",
};

const notifications: ApartMessages["notifications"] = {
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

export const apart: ApartMessages = {
  announcements,
  portfolio,
  starts,
  screens,
  held,
  inboxKeys,
  notifications,
};
