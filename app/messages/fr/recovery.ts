import type { RecoveryMessages } from "../en/recovery.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const recovery: RecoveryMessages = {
  undo: "Annuler",
  where: (days: number) =>
    `Pendant ${plural(days, { one: "# jour", other: "# jours" })}, vous pouvez rétablir l’état précédent sous Configuration › Publier › Brouillons précédents.`,
  points: {
    title: "Brouillons précédents",
    hint: "Ce qui a été remplacé ou supprimé ces 30 derniers jours. Le rétablir modifie votre brouillon ; les clients le voient après la publication.",
    none: "Rien n’a été remplacé ni supprimé ces 30 derniers jours.",
    bringBack: "Rétablir",
    newer: "D’une version plus récente",
    used: "Rétabli",
    until: (date: string) => `jusqu’au ${date}`,
    done: "Rétabli dans votre brouillon",
    failed: "Impossible de le rétablir",
    kinds: {
      clone: (name: string) => `Contenu avant le clonage de ${name}`,
      copy: (language: string) =>
        `Boutons en ${lowerCaseName(language)} avant d’être remplacés par une copie`,
      reset: "Contenu avant la réinitialisation",
      qr: "Le code QR précédent",
      button: (name: string) => `Bouton supprimé : ${name}`,
      restore: "Brouillon avant le retour à un brouillon précédent",
      version: (number: number) => `Brouillon avant la restauration de la version ${number}`,
      piece: (what: string, number: number) =>
        `Brouillon avant le retour de « ${what} » de la version ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Boutons en ${lowerCaseName(languages)}`,
    popups: "Pop-up avec leurs sous-boutons",
    galleryPictures: "Images de galerie",
    theme: (when: string) => `Thème, modifié : ${when}`,
    socialChannels: "Réseaux sociaux",
    logo: "Logo",
    backgrounds: "Images de fond",
    headerColour: "Couleur de l’en-tête",
    askLine: "Recherche dans l’en-tête désactivée",
    socialLook: "Position et apparence de la barre des réseaux sociaux",
    consent: "Consentement marketing activé",
    nothing: "Seul le modèle par défaut est remplacé : personne ne l’a encore modifié.",
  },
  clone: {
    title: "Cloner l’établissement",
    back: "Retour à la configuration",
    from: "Source",
    onto: "Destination",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# bouton", other: "# boutons" })} en ${plural(languages, { one: "# langue", other: "# langues" })}, un thème`,
    takes: {
      theme: "Thème : couleurs, polices, aspect des boutons, fonds",
      buttons: "Boutons, pop-up, galeries et avis",
      social: "Barre des réseaux sociaux",
      stays: "Le nom, le logo, l’adresse et le code QR restent",
    },
    languages: {
      label: "Langues après le clonage",
      keep: (languages: string, first: string) =>
        `Les langues restent : ${languages}. Langue par défaut : ${first}.`,
      take: (languages: string, first: string) =>
        `Langues de la source : ${languages}. Langue par défaut : ${first}.`,
      translate: (first: string, origin: string) => `${first} reçoit les textes en ${origin}, à traduire.`,
      bare: (first: string, origin: string) =>
        `La source n’a pas de boutons en ${origin} : la langue par défaut, ${first}, n’en aura donc pas.`,
      empty: (languages: string, first: string) =>
        `Encore sans boutons : ${languages}. Les clients y voient ${first}.`,
      left: (languages: string) => `Non copié : ${languages}.`,
      lost: (languages: string) => `Ne sont plus proposées : ${languages}.`,
    },
    noTarget: "Aucun autre établissement avec une licence valide",
    noTargetText:
      "Le thème et les boutons se clonent vers les établissements de votre groupe dont la licence est valide.",
    search: "Rechercher un établissement",
    afterwards: "Les clients ne voient le résultat qu’après la publication.",
    action: "Cloner",
    choose: "Choisissez l’établissement de destination.",
    question: (target: string) => `Tout remplacer dans ${target} ?`,
    warning: (source: string, target: string) =>
      `Le clonage depuis ${source} supprime d’abord le thème et les boutons actuels de ${target}.`,
    untilPublished: "Rien ne change pour les clients jusqu’à la prochaine publication.",
    keep: "Garder le contenu actuel",
    confirm: "Supprimer et cloner",
    running: "Clonage",
    done: (target: string) => `Cloné vers ${target}`,
    failed: "Le clonage a échoué",
  },
  cloned: {
    title: (source: string) => `Ces coordonnées sont encore celles de ${source}`,
    hint: "Elles viennent du clonage. Modifiez celles qui ne conviennent pas ici, confirmez celles qui sont correctes.",
    confirm: "Correct",
    confirmOne: (what: string) => `Correct : ${what}`,
    confirmAll: "Tout est correct",
    confirmed: "Confirmé",
    failed: "Impossible de confirmer",
    change: (where: string) => `Modifier dans « ${where} »`,
    takeOwn: (own: string) => `Utiliser « ${own} »`,
    addOwn: "Ajouter l’adresse et le numéro de cet établissement",
    comesAlong:
      "Numéros, plan, adresses e-mail et liens sont copiés aussi. Configuration › Publier les liste jusqu’à ce que chacun soit modifié ou confirmé.",
    kinds: {
      location: "Plan",
      telephone: "Téléphone",
      extension: "Poste",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "Adresse e-mail",
      url: "Lien",
      pdf: "PDF",
      social: "Réseaux sociaux",
      wifi: "Wi-Fi",
    },
  },
  reset: {
    done: "Le modèle par défaut est rétabli",
  },
  phone: {
    action: "Voir sur un téléphone",
    title: "Aperçu sur votre téléphone",
    text: "Scannez le code ou partagez le lien. Toute personne qui l’ouvre voit votre brouillon.",
    unsaved: "Les modifications non appliquées n’y figurent pas.",
    expires: (moment: string) => `Valable jusqu’au ${moment}.`,
    code: "Code QR du lien d’aperçu",
    copy: "Copier le lien",
    copied: "Lien copié",
    failed: "Le lien d’aperçu n’a pas pu être créé",
    end: {
      action: "Désactiver tous les liens d’aperçu",
      title: "Désactiver tous les liens d’aperçu ?",
      text: "Tous les liens et codes créés jusqu’ici cessent aussitôt de fonctionner, pour toute personne qui en a un. Vous pouvez en créer un nouveau immédiatement.",
      keep: "Les garder",
      confirm: "Tout désactiver",
      done: "Tous les liens d’aperçu sont désactivés",
      failed: "Les liens d’aperçu n’ont pas pu être désactivés",
    },
  },
  moment: {
    label: "Moment de l’aperçu",
    now: "Maintenant",
    choose: "À un autre moment",
    date: "Date et heure",
    closed: "La licence n’est alors pas valide : les clients voient la page « fermé ».",
    open: "La licence est alors valide.",
  },
};
