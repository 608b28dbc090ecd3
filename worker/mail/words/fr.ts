import type { MailWords } from "./en.ts";

export const fr: MailWords = {
  greeting: (name) => `Bonjour ${name},`,
  actions: {
    newPassword: "Choisir un nouveau mot de passe",
    confirm: "Confirmer l’adresse",
    changePassword: "Changer le mot de passe",
    settings: "Ouvrir les paramètres",
    choosePassword: "Choisir un mot de passe",
    signIn: "Se connecter",
    messages: "Ouvrir la boîte de réception",
    dashboard: "Ouvrir le tableau de bord",
    publish: "Ouvrir Publier",
    buttons: "Ouvrir les boutons",
  },
  reset: {
    subject: (portalName) => `Réinitialiser votre mot de passe ${portalName}`,
    before: (portalName) =>
      `Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour ${portalName}. Choisissez-le ici :`,
    after: (minutes) =>
      `Le lien fonctionne une seule fois et expire au bout de ${minutes} minutes. Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.`,
  },
  confirmation: {
    subject: (portalName) => `Confirmer votre adresse pour ${portalName}`,
    before: (portalName) => `Bienvenue sur ${portalName}. Confirmez votre adresse ici, puis connectez-vous :`,
    after: (hours) =>
      `Le lien est valable ${hours} heures. Si vous n’avez pas ouvert de compte, ne faites rien : sans cette étape, il ne peut pas servir.`,
  },
  changed: {
    subject: (portalName) => `Votre mot de passe ${portalName} a été changé`,
    before: (portalName) =>
      `Le mot de passe de votre compte ${portalName} vient d’être changé, et vous avez été déconnecté de tous vos appareils.`,
    after: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Nouvelle connexion à ${portalName}`,
      before: (portalName: string) =>
        `Quelqu’un vient de se connecter à votre compte ${portalName} avec un navigateur que vous n’aviez pas encore utilisé :`,
    },
    newPasskey: {
      subject: (portalName: string) => `Nouvelle clé d’accès pour ${portalName}`,
      before: (portalName: string) =>
        `Une clé d’accès vient d’être ajoutée à votre compte ${portalName}. Elle permet de se connecter sans mot de passe :`,
    },
    replayed: {
      subject: (portalName: string) => `Vous avez été déconnecté de ${portalName} par sécurité`,
      before: (portalName: string) =>
        `L’une de vos connexions à ${portalName} a été utilisée depuis deux endroits. Elle a peut-être été copiée ; nous avons donc déconnecté ce navigateur :`,
    },
    unknownDevice: "Navigateur inconnu",
    ifYou: "Si c’était vous, vous n’avez rien à faire.",
    signInAgain:
      "Reconnectez-vous pour continuer. Si vous ne connaissez pas ce navigateur ou si cela se reproduit, changez votre mot de passe :",
    atProvider:
      "Reconnectez-vous pour continuer. Si cela se reproduit, contactez le service informatique de votre entreprise.",
    ifNot:
      "Si ce n’était pas vous, changez tout de suite votre mot de passe. Vous serez alors déconnecté de tous vos appareils :",
    ifNotPasskey:
      "Si ce n’était pas vous, supprimez la clé d’accès dans les paramètres et changez tout de suite votre mot de passe :",
    sessions: "Consultez vos appareils connectés, et déconnectez-les si besoin, dans les paramètres :",
  },
  invitation: {
    subject: (inviter, groupName, portalName) =>
      `${inviter} vous invite à rejoindre ${groupName} (${portalName})`,
    password: {
      before: (inviter, groupName, portalName) =>
        `${inviter} vous invite à gérer les portails clients de ${groupName} dans ${portalName}. Choisissez un mot de passe pour commencer :`,
      after: (days) =>
        `Le lien fonctionne une seule fois et expire au bout de ${days} jours. Si vous n’attendiez pas d’invitation, ignorez cet e-mail.`,
    },
    provider: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} vous invite à gérer les portails clients de ${groupName} dans ${portalName}. Connectez-vous ici avec le compte que vous utilisez déjà pour ${email} :`,
      after: (days) =>
        `L’invitation vaut pour cette seule adresse, pendant ${days} jours. Si vous ne l’attendiez pas, ignorez cet e-mail.`,
    },
    elsewhere: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} vous invite à gérer les portails clients de ${groupName} dans ${portalName}. Il existe déjà un compte pour ${email}, et un compte appartient à un seul groupe.`,
      after: (days) =>
        `Pour accepter, demandez une invitation à une autre de vos adresses. Ou faites-vous retirer de votre groupe actuel par un propriétaire, puis demandez une nouvelle invitation, valable alors ${days} jours. Si vous ne l’attendiez pas, ne faites rien : votre compte reste tel qu’il est.`,
    },
  },
  support: {
    subject: (reference: string) => `Nous avons bien reçu votre message (${reference})`,
    before: (companyName: string) =>
      `Merci de nous avoir écrit. ${companyName} a bien reçu votre message et vous répondra à cette adresse. Voici ce qui a été envoyé :`,
  },
  guessedDigits: {
    subject: (property: string) => `Quelqu’un essaie de deviner des chiffres à un poste de ${property}`,
    before: (personName: string, deskName: string, propertyName: string, count: string) =>
      `À ${propertyName}, les chiffres de ${personName} ont été saisis faux ${count} fois de suite au poste « ${deskName} ».`,
    after:
      "Ce nom attend quinze minutes après chaque nouvel essai ; personne d’autre n’attend. Si l’appareil n’est pas à sa place, mettez le poste hors service en un clic :",
  },
  guessedPin: {
    subject: (property: string) => `Quelqu’un essaie de deviner un code de ${property}`,
    before: (property: string, count: string) =>
      `Pour ${property}, ${count} codes faux ont été essayés pour un bouton en un jour.`,
    after:
      "Le bon code fonctionne toujours pour vos clients. Donnez à ce bouton un autre code d’au moins six chiffres : un clic dans ses réglages suffit.",
  },
  planFailure: {
    subject: (property: string) => `Votre version prévue pour ${property} n’a pas été publiée`,
    before: (property: string, time: string) =>
      `La version de ${property} que vous aviez prévue pour le ${time} n’a pas pu être publiée.`,
    blocked: "Elle n’a pas passé les vérifications. À corriger :",
    checks: {
      "property-name": "Nom de l’établissement",
      logo: "Logo et en-tête",
      backgrounds: "Fonds",
      "button-names": "Noms des boutons",
      links: "Liens",
      maps: "Lieux des plans",
      chats: "Numéros de discussion",
      calls: "Numéros de poste",
      galleries: "Galeries",
      feedback: "Avis",
      services: "Services aux clients",
      pins: "Codes PIN",
      social: "Réseaux sociaux",
      answers: "Réponses",
      languages: "Langues",
      files: "Fichiers",
    },
    licence: "La licence de l’établissement n’était pas valide à ce moment-là.",
    lost: "Ce qui avait été enregistré n’a pas pu être lu.",
    notComposed: "Ses pages n’ont pas pu être créées à partir de son contenu.",
    still:
      "Rien n’a changé pour vos clients. Sous « Publier », vous pouvez la publier maintenant ou la prévoir à nouveau :",
  },
  alert: {
    subject: (property) => `Une mauvaise note pour ${property}`,
    before: (property, rating) =>
      `Un client de ${property} vient de donner une note moyenne de ${rating} sur 5 :`,
    disliked: (property) => `Un client de ${property} vient de donner un pouce vers le bas :`,
    after: "Toutes les réponses figurent dans la boîte de réception :",
  },
  held: {
    one: {
      subject: (property) => `Une autre mauvaise note pour ${property}`,
      before: (property, rating) =>
        `Depuis notre dernier e-mail, un client de ${property} a encore donné une mauvaise note, ${rating} sur 5 en moyenne :`,
      dislikes: (property) =>
        `Depuis notre dernier e-mail, un client de ${property} a donné un pouce vers le bas :`,
    },
    many: {
      subject: (property, count) => `${count} autres mauvaises notes pour ${property}`,
      before: (property, count, rating) =>
        `Depuis notre dernier e-mail, des clients de ${property} ont donné ${count} autres mauvaises notes, ${rating} sur 5 en moyenne :`,
      dislikes: (property, count) =>
        `Depuis notre dernier e-mail, ${count} clients de ${property} ont donné un pouce vers le bas :`,
    },
    line: (time, given) => `${time} : ${given}`,
    stars: (rating) => `${rating} sur 5`,
    disliked: "pouce vers le bas",
  },
  overdue: {
    one: {
      subject: (property: string) => `${property} : un client attend`,
      before: (property: string) =>
        `Un client de ${property} attend plus longtemps que prévu pour sa demande :`,
    },
    many: {
      subject: (property: string, count: string) => `${property} : ${count} clients attendent`,
      before: (property: string, count: string) =>
        `${count} clients de ${property} attendent plus longtemps que prévu pour leurs demandes :`,
    },
    line: (service: string, time: string) => `${service} : attend depuis ${time}`,
  },
  notification: {
    newRequest: (what) => `Nouvelle demande : ${what}`,
    overdue: (what) => `Attend depuis trop longtemps : ${what}`,
    cardOf: (place) => `carte : ${place}`,
    rating: (given) => `Mauvaise note : ${given}`,
  },
  weekly: {
    subject: (property) => `${property} : votre semaine en chiffres`,
    intro: (property, week) => `Voici ce que vos clients ont fait sur le portail de ${property}, ${week}.`,
    visits: "Visites",
    visitors: "Visites uniques",
    clicks: "Clics",
    before: (figure) => `${figure} la semaine précédente`,
    buttons: "Les boutons les plus utilisés",
    rating: (stars, forms) => `Avis : note moyenne de ${stars} sur 5, formulaires envoyés : ${forms}.`,
    uncounted:
      "Pendant certaines heures, la limite de comptage a été dépassée ; ces chiffres sont donc incomplets. Votre tableau de bord indique les heures.",
    brokenLinks: {
      title: "Liens qui ne mènent nulle part",
      more: (count) => `et ${count} autres`,
      website: "Site web",
    },
    more: "Les heures, les langues et tous les boutons sont sur votre tableau de bord :",
  },
  stop: (portalName) => `Vous ne souhaitez plus recevoir cet e-mail de ${portalName} ? Désabonnez-vous ici :`,
  questions: (supportEmail) => `Des questions ? Écrivez à ${supportEmail}.`,
};
