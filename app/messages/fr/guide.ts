import type { Guide } from "../en/guide.ts";

export const guide: Guide = {
  quickStart: {
    intro: (property: string) =>
      `D’un établissement vide à un portail en ligne : ${property}, étape par étape.`,
    progress: (done: string | number, total: string | number) => `Terminées : ${done} sur ${total}`,
    next: "À faire maintenant",
    done: "Terminé",
    start: "Le faire maintenant",
    look: "Revoir",
    see: "Voir",
    others: "Toutes les étapes",
    tutorial: "Vous préférez avancer pas à pas ?",
    openTutorial: "Ouvrir le tutoriel",
    fullGuide: "Guide complet",
    chooseTitle: "Choisissez d’abord un établissement",
    chooseText:
      "La prise en main et le tutoriel portent sur un établissement et cochent ce qui est déjà fait.",
    choose: "Aller aux établissements",
    failed: "Les étapes n’ont pas pu être chargées.",
    finishedTitle: "Votre portail est prêt pour vos clients",
    finishedText:
      "Tout est en place. Le tableau de bord montre comment vos clients l’utilisent. Modifiez-le quand vous voulez : rien n’apparaît avant la prochaine publication.",
    openPortal: "Ouvrir votre portail",
    openDashboard: "Voir le tableau de bord",
    steps: {
      answers: "Il s’agit surtout d’heures et de nombres. Les phrases sont prêtes dans toutes vos langues.",
      logo: "Il figure en haut de chaque page : vos clients savent tout de suite où ils sont.",
      background: "Une belle photo de votre établissement en dit plus qu’un long texte.",
      colours: "Vos couleurs à la place de celles du modèle : en-tête, boutons, icônes.",
      button: "La carte, l’itinéraire, un appel à la réception. Un seul suffit pour commencer.",
      languages: "Activez les langues de vos clients et copiez-y les boutons.",
      publish:
        "C’est à ce moment que vos clients voient votre portail. Publiez aussi souvent que vous le souhaitez.",
      qr: "Téléchargez le code et placez-le là où vos clients s’arrêtent : ascenseur, table de chevet, salle du petit-déjeuner.",
    },
  },
  tutorial: {
    intro: (property: string) =>
      `Huit étapes pour configurer ${property}. Chacune est cochée automatiquement.`,
    why: "Pourquoi",
    how: "Comment",
    steps: {
      answers: {
        why: "Quatre messages sur cinq portent sur une information déjà écrite quelque part. Répondez une fois : vos clients la trouvent à toute heure, dans leur langue.",
        how: "Les questions viennent une à une. Entrée continue, Échap passe à la suivante, et « Sans objet » est aussi une réponse. Six réponses suffisent pour commencer.",
      },
      logo: {
        why: "Vos clients scannent un code sur une carte et arrivent sur une page inconnue. Votre logo leur dit en une seconde qu’ils sont au bon endroit.",
        how: "Choisissez une image d’environ 500 × 200 pixels. Un fond transparent rend le mieux sur l’en-tête coloré. Puis cliquez sur Appliquer.",
      },
      background: {
        why: "Vos clients voient la photo avant de lire un mot. La bonne photo donne à une page simple l’air de votre établissement.",
        how: "Choisissez une photo verticale, calme à l’endroit des boutons. Placez le point qui doit rester visible, puis cliquez sur Appliquer.",
      },
      colours: {
        why: "Un portail à vos couleurs fait partie de votre établissement. De bonnes couleurs permettent aussi à chacun de lire les textes.",
        how: "Commencez par la couleur principale. Un nombre à côté de chaque couleur indique la lisibilité du texte ; s’il devient rouge, utilisez la couleur proposée.",
      },
      button: {
        why: "Vos clients viennent pour les boutons. Un seul qui répond à la question la plus posée à la réception vaut mieux que dix autres.",
        how: "Cliquez sur Ajouter un bouton, choisissez un type, donnez-lui un nom d’un ou deux mots et indiquez où il mène. Enregistrez : il apparaît sur le téléphone à côté.",
      },
      languages: {
        why: "Vos clients ouvrent le portail dans la langue de leur téléphone si vous la proposez. Sinon, ils voient votre langue par défaut.",
        how: "Activez les langues sous Accueil. Choisissez ensuite la langue au-dessus des boutons et copiez-les ; il ne reste que les textes à traduire.",
      },
      publish: {
        why: "Jusqu’ici, tout n’était qu’un brouillon visible de vous et de vos collègues. Publier montre exactement ce brouillon à vos clients.",
        how: "Ouvrez d’abord l’aperçu téléphone et essayez les boutons comme un client. Sur la page de publication, les points rouges sont à corriger, les orange peuvent attendre. Chaque version est conservée : vous pouvez toujours revenir en arrière.",
      },
      qr: {
        why: "Personne ne tape une adresse. Un code placé là où l’on s’arrête est scanné bien plus souvent qu’un code sur la porte.",
        how: "Téléchargez le SVG pour l’imprimeur ou le PNG pour votre imprimante. Imprimez-le sur au moins 2 cm de large et scannez-le vous-même avant d’en tirer cent.",
      },
    },
  },
  contact: {
    intro:
      "Nous vous aidons volontiers. Écrivez-nous ici ou appelez-nous, selon ce qui vous convient le mieux.",
    write: "Écrivez-nous",
    message: "Votre message",
    placeholder: "Que vouliez-vous faire, et que s’est-il passé à la place ?",
    attached: "Ce que nous joignons",
    attachedText: "Pour que vous n’ayez rien à chercher. Rien d’autre n’est envoyé.",
    facts: {
      from: "De",
      account: "Compte",
      property: "Établissement",
      licenceKey: "Clé de licence",
      version: "Version",
      language: "Langue du navigateur",
    },
    send: "Envoyer le message",
    sending: "Envoi",
    failed: "Votre message n’a pas pu être envoyé",
    kept: "Il est toujours là. Réessayez, ou envoyez-nous un e-mail.",
    sentTitle: "Merci, votre message est en route",
    sentText: (email: string) =>
      `Une copie est envoyée à ${email}. Notre réponse arrivera à la même adresse.`,
    reference: "Numéro de référence",
    referenceText: "Indiquez ce numéro lors de votre appel.",
    another: "Écrire un autre message",
    call: "Appelez-nous",
    callText: "Ayez sous la main le nom de votre établissement ou la clé de licence, dans les paramètres.",
    elsewhere: "Autres moyens de nous joindre",
    helpFirst: "La réponse est peut-être déjà dans l’aide",
    website: "Visiter notre site",
  },
  help: {
    intro: "Cherchez dans l’aide. Vous pouvez coller un message d’erreur entier.",
    search: "Rechercher dans l’aide",
    placeholder: "Par exemple : image trop volumineuse",
    count: (count: number | string) => `Articles trouvés : ${count}`,
    none: (words: string) => `Rien trouvé pour « ${words} »`,
    noneText:
      "Essayez un seul mot, ou un autre mot. Ou demandez-nous : nous répondons aussi à ce qui n’est pas encore traité ici.",
    clear: "Effacer la recherche",
    ask: "Nous demander",
    says: "Le message indique",
    take: "Aller à la page",
    link: "Copier le lien vers cet article",
    copied: "Lien copié",
    still: "Pas résolu ?",
    stillText: "Écrivez-nous. Nous voyons de quel établissement il s’agit et répondons par e-mail.",
    groups: {
      publishing: "Publication et code QR",
      content: "Contenu et thème",
      pictures: "Images et fichiers",
      languages: "Langues",
      licence: "Licence et offre",
      account: "Connexion et personnes",
      trouble: "Quand quelque chose ne va pas",
    },
  },
  articles: {
    "change-not-visible": {
      title: "Pourquoi mes clients ne voient-ils pas une modification ?",
      what: "Appliquer enregistre vos modifications dans votre brouillon. Vos clients continuent de voir la dernière version publiée, pour que vous travailliez tranquillement.",
      todo: "Ouvrez Configuration, Publier.\nCorrigez ce qui est en rouge, s’il y a lieu.\nCliquez sur Publier. Vos clients voient la modification dès qu’ils rouvrent le portail.",
    },
    "publish-blocked": {
      title: "Le portail ne peut pas être publié",
      what: "Il manque encore un élément important : le nom de l’établissement, un bouton dans la langue par défaut ou la destination d’un bouton. Ces points sont en rouge.",
      todo: "Ouvrez Configuration, Publier.\nOuvrez le premier point rouge : il mène droit au champ.\nRemplissez-le et cliquez sur Appliquer. Quand plus rien n’est rouge, vous pouvez publier.",
    },
    "button-incomplete": {
      title: "« … sans … » : un bouton n’est pas complet",
      what: "Un bouton est incomplet : un lien sans destination, un plan sans lieu, une discussion sans numéro, un appel sans numéro de poste, une galerie sans images ou un formulaire sans adresse e-mail.",
      todo: "Ouvrez le bouton et remplissez le champ indiqué.\nSi vous n’en avez pas encore besoin, masquez-le : les boutons masqués ne sont pas vérifiés et vos clients ne les voient pas.",
    },
    "publish-warnings": {
      title: "Que signifient les points orange ?",
      what: "Ce sont des conseils, qui n’empêchent pas de publier. Sans logo, vos clients voient le nom de l’établissement ; sans fond, la couleur de l’en-tête.",
      todo: "Publiez si c’est urgent et revenez-y quand vous avez le temps.",
    },
    "earlier-version": {
      title: "Comment revenir à une version antérieure ?",
      what: "Chaque publication est conservée définitivement, avec sa date et son auteur.",
      todo: "Ouvrez Configuration, Publier et trouvez la version dans la liste.\nCliquez sur Restaurer : elle devient votre brouillon, et le brouillon précédent est conservé aussi.\nRegardez l’aperçu, puis publiez.",
    },
    "preview-link": {
      title: "Un lien d’aperçu a expiré",
      what: "Un lien vers le brouillon est valable 24 heures, pour qu’il ne circule pas indéfiniment.",
      todo: "Ouvrez Configuration, Aperçu téléphone et créez un nouveau lien. Le brouillon, lui, n’a pas changé.",
    },
    "qr-print": {
      title: "Comment imprimer le code QR ?",
      what: "Le SVG reste net à toutes les tailles : c’est ce que veulent les imprimeurs. Le PNG convient à votre imprimante et à vos documents.",
      todo: "Ouvrez Configuration, Publier et téléchargez le code.\nImprimez-le sur au moins 2 cm de large, foncé sur fond clair, avec une marge tout autour.\nScannez-le avec deux téléphones différents avant d’en imprimer beaucoup.",
    },
    "qr-new": {
      title: "Que se passe-t-il avec un nouveau code QR ?",
      what: "Le code imprimé cesse aussitôt de fonctionner. Les clients qui le scannent voient qu’il n’est plus utilisé.",
      todo: "Ne créez un nouveau code que si l’ancien est tombé en de mauvaises mains.\nSi c’était une erreur, rétablissez l’ancien : avec Annuler dans le message, ou pendant 30 jours sous Configuration, Publier, Brouillons précédents.",
    },
    "unsaved-changes": {
      title: "« Vous avez des modifications non enregistrées »",
      what: "Vous avez modifié quelque chose sans l’appliquer. Si vous partez maintenant, c’est perdu.",
      todo: "Cliquez sur Rester ici, puis sur Appliquer en bas de l’écran.\nCtrl + S, ou Cmd + S sur Mac, fait la même chose.",
    },
    "someone-else-saved": {
      title: "Quelqu’un d’autre a enregistré ceci",
      what: "Un collègue a modifié la même partie pendant que vous l’aviez ouverte. Rien n’est écrasé : les modifications sont fusionnées automatiquement, et l’on ne vous demande de choisir que là où vous avez tous deux modifié la même chose.",
      todo: "Comparez les deux versions et choisissez celle qui doit rester.\nSi le message vous demande de recharger la page, faites-le et refaites la modification.",
    },
    "bring-back": {
      title: "Comment retrouver ce qui a été supprimé ou remplacé ?",
      what: "Avant une réinitialisation, un clonage, une copie de boutons ou une suppression, l’état précédent est conservé 30 jours.",
      todo: "Juste après, cliquez sur Annuler dans le message.\nPlus tard, ouvrez Configuration, Publier, Brouillons précédents et choisissez le moment.\nS’il a déjà été rétabli, un collègue vous a devancé : rechargez la page.",
    },
    "text-refused": {
      title: "Un texte n’est pas accepté",
      what: "Noms et titres tiennent sur deux lignes de 40 caractères, les descriptions d’une galerie sur quatre. Certains caractères venus d’un copier-coller ne peuvent pas être utilisés.",
      todo: "Raccourcissez le texte jusqu’à la longueur permise.\nSi un caractère est refusé, collez le texte sans mise en forme ou retapez le mot.",
    },
    "colour-contrast": {
      title: "Pourquoi ma couleur est-elle en rouge ?",
      what: "Un texte dans cette couleur serait difficile à lire, surtout dehors ou pour des clients âgés. À partir de 4,5, c’est bon.",
      todo: "Cliquez sur la couleur proposée : c’est la plus proche de la vôtre qui se lit bien.",
    },
    limits: {
      title: "« Nombre maximal atteint »",
      what: "Un portail accepte jusqu’à 3 polices à vous, 12 éléments par galerie et 10 questions par formulaire d’avis. Davantage rendrait la page lente et le formulaire fatigant.",
      todo: "Retirez ce qui ne sert plus, ou créez un second bouton de galerie.",
    },
    "phone-numbers": {
      title: "Un numéro de téléphone n’est pas accepté",
      what: "WhatsApp a besoin de l’indicatif du pays, sans zéros au début et sans espaces, par exemple +44123456789. Un numéro de poste ne contient que des chiffres.",
      todo: "Commencez par + et l’indicatif du pays.\nEnlevez le premier 0 du numéro.\nTestez le numéro depuis l’aperçu.",
    },
    "social-address": {
      title: "Un réseau social n’a pas d’adresse",
      what: "Chaque réseau a besoin de l’adresse complète de votre page. Elle commence par https:// et appartient à ce réseau.",
      todo: "Ouvrez votre page dans le navigateur et copiez son adresse.\nCollez-la sous Configuration, Réseaux sociaux.\nRetirez les réseaux que vous n’utilisez pas.",
    },
    answers: {
      title: "Que sont les réponses, et où les clients les voient-ils ?",
      what: "Vous répondez une seule fois aux questions courantes, le plus souvent par des heures et des nombres. Dans le livret d’accueil, les clients lisent des phrases toutes prêtes dans chaque langue de votre portail. Seul ce à quoi vous avez répondu y figure.",
      todo: "Ouvrez Réponses et prenez les questions l’une après l’autre. Entrée continue, Échap passe la question.\nChoisissez « Ne s’applique pas » pour les questions qui ne vous concernent pas : les clients n’en voient rien.\nPour tout le reste, ajoutez une entrée personnelle.\nPubliez. Les clients voient alors vos réponses.",
    },
    "draft-translations": {
      title: "Comment remplir une langue sans tout saisir ?",
      what: "Foyer dispose d’un guide de phrases avec 2 000 formules pour hôtels, restaurants et navires en quatorze langues. Les titres qu’il connaît sont rédigés aussitôt, gratuitement. Si votre groupe utilise un service de traduction, il rédige le reste. Les clients ne voient rien avant que l’un de vous l’ait accepté.",
      todo: "Ouvrez Boutons › Traductions et appuyez sur « Rédiger le reste ».\nLisez chaque brouillon à côté de l’original : Entrée accepte, E modifie, X le laisse.\nPubliez ensuite.",
    },
    "automatic-language": {
      title: "Personne chez nous ne lit cette langue. Les clients peuvent-ils l’avoir quand même ?",
      what: "Un propriétaire peut rendre une langue automatique. Les clients voient alors les brouillons avant que quelqu’un les ait lus. Les mots d’une machine portent la ligne « Traduit automatiquement » avec un lien vers l’original. Les urgences, les allergènes et les textes protégés ne sont jamais confiés à une machine.",
      todo: "Ouvrez Boutons › Traductions et choisissez la langue.\nChoisissez « Automatique » à droite.\nPubliez. Ce que l’un de vous écrit ou accepte ensuite remplace le brouillon et perd la ligne.",
    },
    "shared-desk": {
      title: "Nous sommes plusieurs sur un même ordinateur à la réception",
      what: "Un poste partagé affiche les noms de ceux qui peuvent l’utiliser. Chacun l’ouvre avec six chiffres à lui, et ce qu’il fait porte son nom. Après quelques minutes sans usage, les noms reviennent, et ce qui était saisi est gardé pour son auteur.",
      todo: "Un propriétaire ouvre Paramètres › Postes, ajoute un poste et saisit son code dans le navigateur de la réception.\nChacun choisit six chiffres dans Mon compte.\nSi l’ordinateur est perdu, mettez fin au poste dans Paramètres › Postes.",
    },
    clone: {
      title: "Comment donner le même aspect à un autre établissement ?",
      what: "Cloner copie le thème et les boutons vers un autre établissement et remplace ce qui s’y trouvait. Son nom, son logo et son code QR restent.",
      todo: "Ouvrez Paramètres, Cloner l’établissement.\nChoisissez un établissement dont la licence est valide ; un établissement ne peut pas être cloné sur lui-même.\nVérifiez-le, puis publiez-le.",
    },
    "picture-too-big": {
      title: "« Cette image est trop volumineuse »",
      what: "Les images peuvent peser jusqu’à 5 Mo, celles des pop-up jusqu’à 2,5 Mo. Les photos d’un bon appareil sont souvent plus lourdes.",
      todo: "Enregistrez l’image en plus petit : 2 000 pixels sur le grand côté suffisent largement.\nPour les photos, le JPEG ou le WebP est bien plus léger que le PNG.",
    },
    "picture-rejected": {
      title: "L’image ne respecte pas nos règles de contenu",
      what: "Le fichier n’est pas vraiment une image, est endommagé, dépasse 40 mégapixels, est un SVG ou une photo HEIC d’iPhone, ou montre quelque chose qui ne peut pas être publié.",
      todo: "Ouvrez-le dans un logiciel d’images et enregistrez-le en JPEG, PNG ou WebP.\nOu choisissez une autre image.\nSi vous pensez à une erreur, écrivez-nous.",
    },
    "picture-sizes": {
      title: "Quelles tailles d’image conviennent le mieux ?",
      what: "Le logo rend le mieux en 500 × 200 pixels, le fond en 500 × 1 000. Les deux peuvent être plus grands, jusqu’à 5 Mo : les téléphones reçoivent une version à leur taille.",
      todo: "Choisissez l’image, puis déplacez le cadre jusqu’à ce que l’essentiel y soit.\nPlacez le point qui doit rester visible sur chaque écran.",
    },
    "pdf-refused": {
      title: "Un PDF n’est pas accepté",
      what: "Un PDF peut peser jusqu’à 8 Mo et doit être un vrai PDF, pas un document renommé.",
      todo: "Exportez-le à nouveau en PDF depuis le logiciel d’origine.\nS’il est trop lourd, choisissez la plus petite taille à l’export, ou retirez des images.",
    },
    "upload-interrupted": {
      title: "Un envoi a été interrompu",
      what: "La connexion s’est coupée pendant l’envoi du fichier. Ce que vous aviez avant est toujours là.",
      todo: "Vérifiez le Wi-Fi, puis cliquez sur Réessayer.\nUn fichier plus petit passe plus facilement par une connexion faible.",
    },
    "language-in-use": {
      title: "Une langue ne peut pas être désactivée",
      what: "La langue par défaut est celle des clients dont la langue n’est pas proposée. Une langue active ou par défaut ne peut pas être désactivée.",
      todo: "Sous Configuration, Accueil, choisissez d’abord une autre langue par défaut.\nDésactivez ensuite celle-ci et cliquez sur Appliquer.",
    },
    "copy-buttons": {
      title: "Copier les boutons dans une autre langue",
      what: "La copie peut remplacer les boutons de l’autre langue. Vous voyez d’abord combien sont concernés ; ils sont conservés 30 jours.",
      todo: "Choisissez deux langues différentes.\nSi la langue cible manque dans la liste, activez-la sous Configuration, Accueil.\nTraduisez les textes ; images et numéros sont déjà bons.",
    },
    "language-incomplete": {
      title: "Une langue est incomplète",
      what: "Cette langue a moins de boutons que votre langue par défaut. Vous pouvez publier quand même : les clients voient les boutons manquants dans la langue par défaut.",
      todo: "Ouvrez Boutons, choisissez la langue et copiez ce qui manque.\nLes textes dont l’original a changé depuis y sont signalés aussi.",
    },
    "interface-language": {
      title: "Comment changer la langue de cet outil ?",
      what: "Cet outil existe en français, anglais, allemand, espagnol et italien. Les langues de vos clients se règlent à part, sous Configuration, Accueil.",
      todo: "Ouvrez Paramètres et choisissez la langue. Ce navigateur la retient.",
    },
    "licence-unavailable": {
      title: "Une fonction n’est plus disponible avec votre licence",
      what: "La licence de cet établissement a expiré ou est suspendue. Rien n’est supprimé : contenus, versions et chiffres sont conservés.",
      todo: "Écrivez-nous ou appelez-nous. Dès que la licence est renouvelée, tout fonctionne à nouveau sans que vous ayez rien à faire.",
    },
    "licence-states": {
      title: "Que signifient les états de la licence ?",
      what: "Active et Démo : tout fonctionne. Essai : tout fonctionne jusqu’à la date indiquée. Demande : votre offre est en cours de changement. Essai expiré, Abonnement expiré, Expirée et Suspendue : le portail est fermé et le contenu ne peut pas être modifié. Non attribuée : il n’y a pas encore de licence. Erreur : les dates de la licence ne sont pas valides.",
      todo: "La date se trouve sous Paramètres.\nÉcrivez-nous pour tout état inattendu.",
    },
    "premium-feature": {
      title: "Une fonction premium",
      what: "Les services aux clients, par exemple, s’activent établissement par établissement. Vous pouvez préparer un tel bouton, mais vos clients ne le voient pas encore.",
      todo: "Écrivez-nous en indiquant l’établissement. Une fois la fonction activée, publiez à nouveau.",
    },
    "upgrade-plan": {
      title: "Un changement d’offre a déjà été demandé",
      what: "Nous avons votre demande et vous recontactons. D’ici là, votre licence reste telle quelle.",
      todo: "Si c’est urgent, appelez-nous et indiquez votre établissement.",
    },
    "cannot-sign-in": {
      title: "Je n’arrive pas à me connecter",
      what: "L’e-mail ou le mot de passe est incorrect. Après plusieurs essais, il faut attendre un peu avant le suivant. Cela protège votre compte.",
      todo: "Vérifiez le verrouillage des majuscules et la langue du clavier.\nAttendez le temps indiqué par le message.\nUtilisez Mot de passe oublié : l’e-mail arrive en une minute. Vérifiez aussi vos indésirables.\nSi la page indique que votre navigateur bloque les cookies, autorisez les cookies pour cette adresse dans les paramètres du navigateur.",
    },
    "signed-out": {
      title: "Pourquoi ai-je été déconnecté ?",
      what: "Le mot de passe a changé, vous vous êtes déconnecté dans un autre onglet, quelqu’un vous a déconnecté sous Paramètres, ou l’écran n’a pas été utilisé pendant 12 heures.",
      todo: "Reconnectez-vous. Tout ce qui était appliqué est là.\nSi ce n’était pas vous, changez tout de suite de mot de passe.",
    },
    "default-password": {
      title: "Changer le mot de passe",
      what: "D’autres connaissent peut-être votre mot de passe initial. Choisissez-en un d’au moins 12 caractères que vous n’utilisez nulle part ailleurs ; les plus courants sont refusés.",
      todo: "Ouvrez Paramètres, Changer le mot de passe.\nSaisissez l’actuel, puis deux fois le nouveau.\nVous serez déconnecté partout et pourrez vous reconnecter avec le nouveau.",
    },
    "link-expired": {
      title: "Un lien reçu par e-mail ne fonctionne plus",
      what: "Un tel lien sert une fois et pour un temps limité : une heure pour un nouveau mot de passe, deux jours pour confirmer une adresse, sept jours pour une invitation.",
      todo: "Pour un nouveau mot de passe, utilisez à nouveau Mot de passe oublié.\nPour une invitation, demandez-la à un propriétaire de votre groupe.\nUtilisez uniquement le lien de l’e-mail le plus récent.",
    },
    "not-allowed": {
      title: "« Votre compte n’autorise pas cette action »",
      what: "Les propriétaires ont un accès complet, les éditeurs modifient le contenu et publient, la lecture seule ne permet aucune modification.",
      todo: "Sous Personnes, dans la barre latérale, voyez qui est propriétaire et demandez-lui un autre rôle.",
    },
    people: {
      title: "Inviter et retirer des personnes",
      what: "Une adresse n’appartient qu’à un seul compte. Un groupe doit avoir au moins un propriétaire et peut compter jusqu’à 200 personnes.",
      todo: "Si l’adresse est déjà utilisée, invitez-en une autre ou demandez-nous.\nAvant le départ du dernier propriétaire, donnez ce rôle à quelqu’un d’autre.\nRetirez les personnes qui ne travaillent plus chez vous.",
    },
    "property-missing": {
      title: "Un établissement a disparu",
      what: "Il a été supprimé, sa licence a expiré, ou aucun établissement n’est encore attribué à votre compte.",
      todo: "Regardez sous Établissements.\nUn établissement supprimé peut être rétabli pendant 30 jours : écrivez-nous.",
    },
    network: {
      title: "« Connexion réseau instable »",
      what: "La connexion a été interrompue. Tout ce que vous avez saisi est encore à l’écran, mais n’est pas enregistré.",
      todo: "Laissez la page ouverte et attendez le retour du Wi-Fi.\nAppuyez ensuite à nouveau sur Appliquer, ou sur Réessayer.",
    },
    "something-wrong": {
      title: "« Une erreur est survenue »",
      what: "L’erreur vient de nous. Après « Oups, une erreur est survenue ! », vous êtes déconnecté pour que rien ne reste à moitié fait.",
      todo: "Reconnectez-vous et recommencez.\nSi cela se reproduit, écrivez-nous ce que vous faisiez : cela nous aide à trouver la cause.",
    },
    maintenance: {
      title: "« Maintenance en cours »",
      what: "Le système est en cours de mise à jour. Vos clients ne sont pas concernés : tous les portails restent en ligne.",
      todo: "Revenez à l’heure indiquée. La page s’ouvre automatiquement dès que nous avons terminé.",
    },
    "small-screen": {
      title: "Cette taille d’écran n’est pas prise en charge",
      what: "Il faut de la place pour le formulaire et le téléphone à côté : une fenêtre d’au moins 640 pixels de large.",
      todo: "Utilisez un ordinateur, ou tournez la tablette en mode paysage.\nÉlargissez la fenêtre ou réduisez le zoom du navigateur.",
    },
    figures: {
      title: "Comment les visites sont-elles comptées ?",
      what: "Une visite se termine après 30 minutes d’inactivité ; la page suivante en commence une nouvelle. Le comptage se fait sans cookies ; le navigateur garde un numéro aléatoire jusqu’à minuit. Les visites répétées ne sont comptées que pour les clients qui ont donné leur accord. Le trafic automatisé est exclu.",
      todo: "Choisissez une autre période sur le tableau de bord.\nLes nouveaux chiffres apparaissent en quelques secondes.",
    },
  },
};
