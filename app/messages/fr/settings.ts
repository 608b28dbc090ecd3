import type { SettingsMessages } from "../en/settings.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const settings: SettingsMessages = {
  title: "Paramètres",
  language: {
    title: "Langue",
    text: "La langue dans laquelle vous travaillez. Celles de vos clients se règlent sous Configuration › Accueil.",
  },
  appearance: {
    title: "Apparence",
    text: "Pour cet outil, dans ce navigateur seulement. Vos portails gardent leurs propres couleurs.",
    device: "Comme l’appareil",
    light: "Clair",
    dark: "Sombre",
  },
  password: {
    title: "Mot de passe",
    text: "Le mot de passe de votre connexion.",
    default: "Vous utilisez encore le mot de passe initial.",
    change: "Changer le mot de passe",
  },
  property: {
    title: "Établissement",
    text: "Fuseau horaire, adresse postale, numéro de téléphone principal et adresse du portail.",
    open: "Fiche de l’établissement",
    zone: "Fuseau horaire",
    zoneHint: "Sert aux chiffres, aux e-mails et aux dates.",
    findZone: "Rechercher une ville",
    noZone: "Aucune ville trouvée",
    address: "Adresse postale",
    portalAddress: "Adresse du portail",
    portalAddressHint:
      "Vos clients la voient sur leur téléphone. Les anciennes adresses et les codes imprimés continuent de fonctionner.",
    formerAddresses: "Mènent aussi ici",
    telephone: "Numéro de téléphone principal",
    telephoneHint: "Avec l’indicatif du pays. Vos clients joignent les postes par ce numéro.",
    saved: "Fiche de l’établissement enregistrée",
    failed: "La fiche de l’établissement n’a pas pu être enregistrée",
    meanwhile: "Quelqu’un d’autre a enregistré entre-temps. Enregistrez à nouveau pour garder votre saisie.",
    zoneAsk: {
      title: "Changer de fuseau horaire ?",
      text: (count) =>
        plural(count, {
          one: "# annonce se termine tout de suite, car sa fin est déjà passée dans le nouveau fuseau :",
          other:
            "# annonces se terminent tout de suite, car leur fin est déjà passée dans le nouveau fuseau :",
        }),
      keep: "Garder le fuseau",
      confirm: "Changer et terminer",
    },
  },
  season: {
    title: "Fermeture saisonnière",
    text: "Pendant la fermeture, vos clients voient la date de réouverture à la place de votre portail. Les codes QR restent valables.",
    atOnce: "Prend effet dès l’enregistrement, sans publication.",
    plan: "Planifier une fermeture…",
    closesOn: "Premier jour de fermeture",
    opensOn: "Date de réouverture",
    noticeFrom: "Premier jour d’annonce",
    noticeHint: "Facultatif : un message au-dessus des boutons jusqu’à la fermeture.",
    choose: "Choisir un jour",
    noNotice: "Sans message préalable",
    clearNotice: "Ne pas prévenir avant",
    guestsRead: "Vos clients voient",
    whileClosed: "Pendant la fermeture",
    before: "Avant la fermeture",
    ownWords: "Vos propres mots",
    ownHint: "Laissez vide pour la phrase habituelle. Le jour de réouverture est toujours ajouté.",
    chooseFirst: "Choisissez les jours pour afficher ce que voient vos clients.",
    close: "Fermer pour la saison",
    opensBefore: "Choisissez un jour après le premier jour de fermeture.",
    noticeLate: "Choisissez un jour avant le premier jour de fermeture.",
    saved: (from, to) => `Fermeture saisonnière à partir du ${from}. Réouverture le ${to}.`,
    takenBack: "Fermeture saisonnière annulée",
    failed: "La fermeture saisonnière n’a pas été enregistrée",
    closedUntil: (day) => `Fermeture saisonnière, réouverture le ${day}`,
    contact: "Vos clients voient aussi :",
    noTelephone:
      "Sans numéro de téléphone, vos clients ne peuvent pas vous appeler depuis la page de fermeture.",
    addTelephone: "Ajouter un numéro de téléphone",
    closesFrom: (day) => `Fermeture saisonnière dès le ${day}`,
  },
  guestData: {
    general: "Général",
    title: "Données des clients",
    requests: "Demandes",
    feedback: "Avis",
  },
  plan: {
    title: "Abonnement",
    upgrade: "Changer d’offre",
  },
  licenceKey: {
    title: "Clé de licence",
    text: "À communiquer à l’assistance.",
    copy: "Copier la clé de licence",
    copied: "Clé de licence copiée",
  },
  clone: {
    title: "Cloner l’établissement",
    text: "Copie le thème et les boutons de cet établissement vers un autre.",
  },
  reset: {
    title: "Réinitialiser le contenu",
    text: (propertyName: string) =>
      `Supprime tout le contenu de ${propertyName} et rétablit le modèle par défaut.`,
    question: (propertyName: string) => `Réinitialiser tout le contenu de ${propertyName} ?`,
    warning: "Tout le contenu de l’établissement est supprimé et le modèle par défaut rétabli.",
    keep: "Garder le contenu actuel",
    confirm: "Supprimer et réinitialiser",
    running: "Réinitialisation",
  },
  about: (version: string | number, companyName: string) => `Version ${version} · ${companyName}`,
  notices: "Licences tierces",
  toasts: {
    resetContentFailed: (propertyName: string) =>
      `Erreur lors de la réinitialisation du contenu de ${propertyName}`,
    upgradeFailed: "Le changement d’offre a échoué. Veuillez contacter l’assistance.",
  },
};
