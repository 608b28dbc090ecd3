import type { QuestionId } from "#domain/answers/questions.ts";
import type { QuestionTexts } from "../en/questions.ts";

export const questions: Record<QuestionId, QuestionTexts> = {
  "check-in": {
    ask: "À partir de quelle heure les clients peuvent-ils arriver ?",
    help: "L’heure à partir de laquelle une chambre est prête à coup sûr.",
  },
  "early-arrival": { ask: "Peut-on arriver plus tôt, et à quel prix ?" },
  boarding: { ask: "Quand et où les clients embarquent-ils ?" },
  reception: {
    ask: "Quand, où et à quel numéro joindre la réception ?",
    help: "Les clients peuvent appeler ce numéro d’une seule pression.",
  },
  "opening-hours": {
    ask: "Quand êtes-vous ouvert ?",
    help: "Les horaires de votre cuisine font l’objet d’une autre question.",
  },
  "table-booking": { ask: "Peut-on réserver une table, et comment ?" },
  groups: {
    ask: "Quelle taille de groupe pouvez-vous accueillir ?",
    help: "Le plus grand groupe possible sans accord particulier.",
  },
  directions: {
    ask: "Comment les clients vous trouvent-ils ?",
    help: "Un lien peut ouvrir un plan. Décrivez les derniers mètres avec vos propres mots.",
  },
  parking: { ask: "Peut-on se garer chez vous, où et à quel prix ?" },
  "car-charging": {
    ask: "Peut-on recharger une voiture électrique ?",
    help: "Indiquez le nombre de points de recharge.",
  },
  luggage: {
    ask: "Les clients peuvent-ils vous confier leurs bagages ?",
    help: "Par exemple avant de recevoir la chambre ou après l’avoir libérée.",
  },
  "safety-drill": { ask: "Quand et où a lieu l’exercice de sécurité ?" },
  wifi: {
    ask: "Y a-t-il du Wi-Fi, et à quel prix ?",
    help: "Toute personne qui connaît l’adresse du portail peut lire ce que vous écrivez ici.",
  },
  heating: {
    ask: "Les clients peuvent-ils régler la température eux-mêmes ?",
    help: "« Non » indique aux clients que la température est réglée de manière centralisée.",
  },
  safe: {
    ask: "Y a-t-il un coffre-fort, et où ?",
    help: "« Sur demande » signifie que vous gardez vous-même les objets de valeur.",
  },
  television: {
    ask: "Y a-t-il un téléviseur ?",
    help: "Précisez les chaînes ou le streaming avec vos propres mots.",
  },
  kettle: {
    ask: "Y a-t-il une bouilloire et un minibar ?",
    help: "« Oui » signifie les deux. S’il n’y en a qu’un, indiquez-le avec vos propres mots.",
  },
  iron: { ask: "Y a-t-il un fer à repasser, et où ?" },
  "extra-pillow": {
    ask: "Peut-on avoir un oreiller ou une couverture en plus ?",
    help: "Le numéro de téléphone est celui à appeler pour en demander.",
  },
  cleaning: {
    ask: "Quand le ménage est-il fait ?",
    help: "« Sur demande » : ménage et serviettes propres seulement si les clients le demandent.",
  },
  "tap-water": { ask: "L’eau du robinet est-elle potable ?" },
  waste: { ask: "Où jeter les déchets, et comment les trier ?" },
  allergies: {
    ask: "Pouvez-vous cuisiner en cas d’allergie ?",
    help: "Sauf avec « Non », les clients sont invités à vous parler avant de commander.",
  },
  "childrens-menu": { ask: "Y a-t-il un menu enfant, et à quel prix ?" },
  breakfast: {
    ask: "Quand et où est le petit-déjeuner, et à quel prix ?",
    help: "Ajoutez une ligne pour les jours à horaires différents, comme le dimanche.",
  },
  restaurant: {
    ask: "Quand et où votre restaurant est-il ouvert ?",
    help: "Créez une entrée personnelle pour chaque autre restaurant.",
  },
  "dining-times": {
    ask: "Quand et où les repas sont-ils servis ?",
    help: "Ajoutez une ligne par repas ou par service.",
  },
  "kitchen-hours": {
    ask: "À quelles heures votre cuisine sert-elle ?",
    help: "La fin correspond à la dernière commande.",
  },
  lunch: {
    ask: "Quand servez-vous le déjeuner, et à quel prix ?",
    help: "Le prix est celui de votre menu du midi.",
  },
  dishes: {
    ask: "Que proposez-vous à la carte ?",
    help: "Un lien peut ouvrir votre carte.",
  },
  bar: { ask: "Quand et où le bar est-il ouvert ?" },
  "room-service": {
    ask: "Quand et comment commander le room service ?",
    help: "Le prix est votre supplément par commande.",
  },
  diets: {
    ask: "Adaptez-vous vos plats aux régimes particuliers ?",
    help: "Par exemple végan, sans gluten ou halal. Précisez lesquels dans la remarque.",
  },
  coffee: { ask: "Quand et où prendre un café, et à quel prix ?" },
  takeaway: { ask: "Proposez-vous des plats à emporter ? Comment commander ?" },
  "own-wine": {
    ask: "Les clients peuvent-ils apporter leur vin ?",
    help: "Le prix est votre droit de bouchon.",
  },
  pool: {
    ask: "Quand ouvre la piscine, où est-elle et à combien de degrés ?",
    help: "Indiquez la température de l’eau.",
  },
  spa: {
    ask: "Quand et où le spa est-il ouvert, et à quel prix ?",
    help: "Décrivez les soins dans une entrée personnelle.",
  },
  gym: { ask: "Quand et où ouvre la salle de sport, et à quel prix ?" },
  laundry: {
    ask: "Lavez-vous le linge des clients, et en combien de temps ?",
    help: "Indiquez le nombre d’heures après lesquelles le linge est prêt.",
  },
  terrace: { ask: "Peut-on s’installer dehors, et quand ?" },
  toilets: { ask: "Où sont les toilettes ?" },
  children: {
    ask: "Les enfants sont-ils les bienvenus ?",
    help: "« Non » indique que vous accueillez uniquement les adultes.",
  },
  pets: {
    ask: "Les animaux sont-ils admis, et à quel prix ?",
    help: "« Sur demande » invite les clients à vous consulter d’abord.",
  },
  smoking: {
    ask: "Y a-t-il un espace fumeurs, et où ?",
    help: "« Non » indique aux clients qu’il n’est pas permis de fumer.",
  },
  "quiet-hours": { ask: "À quelles heures le calme est-il demandé ?" },
  "step-free-access": {
    ask: "Peut-on entrer sans aucune marche ?",
    help: "Répondez « Oui » seulement s’il n’y a pas une seule marche sur le chemin.",
  },
  "dress-code": {
    ask: "Y a-t-il un code vestimentaire ?",
    help: "S’il y en a un, décrivez-le avec vos propres mots.",
  },
  "live-music": { ask: "Quand et où y a-t-il de la musique et des animations ?" },
  "deck-plan": {
    ask: "Où trouver un plan des ponts ?",
    help: "Un lien peut ouvrir le plan sur le téléphone du client.",
  },
  ports: {
    ask: "Dans quels ports faites-vous escale ?",
    help: "Un lien peut ouvrir l’itinéraire.",
  },
  "all-aboard": {
    ask: "À quelle heure faut-il être de retour à bord ?",
    help: "Changez l’heure à chaque escale.",
  },
  tender: {
    ask: "Quand, où et à quel rythme partent les chaloupes ?",
    help: "Indiquez le nombre de minutes entre deux départs.",
  },
  excursions: { ask: "Peut-on réserver des excursions à terre, où et comment ?" },
  seasickness: { ask: "Avez-vous des remèdes contre le mal de mer, et où ?" },
  "bus-or-train": {
    ask: "Où est l’arrêt le plus proche, et à quelle distance ?",
    help: "Indiquez le nombre de minutes à pied.",
  },
  taxi: {
    ask: "Commandez-vous des taxis pour les clients ?",
    help: "Le numéro de téléphone est celui à appeler pour un taxi.",
  },
  shops: {
    ask: "Où est le commerce le plus proche, et quand ouvre-t-il ?",
    help: "Indiquez la distance en mètres.",
  },
  tips: {
    ask: "Que recommandez-vous dans les environs ?",
    help: "Une balade, un point de vue, une boulangerie : ce que vous conseillez vous-même.",
  },
  "private-events": {
    ask: "Peut-on fêter un événement, et à combien de personnes ?",
    help: "Indiquez combien de personnes vous pouvez accueillir au plus.",
  },
  "check-out": {
    ask: "À quelle heure les clients doivent-ils partir ?",
    help: "L’heure à laquelle la chambre doit être libérée.",
  },
  "late-departure": {
    ask: "Peut-on partir plus tard, et à quel prix ?",
    help: "L’heure est la dernière possible.",
  },
  disembarking: {
    ask: "Quand libérer la cabine, et où débarquer ?",
    help: "L’heure à laquelle la cabine doit être libérée.",
  },
  bill: {
    ask: "Peut-on payer séparément à une même table ?",
    help: "« Non » indique une seule addition par table.",
  },
  tipping: {
    ask: "Le service est-il compris dans le prix ?",
    help: "« Non » indique que le pourboire est à la discrétion des clients.",
  },
  vouchers: { ask: "Vendez-vous des bons cadeaux ?" },
  payment: {
    ask: "Peut-on payer par carte ?",
    help: "« Non » demande de payer en espèces. Citez d’autres moyens avec vos propres mots.",
  },
  "visitor-tax": {
    ask: "À combien s’élève la taxe de séjour ?",
    help: "« Gratuit » indique aux clients qu’il n’y en a pas.",
  },
  "onboard-account": {
    ask: "Les achats vont-ils sur le compte de la cabine ?",
    help: "« Non » demande de payer immédiatement. Le lieu est celui où l’on règle son compte.",
  },
  "lost-property": { ask: "Où s’adresser pour un objet perdu ?" },
  "doctor-and-pharmacy": {
    ask: "Où sont le médecin et la pharmacie les plus proches ?",
    help: "Indiquez le nombre de minutes à pied.",
  },
  emergency: {
    ask: "Que doivent faire les clients en cas d’urgence ?",
    help: "Le numéro à appeler d’abord, le point de rassemblement et les autres consignes.",
  },
};
