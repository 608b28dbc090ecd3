import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  all: "Comment les chiffres sont comptés",
  title: (figure: string) => `Mode de calcul : ${figure}`,
  period:
    "Les jours et les heures sont ceux du fuseau horaire de l’établissement. Une période qui comprend aujourd’hui est comparée à une durée égale juste avant elle.",
  periodDays:
    "Les jours sont ceux du fuseau horaire de l’établissement. Les jours précédents sont comptés en entier : une période qui comprend aujourd’hui paraît donc basse jusqu’à la fin de la journée.",
  totals: {
    visits:
      "Une visite commence quand un client ouvre le portail et se termine après 30 minutes sans activité. Ne sont pas comptés le trafic automatisé (reconnu à son nom et à son comportement), les aperçus et les personnes connectées ici.",
    uniqueVisits:
      "Clients comptés jour par jour : un client qui vient trois jours compte pour trois. Le navigateur d’un client garde un numéro aléatoire jusqu’à la fin du jour ; personne ne peut donc être suivi d’un jour à l’autre. Si un navigateur ne garde rien, ou si un propriétaire a désactivé « Compter chaque téléphone une fois », les clients d’un même réseau dont le navigateur et la langue sont identiques ne peuvent être distingués et comptent pour un.",
    visitsPerUser: "Nombre total de visites divisé par les visites uniques.",
    clicks:
      "Chaque clic sur un bouton ou un sous-bouton du portail. Les icônes des réseaux sociaux sont comptées à part.",
    clicksPerUser: "Nombre total de clics divisé par les visites uniques.",
    socialClicks: "Clics sur les icônes des réseaux sociaux.",
    repeatVisits:
      "Visites de clients déjà venus, comptées à partir du jour de leur accord. Seuls les clients qui ont donné leur accord peuvent être reconnus ; les autres visites ne sont pas prises en compte.",
    oldScans:
      "Scans de codes QR que vous avez remplacés. Les clients voient que le code n’est plus utilisé : il est donc encore affiché quelque part. Un nouveau scan du même client dans les dix minutes n’est pas recompté.",
  },
  clicksPerButton:
    "Clics sur chaque bouton de votre brouillon, et sur les boutons supprimés qui ont servi pendant cette période. Le taux de clics est la part des visites où le bouton a été utilisé au moins une fois.",
  visitsPerHour:
    "Visites selon l’heure à laquelle elles ont commencé, additionnées sur tous les jours de la période. Au passage à l’heure d’hiver, l’heure répétée compte pour une seule.",
  visits:
    "Visites totales et uniques au fil du temps. Chaque visite compte pour l’heure ou le jour où elle a commencé.",
  languages:
    "Visites selon la langue de la première page ouverte. En dessous : les langues demandées en premier par le navigateur et que le portail ne propose pas.",
  sources: "Indique si la visite a commencé par votre code QR ou directement par l’adresse.",
  devices: "Le type d’écran annoncé par le navigateur : approximatif, et jamais enregistré avec un client.",
  feedback:
    "Formulaires envoyés par les clients. La moyenne d’une question tient compte de chaque réponse de la période ; la ligne montre la moyenne de chaque jour avec des réponses.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `Par heure, on compte au plus ${events} pages vues et clics d’un même client et ${guests} nouveaux clients d’un même réseau dont le navigateur ne garde aucun numéro ; pour un établissement, ${houseEvents} pages vues et clics par heure et ${houseGuests} clients par jour, dont la moitié au plus d’un même réseau. Le trafic automatisé ne peut ainsi pas fausser vos chiffres. Le fichier téléchargé indique chaque heure concernée.`,
};
