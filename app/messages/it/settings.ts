import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Impostazioni",
  language: {
    title: "Lingua",
    text: "Vale per questo gestionale. Le lingue degli ospiti sono in Configurazione, Home.",
  },
  password: {
    title: "Password",
    text: "La cambi di tanto in tanto.",
    default: "Ancora quella ricevuta.",
    change: "Cambia password",
  },
  property: {
    title: "Struttura",
    text: "Fuso orario, indirizzo postale e numero di telefono principale.",
    open: "Dati della struttura",
    zone: "Fuso orario",
    zoneHint: "I dati, le e-mail e le giornate degli ospiti seguono questo fuso.",
    findZone: "Cerca una città",
    noZone: "Nessuna città trovata",
    address: "Indirizzo postale",
    telephone: "Numero di telefono principale",
    telephoneHint:
      "Con il prefisso del Paese. I telefoni degli ospiti compongono gli interni tramite questo numero.",
    saved: "Dati della struttura salvati",
    failed: "Non è stato possibile salvare i dati della struttura",
    meanwhile: "Qualcun altro ha salvato nel frattempo. Salvi di nuovo per sostituire con i Suoi dati.",
  },
  plan: {
    title: "Licenza e piano",
    upgrade: "Cambia piano",
  },
  licenceKey: {
    title: "Chiave di licenza",
    text: "L’assistenza la chiede quando chiama.",
    copy: "Copia la chiave di licenza",
    copied: "Chiave di licenza copiata",
  },
  clone: {
    title: "Clona struttura",
    text: "Copia lo stile e i pulsanti di questa struttura su un’altra.",
  },
  reset: {
    title: "Ripristina i contenuti",
    text: (propertyName: string) =>
      `Elimina tutti i contenuti di ${propertyName} e ripristina il modello predefinito.`,
    question: (propertyName: string) => `Ripristinare tutti i contenuti di ${propertyName}?`,
    warning: "Tutti i contenuti della struttura vengono eliminati e il modello predefinito ripristinato.",
    keep: "Mantieni i contenuti",
    confirm: "Elimina e ripristina",
    running: "Ripristino",
  },
  about: (version: string | number, companyName: string) => `Versione ${version} · ${companyName}`,
  toasts: {
    resetContentFailed: (propertyName: string) => `Errore nel ripristino dei contenuti di ${propertyName}`,
    upgradeFailed: "Aggiornamento non riuscito. Contatti l’assistenza.",
  },
};
