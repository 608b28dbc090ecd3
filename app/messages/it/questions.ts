import type { QuestionId } from "#domain/answers/questions.ts";
import type { QuestionTexts } from "../en/questions.ts";

export const questions: Record<QuestionId, QuestionTexts> = {
  "check-in": {
    ask: "Da che ora gli ospiti possono fare il check-in?",
    help: "L’ora dalla quale una camera è pronta con certezza.",
  },
  "early-arrival": { ask: "Si può arrivare prima, e quanto costa?" },
  boarding: { ask: "Quando e dove si imbarcano gli ospiti?" },
  reception: {
    ask: "Quando, dove e a che numero risponde la reception?",
    help: "Gli ospiti possono chiamare il numero con un solo tocco.",
  },
  "opening-hours": {
    ask: "Quali sono gli orari di apertura?",
    help: "Gli orari della cucina sono una domanda a parte.",
  },
  "table-booking": { ask: "Si può prenotare un tavolo, e come?" },
  groups: {
    ask: "Quanto possono essere numerosi i gruppi?",
    help: "Il gruppo più grande che non richiede accordi particolari.",
  },
  directions: {
    ask: "Come si raggiunge la struttura?",
    help: "Un link può aprire una mappa. Descriva gli ultimi metri con parole Sue.",
  },
  parking: { ask: "Si può parcheggiare, dove e a che prezzo?" },
  "car-charging": {
    ask: "Si può ricaricare un’auto elettrica?",
    help: "Il numero indica quanti punti di ricarica ci sono.",
  },
  luggage: {
    ask: "Gli ospiti possono lasciare i bagagli?",
    help: "Per esempio prima del check-in o dopo il check-out.",
  },
  "safety-drill": { ask: "Quando e dove si svolge l’esercitazione di sicurezza?" },
  wifi: {
    ask: "C’è il Wi-Fi, e quanto costa?",
    help: "Chiunque conosca l’indirizzo del portale può leggere ciò che scrive qui.",
  },
  heating: {
    ask: "Gli ospiti possono regolare la temperatura?",
    help: "Con «No» gli ospiti leggono che la temperatura è regolata centralmente.",
  },
  safe: {
    ask: "C’è una cassaforte, e dove?",
    help: "«Su richiesta» significa che gli oggetti di valore sono custoditi dal personale.",
  },
  television: {
    ask: "C’è un televisore?",
    help: "Indichi i canali o lo streaming con parole Sue.",
  },
  kettle: {
    ask: "Ci sono un bollitore e un minibar?",
    help: "«Sì» significa entrambi. Se ce n’è uno solo, lo indichi con parole Sue.",
  },
  iron: { ask: "C’è un ferro da stiro, e dove?" },
  "extra-pillow": {
    ask: "Si può avere un cuscino o una coperta in più?",
    help: "Il numero di telefono è quello da chiamare per averli.",
  },
  cleaning: {
    ask: "Quando si fanno le pulizie?",
    help: "«Su richiesta»: pulizia e asciugamani puliti solo se gli ospiti lo chiedono.",
  },
  "tap-water": { ask: "Si può bere l’acqua del rubinetto?" },
  waste: { ask: "Dove si buttano i rifiuti, e come si separano?" },
  allergies: {
    ask: "La cucina tiene conto delle allergie?",
    help: "Tranne che con «No», gli ospiti sono invitati ad avvisare prima di ordinare.",
  },
  "childrens-menu": { ask: "C’è un menu per bambini, e quanto costa?" },
  breakfast: {
    ask: "Quando e dove si fa colazione, e quanto costa?",
    help: "Aggiunga una riga per i giorni con altri orari, come la domenica.",
  },
  restaurant: {
    ask: "Quando e dove è aperto il ristorante?",
    help: "Crei una voce propria per ciascuno degli altri ristoranti.",
  },
  "dining-times": {
    ask: "Quando e dove si servono i pasti?",
    help: "Aggiunga una riga per ogni pasto o turno.",
  },
  "kitchen-hours": {
    ask: "In quali orari serve la cucina?",
    help: "La fine è l’ora dell’ultima ordinazione.",
  },
  lunch: {
    ask: "Quando si pranza, e quanto costa?",
    help: "Il prezzo è quello del menu del giorno.",
  },
  dishes: {
    ask: "Quali piatti ci sono in menu?",
    help: "Un link può aprire il menu.",
  },
  bar: { ask: "Quando e dove è aperto il bar?" },
  "room-service": {
    ask: "Quando e come si ordina il room service?",
    help: "Il prezzo è il supplemento per ogni ordine.",
  },
  diets: {
    ask: "Si preparano piatti per diete particolari?",
    help: "Per esempio vegana, senza glutine o halal. Indichi quali nella nota.",
  },
  coffee: { ask: "Quando e dove si prende il caffè, e quanto costa?" },
  takeaway: { ask: "Ci sono piatti da asporto, e come si ordinano?" },
  "own-wine": {
    ask: "Gli ospiti possono portare il proprio vino?",
    help: "Il prezzo è il diritto di tappo.",
  },
  pool: {
    ask: "Quando è aperta la piscina, dov’è e quanti gradi ha?",
    help: "Il numero è la temperatura dell’acqua.",
  },
  spa: {
    ask: "Quando e dove è aperta la spa, e quanto costa?",
    help: "Descriva i trattamenti in una voce propria.",
  },
  gym: { ask: "Quando e dove è aperta la palestra, e quanto costa?" },
  laundry: {
    ask: "Si lavano i capi degli ospiti, e in quanto tempo?",
    help: "Il numero indica le ore dopo le quali i capi sono pronti.",
  },
  terrace: { ask: "Ci si può sedere all’aperto, e quando?" },
  toilets: { ask: "Dove sono i servizi igienici?" },
  children: {
    ask: "I bambini sono i benvenuti?",
    help: "Con «No» gli ospiti leggono che si accolgono solo adulti.",
  },
  pets: {
    ask: "Sono ammessi gli animali, e quanto costa?",
    help: "«Su richiesta» invita gli ospiti a chiedere prima.",
  },
  smoking: {
    ask: "C’è un’area fumatori, e dove?",
    help: "Con «No» gli ospiti leggono che non è consentito fumare.",
  },
  "quiet-hours": { ask: "In quali orari si chiede silenzio?" },
  "step-free-access": {
    ask: "Si può entrare senza alcun gradino?",
    help: "Risponda «Sì» solo se non c’è neanche un gradino lungo il percorso.",
  },
  "dress-code": {
    ask: "È previsto un dress code?",
    help: "Se c’è, lo descriva con parole Sue.",
  },
  "live-music": { ask: "Quando e dove ci sono musica ed eventi?" },
  "deck-plan": {
    ask: "Dove si trova una mappa dei ponti?",
    help: "Un link può aprire la mappa sul telefono dell’ospite.",
  },
  ports: {
    ask: "In quali porti si fa scalo?",
    help: "Un link può aprire l’itinerario.",
  },
  "all-aboard": {
    ask: "Entro che ora bisogna rientrare a bordo?",
    help: "Cambi l’ora per ogni porto.",
  },
  tender: {
    ask: "Quando, dove e ogni quanto partono le lance?",
    help: "Il numero indica i minuti tra due lance.",
  },
  excursions: { ask: "Si possono prenotare escursioni, dove e come?" },
  seasickness: { ask: "Ci sono rimedi contro il mal di mare, e dove?" },
  "bus-or-train": {
    ask: "Dov’è la fermata più vicina, e quanto dista?",
    help: "Il numero indica i minuti a piedi.",
  },
  taxi: {
    ask: "Gli ospiti possono far chiamare un taxi?",
    help: "Il numero di telefono è quello da chiamare per un taxi.",
  },
  shops: {
    ask: "Dov’è il negozio più vicino, e quando è aperto?",
    help: "Il numero indica la distanza in metri.",
  },
  tips: {
    ask: "Che cosa consiglia nei dintorni?",
    help: "Una passeggiata, una vista, un forno: quello che consiglia a voce.",
  },
  "private-events": {
    ask: "Si possono ospitare eventi, e per quante persone?",
    help: "Il numero indica per quante persone c’è posto al massimo.",
  },
  "check-out": {
    ask: "Entro che ora si fa il check-out?",
    help: "L’ora entro la quale gli ospiti hanno lasciato la camera.",
  },
  "late-departure": {
    ask: "Si può partire più tardi, e quanto costa?",
    help: "L’ora è l’ultima possibile.",
  },
  disembarking: {
    ask: "Entro che ora si lascia la cabina, e dove si sbarca?",
    help: "L’ora entro la quale gli ospiti hanno lasciato la cabina.",
  },
  bill: {
    ask: "A uno stesso tavolo si può pagare separatamente?",
    help: "Con «No» gli ospiti leggono che si prepara un unico conto per tavolo.",
  },
  tipping: {
    ask: "Il servizio è incluso nel prezzo?",
    help: "Con «No» gli ospiti leggono che la mancia è a loro discrezione.",
  },
  vouchers: { ask: "Si vendono buoni regalo?" },
  payment: {
    ask: "Si può pagare con carta?",
    help: "«No» invita a pagare in contanti. Indichi altri modi con parole Sue.",
  },
  "visitor-tax": {
    ask: "Quanto costa l’imposta di soggiorno?",
    help: "Con «Gratis» gli ospiti leggono che non è prevista.",
  },
  "onboard-account": {
    ask: "Gli acquisti vanno sul conto della cabina?",
    help: "«No» invita a pagare subito. Il luogo è quello dove si salda il conto.",
  },
  "lost-property": { ask: "Dove si chiede di un oggetto smarrito?" },
  "doctor-and-pharmacy": {
    ask: "Dove sono il medico e la farmacia più vicini?",
    help: "Il numero indica i minuti a piedi.",
  },
  emergency: {
    ask: "Che cosa devono fare gli ospiti in caso di emergenza?",
    help: "Il numero da chiamare per primo, il punto di raccolta e le altre indicazioni.",
  },
};
