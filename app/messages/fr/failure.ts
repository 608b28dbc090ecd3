import type { FailureMessages } from "../en/failure.ts";

export const failure: FailureMessages = {
  crash: {
    title: "Oups, une erreur est survenue !",
    accountTitle: "Erreur de compte.",
    text: "Vous allez être redirigé vers la page de connexion.",
    reference: (code: string) => `Référence ${code}`,
    known: "Indiquez-la à l’assistance.",
  },
  maintenance: {
    pageTitle: "Bientôt de retour",
    title: "Maintenance en cours",
    text: (portalName: string) =>
      `${portalName} est momentanément indisponible. Vos clients ne sont pas concernés : tous les portails restent en ligne.`,
    expected: (time: string) => `Retour prévu : ${time}`,
  },
  notFound: {
    title: "Cette page n’existe pas",
    text: "L’adresse est peut-être erronée, ou la page a été déplacée.",
    back: "Aller à l’accueil",
  },
};
