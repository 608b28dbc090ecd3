import type { AccountFormMessages } from "../en/account-forms.ts";

export const accountForms: AccountFormMessages = {
  register: {
    title: "Crea un account",
    userName: "Nome utente",
    accountName: "Nome dell’account",
    propertyName: "Nome della struttura",
    submit: "Crea account",
    submitting: "Creazione dell’account",
    haveAccount: "Ha già un account?",
    created: "Account creato correttamente. Controlli la Sua e-mail!",
    createdText: (email: string) =>
      `Apra il link nella nostra e-mail a ${email} per confermare l’indirizzo, poi acceda.`,
  },
  confirmAddress: {
    title: "Confermi il Suo indirizzo e-mail",
    text: "Un clic e il Suo account è pronto.",
    submit: "Conferma indirizzo",
    submitting: "Conferma in corso",
    done: "Il Suo indirizzo è confermato.",
    again: "Invia di nuovo il link",
    againText: "Inserisca l’indirizzo usato per la registrazione.",
    sent: (email: string) => `Se ${email} è ancora da confermare, un nuovo link è in arrivo.`,
  },
  stopMail: {
    title: "Annulla l’iscrizione",
    text: {
      weekly: "Non riceverà più i dati settimanali di questa struttura.",
      overdue: "Non riceverà più e-mail sugli ospiti che aspettano troppo in questa struttura.",
      alert: "Non riceverà più avvisi per le valutazioni basse di questa struttura.",
    },
    submit: "Annulla l’iscrizione",
    submitting: "Annullamento in corso",
    done: "Iscrizione annullata. Può riattivare questa e-mail nelle Statistiche.",
    unknown: "Questo link non è più valido. Acceda e disattivi l’e-mail nelle Statistiche.",
  },
  agree: {
    title: "Messaggi degli ospiti per e-mail",
    text: "Se accetta, i messaggi che gli ospiti inviano da questo portale arriveranno al Suo indirizzo.",
    submit: "Sì, desidero riceverli",
    submitting: "Conferma in corso",
    done: "Grazie. I messaggi degli ospiti arrivano ora al Suo indirizzo. Può chiudere questa pagina.",
    unknown:
      "Questo link non funziona più: è scaduto, o un’e-mail più recente lo ha sostituito. Se desidera ricevere i messaggi, chieda alla struttura di scriverLe di nuovo.",
  },
  forgotPassword: {
    title: "Reimposta la password",
    subtitle: "Inviamo un link alla Sua e-mail. Vale un’ora.",
    submit: "Invia il link",
    submitting: "Invio",
    sent: (email: string) => `Se ${email} ha un account, il link è in arrivo.`,
    notThere: "Dopo qualche minuto non c’è ancora nulla? Controlli anche la cartella spam.",
    failed: (email: string) => `ERRORE: reimpostazione della password di ${email} non riuscita`,
    backToSignIn: "Torna all’accesso",
  },
  resetPassword: {
    title: "Scelga una nuova password",
    subtitle: "La sessione verrà chiusa su tutti i dispositivi.",
    submit: "Salva password",
    submitting: "Salvataggio",
    done: "La nuova password è salvata.",
    askAgain: "Chiedi un nuovo link",
    /** For invitation links. */
    welcome: (name: string) => `Le diamo il benvenuto, ${name}`,
    welcomeText: (groupName: string, email: string) =>
      `Scelga una password per ${groupName}. Accederà con ${email}.`,
    roles: { owner: "Proprietario", editor: "Editor", viewer: "Sola lettura", desk: "Reception" },
    wholeGroup: "Tutto il gruppo",
    welcomeAccess: (role, where, until) =>
      until === null
        ? `Il Suo ruolo: ${role}, ${where}.`
        : `Il Suo ruolo: ${role}, ${where}, fino al ${until}.`,
    welcomeSubmit: "Salva e accedi",
    welcomeSubmitting: "Accesso in corso",
  },
  changePassword: {
    title: "Cambia password",
    subtitle: "La sessione verrà chiusa su tutti i dispositivi e potrà accedere con la nuova password.",
    current: "Password attuale",
    new: "Nuova password",
    confirm: "Conferma la nuova password",
    rule: (min: number) => `Almeno ${min} caratteri.`,
    submit: "Cambia password",
    submitting: "Modifica in corso",
    done: "Password modificata correttamente. La sessione verrà chiusa.",
    next: "Acceda con la nuova password.",
    back: "Indietro",
  },
  toasts: {
    invalidEmail: "E-mail non valida",
    resetFailed: "Errore nel ripristino dell’account",
  },
};
