import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "E-mails sur cet établissement",
  text: (email: string) =>
    `Ils sont envoyés à ${email} et à personne d’autre. Chacun contient un lien pour ne plus le recevoir.`,
  weekly: "Les chiffres de la semaine",
  weeklyHint: "Chaque lundi matin, dans le fuseau horaire de l’établissement.",
  alert: "Mauvaises notes",
  alertHint:
    "Quand un client donne une mauvaise note ; au plus un e-mail par heure, avec tout ce qui est arrivé entre-temps.",
  threshold: "Note considérée comme mauvaise",
  thresholds: {
    1: "1 étoile",
    2: "2 étoiles ou moins",
    3: "3 étoiles ou moins",
    4: "4 étoiles ou moins",
  },
  save: "Enregistrer",
  saving: "Enregistrement",
  saved: "E-mails enregistrés",
  saveFailed: "Impossible d’enregistrer les e-mails",
  readFailed: "Impossible de charger vos choix.",
};
