import type { CommonMessages } from "../../en/first/common.ts";

export const common: CommonMessages = {
  apply: "Speichern",
  dismiss: "Ausblenden",
  retry: "Erneut versuchen",
  ok: "OK",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  toasts: {
    region: "Meldungen",
    somethingWentWrong: "Etwas ist schiefgelaufen",
    unstableNetwork: "Instabile Netzwerkverbindung, bitte versuchen Sie es gleich noch einmal",
  },
};
