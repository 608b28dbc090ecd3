import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  quickStart: {
    title: "Prise en main",
    intro: "Quatre étapes, d’un établissement vide à un portail que vos clients ouvrent.",
    steps: {
      name: {
        title: "Donnez-lui votre nom",
        text: "Dans Configuration, Accueil, saisissez le nom, ajoutez votre logo et un fond, puis activez les langues de vos clients.",
      },
      style: {
        title: "Choisissez votre style",
        text: "Le style du thème définit couleurs, polices et boutons. L’aperçu voisin montre chaque modification.",
      },
      buttons: {
        title: "Ajoutez vos boutons",
        text: "Un lien vers la carte, un plan, un popup de conseils, un appel à la réception. Créez-les dans une langue, puis copiez-les dans les autres.",
      },
      publish: {
        title: "Publiez et imprimez le code",
        text: "Publier indique ce qui manque encore. Ensuite, téléchargez le code QR et placez-le là où vos clients regardent.",
      },
    },
    openSetup: "Ouvrir la configuration",
    fullGuide: "Guide complet",
  },
  tutorial: {
    title: "Tutoriel",
    intro: "Comment les parties du gestionnaire fonctionnent ensemble.",
    steps: {
      draft: {
        title: "Brouillon et version en ligne",
        text: "Appliquer conserve vos modifications en brouillon. Vos clients ne les voient qu’après publication.",
      },
      order: {
        title: "Ordonner et modifier les boutons",
        text: "Faites glisser une tuile, ou appuyez sur Espace puis sur les flèches. Entrée ouvre l’éditeur.",
      },
      languages: {
        title: "Langues",
        text: "Chaque langue a ses propres boutons. La copie remplace ceux de l’autre langue et en indique le nombre.",
      },
      versions: {
        title: "Versions",
        text: "Chaque publication est conservée. Restaurez-en une en brouillon, vérifiez-la, puis publiez-la de nouveau.",
      },
    },
  },
  help: {
    title: "Aide",
    intro: "Les réponses aux questions les plus fréquentes.",
    questions: {
      notVisible: {
        title: "Pourquoi mes clients ne voient-ils pas une modification ?",
        text: "Elle est dans votre brouillon. Ouvrez Configuration, Publier, corrigez les éléments en rouge, puis publiez.",
      },
      newCode: {
        title: "Que se passe-t-il avec un nouveau code QR ?",
        text: "L’ancien cesse aussitôt de fonctionner. Les clients qui le scannent voient une page qui l’indique.",
      },
      licence: {
        title: "Ma licence est terminée. Que faire ?",
        text: "Votre contenu est conservé. Écrivez-nous ou appelez-nous : tout redevient modifiable dès le renouvellement.",
      },
      colours: {
        title: "Pourquoi ma couleur est-elle en rouge ?",
        text: "Le texte serait difficile à lire. Utilisez la couleur proposée, la plus proche qui convient.",
      },
    },
  },
  contact: {
    title: "Nous contacter",
    intro: "Indiquez le nom de votre établissement et, si possible, votre clé de licence.",
    write: "Écrivez-nous",
    call: "Appelez-nous",
    website: "Notre site web",
    regions: {
      eu: "Europe",
      uk: "Royaume-Uni",
      us: "États-Unis",
      me: "Moyen-Orient",
    },
  },
};
