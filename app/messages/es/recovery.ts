import type { RecoveryMessages } from "../en/recovery.ts";
import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const recovery: RecoveryMessages = {
  undo: "Deshacer",
  where: (days: number) =>
    `Durante ${plural(days, { one: "# día", other: "# días" })} puede recuperar el estado anterior en Configuración › Publicar › Borradores anteriores.`,
  points: {
    title: "Borradores anteriores",
    hint: "Lo que se reemplazó o eliminó en los últimos 30 días. Al recuperarlo cambia su borrador; los huéspedes lo ven cuando publique.",
    none: "No se ha reemplazado ni eliminado nada en los últimos 30 días.",
    bringBack: "Recuperar",
    newer: "De una versión más reciente",
    used: "Recuperado",
    until: (date: string) => `hasta el ${date}`,
    done: "Recuperado en su borrador",
    failed: "No se ha podido recuperar",
    kinds: {
      clone: (name: string) => `Contenido antes de clonar desde ${name}`,
      copy: (language: string) => `Botones en ${lowerCaseName(language)} antes de reemplazarlos`,
      reset: "Contenido antes de restablecerlo",
      qr: "El código QR anterior",
      button: (name: string) => `Botón eliminado: ${name}`,
      restore: "Borrador antes de recuperar uno anterior",
      version: (number: number) => `Borrador antes de restaurar la versión ${number}`,
      piece: (what: string, number: number) =>
        `Borrador antes de recuperar «${what}» de la versión ${number}`,
    },
  },
  loses: {
    buttons: (languages: string) => `Botones en ${lowerCaseName(languages)}`,
    popups: "Ventanas emergentes con sus subbotones",
    galleryPictures: "Imágenes de galería",
    theme: (when: string) => `Estilo del tema, modificado: ${when}`,
    socialChannels: "Canales de redes sociales",
    logo: "Logotipo",
    backgrounds: "Imágenes de fondo",
    headerColour: "Color de la cabecera",
    askLine: "Búsqueda en la cabecera desactivada",
    socialLook: "Posición y aspecto de la barra de redes sociales",
    consent: "Consentimiento de marketing activado",
    nothing: "Solo se sustituye la plantilla predeterminada: nadie la ha cambiado todavía.",
  },
  clone: {
    title: "Clonar establecimiento",
    back: "Volver a la configuración",
    from: "Origen",
    onto: "Destino",
    summary: (buttons: number, languages: number) =>
      `${plural(buttons, { one: "# botón", other: "# botones" })} en ${plural(languages, { one: "# idioma", other: "# idiomas" })}, un tema`,
    takes: {
      theme: "Estilo del tema: colores, fuentes, estilo de botones, fondos",
      buttons: "Botones, ventanas emergentes, galerías y opiniones",
      social: "Barra de redes sociales",
      stays: "El nombre, el logotipo, la dirección y el código QR se mantienen",
    },
    languages: {
      label: "Idiomas después de clonar",
      keep: (languages: string, first: string) =>
        `Se mantienen los idiomas: ${languages}. Predeterminado: ${first}.`,
      take: (languages: string, first: string) =>
        `Idiomas del origen: ${languages}. Predeterminado: ${first}.`,
      translate: (first: string, origin: string) =>
        `${first} recibe los textos en ${origin}, para traducirlos.`,
      bare: (first: string, origin: string) =>
        `El origen no tiene botones en ${origin}, así que el idioma predeterminado, ${first}, se quedará sin botones.`,
      empty: (languages: string, first: string) =>
        `Todavía sin botones: ${languages}. Los huéspedes ven ${first}.`,
      left: (languages: string) => `No se copia: ${languages}.`,
      lost: (languages: string) => `Dejan de ofrecerse: ${languages}.`,
    },
    noTarget: "Ningún otro establecimiento con licencia válida",
    noTargetText:
      "El estilo y los botones se pueden clonar en los establecimientos de su grupo con licencia válida.",
    search: "Buscar establecimientos",
    afterwards: "Los huéspedes ven el resultado solo después de publicarlo.",
    action: "Clonar",
    choose: "Elija el establecimiento de destino.",
    question: (target: string) => `¿Reemplazar todo en ${target}?`,
    warning: (source: string, target: string) =>
      `Al clonar desde ${source} se eliminan primero el estilo y los botones que ${target} tiene ahora.`,
    untilPublished: "Nada cambia para los huéspedes hasta que alguien publique.",
    keep: "Conservar el contenido",
    confirm: "Eliminar y clonar",
    running: "Clonando",
    done: (target: string) => `Clonado en ${target}`,
    failed: "No se ha podido clonar",
  },
  cloned: {
    title: (source: string) => `Esto es todavía de ${source}`,
    hint: "Llegó con la clonación. Cambie lo que aquí no sea correcto o confirme que lo es.",
    confirm: "Correcto",
    confirmOne: (what: string) => `Correcto: ${what}`,
    confirmAll: "Todo es correcto",
    confirmed: "Confirmado",
    failed: "No se ha podido confirmar",
    change: (where: string) => `Cambiar en «${where}»`,
    takeOwn: (own: string) => `Usar «${own}»`,
    addOwn: "Añadir la dirección y el teléfono de este establecimiento",
    comesAlong:
      "También se copian teléfonos, mapa, direcciones de correo y enlaces. Configuración › Publicar los muestra hasta que alguien cambie o confirme cada uno.",
    kinds: {
      location: "Mapa",
      telephone: "Teléfono",
      extension: "Extensión",
      whatsapp: "WhatsApp",
      wechat: "WeChat",
      email: "Correo",
      url: "Enlace",
      pdf: "PDF",
      social: "Redes sociales",
      wifi: "Wi-Fi",
    },
  },
  reset: {
    done: "Se ha restablecido la plantilla predeterminada",
  },
  phone: {
    action: "Ver en un móvil",
    title: "Vista previa en su móvil",
    text: "Escanee el código o comparta el enlace. Quien lo tenga verá su borrador tal como se aplicó.",
    unsaved: "Los cambios sin aplicar no se incluyen.",
    expires: (moment: string) => `Válido hasta el ${moment}.`,
    code: "Código QR del enlace de vista previa",
    copy: "Copiar enlace",
    copied: "Enlace copiado",
    failed: "No se ha podido crear el enlace de vista previa",
    end: {
      action: "Desactivar todos los enlaces de vista previa",
      title: "¿Desactivar todos los enlaces de vista previa?",
      text: "Todos los enlaces y códigos creados hasta ahora dejan de funcionar de inmediato para quien los tenga. Puede crear uno nuevo enseguida.",
      keep: "Conservarlos",
      confirm: "Desactivar todos",
      done: "Se han desactivado todos los enlaces de vista previa",
      failed: "No se han podido desactivar los enlaces de vista previa",
    },
  },
  moment: {
    label: "Momento de la vista",
    now: "Ahora",
    choose: "En otro momento",
    date: "Fecha y hora",
    closed: "En ese momento la licencia no es válida: los huéspedes ven el portal cerrado.",
    open: "En ese momento la licencia es válida.",
  },
};
