import type { EntryMessages } from "../en/entry.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const entry: EntryMessages = {
  sites: {
    title: "Elija un establecimiento",
    summary: (count: number) =>
      `${plural(count, { one: "# establecimiento", other: "# establecimientos" })} en su grupo.`,
    editable: (count: number) => plural(count, { one: "# se puede editar.", other: "# se pueden editar." }),
    search: "Buscar establecimientos",
    searchPlaceholder: "Nombre, cuenta o usuario",
    allStates: "Todos los estados",
    columns: {
      select: "Elegir",
      propertyName: "Establecimiento",
      accountName: "Cuenta",
      userName: "Usuario",
      languages: "Idiomas activos",
      lastUpdated: "Actualizado",
      propertyActive: "Establecimiento activo",
      licenceActive: "Licencia activa",
      licenceState: "Estado de la licencia",
    },
    noneSelected: "Elija un establecimiento para continuar.",
    selected: "Elegido:",
    validUntil: (date: string) => `licencia válida hasta el ${date}`,
    unlicensed: "Este establecimiento aún no tiene licencia.",
    contactUs: "Contactar",
    noMatches: "Ningún establecimiento coincide.",
    showAll: "Mostrar todos",
    pages: "Páginas de la lista",
    rows: (from: string, to: string) => `Filas de ${from} a ${to}`,
    previousPage: "Anterior",
    nextPage: "Siguiente",
    all: (count: number) => plural(count, { one: "# establecimiento", other: "Los # establecimientos" }),
  },
  none: {
    title: "Actualmente no hay establecimientos asignados a su cuenta",
    text: (groupName: string) =>
      `Pida a quien gestiona ${groupName} que le asigne uno, o escríbanos y lo prepararemos. Aparecerá aquí automáticamente.`,
    ownerText: "Díganos cuál es su primer establecimiento y lo prepararemos. Aparecerá aquí automáticamente.",
    request: {
      action: "Solicitar un establecimiento",
      title: "Solicitar un establecimiento",
      text: "Nuestro equipo de soporte lo prepara y le responde por correo.",
      name: "Nombre del establecimiento",
      place: "Localidad y país",
      remarks: "Algo más (opcional)",
      send: "Enviar solicitud",
      sending: "Enviando",
      sent: "Su solicitud está en camino.",
      failed: "No se ha podido enviar la solicitud",
      sentText: (reference: string) => `Le respondemos por correo. Su referencia: ${reference}.`,
    },
    quickStart: "Guía de inicio rápido",
  },
  toasts: {
    licenceExpired: "Su licencia ha caducado.",
    propertyRemoved: "Se ha eliminado su establecimiento activo.",
    errorGettingProperty: "Error al obtener el establecimiento",
    upgradeFailed: "No se ha podido ampliar el plan. Póngase en contacto con soporte.",
  },
};
