import type { SettingsMessages } from "../en/settings.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const settings: SettingsMessages = {
  title: "Ajustes",
  language: {
    title: "Idioma",
    text: "El idioma en el que trabaja. Los de sus huéspedes están en Configuración › Inicio.",
  },
  appearance: {
    title: "Apariencia",
    text: "Para esta herramienta, solo en este navegador. Sus portales conservan sus propios colores.",
    device: "Como el dispositivo",
    light: "Claro",
    dark: "Oscuro",
  },
  password: {
    title: "Contraseña",
    text: "La contraseña con la que inicia sesión.",
    default: "Sigue usando la contraseña inicial.",
    change: "Cambiar contraseña",
  },
  property: {
    title: "Establecimiento",
    text: "Zona horaria, dirección postal, teléfono principal y dirección del portal.",
    open: "Datos del establecimiento",
    zone: "Zona horaria",
    zoneHint: "Se usa para cifras, correos y fechas.",
    findZone: "Buscar una ciudad",
    noZone: "No se ha encontrado ninguna ciudad",
    address: "Dirección postal",
    portalAddress: "Dirección del portal",
    portalAddressHint:
      "Los huéspedes la ven en su teléfono. Las direcciones anteriores y los códigos impresos siguen funcionando.",
    formerAddresses: "También llevan aquí",
    telephone: "Teléfono principal",
    telephoneHint: "Con prefijo del país. Los huéspedes llaman a las extensiones a través de él.",
    saved: "Datos del establecimiento guardados",
    failed: "No se han podido guardar los datos del establecimiento",
    meanwhile:
      "Otra persona ha guardado esto mientras tanto. Guarde de nuevo para reemplazarlo por sus datos.",
    zoneAsk: {
      title: "¿Cambiar la zona horaria?",
      text: (count) =>
        plural(count, {
          one: "# aviso termina de inmediato, porque su final ya ha pasado en la nueva zona horaria:",
          other: "# avisos terminan de inmediato, porque su final ya ha pasado en la nueva zona horaria:",
        }),
      keep: "Mantener la zona",
      confirm: "Cambiar y finalizar",
    },
  },
  season: {
    title: "Cierre de temporada",
    text: "Durante el cierre, los huéspedes ven la fecha de reapertura en lugar de su portal. Los códigos QR siguen funcionando.",
    atOnce: "Surte efecto en cuanto guarde, sin publicar.",
    plan: "Planificar un cierre…",
    closesOn: "Primer día cerrado",
    opensOn: "Fecha de reapertura",
    noticeFrom: "Primer día de aviso",
    noticeHint: "Opcional: un aviso encima de los botones hasta que cierre.",
    choose: "Elegir un día",
    noNotice: "Sin aviso previo",
    clearNotice: "No avisar antes",
    guestsRead: "Lo que ven los huéspedes",
    whileClosed: "Durante el cierre",
    before: "Antes del cierre",
    ownWords: "Texto propio",
    ownHint: "Déjelo vacío para usar el texto habitual. La fecha de reapertura se añade siempre.",
    chooseFirst: "Elija los días para ver lo que ven los huéspedes.",
    close: "Cerrar por temporada",
    opensBefore: "Elija un día posterior al primer día cerrado.",
    noticeLate: "Elija un día anterior al primer día cerrado.",
    saved: (from, to) => `Cierre de temporada desde el ${from}. Abre de nuevo el ${to}.`,
    takenBack: "Cierre de temporada anulado",
    failed: "El cierre de temporada no se ha guardado",
    closedUntil: (day) => `Cierre de temporada, abre de nuevo el ${day}`,
    contact: "Los huéspedes también ven:",
    noTelephone: "Sin número de teléfono, los huéspedes no pueden llamarle desde la página de cierre.",
    addTelephone: "Añadir un número de teléfono",
    closesFrom: (day) => `Cierra por temporada el ${day}`,
  },
  guestData: {
    general: "General",
    title: "Datos de huéspedes",
    requests: "Solicitudes",
    feedback: "Opiniones",
  },
  plan: {
    title: "Suscripción",
    upgrade: "Ampliar plan",
  },
  licenceKey: {
    title: "Clave de licencia",
    text: "Téngala a mano al llamar a soporte.",
    copy: "Copiar la clave de licencia",
    copied: "Clave de licencia copiada",
  },
  clone: {
    title: "Clonar establecimiento",
    text: "Copia el estilo y los botones de este establecimiento en otro.",
  },
  reset: {
    title: "Restablecer el contenido",
    text: (propertyName: string) =>
      `Elimina todo el contenido de ${propertyName} y restaura la plantilla predeterminada.`,
    question: (propertyName: string) => `¿Restablecer todo el contenido de ${propertyName}?`,
    warning: "Se elimina todo el contenido del establecimiento y se restaura la plantilla predeterminada.",
    keep: "Conservar el contenido",
    confirm: "Eliminar y restablecer",
    running: "Restableciendo",
  },
  about: (version: string | number, companyName: string) => `Versión ${version} · ${companyName}`,
  notices: "Licencias de terceros",
  toasts: {
    resetContentFailed: (propertyName: string) => `Error al restablecer el contenido de ${propertyName}`,
    upgradeFailed: "No se ha podido ampliar el plan. Póngase en contacto con soporte.",
  },
};
