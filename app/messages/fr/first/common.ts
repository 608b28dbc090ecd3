import type { CommonMessages } from "../../en/first/common.ts";

export const common: CommonMessages = {
  apply: "Appliquer",
  dismiss: "Masquer",
  retry: "Réessayer",
  ok: "OK",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  toasts: {
    region: "Messages",
    somethingWentWrong: "Une erreur est survenue",
    unstableNetwork: "Connexion réseau instable, veuillez réessayer dans quelques instants",
  },
};
