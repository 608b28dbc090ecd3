import type { GuestDataMessages } from "../en/guest-data.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const guestData: GuestDataMessages = {
  onlyOwners:
    "Solo los propietarios ven y borran lo que se guarda de los huéspedes. Lo que han escrito está en la bandeja de entrada.",
  kept: "Cuánto tiempo se conservan los datos de huéspedes",
  next: (time) => `Próximo borrado: ${time}`,
  kind: "Tipo",
  keptFor: "Se conserva",
  held: "Ahora",
  due: "Por borrar",
  requestsHint: "Desde que se marcan como hechas. Las pendientes se conservan al menos un año.",
  consents: "Consentimientos",
  consentsKept: "Mientras sean válidos y tres años más como prueba",
  days: (count) => plural(count, { one: "# día", other: "# días" }),
  late: (time) => `El último borrado no terminó. Se repite: ${time}`,
  /** Confirmation before shortening a retention period. */
  keep: {
    requests: (days) => `¿Conservar las solicitudes durante ${days}?`,
    feedback: (days) => `¿Conservar las opiniones durante ${days}?`,
  },
  moreDue: (count) =>
    plural(count, {
      one: "Esta noche se borra # entrada más.",
      other: "Esta noche se borran # entradas más.",
    }),
  noWayBack: "Lo borrado no se puede recuperar.",
  keepAsIs: (days) => `Mantener ${days}`,
  shorten: (days) => `Conservar ${days}`,
  saving: "Guardando",
  saved: (days) => `Nuevo plazo de conservación: ${days}`,
  saveFailed: "El plazo de conservación no se ha cambiado",
  find: "Buscar y borrar los datos de un huésped",
  findBy: "Criterio",
  byStay: "Habitación y fechas",
  byReceipt: "Referencia",
  room: "Habitación",
  roomHint: "Déjelo vacío para buscar en todas las habitaciones y opiniones",
  from: "Desde",
  to: "Hasta",
  receipt: "Referencia",
  receiptHint:
    "Doce letras y cifras, por ejemplo K7M2-Q4RT-9XHB. Los códigos de consentimientos tienen seis.",
  search: "Buscar",
  searching: "Buscando",
  searchFailed: "No se ha podido completar la búsqueda",
  nothing: "No hay datos de esta referencia",
  nothingHere: "No hay datos en estas fechas",
  nothingOf: (room) => `No hay datos de la habitación ${room} en estas fechas`,
  entries: (count) => plural(count, { one: "# entrada", other: "# entradas" }),
  hasMore: "Hay más. Elija menos días para verlas.",
  when: "Cuándo",
  request: (service) => `Solicitud: ${service}`,
  rated: (rating) => `Opinión: ${rating} de 5`,
  roomOf: (room) => `Habitación ${room}`,
  consentGiven: "Consentimiento de marketing",
  consentRefused: "Sin consentimiento de marketing",
  selectAll: "Seleccionar todo",
  question: (count) => plural(count, { one: "¿Borrar # entrada?", other: "¿Borrar # entradas?" }),
  questionOf: (count, room) =>
    `¿Borrar ${plural(count, { one: "# entrada", other: "# entradas" })} de la habitación ${room}?`,
  warning: "No se puede deshacer. Los totales del panel de control se mantienen.",
  keepThem: "Conservar",
  erase: (count) => plural(count, { one: "Borrar # entrada", other: "Borrar # entradas" }),
  erasing: "Borrando",
  erased: (count) => plural(count, { one: "# entrada borrada", other: "# entradas borradas" }),
  erasedOf: (count, room) =>
    `Habitación ${room}: ${plural(count, { one: "# entrada borrada", other: "# entradas borradas" })}`,
  eraseFailed: "No se ha borrado nada. Inténtelo de nuevo.",
  tonightText: "Borrado definitivo al final del plazo de conservación.",
  record: "Registro de tratamiento",
  recordText:
    "Qué guarda este portal, para qué, dónde y cuánto tiempo. A partir de los ajustes de esta página.",
  recordPage: "Descargar para imprimir",
  recordTable: "Descargar como tabla",
  recordFailed: "No se ha podido descargar el registro",
};
