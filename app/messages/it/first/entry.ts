import type { EntryMessages } from "../../en/first/entry.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("it");

export const entry: EntryMessages = {
  signIn: {
    pageTitle: "Accesso",
    title: (portalName: string) => `Le diamo il benvenuto in ${portalName}`,
    subtitle: "Acceda per gestire i Suoi portali per gli ospiti.",
    email: "E-mail",
    password: "Password",
    forgot: "Password dimenticata?",
    keep: "Mantieni l’accesso su questo dispositivo",
    keepHint: "Altrimenti la sessione si chiude dopo 12 ore di inattività.",
    submit: "Accedi",
    submitting: "Accesso in corso",
    atProvider: "Accedi con l’account aziendale",
    providerHint: "Acceda con l’account che Le ha dato la Sua azienda.",
    newTo: (companyName: string) => `È la prima volta su ${companyName}?`,
    contactUs: "Ci contatti",
    toOpenAccount: "per aprire un account.",
    register: "Crea un account",
    version: (version: string | number) => `Versione ${version}`,
    quickStart: "Guida rapida",
    privacy: "Privacy",
    language: "Lingua dell’interfaccia",
    ended: "La Sua sessione è stata chiusa. Acceda di nuovo per continuare.",
    removed: "Il Suo accesso è terminato. Si rivolga a un proprietario.",
    removedFrom: (group) => `Il Suo accesso a ${group} è terminato. Si rivolga a un proprietario.`,
    throttledSeconds: (seconds) =>
      `Troppi tentativi. Riprovi tra ${plural(seconds, { one: "# secondo", other: "# secondi" })}.`,
    throttled: (minutes: number) =>
      `Troppi tentativi. Riprovi tra ${plural(minutes, { one: "# minuto", other: "# minuti" })}.`,
    sendAgain: "Invia di nuovo il link",
  },
  toasts: {
    invalidLogin: "Accesso non valido",
  },
};
