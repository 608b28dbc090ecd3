import type { AccountMessages } from "../en/account.ts";

export const account: AccountMessages = {
  idle: {
    title: "La sessione è stata chiusa",
    text: "Questa schermata non è stata usata per dodici ore. Acceda per riprendere da dove aveva interrotto. Ciò che ha scritto è ancora qui.",
    endedText:
      "La sessione è stata chiusa in un’altra scheda o in un altro browser, oppure la password è stata cambiata. Acceda per riprendere da dove aveva interrotto. Ciò che ha scritto è ancora qui.",
    as: (email: string) => `Accede come ${email}.`,
    other: "Accedi con un altro account",
    otherDiscards: "Scarta e accedi con un altro account",
  },
  sessions: {
    title: "Dispositivi connessi",
    text: "Disconnetta i dispositivi che non riconosce.",
    unknown: "Browser sconosciuto",
    showAll: (count: number) => `Mostra tutti (${count})`,
    current: "Questo browser",
    lastUsed: (moment: string) => `Ultimo uso: ${moment}`,
    signOut: "Disconnetti",
    signOutOf: (device: string, moment: string) => `Disconnetti ${device}, ultimo uso: ${moment}`,
    ended: (device: string) => `${device} è stato disconnesso`,
  },
  defaultPassword: {
    warning: "Usa ancora la password iniziale.",
    advice: "La cambi ora per proteggere il portale dei Suoi ospiti.",
  },
};
