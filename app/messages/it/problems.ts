import type { ProblemsMessages } from "../en/problems.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("it");

export const problems: ProblemsMessages = {
  codes: {
    last_owner: "Un gruppo deve avere almeno un proprietario.",
    too_many_members: "Il Suo gruppo ha già il numero massimo di persone.",
    group_data_unavailable: "Impossibile ottenere i dati del gruppo",
    properties_data_unavailable: "Impossibile ottenere i dati delle strutture",
    system_update_failed: "Aggiornamento del sistema non riuscito",
    licence_unavailable:
      "Questa funzione non è più disponibile con la licenza attuale. Contatti l’assistenza per maggiori informazioni.",
    upgrade_requested: "È già stato richiesto un cambio di piano.",
    slug_taken: "Questo indirizzo è in uso o era di un altro portale.",
    too_many_addresses:
      "Questo portale ha già avuto dieci indirizzi, e funzionano ancora tutti. Ne scelga uno.",
    place_taken: "Un altro luogo di questo tipo ha già questo nome.",
    code_in_use: "Il nuovo codice è già stato scansionato o sostituito. Lo conservi.",
    too_many_places:
      "Una struttura può avere 5.000 luoghi. Elimini quelli non più usati o contatti l’assistenza.",
    language_in_use: "Una lingua attiva o predefinita non può essere disattivata.",
    stale_revision: "Qualcun altro ha salvato dopo che Lei ha aperto la pagina.",
    newer_version:
      "Questo contenuto è stato salvato da una versione più recente. Ricarichi la pagina per continuare. Se il messaggio ricompare, riprovi più tardi: nulla è andato perso e gli ospiti vedono ancora ciò che è pubblicato.",
    revision_required: "Ricarichi la pagina e ripeta la modifica.",
    publish_blocked: "Alcuni elementi vanno corretti prima di pubblicare.",
    pages_not_composed:
      "Non è possibile creare le pagine con questi contenuti; gli ospiti vedono ancora quello che vedevano prima. Contatti l’assistenza o annulli le ultime modifiche.",
    nothing_new: "Dalla versione online non è cambiato nulla.",
    plan_in_past: "Questo momento è già passato. Ne scelga uno successivo.",
    plan_hour_skipped: "Per il cambio dell’ora, quel giorno quest’ora non esiste.",
    plan_too_far: "Scelga un momento entro il prossimo anno.",
    plan_waiting: "Un’altra versione è già pianificata.",
    plan_ended: "Questa versione non è più pianificata. Qualcuno l’ha appena modificata.",
    too_many_announcements: "A quell’ora sono già attivi cinque avvisi. Prima ne termini uno.",
    announcements_in_a_row: "È il quarto avviso in un’ora. Inviarlo comunque?",
    zone_ends_announcements:
      "In quel fuso orario alcuni avvisi sarebbero già terminati. Modificarlo comunque?",
    announcements_full: "Questa struttura ha 50 avvisi non terminati. Elimini le bozze che non servono più.",
    property_busy: "Altre persone hanno modificato questa struttura nello stesso momento. Riprovi.",
    announcement_running: "Finché un avviso è attivo, può cambiarne solo il testo e la fine.",
    announcement_over: "Questo avviso non è più attivo.",
    same_language: "Scelga due lingue diverse.",
    language_not_enabled: "Questa lingua non è attiva per la struttura.",
    same_property: "Scelga un’altra struttura come destinazione.",
    already_restored: "Questo elemento è già stato recuperato.",
    version_lost: "Questa versione non può essere ripristinata perché mancano i suoi dati.",
    not_in_version: "Questa versione non lo contiene.",
    preview_expired: "Questo link di anteprima è scaduto. Ne chieda uno nuovo.",
    image_too_big: "Questa immagine è troppo grande. La dimensione massima è 5 MB",
    popup_image_too_big: "Questa immagine è troppo grande. La dimensione massima per i popup è 2,5 MB",
    pdf_too_big: "Questo PDF è troppo grande. La dimensione massima è 8 MB",
    image_apple_only:
      "Solo le app di Apple mostrano questa immagine. La esporti come PNG o JPEG e scelga quel file.",
    image_rejected:
      "L’immagine scelta non rispetta le nostre regole sui contenuti. Ne scelga un’altra e riprovi.",
    files_full:
      "I file di questa struttura occupano tutti i loro 2 GB. Rimuova le immagini che non usa più; lo spazio si libera dopo 30 giorni. Oppure chieda all’assistenza.",
    pdf_rejected: "Il file scelto non è un PDF valido.",
    upload_interrupted: "Il caricamento si è interrotto. Riprovi.",
    qr_retired: "Questo codice QR non è più in uso.",
    recipient_asked_lately:
      "A questo indirizzo è già stata inviata un’e-mail nell’ultima ora. Riprovi più tardi.",
    too_many_recipients:
      "Il Suo gruppo ha raggiunto il limite giornaliero di nuovi indirizzi. Pubblichi di nuovo domani.",
  },
  fields: {
    invalid_colour: "Inserisca un colore come #336699.",
    invalid_url: "Inserisca un indirizzo che inizi con https://.",
    invalid_whatsapp:
      "Includa il prefisso internazionale, senza zeri iniziali né spazi, per esempio +44123456789.",
    invalid_telephone: "Inserisca un numero di telefono, con l’eventuale interno dopo una virgola.",
    invalid_extension: "Inserisca un interno di sole cifre.",
    invalid_main_telephone: "Inizi con il prefisso del Paese, per esempio +39 02 5501 4200.",
    main_telephone_extension: "Ometta l’interno: i pulsanti compongono il proprio dopo questo numero.",
    invalid_wechat: "Inserisca un ID WeChat.",
    invalid_location: "Incolli un nome, un indirizzo o delle coordinate.",
    wrong_channel: "Questo indirizzo non appartiene a questo canale.",
    invalid_media: "Questo file non c’è più. Lo carichi di nuovo.",
    invalid_id: "Voce non riconosciuta. Ricarichi la pagina.",
    invalid_slug: "Usi minuscole, cifre e trattini.",
    invalid_time_zone: "Scelga un fuso orario dall’elenco.",
    duplicate: "È già presente.",
    too_many: "Ce ne sono troppi.",
    too_many_fonts: "Numero massimo di font personalizzati raggiunto.",
    too_many_gallery_items: "Numero massimo di elementi della galleria raggiunto.",
    too_many_questions: "Numero massimo di domande raggiunto.",
    invalid_date: "Scelga un giorno tra il 2000 e il 2199.",
    invalid_time: "Inserisca un orario, ad esempio 7:30.",
    hours_end_before_start: "La fine deve venire dopo l’inizio, o il giorno seguente.",
    hours_over_a_day: "Dura più di un giorno. Tolga «giorno seguente» o lo accorci.",
    hours_overlap: "Si sovrappone ad altri orari dello stesso giorno.",
    season_never: "Queste date non esistono nel calendario. Le controlli.",
    season_past: "Questa stagione è finita. Scelga una fine successiva.",
    date_twice: "Questa data è già nell’elenco.",
    date_past: "Questa data è passata. Scelga oggi o più avanti.",
    time_past: "Quest’ora è passata. Ne scelga una successiva.",
    time_skipped: "Per il cambio dell’ora, quel giorno quest’ora non esiste. Ne scelga un’altra.",
    time_too_far: "Scelga un momento entro il prossimo anno.",
    end_before_start: "La fine deve essere dopo l’inizio.",
  },
  limits: {
    filesNearlyFull: (percent: string) => `I file di questa struttura occupano il ${percent} dei loro 2 GB.`,
    lines: (max: string | number) => `Usi al massimo ${max} righe.`,
    retryAfter: (count: number) => `Riprovi tra ${plural(count, { one: "# secondo", other: "# secondi" })}.`,
  },
};
