import type { EntryMessages } from "../en/entry.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const entry: EntryMessages = {
  cookies: {
    label: "Avis relatif aux cookies",
    text: "Nous n’utilisons des cookies que pour vous garder connecté, retenir votre langue et l’apparence, et ouvrir les écrans plus vite.",
    privacy: "Confidentialité",
  },
  signIn: {
    pageTitle: "Connexion",
    title: (portalName: string) => `Bienvenue sur ${portalName}`,
    subtitle: "Connectez-vous pour gérer vos portails clients.",
    email: "E-mail",
    password: "Mot de passe",
    forgot: "Mot de passe oublié ?",
    keep: "Rester connecté sur cet appareil",
    keepHint: "Sinon, vous serez déconnecté après 12 heures d’inactivité.",
    submit: "Se connecter",
    submitting: "Connexion en cours",
    atProvider: "Se connecter avec le compte d’entreprise",
    providerHint: "Connectez-vous avec le compte que votre entreprise vous a donné.",
    newTo: (companyName: string) => `Nouveau chez ${companyName} ?`,
    contactUs: "Contactez-nous",
    toOpenAccount: "pour ouvrir un compte.",
    register: "Créer un compte",
    version: (version: string | number) => `Version ${version}`,
    quickStart: "Prise en main",
    privacy: "Confidentialité",
    language: "Langue de l’interface",
    ended: "Vous avez été déconnecté. Reconnectez-vous pour continuer.",
    removed: "Votre accès a pris fin. Adressez-vous à un propriétaire.",
    removedFrom: (group) => `Votre accès à ${group} a pris fin. Adressez-vous à un propriétaire.`,
    throttledSeconds: (seconds) =>
      `Trop de tentatives. Réessayez dans ${plural(seconds, { one: "# seconde", other: "# secondes" })}.`,
    throttled: (minutes: number) =>
      `Trop de tentatives. Réessayez dans ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
    sendAgain: "Renvoyer le lien",
  },
  sites: {
    title: "Choisir un établissement",
    summary: (count: number) =>
      `${plural(count, { one: "# établissement", other: "# établissements" })} dans votre groupe.`,
    editable: (count: number) =>
      plural(count, {
        one: "# modifiable.",
        other: "# modifiables.",
      }),
    search: "Rechercher un établissement",
    searchPlaceholder: "Nom, compte ou utilisateur",
    allStates: "Tous les états",
    columns: {
      select: "Choisir",
      propertyName: "Établissement",
      accountName: "Compte",
      userName: "Utilisateur",
      languages: "Langues activées",
      lastUpdated: "Mise à jour",
      propertyActive: "Établissement actif",
      licenceActive: "Licence active",
      licenceState: "État de la licence",
    },
    noneSelected: "Choisissez un établissement pour continuer.",
    selected: "Sélection :",
    validUntil: (date: string) => `licence valide jusqu’au ${date}`,
    unlicensed: "Cet établissement n’a pas encore de licence.",
    contactUs: "Nous contacter",
    noMatches: "Aucun établissement ne correspond.",
    showAll: "Afficher tous les établissements",
    pages: "Pages de la liste",
    rows: (from: string, to: string) => `Lignes ${from} à ${to}`,
    previousPage: "Précédent",
    nextPage: "Suivant",
    all: (count: number) => plural(count, { one: "# établissement", other: "Les # établissements" }),
  },
  none: {
    title: "Aucun établissement n’est actuellement attribué à votre compte",
    text: (groupName: string) =>
      `Demandez à la personne qui gère ${groupName} de vous en attribuer un, ou écrivez-nous et nous le ferons. Il apparaîtra ici automatiquement.`,
    ownerText:
      "Parlez-nous de votre premier établissement et nous le créerons. Il apparaîtra ici automatiquement.",
    request: {
      action: "Demander un établissement",
      title: "Demander un établissement",
      text: "Notre assistance le crée et vous répond par e-mail.",
      name: "Nom de l’établissement",
      place: "Ville et pays",
      remarks: "Remarques (facultatif)",
      send: "Envoyer la demande",
      sending: "Envoi",
      sent: "Votre demande est en route.",
      failed: "Impossible d’envoyer la demande",
      sentText: (reference: string) => `Nous répondons par e-mail. Votre référence : ${reference}.`,
    },
    quickStart: "Guide de prise en main",
  },
  toasts: {
    invalidLogin: "Identifiants incorrects",
    licenceExpired: "Votre licence a expiré.",
    propertyRemoved: "Votre établissement actif a été supprimé.",
    errorGettingProperty: "Erreur lors du chargement de l’établissement",
    upgradeFailed: "Le changement d’offre a échoué. Veuillez contacter l’assistance.",
  },
};
