import type { ShellMessages } from "../../en/first/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Vai al contenuto",
  cookies: {
    label: "Avviso sui cookie",
    text: "Usiamo i cookie solo per mantenere l’accesso, ricordare la Sua lingua e l’aspetto, e aprire le schermate più in fretta.",
    privacy: "Privacy",
  },
  maintenance: {
    pageTitle: "Torniamo presto",
    title: "Manutenzione in corso",
    text: (portalName: string) =>
      `${portalName} è momentaneamente non disponibile. Per i Suoi ospiti non cambia nulla: tutti i portali restano online.`,
    expected: (time: string) => `Ritorno previsto: ${time}`,
  },
  crash: {
    title: "Ops, si è verificato un errore!",
    accountTitle: "Errore dell’account.",
    text: "Verrà reindirizzato alla pagina di accesso.",
    reference: (code: string) => `Riferimento ${code}`,
    known: "Lo comunichi all’assistenza.",
  },
  notFound: {
    title: "Questa pagina non esiste",
    text: "L’indirizzo potrebbe essere errato o la pagina spostata.",
    back: "Vai all’inizio",
  },
};
