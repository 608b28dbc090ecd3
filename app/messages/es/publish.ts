import type { PublishMessages } from "../en/publish.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const publish: PublishMessages = {
  before: "Antes de publicar",
  fixInHomepage: "Corregir en Inicio",
  fixInTheme: "Corregir en Estilo del tema",
  fixInButtons: "Corregir en Botones",
  fixInSocial: "Corregir en Redes sociales",
  fixInAnswers: "Corregir en Respuestas",
  fixInProperty: "Añadir en los datos",
  versions: "Versiones",
  versionsHint: "Una versión restaurada pasa a ser su borrador. Los huéspedes la ven al publicar.",
  number: "Versión",
  note: "Nota",
  published: "Publicada",
  languages: "Idiomas",
  action: "Estado",
  live: "En línea",
  restore: "Restaurar",
  draft: "Borrador",
  publish: "Publicar",
  publishing: "Publicando",
  address: "Dirección del portal",
  marketingConsent: "Consentimiento de marketing",
  marketingConsentHint: "Pedir el consentimiento a los huéspedes al escanear",
  marketingConsentNote: "Se aplica a partir de la próxima versión publicada",
  visitorIds: "Contar cada móvil una vez",
  visitorIdsHint: "Un móvil se reconoce hasta medianoche, nunca más tiempo.",
  visitorIdsNote: "Se aplica de inmediato, sin publicar",
  visitorIdsFailed: "No se ha podido cambiar el ajuste.",
  oldScans: (count: number) =>
    plural(count, {
      one: "# escaneo de códigos antiguos en los últimos 30 días",
      other: "# escaneos de códigos antiguos en los últimos 30 días",
    }),
  ready: (done: string | number, total: string | number) => `${done} de ${total} listos`,
  version: (version: string | number) => `Versión ${version}`,
  fixToPublish: (count: number) =>
    plural(count, { one: "Corrija # elemento para publicar", other: "Corrija # elementos para publicar" }),
  progress: (done: string | number, count: number) =>
    `${done} de ${plural(count, { one: "# idioma", other: "# idiomas" })}`,
  untranslated: (language: string, count: string | number, total: string | number) =>
    `${language}: ${count} de ${total} botones tienen aún los textos del original`,
  untranslatedEntries: (language: string, count: string | number, total: string | number) =>
    `${language}, entradas propias por completar: ${count} de ${total}`,
  untranslatedText: "Los huéspedes ven los textos originales hasta que alguien los traduzca.",
  fewerButtons: (language: string, done: string | number, total: string | number) =>
    `${language}: ${done} de ${total} botones`,
  fewerButtonsText: (language: string) =>
    `Quienes lean en ${lowerCaseName(language)} verán los botones que faltan en el idioma predeterminado. Puede publicar igualmente.`,
  unsavedFirst:
    "Algunos cambios aún no se han aplicado. Las comprobaciones los incluyen, pero debe aplicarlos antes de publicar.",
  newerVersion: "Una versión más reciente guardó una parte de este borrador",
  applyFirst: "Aplique sus cambios para publicar",
  guestsSee: "Visible para los huéspedes un momento después.",
  nothingNew: (version: string | number) => `Nada ha cambiado desde la versión ${version}.`,
  guestsGet: (version: string | number) => `Los huéspedes ya ven la versión ${version}.`,
  guestsGetSoon: (version: string | number) =>
    `La versión ${version} está publicada. Todos los huéspedes la verán en un minuto como máximo.`,
  notePlaceholder: "¿Qué ha cambiado? (para su equipo)",
  failed: "Error al publicar",
  unnamed: "Botón sin nombre",
  allReady: "Nada que corregir. Puede publicar.",
  blocking: "Debe corregirse",
  warning: "Aviso",
  noNote: "Sin nota",
  noVersions: "Aún no hay versiones. Publique para mostrar la primera a sus huéspedes.",
  older: "Mostrar versiones anteriores",
  restored: (version: string | number) => `La versión ${version} es ahora su borrador`,
  noneReady: (count: number) =>
    plural(count, { one: "Su único botón no está listo", other: "Ninguno de sus # botones está listo" }),
  finishOne: (name: string, what: string) => `Empiece por «${name}»: ${what}.`,
  showOne: (name: string) => `Muestre uno a los huéspedes: «${name}» está oculto.`,
  first: {
    title: (name: string) => `${name} ya está en línea`,
    text: "Quien escanee el código o abra la dirección ya lo ve.",
    phone: "Véalo en su propio móvil",
    phoneText: "Apunte con la cámara al código.",
    share: "Compartir",
    waiting: (count: number) =>
      plural(count, { one: "# botón más le espera", other: "# botones más le esperan" }),
    finish: "Terminarlos",
    print: "Imprimir una tarjeta",
    dashboard: "Panel de control",
    done: "Listo",
  },
  card: {
    title: "Imprimir una tarjeta",
    size: "Tamaño",
    design: "Diseño",
    designs: { band: "Franja", photo: "Foto", minimal: "Sencillo" },
    print: "Imprimir",
    hint: (size: string) => `${size}, una tarjeta por hoja. Elija «Tamaño real» al imprimir.`,
  },
  plan: {
    now: "Publicar ahora",
    other: "Otras formas de publicar",
    later: "Publicar más tarde",
    date: "Fecha",
    time: "Hora",
    set: "Fijar la hora",
    setting: "Fijando la hora",
    move: "Cambiar",
    moving: "Cambiando",
    zone: (zone, now) => `${zone}, donde ahora es ${now}.`,
    planned: "Planificada",
    goesLive: (version, when, zone, next) =>
      `La versión ${version} se publicará el ${when} (${zone}). Lo que cambie a partir de ahora esperará a la versión ${next}.`,
    failedChecks: (count: number) =>
      plural(count, {
        one: "No publicada: # comprobación fallida",
        other: "No publicada: # comprobaciones fallidas",
      }),
    notLive: "No publicada",
    noted: (note: string) => `Nota: ${note}`,
    preview: "Vista previa",
    previewOf: (version: string | number) => `Versión ${version}, como la verán los huéspedes`,
    first: "Será la primera vez que los huéspedes vean el portal.",
    late: (version, when, zone) =>
      `La versión ${version} estaba planificada para el ${when} (${zone}) y aún no está publicada. Se publicará lo antes posible.`,
    notPublished: (when, zone) => `La versión planificada para el ${when} (${zone}) no se ha publicado.`,
    blocked: "No ha superado la comprobación:",
    licence: "La licencia no era válida en ese momento.",
    lost: "No se ha podido leer su contenido guardado.",
    notComposed: "No se han podido crear las páginas con su contenido.",
    older: (version, live) =>
      `La versión ${version} se planificó antes de publicar la versión ${live} y la sustituirá.`,
    stays: (when) => `La versión planificada se mantiene y sustituirá a esta el ${when}.`,
    cancel: "Cancelar",
    dismiss: "Descartar",
    cancelled: "La versión ya no está planificada",
    isSet: (version) => `Versión ${version} planificada`,
    moved: (when) => `Cambiada al ${when}`,
    failed: "No se ha podido cambiar la hora planificada",
    wrongTime: "Escriba una hora, por ejemplo 6:00.",
    takeNext: (time) => `Usar ${time}`,
    replan: "Planificar en su lugar el borrador actual",
    replanHint: (when) => `La versión planificada tiene el contenido del ${when}.`,
  },
  qrFailed: "No se ha podido cargar el código QR",
  regenerated: "Su código QR ha cambiado. Imprima el nuevo.",
  copyAddress: "Copiar la dirección del portal",
  changeAddress: "Cambiar la dirección",
  download: (format: string) => `Descargar el código QR en ${format}`,
  restoring: {
    title: (version: string | number) => `¿Restaurar la versión ${version}?`,
    text: "Su borrador actual se reemplaza. Sus respuestas se conservan si esa versión no tiene ninguna. Las versiones publicadas se conservan y los huéspedes ven la restaurada cuando publique.",
    unsaved: "Los cambios sin aplicar se pierden.",
    keep: "Conservar el borrador actual",
    running: "Restaurando",
  },
  checks: {
    "property-name": "Nombre del establecimiento",
    logo: "Logotipo y cabecera",
    backgrounds: "Fondos",
    "button-names": "Nombres de botones",
    links: "Enlaces",
    maps: "Ubicaciones de mapas",
    chats: "Números de chat",
    calls: "Extensiones",
    galleries: "Galerías",
    feedback: "Opiniones",
    services: "Servicios al huésped",
    pins: "PIN",
    social: "Redes sociales",
    answers: "Respuestas",
    languages: "Idiomas",
    files: "Archivos",
  },
  findings: {
    property_name_missing: {
      title: "Falta el nombre del establecimiento",
      text: "Tiene un portal sin nombre.",
    },
    logo_missing: {
      title: "Sin logotipo",
      text: "Los huéspedes ven el nombre del establecimiento. Puede publicar igualmente.",
    },
    cloned_contacts: {
      title: (subject: string) => `Algunos datos son todavía de ${subject}`,
      text: "Los huéspedes llegarían al otro establecimiento. Cambie o confirme cada dato abajo. Puede publicar igualmente.",
    },
    foreign_file: {
      title: (subject: string) =>
        subject === ""
          ? "Un archivo de otro establecimiento"
          : `«${subject}» contiene un archivo de otro establecimiento`,
      text: "Una imagen o un PDF pertenece a otro establecimiento y no se puede publicar. Vuelva a elegirlo entre los archivos de este establecimiento.",
    },
    answer_missing: {
      title: (subject: string) => `«${subject}» usa una respuesta que falta`,
      text: "Responda a la pregunta o quite la respuesta de este texto.",
    },
    answer_guarded: {
      title: (subject: string) => `«${subject}» usa una respuesta protegida`,
      text: "Este texto es para todos. Quite la respuesta del texto o permita que todos la lean.",
    },
    chip_too_long: {
      title: (subject: string) => `El texto de «${subject}» es demasiado largo`,
      text: "Con la respuesta ya no cabe en sus líneas. Acorte el texto o inserte una parte más corta de la respuesta.",
    },
    background_missing: {
      title: "Falta un fondo",
      text: "Los huéspedes ven el otro o el color de la cabecera. Puede publicar igualmente.",
    },
    button_name_missing: {
      title: "Falta información del botón",
      text: "Tiene un botón sin nombre.",
    },
    link_missing: {
      title: (subject: string) => `«${subject}» no tiene destino`,
      text: "Tiene un botón de enlace sin destino.",
    },
    guide_empty: {
      title: (subject: string) => `«${subject}» abre una guía vacía`,
      text: "Los huéspedes no encontrarían allí ninguna respuesta. Responda a una pregunta sobre ese tema u oculte el botón.",
    },
    map_without_location: {
      title: (subject: string) => `«${subject}» no tiene ubicación`,
      text: "Tiene un botón de mapa sin ubicación.",
    },
    chat_without_number: {
      title: (subject: string) => `«${subject}» no tiene número`,
      text: "Tiene un botón de chat sin número de teléfono.",
    },
    call_without_extension: {
      title: (subject: string) => `«${subject}» no tiene extensión`,
      text: "Tiene un botón de llamada sin número de extensión.",
    },
    gallery_without_images: {
      title: (subject: string) => `«${subject}» no está completo`,
      text: "Tiene un botón de galería sin imágenes o información.",
    },
    feedback_without_email: {
      title: (subject: string) => `«${subject}» no tiene correo`,
      text: "Tiene un botón de opiniones sin dirección de correo.",
    },
    feedback_without_questions: {
      title: (subject: string) => `«${subject}» no tiene preguntas`,
      text: "Tiene un botón de opiniones sin preguntas.",
    },
    services_without_email: {
      title: (subject: string) => `«${subject}» no tiene correo`,
      text: "Tiene un botón de servicios al huésped sin dirección de correo.",
    },
    services_missing: {
      title: (subject: string) => `«${subject}» no tiene servicios`,
      text: "Tiene un botón de servicios al huésped sin servicios.",
    },
    social_without_url: {
      title: (subject: string) => `${subject} no tiene dirección`,
      text: "Tiene un canal de redes sociales sin URL",
    },
    no_buttons: {
      title: (subject: string) => `${subject}: sin botones`,
      text: "Tiene un portal sin botones en su idioma predeterminado.",
    },
    pin_missing: {
      title: (subject: string) => `«${subject}» no tiene PIN`,
      text: "Nadie puede abrirlo hasta que fije uno. Puede publicar igualmente.",
    },
    extension_unreachable: {
      title: (subject: string) => `Los móviles de los huéspedes no llegan a la extensión ${subject}`,
      text: "Añada el número principal y los móviles lo marcarán primero. Puede publicar de todos modos.",
    },
    name_vague: {
      title: (subject: string) => `«${subject}» no dice para qué sirve`,
      text: "Diga qué encuentran allí los huéspedes, por ejemplo «Carta de desayunos». Puede publicar de todos modos.",
    },
    text_hard_to_read: {
      title: (subject: string) => `El texto de «${subject}» se lee con dificultad`,
      text: "Elija un color más oscuro o más claro. Puede publicar de todos modos.",
    },
    picture_undescribed: {
      title: (subject: string) => `«${subject}» tiene una imagen sin descripción`,
      text: "Los lectores de pantalla la leen a los huéspedes que no ven la imagen. Puede publicar de todos modos.",
    },
    pdf_without_text: {
      title: (subject: string) => `«${subject}» abre un PDF sin texto`,
      text: "Parece un escaneo: los huéspedes no pueden buscar en él ni hacer que se lo lean en voz alta. Puede publicar de todos modos.",
    },
    premium_feature_off: {
      title: (subject: string) => `«${subject}» no se mostrará`,
      text: "Es una función premium. Puede publicar igualmente.",
    },
  },
  regenerate: {
    title: "¿Regenerar el código QR?",
    text: "El código de sus tarjetas impresas y tabletas deja de funcionar al momento. Quien lo escanee verá que ya no se usa.",
    keep: "Conservar el código actual",
    confirm: "Regenerar",
    running: "Regenerando",
  },
};
