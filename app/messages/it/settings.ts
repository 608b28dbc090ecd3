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
  about: (version: string | number, companyName: string) => `Foyer versione ${version} · ${companyName}`,
  toasts: {
    resetContentFailed: (propertyName: string) => `Errore nel ripristino dei contenuti di ${propertyName}`,
    upgradeFailed: "Aggiornamento non riuscito. Contatti l’assistenza.",
  },
};
