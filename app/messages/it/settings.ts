import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Impostazioni",
  language: {
    title: "Lingua",
    text: "Lingua di questo strumento. Le lingue degli ospiti sono in Configurazione › Home.",
  },
  password: {
    title: "Password",
    text: "La password con cui accede.",
    default: "Usa ancora la password iniziale.",
    change: "Cambia password",
  },
  property: {
    title: "Struttura",
    text: "Fuso orario, indirizzo postale e numero di telefono principale.",
    open: "Dati della struttura",
    zone: "Fuso orario",
    zoneHint: "Vale per dati, e-mail e date.",
    findZone: "Cerca una città",
    noZone: "Nessuna città trovata",
    address: "Indirizzo postale",
    telephone: "Numero di telefono principale",
    telephoneHint: "Con il prefisso del Paese. Gli ospiti raggiungono gli interni tramite questo numero.",
    saved: "Dati della struttura salvati",
    failed: "Non è stato possibile salvare i dati della struttura",
    meanwhile: "Qualcun altro ha salvato nel frattempo. Salvi di nuovo per sostituire con i Suoi dati.",
  },
  plan: {
    title: "Abbonamento",
    upgrade: "Cambia piano",
  },
  licenceKey: {
    title: "Chiave di licenza",
    text: "Da comunicare all’assistenza.",
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
