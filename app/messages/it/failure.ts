import type { FailureMessages } from "../en/failure.ts";

export const failure: FailureMessages = {
  crash: {
    title: "Ops, si è verificato un errore!",
    accountTitle: "Errore dell’account.",
    text: "Verrà reindirizzato alla pagina di accesso.",
    reference: (code: string) => `Riferimento ${code}`,
    known: "Lo comunichi all’assistenza.",
  },
  maintenance: {
    pageTitle: "Torniamo presto",
    title: "Manutenzione in corso",
    text: (portalName: string) =>
      `${portalName} è momentaneamente non disponibile. Per i Suoi ospiti non cambia nulla: tutti i portali restano online.`,
    expected: (time: string) => `Ritorno previsto: ${time}`,
  },
  notFound: {
    title: "Questa pagina non esiste",
    text: "L’indirizzo potrebbe essere errato o la pagina spostata.",
    back: "Vai all’inizio",
  },
};
