import type { ProblemsMessages } from "../en/problems.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr");

export const problems: ProblemsMessages = {
  codes: {
    malformed_request: "Cela n’a pas été compris. Rechargez la page et réessayez.",
    validation_failed: "Certaines valeurs ne sont pas valides.",
    client_key_required:
      "Cette page n’est pas correctement connectée. Rechargez-la ou contactez l’assistance.",
    unauthenticated: "Connectez-vous pour continuer.",
    session_ended: "Vous avez été déconnecté. Reconnectez-vous.",
    session_idle: "Vous avez été déconnecté après douze heures d’inactivité. Reconnectez-vous.",
    forbidden: "Votre compte n’autorise pas cette action.",
    forbidden_origin: "Ceci provient d’un autre site et n’a pas été accepté.",
    not_found: "Élément introuvable.",
    method_not_allowed: "Ce n’est pas possible ici.",
    body_too_large: "C’est trop volumineux pour être envoyé.",
    unsupported_media_type: "Ce type de contenu n’est pas accepté ici.",
    too_many_requests: "Trop de tentatives. Réessayez plus tard.",
    maintenance: "Nous mettons le système à jour. Réessayez dans un instant.",
    live_unavailable: "Les mises à jour en direct ne sont pas disponibles pour le moment. Réessayez.",
    internal: "Une erreur est survenue",
    invalid_credentials: "E-mail ou mot de passe incorrect",
    invalid_email: "Adresse e-mail non valide.",
    email_in_use: "Cette adresse e-mail est déjà utilisée",
    email_unconfirmed: "Confirmez d’abord votre adresse. Le lien se trouve dans notre e-mail.",
    link_expired: "Ce lien n’est plus valable. Demandez-en un nouveau.",
    access_ended: "Votre accès a pris fin. Demandez à un propriétaire de votre groupe de le prolonger.",
    no_account_here:
      "Il n’y a pas de compte pour votre adresse. Demandez à un propriétaire de votre groupe de vous ajouter.",
    provider_refused: "La connexion avec le compte d’entreprise n’a pas abouti. Veuillez réessayer.",
    cookies_not_kept:
      "Votre navigateur bloque les cookies de cette page : vous ne pouvez pas rester connecté. Autorisez les cookies pour cette adresse dans les paramètres du navigateur, puis connectez-vous à nouveau.",
    passkey_refused: "Cette clé d’accès n’est pas valable ici. Connectez-vous avec votre mot de passe.",
    passkey_expired: "Cela a pris trop de temps, ou la réponse a déjà été donnée. Réessayez.",
    passkey_copied:
      "Cette clé d’accès a peut-être été copiée et a donc été refusée. Connectez-vous avec votre mot de passe et supprimez-la dans les paramètres.",
    desk_unpaired:
      "Ce navigateur n’est pas un poste d’accueil, ou ne l’est plus. Demandez un code à un propriétaire.",
    desk_code_refused:
      "Ce code n’est pas valable, ou ne l’est plus. Demandez-en un nouveau : il vaut dix minutes.",
    digits_wrong: "Ce n’est pas juste. Réessayez.",
    digits_missing:
      "Vous n’avez pas encore de chiffres. Définissez-les dans votre propre navigateur, sous Paramètres.",
    digits_given: "Ces chiffres vous ont été donnés. Choisissez maintenant les vôtres.",
    not_at_this_desk:
      "Vous ne pouvez pas utiliser ce poste. Adressez-vous à un propriétaire de votre groupe.",
    signed_in_elsewhere: "Les comptes sont gérés par le service de connexion de votre entreprise.",
    last_owner: "Un groupe doit avoir au moins un propriétaire.",
    too_many_members: "Votre groupe compte déjà le nombre maximal de personnes.",
    proof_required: "Veuillez confirmer que c’est bien vous.",
    too_many_desks: "Cet établissement a déjà 20 postes. Mettez-en d’abord un hors service.",
    passkey_not_added:
      "Cette clé d’accès n’a pas pu être ajoutée. Réessayez, ou choisissez un autre appareil.",
    passkey_known: "Cette clé d’accès a déjà été ajoutée.",
    too_many_passkeys: "Vous avez déjà dix clés d’accès. Supprimez-en d’abord une.",
    group_data_unavailable: "Échec du chargement des données du groupe",
    properties_data_unavailable: "Échec du chargement des établissements",
    system_update_failed: "Échec de la mise à jour du système",
    licence_unavailable:
      "Cette fonction n’est plus disponible avec votre licence actuelle. Contactez l’assistance pour en savoir plus.",
    upgrade_requested: "Un changement d’offre a déjà été demandé.",
    slug_taken: "Cette adresse est prise ou a été celle d’un autre portail.",
    too_many_addresses:
      "Ce portail a déjà eu dix adresses, et toutes fonctionnent encore. Choisissez l’une d’elles.",
    place_taken: "Un autre lieu de ce type porte déjà ce nom.",
    code_in_use: "Le nouveau code a déjà été scanné ou remplacé. Veuillez le garder.",
    too_many_places:
      "Un établissement peut avoir 5 000 lieux. Supprimez ceux qui ne servent plus, ou contactez l’assistance.",
    language_in_use: "Une langue active ou par défaut ne peut pas être désactivée.",
    stale_revision: "Quelqu’un d’autre a enregistré ceci après que vous l’avez ouvert.",
    newer_version:
      "Cet élément a été enregistré par une version plus récente. Rechargez la page pour continuer. Si ce message revient, réessayez plus tard : rien n’est perdu, et les clients voient toujours ce qui est publié.",
    revision_required: "Rechargez la page, puis refaites la modification.",
    publish_blocked: "Certains points doivent être corrigés avant la publication.",
    pages_not_composed:
      "Impossible de créer les pages à partir de ce contenu. Les clients voient toujours la même chose qu’avant. Contactez l’assistance ou annulez vos dernières modifications.",
    not_published: "Publiez d’abord le brouillon. Ensuite, les réponses peuvent être publiées seules.",
    currency_changed: "La devise a changé, et avec elle tous les prix. Publiez le brouillon entier.",
    kind_changed: "Le type d’établissement a changé, et avec lui les questions. Publiez le brouillon entier.",
    other_currency: "Les prix de cette version sont dans une autre devise. Saisissez la réponse vous-même.",
    nothing_new: "Rien n’a changé depuis la version en ligne.",
    plan_in_past: "Ce moment est passé. Choisissez-en un autre, plus tard.",
    plan_hour_skipped: "Ce jour-là, cette heure n’existe pas à cause du changement d’heure.",
    plan_too_far: "Choisissez un moment dans l’année à venir.",
    plan_waiting: "Une autre version est déjà prévue.",
    plan_ended: "Cette version n’est plus prévue. Quelqu’un vient de la modifier.",
    too_many_announcements:
      "Cinq annonces sont déjà affichées à ce moment-là. Mettez d’abord fin à l’une d’elles.",
    announcements_in_a_row: "C’est la quatrième annonce en une heure. L’envoyer quand même ?",
    zone_ends_announcements:
      "Dans ce fuseau horaire, des annonces en cours seraient déjà terminées. Modifier quand même ?",
    announcements_full:
      "Cet établissement a 50 annonces qui ne sont pas terminées. Supprimez les brouillons devenus inutiles.",
    property_busy: "D’autres personnes ont modifié cet établissement au même moment. Réessayez.",
    announcement_running:
      "Tant qu’une annonce est affichée, vous ne pouvez modifier que son texte et sa fin.",
    announcement_over: "Cette annonce n’est plus affichée.",
    same_language: "Choisissez deux langues différentes.",
    language_not_enabled: "Cette langue n’est pas activée pour l’établissement.",
    same_property: "Choisissez un autre établissement comme destination.",
    already_restored: "Cet élément a déjà été rétabli.",
    version_lost: "Cette version ne peut pas être restaurée, car ses données sont introuvables.",
    not_in_version: "Cette version ne le contient pas.",
    preview_expired: "Ce lien d’aperçu a expiré. Demandez-en un nouveau.",
    image_too_big: "Cette image est trop volumineuse. La taille maximale est de 5 Mo",
    popup_image_too_big: "Cette image est trop volumineuse. La taille maximale pour les pop-up est de 2,5 Mo",
    pdf_too_big: "Ce PDF est trop volumineux. La taille maximale est de 8 Mo",
    image_apple_only:
      "Seules les applications d’Apple affichent cette image. Exportez-la en PNG ou en JPEG, puis choisissez ce fichier.",
    image_rejected:
      "L’image choisie ne respecte pas nos règles de contenu. Veuillez en choisir une autre et réessayer.",
    files_full:
      "Les fichiers de cet établissement occupent leurs 2 Go. Retirez les images que vous n’utilisez plus ; leur place est libérée après 30 jours. Ou contactez l’assistance.",
    pdf_rejected: "Le fichier choisi n’est pas un PDF valide.",
    upload_interrupted: "L’envoi a été interrompu. Veuillez réessayer.",
    qr_retired: "Ce code QR n’est plus utilisé.",
    recipient_asked_lately:
      "Un e-mail a été envoyé à cette adresse au cours de la dernière heure. Réessayez plus tard.",
    too_many_recipients:
      "Votre groupe a atteint la limite du jour pour les nouvelles adresses. Publiez de nouveau demain.",
  },
  fields: {
    required: "Remplissez ce champ.",
    too_short: "C’est trop court.",
    too_long: "C’est trop long.",
    too_many_lines: "Il y a trop de lignes.",
    invalid_character: "Ce texte contient un caractère non autorisé.",
    invalid_email: "Adresse e-mail non valide.",
    invalid: "Cette valeur n’est pas valide.",
    passwords_differ: "Les mots de passe ne correspondent pas.",
    password_unchanged: "Choisissez un mot de passe différent de l’actuel.",
    wrong_password: "Ce n’est pas votre mot de passe actuel.",
    common_password: "Ce mot de passe est trop courant. Choisissez-en un autre.",
    digits_count: "Saisissez six chiffres.",
    digits_common:
      "Ces chiffres sont trop faciles à deviner. Évitez les suites, les répétitions et les années.",
    invalid_colour: "Saisissez une couleur comme #336699.",
    invalid_url: "Saisissez une adresse qui commence par https://.",
    invalid_whatsapp:
      "Indiquez l’indicatif du pays, sans zéros initiaux ni espaces, par exemple +44123456789.",
    invalid_telephone: "Saisissez un numéro de téléphone, un poste éventuel après une virgule.",
    invalid_extension: "Saisissez un numéro de poste composé de chiffres.",
    invalid_main_telephone: "Commencez par l’indicatif du pays, par exemple +33 1 55 01 42 00.",
    main_telephone_extension: "N’indiquez pas de poste : les boutons composent le leur après ce numéro.",
    invalid_wechat: "Saisissez un identifiant WeChat.",
    invalid_location: "Collez un nom, une adresse ou des coordonnées.",
    wrong_channel: "Cette adresse n’appartient pas à ce réseau.",
    invalid_media: "Ce fichier n’existe plus. Envoyez-le de nouveau.",
    invalid_id: "Cet élément n’a pas été reconnu. Rechargez la page.",
    invalid_slug: "Utilisez des minuscules, des chiffres et des traits d’union.",
    invalid_time_zone: "Choisissez un fuseau horaire dans la liste.",
    duplicate: "Cela existe déjà.",
    too_many: "Il y en a trop.",
    too_many_fonts: "Nombre maximal de polices personnalisées atteint.",
    too_many_gallery_items: "Nombre maximal d’éléments de galerie atteint.",
    too_many_questions: "Nombre maximal de questions atteint.",
    invalid_date: "Choisissez un jour entre 2000 et 2199.",
    invalid_time: "Saisissez une heure, par exemple 7:30.",
    hours_end_before_start: "La fin doit venir après le début, ou le lendemain.",
    hours_over_a_day: "Cela dure plus d’un jour. Retirez « lendemain » ou raccourcissez la durée.",
    hours_overlap: "Cela chevauche d’autres horaires du même jour.",
    season_never: "Ces dates n’existent pas dans le calendrier. Vérifiez-les.",
    season_past: "Cette saison est passée. Choisissez une fin plus tardive.",
    date_twice: "Cette date est déjà dans la liste.",
    date_past: "Cette date est passée. Choisissez aujourd’hui ou plus tard.",
    time_past: "Cette heure est passée. Choisissez-en une plus tardive.",
    time_skipped:
      "Ce jour-là, cette heure n’existe pas à cause du changement d’heure. Choisissez-en une autre.",
    time_too_far: "Choisissez un moment dans l’année à venir.",
    end_before_start: "La fin doit être après le début.",
    out_of_range: "Ce nombre est négatif, trop grand ou a trop de décimales.",
    currency_required: "Choisissez une devise pour vos prix.",
    invalid_search_word: "Saisissez des mots simples, sans lien ni adresse e-mail.",
    unknown_answer: "Cette réponse n’existe pas. Supprimez-la et insérez-en une autre.",
    answer_missing:
      "Cette réponse manque sur votre portail. Répondez à la question et publiez-la, ou supprimez-la ici.",
    answer_guarded:
      "Cette réponse est protégée et tout le monde la lirait ici. Retirez-la ou rendez-la accessible à tous.",
  },
  limits: {
    between: (min: number, max: string | number) => `Utilisez de ${min} à ${max} caractères.`,
    atLeast: (min: number) => `Utilisez au moins ${min} caractères.`,
    filesNearlyFull: (percent: string) =>
      `Les fichiers de cet établissement occupent ${percent} de leurs 2 Go.`,
    lines: (max: string | number) => `Utilisez au plus ${max} lignes.`,
    retryAfter: (count: number) =>
      `Réessayez dans ${plural(count, { one: "# seconde", other: "# secondes" })}.`,
  },
};
