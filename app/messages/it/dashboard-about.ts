import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  title: (figure: string) => `Come si calcola: ${figure}`,
  period:
    "Giorni e ore sono quelli del fuso orario della struttura. Un periodo che comprende oggi viene confrontato con altrettanto tempo appena prima.",
  totalVisits:
    "Una visita inizia quando un ospite apre il portale e finisce dopo 30 minuti senza attività. Bot noti, anteprime e persone che hanno effettuato l’accesso qui non vengono contati.",
  uniqueVisits:
    "Ospiti contati giorno per giorno: chi viene in tre giorni vale tre. Senza cookie un ospite si riconosce solo da un segno anonimo che cambia ogni giorno, perciò nessuno può essere seguito da un giorno all’altro.",
  visitsPerUser: "Visite totali divise per i visite uniche.",
  totalClicks:
    "Ogni tocco di un pulsante o sottopulsante del portale. Le icone dei social sono contate a parte.",
  clicksPerUser: "Clic totali divisi per i visite uniche.",
  repeatVisits:
    "Visite di ospiti che erano già stati qui. Solo chi ha dato il consenso può essere riconosciuto; le visite degli altri non vi sono mai comprese.",
  clicksPerButton:
    "Clic su ogni pulsante della bozza e su quelli eliminati che sono stati usati in questo periodo. Il tasso di clic è la quota di visite in cui il pulsante è stato toccato almeno una volta.",
  visitsPerHour:
    "Visite secondo l’ora in cui sono iniziate, sommate su tutti i giorni del periodo. Quando l’orologio torna indietro, l’ora ripetuta vale una.",
  socialClicks: "Ogni tocco di un’icona della barra social.",
  visits:
    "Visite totali e visite uniche, passo per passo. Ogni visita appartiene all’ora o al giorno in cui è iniziata.",
  languages:
    "Visite secondo la lingua della prima pagina aperta. Sotto: visite il cui browser chiedeva per prima una lingua che il portale non aveva.",
  sources: "Visite iniziate scansionando il codice QR, oppure direttamente dall’indirizzo.",
  devices: "Il tipo di schermo dichiarato dal browser: approssimativo e mai salvato insieme a un ospite.",
  oldScans:
    "Scansioni di codici QR che ha sostituito. Agli ospiti è stato detto che il codice non è più in uso: da qualche parte è ancora esposto.",
  feedback:
    "Moduli inviati dagli ospiti. La media di una domanda comprende ogni risposta del periodo; la linea mostra la media di ogni giorno con risposte.",
};
