import type { AccountMessages } from "../en/account.ts";

export const account: AccountMessages = {
  idle: {
    title: "Vous avez été déconnecté",
    text: "Cet écran n’a pas été utilisé pendant douze heures. Reconnectez-vous pour reprendre où vous en étiez. Votre saisie est toujours là.",
    endedText:
      "Votre session a été fermée dans un autre onglet ou navigateur, ou votre mot de passe a été modifié. Reconnectez-vous pour reprendre où vous en étiez. Votre saisie est toujours là.",
    as: (email: string) => `Vous vous connectez en tant que ${email}.`,
    other: "Se connecter avec un autre compte",
    otherDiscards: "Abandonner la saisie et changer de compte",
  },
  sessions: {
    title: "Appareils connectés",
    text: "Déconnectez les appareils que vous ne reconnaissez pas.",
    unknown: "Navigateur inconnu",
    showAll: (count: number) => `Afficher les ${count}`,
    current: "Ce navigateur",
    lastUsed: (moment: string) => `Dernière utilisation : ${moment}`,
    signOut: "Déconnecter",
    signOutOf: (device: string, moment: string) => `Déconnecter ${device}, dernière utilisation : ${moment}`,
    ended: (device: string) => `${device} a été déconnecté`,
  },
  defaultPassword: {
    warning: "Vous utilisez encore le mot de passe initial.",
    advice: "Changez-le maintenant pour protéger le portail de vos clients.",
  },
};
