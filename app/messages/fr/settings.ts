import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Paramètres",
  language: {
    title: "Langue",
    text: "Langue de cet outil. Les langues de vos clients se règlent sous Configuration › Accueil.",
  },
  password: {
    title: "Mot de passe",
    text: "Le mot de passe de votre connexion.",
    default: "Vous utilisez encore le mot de passe initial.",
    change: "Changer le mot de passe",
  },
  property: {
    title: "Établissement",
    text: "Fuseau horaire, adresse postale et numéro de téléphone principal.",
    open: "Fiche de l’établissement",
    zone: "Fuseau horaire",
    zoneHint: "Sert aux chiffres, aux e-mails et aux dates.",
    findZone: "Rechercher une ville",
    noZone: "Aucune ville trouvée",
    address: "Adresse postale",
    telephone: "Numéro de téléphone principal",
    telephoneHint: "Avec l’indicatif du pays. Vos clients joignent les postes par ce numéro.",
    saved: "Fiche de l’établissement enregistrée",
    failed: "La fiche de l’établissement n’a pas pu être enregistrée",
    meanwhile:
      "Quelqu’un d’autre a enregistré entre-temps. Enregistrez à nouveau pour remplacer par votre saisie.",
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
    text: "Copie le style et les boutons de cet établissement vers un autre.",
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
  toasts: {
    resetContentFailed: (propertyName: string) =>
      `Erreur lors de la réinitialisation du contenu de ${propertyName}`,
    upgradeFailed: "La mise à niveau a échoué. Veuillez contacter l’assistance.",
  },
};
