import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  title: (figure: string) => `Come si calcola: ${figure}`,
  period:
    "Giorni e ore sono quelli del fuso orario della struttura. Un periodo che comprende oggi viene confrontato con altrettanto tempo appena prima.",
  periodDays:
    "I giorni sono quelli del fuso orario della struttura. Qui i giorni precedenti sono contati per intero, perciò un periodo che comprende oggi sembra troppo basso finché il giorno non è finito.",
  totalVisits:
    "Una visita inizia quando un ospite apre il portale e finisce dopo 30 minuti senza attività. Non vengono contati i bot (riconosciuti dal nome, dalla mancanza di ciò che ogni browser dichiara o da una regolarità da orologio), le anteprime e le persone che hanno effettuato l’accesso qui.",
  uniqueVisits:
    "Ospiti contati giorno per giorno: chi viene in tre giorni vale tre. Il browser di un ospite conserva un numero casuale fino alla fine del giorno, perciò nessuno può essere seguito da un giorno all’altro. Se un browser non conserva nulla, o un titolare ha disattivato il numero, gli ospiti della stessa rete con browser e lingua uguali non si possono distinguere e valgono uno.",
  visitsPerUser: "Visite totali divise per le visite uniche.",
  totalClicks:
    "Ogni tocco di un pulsante o sottopulsante del portale. Le icone dei social sono contate a parte.",
  clicksPerUser: "Clic totali divisi per le visite uniche.",
  repeatVisits:
    "Visite di ospiti che erano già stati qui, contate dal giorno del loro consenso. Solo chi ha dato il consenso può essere riconosciuto; le visite degli altri non vi sono mai comprese.",
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
    "Scansioni di codici QR che ha sostituito. Agli ospiti è stato detto che il codice non è più in uso: da qualche parte è ancora esposto. Se lo stesso ospite lo scansiona di nuovo entro dieci minuti, non viene ricontato.",
  feedback:
    "Moduli inviati dagli ospiti. La media di una domanda comprende ogni risposta del periodo; la linea mostra la media di ogni giorno con risposte.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `All’ora si contano al massimo ${events} pagine viste e clic di uno stesso ospite e ${guests} nuovi ospiti da una stessa rete i cui browser non conservano alcun numero; per una struttura, ${houseEvents} pagine viste e clic all’ora e ${houseGuests} ospiti al giorno, al massimo la metà da una stessa rete. Così nessun programma può falsare i Suoi numeri. Il file scaricato indica ogni ora interessata.`,
};
