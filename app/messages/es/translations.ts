import type { TranslationsMessages } from "../en/translations.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

/** The Translations screen. */
export const translations: TranslationsMessages = {
  title: "Traducciones",
  languages: "Idiomas",
  original: "Original",
  automatic: "Automático",
  count: (done: string | number, total: string | number) => `${done} de ${total}`,
  characters: (used: string, max: string) => `${used} de ${max} caracteres este mes`,
  charactersLabel: "Caracteres enviados a la máquina este mes",
  show: "Mostrar",
  filters: {
    drafts: "Borradores por leer",
    missing: "Sin traducir",
    outdated: "Desactualizados",
    all: "Todos los textos",
  },
  heads: {
    drafts: (count: number) => plural(count, { one: "# borrador por leer", other: "# borradores por leer" }),
    missing: (count: number) =>
      plural(count, { one: "# texto sin traducir", other: "# textos sin traducir" }),
    outdated: (count: number) =>
      plural(count, { one: "# texto desactualizado", other: "# textos desactualizados" }),
    all: (count: number) => plural(count, { one: "# texto", other: "# textos" }),
  },
  origins: { phrasebook: "Frases", machine: "Máquina" },
  states: { missing: "Sin traducir", outdated: "Desactualizado", done: "Al día" },
  empty: {
    drafts: "Nada por leer.",
    missing: "Todo está traducido.",
    outdated: "Nada está desactualizado.",
    all: "Aún no hay textos.",
  },
  emptyDate: (date: string) => `A ${date}.`,
  untranslatedLeft: (count: number) =>
    plural(count, { one: "# texto aún no tiene traducción.", other: "# textos aún no tienen traducción." }),
  oneLanguage: "Este portal tiene un solo idioma",
  oneLanguageText: "En cuanto active otro idioma, aquí leerá y traducirá sus textos.",
  chooseLanguages: "Elegir idiomas",
  failed: "No se han podido cargar las traducciones.",
  parts: {
    name: "nombre",
    content: "texto",
    title: "título",
    intro: "introducción",
    response: "tras el envío",
    message: "primer mensaje",
    description: "descripción",
    text: "pregunta",
    place: "dónde",
    words: "con sus palabras",
    note: "nota",
  },
  entries: {
    questions: (position: number) => `pregunta ${position}`,
    items: (position: number) => `imagen ${position}`,
    services: (position: number) => `servicio ${position}`,
    subButtons: (position: number) => `subbotón ${position}`,
    places: (position: number) => `lugar ${position}`,
  },
  inside: (outer: string, inner: string) => `${outer}, ${inner}`,
  draft: "Borrador",
  accept: "Aceptar",
  edit: "Editar",
  leave: "Dejarlo",
  write: "Escribirlo",
  again: "Reintentar",
  save: "Guardar",
  openPlace: (place: string) => `Abrir ${place}`,
  field: (language: string, place: string) => `${place}, en ${lowerCaseName(language)}`,
  choose: "Tiene varios significados. ¿Cuál es?",
  left: "Descartado. Los huéspedes leen el original.",
  undo: "Deshacer",
  notLeft: "No se ha podido guardar.",
  notSaved: "Aún sin guardar.",
  saving: "Guardando",
  acceptRead: (count: number) => plural(count, { one: "Aceptar el # leído", other: "Aceptar los # leídos" }),
  keys: {
    accept: "aceptar y siguiente",
    edit: "editar",
    leave: "dejarlo",
    move: "arriba y abajo",
    enter: "Intro",
  },
  /** Rules that a draft broke, by name. */
  refused: {
    rules: {
      mark_lost: "El borrador ha perdido un elemento, un número, un enlace o un término.",
      mark_repeated: "El borrador repite un elemento, un número, un enlace o un término.",
      mark_invented: "El borrador ha inventado un elemento, un número o un enlace.",
      markup: "El borrador contiene código.",
      repeats_itself: "El borrador se repite.",
      too_long: "El borrador es demasiado largo para su campo.",
      too_many_lines: "El borrador tiene más líneas de las que caben.",
      wrong_script: "El borrador está en otra escritura.",
      invisible_signs: "El borrador contiene caracteres invisibles.",
      term_changed: "El borrador ha cambiado un término.",
      empty: "El borrador está vacío.",
    },
    /** With the part that the rule is about. */
    named: {
      mark_lost: (part: string) => `El borrador ha perdido ${part}.`,
      mark_repeated: (part: string) => `El borrador repite ${part}.`,
      term_changed: (part: string) => `El borrador ha cambiado el término ${part}.`,
    },
    other: "El borrador ha incumplido una regla.",
    thrown: "Se ha descartado.",
  },
  panel: {
    label: (language: string) => `${language}, cómo se muestra`,
    show: "Cómo se muestra",
    hide: "Ocultar",
    what: "Lo que ven los huéspedes",
    readFirst: "Lo leemos antes",
    readFirstText: "Los huéspedes ven un texto cuando alguien de su equipo lo ha aceptado",
    automaticText:
      "Los huéspedes ven los borradores que cumplen todas las reglas, cada uno con una línea que lo indica",
    guestsSee: "Así lo ven los huéspedes",
    machineShown: (count: number) =>
      plural(count, {
        one: "Se muestra # borrador de la máquina, con la línea",
        other: "Se muestran # borradores de la máquina, con la línea",
      }),
    phrasebookShown: (count: number) =>
      plural(count, {
        one: "# de las frases no necesita la línea",
        other: "# de las frases no necesitan la línea",
      }),
    loses: "Lo que acepte o escriba pierde la línea",
    nothingShown: "Los huéspedes no ven borradores. Leen el original hasta que acepte o escriba un texto",
    never: "Las emergencias, los alérgenos, los precios y los nombres nunca se dejan a una máquina",
    machine: "Una máquina redacta lo que no está en las frases",
    machineText: (max: string) =>
      `Sus textos se envían a un servicio de traducción, hasta ${max} caracteres al mes.`,
    notOffered: (language: string) =>
      `En ${lowerCaseName(language)} la máquina no es lo bastante buena: solo se usan las frases.`,
    settingsFailed: "No se ha podido cambiar.",
  },
  rest: {
    action: "Redactar el resto",
    title: "Redactar el resto",
    reading: "Contando lo que falta",
    texts: (texts: number, languages: string) =>
      plural(texts, { one: `# texto en ${languages}`, other: `# textos en ${languages}` }),
    languages: (count: number) => plural(count, { one: "# idioma", other: "# idiomas" }),
    phrasebook: (count: number) => plural(count, { one: "# de las frases", other: "# de las frases" }),
    machine: (count: number) => plural(count, { one: "# por la máquina", other: "# por la máquina" }),
    characters: (count: number) => plural(count, { one: "# carácter", other: "# caracteres" }),
    estimate: (texts: string, parts: string) => `${texts}: ${parts}.`,
    phrasebookOnly: "Solo se usan las frases. Nada sale de este producto.",
    unknown: (count) =>
      count === 1
        ? "El libro de frases no conoce el texto que falta."
        : `El libro de frases no conoce los ${count} textos que faltan.`,
    nothing: "No hay nada que redactar: cada texto tiene una traducción o un borrador.",
    kept: "Lo que han escrito personas nunca se sustituye.",
    unseen: "Los huéspedes no ven nada nuevo hasta que lo acepte.",
    seen: (languages: string) =>
      `En ${lowerCaseName(languages)}, los huéspedes ven los borradores que cumplen todas las reglas.`,
    start: "Empezar",
    failed: "No se ha podido empezar.",
    estimateFailed: "No se ha podido contar lo que falta.",
    running: (remaining: number) =>
      plural(remaining, { one: "Redactando, queda # texto", other: "Redactando, quedan # textos" }),
    elsewhere: "Se están redactando borradores.",
    done: (count: number) => plural(count, { one: "# borrador redactado", other: "# borradores redactados" }),
    problems: {
      busy: "El servicio de traducción está ocupado. Continuará solo.",
      unavailable: "No se puede contactar con el servicio de traducción. Continuará solo.",
      quota: "El servicio de traducción no admite más textos este mes.",
      budget: "Los caracteres de este mes se han agotado.",
      refused: "El servicio de traducción ha rechazado la clave. Pregunte a quien la configuró.",
    },
  },
  terms: {
    title: "Términos",
    text: "Palabras que una máquina debe conservar, como los nombres de sus salas. Valen para todos sus establecimientos.",
    none: "Aún no hay términos.",
    count: (count: number, max: number) => `${count} de ${max}`,
    term: "Término",
    add: "Añadir un término",
    stays: "Queda como está",
    fixed: (count: number) => plural(count, { one: "Fijado en # idioma", other: "Fijado en # idiomas" }),
    used: (count: number) => plural(count, { one: "Usado en # texto", other: "Usado en # textos" }),
    unused: "En ningún texto",
    asItIs: "Como está",
    wordings: "Donde un campo esté vacío, el término queda como está.",
    failed: "No se han podido cargar los términos.",
    saveFailed: "No se ha podido guardar el término.",
    removeFailed: "No se ha podido eliminar el término.",
    twice: "Este término ya está en la lista.",
  },
};
