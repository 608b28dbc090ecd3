import type { CommonMessages } from "../../en/first/common.ts";

export const common: CommonMessages = {
  apply: "Applica",
  dismiss: "Nascondi",
  retry: "Riprova",
  ok: "OK",
  showPassword: "Mostra password",
  hidePassword: "Nascondi password",
  toasts: {
    region: "Messaggi",
    somethingWentWrong: "Qualcosa è andato storto",
    unstableNetwork: "Connessione di rete instabile, riprovi tra qualche istante",
  },
};
