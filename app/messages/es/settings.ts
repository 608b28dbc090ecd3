import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Ajustes",
  language: {
    title: "Idioma",
    text: "Idioma de esta herramienta. Los idiomas de sus huéspedes están en Configuración › Inicio.",
  },
  password: {
    title: "Contraseña",
    text: "La contraseña con la que inicia sesión.",
    default: "Sigue usando la contraseña inicial.",
    change: "Cambiar contraseña",
  },
  property: {
    title: "Establecimiento",
    text: "Zona horaria, dirección postal y teléfono principal.",
    open: "Datos del establecimiento",
    zone: "Zona horaria",
    zoneHint: "Se usa para cifras, correos y fechas.",
    findZone: "Buscar una ciudad",
    noZone: "No se ha encontrado ninguna ciudad",
    address: "Dirección postal",
    telephone: "Teléfono principal",
    telephoneHint: "Con prefijo del país. Los huéspedes llaman a las extensiones a través de él.",
    saved: "Datos del establecimiento guardados",
    failed: "No se han podido guardar los datos del establecimiento",
    meanwhile:
      "Otra persona ha guardado esto mientras tanto. Guarde de nuevo para reemplazarlo por sus datos.",
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
  toasts: {
    resetContentFailed: (propertyName: string) => `Error al restablecer el contenido de ${propertyName}`,
    upgradeFailed: "La actualización ha fallado. Póngase en contacto con soporte.",
  },
};
