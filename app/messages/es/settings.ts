import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Ajustes",
  language: {
    title: "Idioma",
    text: "Se aplica a este gestor. Los idiomas de sus huéspedes están en Configuración, Inicio.",
  },
  password: {
    title: "Contraseña",
    text: "Cámbiela de vez en cuando.",
    default: "Sigue siendo la que recibió.",
    change: "Cambiar contraseña",
  },
  property: {
    title: "Establecimiento",
    text: "Zona horaria, dirección postal y teléfono principal.",
    open: "Datos del establecimiento",
    zone: "Zona horaria",
    zoneHint: "Las cifras, los correos y los días de sus huéspedes se rigen por ella.",
    findZone: "Buscar una ciudad",
    noZone: "No se ha encontrado ninguna ciudad",
    address: "Dirección postal",
    telephone: "Teléfono principal",
    telephoneHint:
      "Con prefijo del país. Los teléfonos de los huéspedes marcan las extensiones a través de él.",
    saved: "Datos del establecimiento guardados",
    failed: "No se han podido guardar los datos del establecimiento",
    meanwhile: "Otra persona ha guardado esto mientras tanto. Guarde de nuevo para sustituirlo por lo suyo.",
  },
  plan: {
    title: "Suscripción",
    upgrade: "Mejorar plan",
  },
  licenceKey: {
    title: "Clave de licencia",
    text: "Soporte se la pide cuando llama.",
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
