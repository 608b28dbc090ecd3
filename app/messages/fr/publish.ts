import type { PublishMessages } from "../en/publish.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const publish: PublishMessages = {
  before: "Avant de publier",
  fixInHomepage: "Corriger dans Accueil",
  fixInTheme: "Corriger dans Thème",
  fixInButtons: "Corriger dans Boutons",
  fixInSocial: "Corriger dans Réseaux sociaux",
  fixInAnswers: "Corriger dans Réponses",
  fixInProperty: "Ajouter dans la fiche",
  versions: "Versions",
  versionsHint: "Une version restaurée devient votre brouillon. Vos clients la voient après la publication.",
  number: "Version",
  note: "Note",
  published: "Publiée",
  languages: "Langues",
  action: "État",
  live: "En ligne",
  restore: "Restaurer",
  draft: "Brouillon",
  publish: "Publier",
  publishing: "Publication",
  address: "Adresse du portail",
  marketingConsent: "Consentement marketing",
  marketingConsentHint: "Demander l’accord des clients lorsqu’ils scannent le code",
  marketingConsentNote: "Prend effet avec la prochaine version publiée",
  visitorIds: "Compter chaque téléphone une fois",
  visitorIdsHint: "Un téléphone est reconnu jusqu’à minuit, jamais plus longtemps.",
  visitorIdsNote: "Prend effet tout de suite, sans publier",
  visitorIdsFailed: "Le réglage n’a pas pu être modifié.",
  oldScans: (count: number) =>
    plural(count, {
      one: "# scan d’anciens codes ces 30 derniers jours",
      other: "# scans d’anciens codes ces 30 derniers jours",
    }),
  ready: (done: string | number, total: string | number) => `Prêts : ${done} sur ${total}`,
  version: (version: string | number) => `Version ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corrigez # point pour publier", other: "Corrigez # points pour publier" }),
  progress: (done: string | number, count: number) =>
    `${done} sur ${plural(count, { one: "# langue", other: "# langues" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}, boutons non traduits : ${count} sur ${total}`,
  untranslatedEntries: (language: string, count: string | number, total: string | number) =>
    `${language}, vos propres entrées à compléter : ${count} sur ${total}`,
  untranslatedText: "Les clients voient les textes d’origine tant que personne ne les traduit.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language}, boutons présents : ${done} sur ${total}`,
  fewerButtonsText: (language: string) =>
    `Les clients qui lisent en ${lowerCaseName(language)} verront les boutons manquants dans la langue par défaut. Vous pouvez tout de même publier.`,
  unsavedFirst:
    "Certaines modifications ne sont pas encore appliquées. Les vérifications en tiennent déjà compte. Appliquez-les avant de publier.",
  newerVersion: "Une partie de ce brouillon a été enregistrée par une version plus récente",
  applyFirst: "Appliquez vos modifications pour publier",
  guestsSee: "Visible pour vos clients un instant plus tard.",
  nothingNew: (version: string | number) => `Rien n’a changé depuis la version ${version}.`,
  guestsGet: (version: string | number) => `Vos clients voient maintenant la version ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `La version ${version} est publiée. Tous vos clients la verront d’ici une minute au plus.`,
  notePlaceholder: "Qu’est-ce qui a changé ? (pour l’équipe)",
  failed: "Échec de la publication",
  unnamed: "Bouton sans nom",
  allReady: "Rien à corriger. Vous pouvez publier.",
  blocking: "À corriger",
  warning: "Avertissement",
  noNote: "Sans note",
  noVersions: "Aucune version pour l’instant. Publiez pour montrer la première à vos clients.",
  older: "Afficher les versions plus anciennes",
  restored: (version: string | number) => `La version ${version} est maintenant votre brouillon`,
  noneReady: (count: number) =>
    plural(count, { one: "Votre seul bouton n’est pas prêt", other: "Aucun de vos # boutons n’est prêt" }),
  finishOne: (name: string, what: string) => `Commencez par « ${name} » : ${what}.`,
  showOne: (name: string) => `Montrez-en un à vos clients : « ${name} » est masqué.`,
  first: {
    title: (name: string) => `${name} est maintenant en ligne`,
    text: "Toute personne qui scanne le code ou ouvre l’adresse le voit dès maintenant.",
    phone: "Regardez-le sur votre téléphone",
    phoneText: "Pointez l’appareil photo vers le code.",
    share: "Partager",
    waiting: (count: number) =>
      plural(count, { one: "# autre bouton attend", other: "# autres boutons attendent" }),
    finish: "Les terminer",
    print: "Imprimer une carte",
    dashboard: "Tableau de bord",
    done: "Terminé",
  },
  card: {
    title: "Imprimer une carte",
    size: "Format",
    design: "Modèle",
    designs: { band: "Bandeau", photo: "Photo", minimal: "Épuré" },
    print: "Imprimer",
    hint: (size: string) => `${size}, une carte par feuille. Choisissez « Taille réelle » à l’impression.`,
  },
  plan: {
    now: "Publier maintenant",
    other: "Autres façons de publier",
    later: "Publier plus tard",
    date: "Date",
    time: "Heure",
    set: "Fixer l’heure",
    setting: "Enregistrement",
    move: "Déplacer",
    moving: "Déplacement",
    zone: (zone, now) => `${zone}, où il est maintenant ${now}.`,
    planned: "Prévue",
    goesLive: (version, when, zone, next) =>
      `La version ${version} sera en ligne le ${when} (${zone}). Ce que vous modifiez désormais attendra la version ${next}.`,
    failedChecks: (count: number) =>
      plural(count, {
        one: "Non publiée : # vérification a échoué",
        other: "Non publiée : # vérifications ont échoué",
      }),
    notLive: "Non publiée",
    noted: (note: string) => `Note : ${note}`,
    preview: "Aperçu",
    previewOf: (version: string | number) => `Version ${version}, telle que vos clients la verront`,
    first: "C’est alors que vos clients verront le portail pour la première fois.",
    late: (version, when, zone) =>
      `La version ${version} était prévue pour le ${when} (${zone}) et n’est pas encore en ligne. Elle sera publiée dès que possible.`,
    notPublished: (when, zone) => `La version prévue pour le ${when} (${zone}) n’a pas été publiée.`,
    blocked: "Elle n’a pas passé les vérifications :",
    licence: "La licence n’était pas valide à ce moment-là.",
    lost: "Son contenu enregistré n’a pas pu être lu.",
    notComposed: "Ses pages n’ont pas pu être créées à partir de son contenu.",
    older: (version, live) =>
      `La version ${version} a été prévue avant la publication de la version ${live} et la remplacera.`,
    stays: (when) => `La version prévue est conservée et remplacera celle-ci le ${when}.`,
    cancel: "Annuler",
    dismiss: "Masquer",
    cancelled: "La version n’est plus prévue",
    isSet: (version) => `Version ${version} prévue`,
    moved: (when) => `Déplacée au ${when}`,
    failed: "Impossible de modifier l’heure prévue",
    wrongTime: "Saisissez une heure, par exemple 6:00.",
    takeNext: (time) => `Prendre plutôt ${time}`,
    replan: "Prévoir plutôt le brouillon actuel",
    replanHint: (when) => `La version prévue a le contenu du ${when}.`,
  },
  qrFailed: "Le code QR n’a pas pu être chargé",
  regenerated: "Votre code QR a changé. Imprimez le nouveau.",
  copyAddress: "Copier l’adresse du portail",
  changeAddress: "Modifier l’adresse",
  download: (format: string) => `Télécharger le code QR en ${format}`,
  restoring: {
    title: (version: string | number) => `Restaurer la version ${version} ?`,
    text: "Votre brouillon actuel est remplacé. Vos réponses restent si cette version n’en a pas. Les versions publiées restent, et vos clients voient la version restaurée après la publication.",
    unsaved: "Les modifications non appliquées sont perdues.",
    keep: "Garder le brouillon actuel",
    running: "Restauration",
  },
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
  findings: {
    property_name_missing: {
      title: "Le nom de l’établissement est manquant",
      text: "Vous avez un portail sans nom.",
    },
    logo_missing: {
      title: "Pas de logo",
      text: "Vos clients voient le nom de l’établissement à la place. Vous pouvez tout de même publier.",
    },
    cloned_contacts: {
      title: (subject: string) => `Des coordonnées sont encore celles de ${subject}`,
      text: "Vos clients seraient dirigés vers l’autre établissement. Modifiez-les ou confirmez-les ci-dessous. Vous pouvez tout de même publier.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === ""
          ? "Un fichier d’un autre établissement"
          : `« ${subject} » contient un fichier d’un autre établissement`,
      text: "Une image ou un PDF appartient à un autre établissement et ne peut pas être publié. Choisissez-le à nouveau parmi les fichiers de cet établissement.",
    },
    answer_missing: {
      title: (subject: string) => `« ${subject} » utilise une réponse qui manque`,
      text: "Répondez à la question ou retirez la réponse de ce texte.",
    },
    answer_guarded: {
      title: (subject: string) => `« ${subject} » utilise une réponse protégée`,
      text: "Tout le monde lit ce texte. Retirez-en la réponse ou rendez-la accessible à tous.",
    },
    chip_too_long: {
      title: (subject: string) => `Le texte de « ${subject} » est trop long`,
      text: "Avec la réponse, il ne tient plus sur ses lignes. Raccourcissez le texte ou insérez une partie plus courte de la réponse.",
    },
    background_missing: {
      title: "Il manque un fond",
      text: "Vos clients voient l’autre, ou la couleur de l’en-tête. Vous pouvez tout de même publier.",
    },
    button_name_missing: {
      title: "Informations du bouton manquantes",
      text: "Vous avez un bouton sans nom.",
    },
    link_missing: {
      title: (subject: string) => `« ${subject} » n’a pas de destination`,
      text: "Vous avez un bouton de lien sans destination.",
    },
    guide_empty: {
      title: (subject: string) => `« ${subject} » ouvre un guide vide`,
      text: "Les clients n’y trouveraient aucune réponse. Répondez à une question à ce sujet ou masquez le bouton.",
    },
    map_without_location: {
      title: (subject: string) => `« ${subject} » n’a pas de lieu`,
      text: "Vous avez un bouton de plan sans lieu.",
    },
    chat_without_number: {
      title: (subject: string) => `« ${subject} » n’a pas de numéro`,
      text: "Vous avez un bouton de discussion sans numéro de téléphone.",
    },
    call_without_extension: {
      title: (subject: string) => `« ${subject} » n’a pas de numéro de poste`,
      text: "Vous avez un bouton d’appel sans numéro de poste.",
    },
    gallery_without_images: {
      title: (subject: string) => `« ${subject} » n’est pas complet`,
      text: "Vous avez un bouton de galerie sans images ou informations.",
    },
    feedback_without_email: {
      title: (subject: string) => `« ${subject} » n’a pas d’adresse e-mail`,
      text: "Vous avez un bouton d’avis sans adresse e-mail.",
    },
    feedback_without_questions: {
      title: (subject: string) => `« ${subject} » n’a pas de questions`,
      text: "Vous avez un bouton d’avis sans questions.",
    },
    services_without_email: {
      title: (subject: string) => `« ${subject} » n’a pas d’adresse e-mail`,
      text: "Vous avez un bouton de services aux clients sans adresse e-mail.",
    },
    services_missing: {
      title: (subject: string) => `« ${subject} » n’a pas de services`,
      text: "Vous avez un bouton de services aux clients sans services.",
    },
    social_without_url: {
      title: (subject: string) => `${subject} n’a pas d’adresse`,
      text: "Vous avez un réseau social sans adresse",
    },
    no_buttons: {
      title: (subject: string) => `${subject} : aucun bouton`,
      text: "Vous avez un portail sans boutons dans sa langue par défaut.",
    },
    pin_missing: {
      title: (subject: string) => `« ${subject} » n’a pas de code PIN`,
      text: "Personne ne peut l’ouvrir tant qu’il n’en a pas. Vous pouvez tout de même publier.",
    },
    extension_unreachable: {
      title: (subject: string) => `Les téléphones de vos clients n’atteignent pas le poste ${subject}`,
      text: "Ajoutez le numéro principal, que les téléphones composeront d’abord. Vous pouvez publier malgré tout.",
    },
    name_vague: {
      title: (subject: string) => `« ${subject} » ne dit pas à quoi il sert`,
      text: "Nommez ce que vos clients y trouvent, par exemple « Carte du petit-déjeuner ». Vous pouvez publier malgré tout.",
    },
    text_hard_to_read: {
      title: (subject: string) => `Le texte de « ${subject} » est difficile à lire`,
      text: "Choisissez une couleur plus foncée ou plus claire. Vous pouvez publier malgré tout.",
    },
    picture_undescribed: {
      title: (subject: string) => `« ${subject} » contient une image sans description`,
      text: "Les lecteurs d’écran la lisent aux clients qui ne voient pas l’image. Vous pouvez publier malgré tout.",
    },
    pdf_without_text: {
      title: (subject: string) => `« ${subject} » ouvre un PDF sans texte`,
      text: "C’est sans doute un scan : les clients ne peuvent ni y chercher un mot, ni se le faire lire. Vous pouvez publier malgré tout.",
    },
    premium_feature_off: {
      title: (subject: string) => `« ${subject} » ne sera pas affiché`,
      text: "C’est une fonction premium. Vous pouvez tout de même publier.",
    },
  },
  regenerate: {
    title: "Renouveler le code QR ?",
    text: "Le code de vos cartes imprimées et tablettes cesse aussitôt de fonctionner. Les clients qui le scannent voient qu’il n’est plus utilisé.",
    keep: "Garder le code actuel",
    confirm: "Renouveler",
    running: "Renouvellement",
  },
};
