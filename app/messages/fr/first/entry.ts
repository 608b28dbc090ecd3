import type { EntryMessages } from "../../en/first/entry.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("fr");

export const entry: EntryMessages = {
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
  toasts: {
    invalidLogin: "Identifiants incorrects",
  },
};
