import type { DashboardMailMessages } from "../en/dashboard-mail.ts";

export const dashboardMail: DashboardMailMessages = {
  title: "Alertes par e-mail",
  text: (email: string) => `Envoyées uniquement à ${email}. Chaque e-mail contient un lien de désabonnement.`,
  weekly: "Les chiffres de la semaine",
  weeklyHint: "Chaque lundi matin, dans le fuseau horaire de l’établissement.",
  alert: "Mauvaises notes",
  alertHint: "Quand un client donne une mauvaise note ; au plus un e-mail par heure.",
  threshold: "M’alerter pour",
  thresholds: {
    1: "1 étoile",
    2: "2 étoiles ou moins",
    3: "3 étoiles ou moins",
    4: "4 étoiles ou moins",
  },
  overdue: "Clients qui attendent trop",
  overdueHint: "Quand une demande prend plus de temps que prévu ; au plus un e-mail toutes les dix minutes.",
  save: "Enregistrer",
  saving: "Enregistrement",
  saved: "Alertes enregistrées",
  saveFailed: "Impossible d’enregistrer les alertes",
  readFailed: "Impossible de charger vos alertes.",
};
