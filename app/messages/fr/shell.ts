import type { ShellMessages } from "../en/shell.ts";

export * from "./account.ts";
export * from "./guidance.ts";
export * from "./inbox.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./places.ts";
export * from "./presence.ts";
export * from "./recovery.ts";
export * from "./settings.ts";

export const shell: ShellMessages = {
  home: (portalName: string) => `${portalName}, accueil`,
  switcher: (propertyName: string) => `Établissement : ${propertyName}. Changer d’établissement`,
  nav: {
    main: "Navigation principale",
    guidance: "Aide et assistance",
    siteSelection: "Établissements",
    setup: "Configuration",
    answers: "Réponses",
    dashboard: "Tableau de bord",
    announcements: "Annonces",
    tutorial: "Tutoriel",
    help: "Aide",
    settings: "Paramètres",
    signOut: "Se déconnecter",
    contact: "Nous contacter",
    quickStart: "Prise en main",
  },
  unsent: {
    title: "Se déconnecter avant que tout soit envoyé ?",
    text: "Certaines modifications de la boîte de réception ne sont pas encore envoyées. Si vous vous déconnectez, elles seront perdues.",
    stay: "Rester connecté",
  },
  answered: (answered: number, asked: number) => `${answered} questions sur ${asked} avec réponse`,
  stepsDone: (done, all) => `Terminées : ${done} sur ${all}`,
  licence: {
    title: "Licence",
    validUntil: (date: string) => `Valide jusqu’au ${date}`,
    trialUntil: (date: string) => `Essai jusqu’au ${date}.`,
    askPlan: "Parlons de nos offres.",
    endedOn: (date: string) => `Expirée le ${date}`,
    ending: {
      trial: (date: string) => `Votre essai expire le ${date}.`,
      trialOver: (date: string) => `Votre essai a expiré le ${date}.`,
      licence: (date: string) => `La licence de cet établissement expire le ${date}.`,
      licenceOver: (date: string) => `La licence de cet établissement a expiré le ${date}.`,
      openUntil: (date: string) =>
        `La configuration et votre portail client restent accessibles jusqu’à la fin du ${date}.`,
      ask: "Voir les offres",
    },
    noEnd: "Sans date de fin",
    blocked:
      "Cette fonction n’est plus disponible avec votre licence actuelle. Contactez l’assistance pour en savoir plus.",
  },
  premium: "C’est une fonction premium",
  notConnected:
    "Pas de connexion Internet. Ce que vous saisissez reste ici. Vous pourrez enregistrer dès qu’elle sera rétablie.",
  notConnectedInbox: "Pas de connexion Internet. Vos actions sont conservées.",
  othersDelayed: "Les modifications des autres arrivent avec du retard.",
  outdated: {
    text: (product: string) =>
      `Une version plus récente de ${product} est disponible. Enregistrez ce que vous avez saisi, puis rechargez la page.`,
    reload: "Recharger la page",
  },
  smallScreen: {
    title: "Cette taille d’écran n’est pas prise en charge",
    text: "Veuillez utiliser un ordinateur. La fenêtre doit faire au moins 640 pixels de large.",
    openPortal: "Ouvrir le portail client",
    signedInAs: (email: string) => `Connecté en tant que ${email}`,
  },
  openPreview: "Afficher l’aperçu",
  closePreview: "Masquer l’aperçu",
  tabs: {
    homepage: "Accueil",
    theme: "Thème",
    buttons: "Boutons",
    social: "Réseaux sociaux",
    phone: "Aperçu téléphone",
    tablet: "Aperçu tablette",
    publish: "Publier",
  },
};
