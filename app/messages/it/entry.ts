import type { EntryMessages } from "../en/entry.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const entry: EntryMessages = {
  sites: {
    title: "Scelga una struttura",
    summary: (count: number) =>
      `${plural(count, { one: "# struttura", other: "# strutture" })} nel Suo gruppo.`,
    editable: (count: number) => plural(count, { one: "# modificabile.", other: "# modificabili." }),
    search: "Cerca strutture",
    searchPlaceholder: "Nome, account o utente",
    allStates: "Tutti gli stati",
    columns: {
      select: "Scegli",
      propertyName: "Struttura",
      accountName: "Account",
      userName: "Utente",
      languages: "Lingue attive",
      lastUpdated: "Aggiornata",
      propertyActive: "Struttura attiva",
      licenceActive: "Licenza attiva",
      licenceState: "Stato della licenza",
    },
    noneSelected: "Scelga una struttura per continuare.",
    selected: "Selezione:",
    validUntil: (date: string) => `licenza valida fino al ${date}`,
    unlicensed: "Questa struttura non ha ancora una licenza.",
    contactUs: "Ci contatti",
    noMatches: "Nessuna struttura corrisponde.",
    showAll: "Mostra tutte",
    pages: "Pagine dell’elenco",
    rows: (from: string, to: string) => `Righe da ${from} a ${to}`,
    previousPage: "Precedente",
    nextPage: "Successiva",
    all: (count: number) => plural(count, { one: "# struttura", other: "Tutte le # strutture" }),
  },
  none: {
    title: "Al momento non ci sono strutture assegnate al Suo account",
    text: (groupName: string) =>
      `Chieda a chi gestisce ${groupName} di assegnarGliene una, oppure ci scriva e provvederemo noi. Comparirà qui automaticamente.`,
    ownerText: "Ci dica qual è la Sua prima struttura e la prepareremo. Comparirà qui automaticamente.",
    request: {
      action: "Richiedi una struttura",
      title: "Richiedi una struttura",
      text: "La nostra assistenza la prepara e risponde per e-mail.",
      name: "Nome della struttura",
      place: "Località e Paese",
      remarks: "Altro (facoltativo)",
      send: "Invia richiesta",
      sending: "Invio",
      sent: "La Sua richiesta è in viaggio.",
      failed: "Non è stato possibile inviare la richiesta",
      sentText: (reference: string) => `Rispondiamo per e-mail. Il Suo riferimento: ${reference}.`,
    },
    quickStart: "Guida rapida",
  },
  toasts: {
    licenceExpired: "La Sua licenza è scaduta.",
    propertyRemoved: "La struttura attiva è stata rimossa.",
    errorGettingProperty: "Errore nel caricamento della struttura",
    upgradeFailed: "Cambio di piano non riuscito. Contatti l’assistenza.",
  },
};
