import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  contact: {
    regions: {
      eu: "Europe",
      uk: "Royaume-Uni",
      us: "États-Unis",
      me: "Moyen-Orient",
    },
  },
  howToSolve: "Comment y remédier",
  steps: {
    answers: "Répondre aux questions courantes",
    logo: "Ajouter votre logo",
    background: "Choisir un fond",
    colours: "Définir vos couleurs",
    button: "Créer le premier bouton",
    languages: "Ajouter les langues de vos clients",
    publish: "Publier votre portail",
    qr: "Imprimer le code QR",
  },
  offer: {
    title: (count: number) => `Configurez votre portail en ${count} étapes`,
    text: "La prise en main vous guide, de vos réponses au code QR.",
    open: "Voir les étapes",
    close: "Masquer",
  },
  hint: {
    label: "Tutoriel",
    step: (position: string | number, total: string | number) => `Tutoriel : étape ${position} sur ${total}`,
    done: "Terminé",
    next: "Étape suivante",
    back: "Retour au tutoriel",
    close: "Masquer le tutoriel",
  },
};
