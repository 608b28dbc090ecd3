import type { ShellMessages } from "../en/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Aller au contenu",
  home: (portalName: string) => `${portalName}, accueil`,
  switcher: (propertyName: string) => `Établissement : ${propertyName}. Changer d’établissement`,
  nav: {
    main: "Navigation principale",
    guidance: "Accompagnement",
    siteSelection: "Établissements",
    setup: "Configuration",
    dashboard: "Tableau de bord",
    tutorial: "Tutoriel",
    help: "Aide",
    settings: "Paramètres",
    signOut: "Se déconnecter",
    contact: "Nous contacter",
    quickStart: "Prise en main",
  },
  stepsDone: (done, all) => `Terminées : ${done} sur ${all}`,
  licence: {
    title: "Licence",
    validUntil: (date: string) => `Valable jusqu’au ${date}`,
    trialUntil: (date: string) => `Essai jusqu’au ${date}.`,
    askPlan: "Demandez-nous une offre.",
    endedOn: (date: string) => `Terminée le ${date}`,
    ending: {
      trial: (date: string) => `Votre essai se termine le ${date}.`,
      trialOver: (date: string) => `Votre essai s’est terminé le ${date}.`,
      licence: (date: string) => `La licence de cet établissement se termine le ${date}.`,
      licenceOver: (date: string) => `La licence de cet établissement s’est terminée le ${date}.`,
      openUntil: (date: string) =>
        `La configuration et votre portail restent ouverts jusqu’à la fin du ${date}.`,
      ask: "Demander une offre",
    },
    noEnd: "Sans date de fin",
    blocked:
      "Cette fonction n’est plus disponible avec votre licence actuelle. Contactez l’assistance pour en savoir plus.",
  },
  premium: "C’est une fonction premium",
  smallScreen: {
    title: "Cette taille d’écran n’est pas prise en charge",
    text: "Veuillez utiliser un ordinateur pour configurer vos portails. Une fenêtre d’au moins 900 pixels de large convient le mieux.",
    openPortal: "Ouvrir le portail client",
    signedInAs: (email: string) => `Connecté en tant que ${email}`,
  },
  cookies: {
    label: "Avis relatif aux cookies",
    text: "Nous n’utilisons que les cookies qui vous connectent et retiennent votre langue.",
    privacy: "Confidentialité",
  },
  maintenance: {
    pageTitle: "Bientôt de retour",
    title: "Nous faisons un peu de rangement",
    text: (portalName: string) =>
      `${portalName} est en cours de mise à jour et n’est pas utilisable pour le moment. Vos clients ne remarquent rien : chaque portail reste ouvert.`,
    expected: (time: string) => `Retour prévu : ${time}`,
  },
  crash: {
    title: "Oups, une erreur s’est produite !",
    accountTitle: "Erreur de compte.",
    text: "Vous allez être redirigé vers la page de connexion.",
  },
  notFound: {
    title: "Cette page n’existe pas",
    text: "L’adresse comporte peut-être une erreur, ou la page a changé de place.",
    back: "Aller à l’accueil",
  },
  openPreview: "Afficher l’aperçu",
  closePreview: "Masquer l’aperçu",
};
