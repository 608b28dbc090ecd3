import type { ProblemsMessages } from "../../en/first/problems.ts";

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
    no_account_here:
      "Il n’y a pas de compte pour votre adresse. Demandez à un propriétaire de votre groupe de vous ajouter.",
    provider_refused: "La connexion avec le compte d’entreprise n’a pas abouti. Veuillez réessayer.",
    cookies_not_kept:
      "Votre navigateur bloque les cookies de cette page : vous ne pouvez pas rester connecté. Autorisez les cookies pour cette adresse dans les paramètres du navigateur, puis connectez-vous à nouveau.",
    signed_in_elsewhere: "Les comptes sont gérés par le service de connexion de votre entreprise.",
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
  },
  limits: {
    between: (min: number, max: string | number) => `Utilisez de ${min} à ${max} caractères.`,
    atLeast: (min: number) => `Utilisez au moins ${min} caractères.`,
  },
};
