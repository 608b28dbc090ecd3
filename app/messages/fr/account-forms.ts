import type { AccountFormMessages } from "../en/account-forms.ts";

export const accountForms: AccountFormMessages = {
  register: {
    title: "Créer un compte",
    userName: "Nom d’utilisateur",
    accountName: "Nom du compte",
    propertyName: "Nom de l’établissement",
    submit: "Créer le compte",
    submitting: "Création du compte",
    haveAccount: "Vous avez déjà un compte ?",
    created: "Le compte a bien été créé. Veuillez consulter vos e-mails !",
    createdText: (email: string) =>
      `Ouvrez le lien de notre e-mail à ${email} pour confirmer votre adresse, puis connectez-vous.`,
  },
  confirmAddress: {
    title: "Confirmer votre adresse",
    text: "Un clic, et votre compte est prêt.",
    submit: "Confirmer l’adresse",
    submitting: "Confirmation",
    done: "Votre adresse est confirmée.",
    again: "Renvoyer le lien",
    againText: "Saisissez l’adresse utilisée lors de l’inscription.",
    sent: (email: string) => `Si ${email} n’est pas encore confirmée, un nouveau lien est en route.`,
  },
  stopMail: {
    title: "Se désabonner",
    text: {
      weekly: "Vous ne recevrez plus les chiffres hebdomadaires de cet établissement.",
      overdue: "Vous ne recevrez plus d’e-mails sur les clients qui attendent trop dans cet établissement.",
      alert: "Vous ne recevrez plus d’alerte en cas de mauvaise note pour cet établissement.",
    },
    submit: "Se désabonner",
    submitting: "Désabonnement en cours",
    done: "Vous êtes désabonné. Vous pouvez réactiver cet e-mail dans le tableau de bord.",
    unknown: "Ce lien n’est plus valable. Connectez-vous et désactivez l’e-mail dans le tableau de bord.",
  },
  agree: {
    title: "Messages des clients par e-mail",
    text: "Si vous acceptez, les messages que les clients envoient par ce portail arriveront à votre adresse.",
    submit: "Oui, je souhaite les recevoir",
    submitting: "Confirmation",
    done: "Merci. Les messages des clients arrivent désormais à votre adresse. Vous pouvez fermer cette page.",
    unknown:
      "Ce lien ne fonctionne plus : il a expiré, ou un e-mail plus récent l’a remplacé. Si vous souhaitez recevoir les messages, demandez à l’établissement de vous écrire à nouveau.",
  },
  forgotPassword: {
    title: "Réinitialiser le mot de passe",
    subtitle: "Nous envoyons un lien à votre adresse. Il est valable une heure.",
    submit: "Envoyer le lien",
    submitting: "Envoi",
    sent: (email: string) => `Si ${email} possède un compte, un lien est en route.`,
    notThere: "Rien après quelques minutes ? Vérifiez aussi vos indésirables.",
    failed: (email: string) => `ERREUR : la réinitialisation du mot de passe de ${email} a échoué`,
    backToSignIn: "Retour à la connexion",
  },
  resetPassword: {
    title: "Choisir un nouveau mot de passe",
    subtitle: "Vous serez déconnecté de tous vos appareils.",
    submit: "Enregistrer le mot de passe",
    submitting: "Enregistrement",
    done: "Votre nouveau mot de passe est enregistré.",
    askAgain: "Demander un nouveau lien",
    /** For invitation links. */
    welcome: (name: string) => `Bienvenue, ${name}`,
    welcomeText: (groupName: string, email: string) =>
      `Choisissez un mot de passe pour ${groupName}. Vous vous connecterez avec ${email}.`,
    roles: { owner: "Propriétaire", editor: "Éditeur", viewer: "Lecture seule", desk: "Réception" },
    wholeGroup: "Tout le groupe",
    welcomeAccess: (role, where, until) =>
      until === null
        ? `Votre rôle : ${role}, ${where}.`
        : `Votre rôle : ${role}, ${where}, jusqu’au ${until}.`,
    welcomeSubmit: "Enregistrer et se connecter",
    welcomeSubmitting: "Connexion en cours",
  },
  changePassword: {
    title: "Changer le mot de passe",
    subtitle: "Vous serez déconnecté partout et pourrez vous reconnecter avec le nouveau mot de passe.",
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    confirm: "Confirmer le nouveau mot de passe",
    rule: (min: number) => `Au moins ${min} caractères.`,
    submit: "Changer le mot de passe",
    submitting: "Changement en cours",
    done: "Le mot de passe a bien été changé. Vous allez être déconnecté.",
    next: "Connectez-vous avec votre nouveau mot de passe.",
    back: "Retour",
  },
  toasts: {
    invalidEmail: "Adresse e-mail non valide",
    resetFailed: "Erreur lors de la réinitialisation du compte",
  },
};
