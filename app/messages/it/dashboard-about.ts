import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  all: "Come si calcolano i dati",
  title: (figure: string) => `Come si calcola: ${figure}`,
  period:
    "Giorni e ore sono quelli del fuso orario della struttura. Un periodo che comprende oggi viene confrontato con un periodo uguale appena prima.",
  periodDays:
    "I giorni sono quelli del fuso orario della struttura. I giorni precedenti sono contati per intero, perciò un periodo che comprende oggi sembra basso finché il giorno non è finito.",
  totals: {
    visits:
      "Una visita inizia quando un ospite apre il portale e finisce dopo 30 minuti senza attività. Non vengono contati il traffico automatico (riconosciuto da nome e comportamento), le anteprime e le persone che hanno effettuato l’accesso qui.",
    uniqueVisits:
      "Ospiti contati giorno per giorno: chi viene in tre giorni vale tre. Il browser di un ospite conserva un numero casuale fino alla fine del giorno, perciò nessuno può essere seguito da un giorno all’altro. Se un browser non conserva nulla, o un proprietario ha disattivato «Conta ogni telefono una volta», gli ospiti della stessa rete con browser e lingua uguali non si possono distinguere e valgono uno.",
    visitsPerUser: "Visite totali divise per le visite uniche.",
    clicks: "Ogni clic su un pulsante o sottopulsante del portale. Le icone dei social sono contate a parte.",
    clicksPerUser: "Clic totali divisi per le visite uniche.",
    socialClicks: "Clic sulle icone social.",
    repeatVisits:
      "Visite di ospiti che ritornano, contate dal giorno del loro consenso. Solo chi ha dato il consenso può essere riconosciuto; le altre visite non sono comprese.",
    oldScans:
      "Scansioni di codici QR che ha sostituito. Gli ospiti vedono che il codice non è più in uso: da qualche parte è ancora esposto. Se lo stesso ospite lo scansiona di nuovo entro dieci minuti, non viene ricontato.",
  },
  clicksPerButton:
    "Clic su ogni pulsante della bozza e su quelli eliminati che sono stati usati in questo periodo. Il tasso di clic è la quota di visite in cui il pulsante è stato usato almeno una volta.",
  visitsPerHour:
    "Visite secondo l’ora in cui sono iniziate, sommate su tutti i giorni del periodo. Quando l’orologio torna indietro, l’ora ripetuta vale una.",
  visits: "Visite totali e uniche nel tempo. Ogni visita vale per l’ora o il giorno in cui è iniziata.",
  languages:
    "Visite secondo la lingua della prima pagina aperta. Sotto: lingue che il browser ha chiesto per prime e che il portale non offre.",
  sources: "Indica se la visita è iniziata dal codice QR o direttamente dall’indirizzo.",
  devices: "Il tipo di schermo dichiarato dal browser: approssimativo e mai salvato insieme a un ospite.",
  feedback:
    "Moduli inviati dagli ospiti. La media di una domanda comprende ogni risposta del periodo; la linea mostra la media di ogni giorno con risposte.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `All’ora si contano al massimo ${events} pagine viste e clic di uno stesso ospite e ${guests} nuovi ospiti da una stessa rete i cui browser non conservano alcun numero; per una struttura, ${houseEvents} pagine viste e clic all’ora e ${houseGuests} ospiti al giorno, al massimo la metà da una stessa rete. Così il traffico automatico non può falsare i Suoi dati. Il file scaricato indica ogni ora interessata.`,
};
