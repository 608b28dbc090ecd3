import { lowerCaseName } from "../lower-case-name.ts";
import { pluralIn } from "../plural.ts";
import type { ApartMessages } from "./en.ts";

const plural = pluralIn("es");

const announcements: ApartMessages["announcements"] = {
  add: "Nuevo aviso",
  all: "Todos los avisos",
  states: { draft: "Borradores", on: "Activos", planned: "Programados", ended: "Finalizados" },
  draft: "Borrador",
  kinds: { banner: "Banner", sheet: "Ventana", emergency: "Emergencia" },
  kindTexts: {
    banner: "Bajo la cabecera",
    sheet: "Se abre una vez y pide confirmación",
    emergency: "Cubre cada portal abierto",
  },
  notSent: "No enviado",
  until: (time) => `Hasta ${time}`,
  untilEnded: "Hasta que usted lo finalice",
  fromTo: (from, to) => `${from} a ${to}`,
  from: (from) => `Desde ${from}`,
  endedAt: (time) => `Finalizado ${time}`,
  endedBy: (time, name) => `Finalizado por ${name}, ${time}`,
  openPortals: (count) => plural(count, { one: "# portal abierto", other: "# portales abiertos" }),
  screens: (count) => plural(count, { one: "# pantalla", other: "# pantallas" }),
  turnedAway: (count) =>
    plural(count, {
      one: "# portal más lo recibe en menos de un minuto",
      other: "# portales más lo reciben en menos de un minuto",
    }),
  receipt: (reached, seen) =>
    `Enviado a ${plural(reached, { one: "# portal abierto", other: "# portales abiertos" })} · visto en ${plural(seen, { one: "# teléfono", other: "# teléfonos" })}`,
  sentTo: (count) => `Enviado a ${plural(count, { one: "# portal abierto", other: "# portales abiertos" })}`,
  seenOn: (count) => `Visto en ${plural(count, { one: "# teléfono", other: "# teléfonos" })}`,
  notified: (count) => `notificado en ${plural(count, { one: "# teléfono", other: "# teléfonos" })}`,
  waiting: "A la espera del primer portal",
  nobody: "Nadie lo recibe: sus lugares se han eliminado",
  noText: "Aún sin texto",
  everyone: "Todos",
  byPlace: "Por lugar",
  places: (count) => plural(count, { one: "# lugar", other: "# lugares" }),
  text: "Texto",
  isDefault: (language) => `${language} es el idioma predeterminado`,
  languages: "Idioma del texto",
  written: (language) => `${language}, escrito`,
  missing: (language) => `${language}, falta`,
  missingIn: (languages, fallback) =>
    `Falta en ${lowerCaseName(languages)}: los huéspedes leen en ${lowerCaseName(fallback)}.`,
  write: (language) => `Escribir en ${lowerCaseName(language)}`,
  kind: "Cómo lo ven los huéspedes",
  who: "Quién lo ve",
  whoHint: "Huéspedes que han escaneado una tarjeta de estos lugares.",
  emergencyWho: "Un aviso de emergencia es para todos.",
  choosePlaces: "Lugares concretos",
  choosePlacesText: "Lo ven los huéspedes que han escaneado la tarjeta de uno de estos lugares.",
  findPlace: "Buscar un lugar",
  noPlace: "Ningún lugar coincide",
  removePlace: (place) => `Quitar ${place}`,
  placesGone: (count) => plural(count, { one: "# lugar eliminado", other: "# lugares eliminados" }),
  placeGone: "Se ha eliminado uno de los lugares. Quítelo para continuar.",
  starts: "Comienzo",
  now: "Ahora",
  plan: "Programar",
  startDay: "Día de comienzo",
  startTime: "Hora de comienzo",
  ends: "Fin",
  endDay: "Día de fin",
  endTime: "Hora de fin",
  wrongTime: "Introduzca una hora como 16:00.",
  emergencyEnds: "Permanece hasta que usted lo finalice.",
  zone: (zone) => `Horas de ${zone}.`,
  reaches: (count) => `Llega a ${plural(count, { one: "# portal abierto", other: "# portales abiertos" })}`,
  nobodyNow: "Ahora nadie tiene el portal abierto. Los huéspedes que lo abran después lo verán.",
  notPublished: "El portal aún no está publicado. Los huéspedes verán el aviso cuando lo esté.",
  closedSeason: (day: string) =>
    `Cierre de temporada hasta el ${day}. Los huéspedes ven el aviso solo mientras el portal está abierto.`,
  prepared: "Textos preparados",
  notify: "Enviar también como notificación",
  allowedOn: (count) =>
    `Permitida en ${plural(count, { one: "# teléfono", other: "# teléfonos" })}. Muestra el nombre del establecimiento y el texto.`,
  stopAll: "Terminar todas las notificaciones",
  stopTitle: "¿Terminar las notificaciones de todos los huéspedes?",
  stopText: "Nadie recibirá ninguna más. Cada huésped puede volver a permitirlas en el portal.",
  stopped: "Notificaciones terminadas",
  saveDraft: "Guardar borrador",
  sendNow: "Enviar ahora",
  planFor: (time) => `Programar para ${time}`,
  sendEmergency: "Enviar aviso de emergencia",
  saveText: "Guardar cambios",
  endNow: "Finalizar ahora",
  endEmergency: "Finalizar aviso de emergencia",
  remove: "Eliminar",
  removeTitle: "¿Eliminar este aviso?",
  removeText: "Los huéspedes no lo han visto.",
  keep: "Conservar",
  again: "Usar de nuevo",
  saved: "Borrador guardado",
  sent: "Enviado",
  planned: (time) => `Programado para ${time}`,
  changed: "Los huéspedes ven el texto corregido",
  ended: "Finalizado",
  removed: "Eliminado",
  failed: "No enviado. Los huéspedes no ven nada",
  meant: "¿Enviar también este?",
  meantText:
    "El establecimiento ha enviado tres avisos en la última hora. Los huéspedes podrían dejar de leerlos.",
  dontSend: "No enviar",
  sendAnyway: "Enviar también este",
  licenceOver:
    "La licencia no es válida. Puede finalizar lo que ven los huéspedes y corregir un aviso de emergencia, nada más.",
  stale: "Otra persona ha modificado este aviso. Lo que escribió sigue aquí.",
  choose: "Elija un aviso",
  empty: "Ningún aviso activo",
  emptyText:
    "Informe a los huéspedes de un ascensor averiado, un cierre anticipado o un simulacro de incendio.",
  preview: "Vista previa",
  previewOf: (property) => `Vista previa de ${property}`,
  canClose: (time) => `Los huéspedes pueden cerrarlo. Finaliza automáticamente: ${time}.`,
  opensOnce: (time) => `Se abre una vez. Finaliza automáticamente: ${time}.`,
  coversAll: "Cubre todo el portal hasta que usted lo finalice.",
  read: "Lo he leído",
  close: "Cerrar",
  emergency: {
    title: "¿Enviar este aviso de emergencia a todos?",
    phonesNow: (count) =>
      plural(count, {
        one: "# portal abierto se cubre al instante",
        other: "# portales abiertos se cubren al instante",
      }),
    screensNow: (count) =>
      plural(count, { one: "# pantalla no muestra nada más", other: "# pantallas no muestran nada más" }),
    screensText: "En cada idioma en que está escrito.",
    notified: (count) =>
      plural(count, {
        one: "# teléfono recibe una notificación",
        other: "# teléfonos reciben una notificación",
      }),
    notifiedText: "Los demás lo ven al abrir el portal.",
    phones: "Cada portal abierto se cubre al instante",
    phonesText: "Quien escanee más tarde lo ve primero. Permanece hasta que usted lo finalice.",
    languages: (languages) => `En ${lowerCaseName(languages)}`,
    gaps: (languages, fallback) =>
      `En ${lowerCaseName(languages)}, los huéspedes leen en ${lowerCaseName(fallback)}`,
    languagesText: "Cada huésped lo lee en su idioma.",
    doesNot: "No activa la alarma de incendios ni llama a los bomberos.",
    hold: "Mantenga pulsado para enviar",
    holdText: "Mantenga 2 segundos, o mantenga la barra espaciadora. Suelte para cancelar.",
    halfway: "A la mitad. Siga pulsando.",
    typed: "¿No puede mantener pulsado? Escriba ENVIAR",
    word: "ENVIAR",
    send: "Enviar aviso de emergencia",
    logged: "El registro anota quién lo envió y cuándo.",
  },
};

const portfolio: ApartMessages["portfolio"] = {
  title: "Comparar establecimientos",
  back: "Panel de control",
  caption: (range: string) => `Establecimientos, uno junto a otro: ${range}`,
  property: "Establecimiento",
  trend: "Tendencia",
  change: "vs. periodo anterior",
  today: "Hoy",
  published: "Última publicación",
  never: "Nunca",
  noLicence: "Sin licencia válida",
  notYet: "Allí ese día aún no ha empezado",
  open: (property: string) => `Abrir el panel de control de ${property}`,
  sum: (count: number) => plural(count, { one: "# establecimiento", other: "Los # establecimientos" }),
  soFar: (counted: string | number) => `${counted} contados hasta ahora`,
  counting: (counted: string | number, all: string | number) =>
    `Recuento en curso: ${counted} de ${all} establecimientos`,
  countedAt: (time: string) => `Recuento de las ${time}`,
  countedBetween: (from: string, to: string) => `Recuento hecho entre las ${from} y las ${to}`,
  notCounted: "Aún sin contar",
  countingFailed:
    "No se han podido contar todos los establecimientos. El total corresponde a los que tienen cifras.",
  shown: (shown: string | number, all: string | number) =>
    `Se muestran ${shown} de ${all} establecimientos. El orden y el total los incluyen todos.`,
  more: "Mostrar más establecimientos",
  file: "establecimientos",
  heads: {
    from: "Desde",
    to: "Hasta",
    before: "Visitas anteriores",
    counted: "Recuento (UTC)",
    id: "ID del establecimiento",
  },
  about: {
    name: "Comparación",
    text: "Cada establecimiento se cuenta en su propia zona horaria, como en su panel de control, y solo mientras su licencia es válida. El total suma los establecimientos: un huésped que visita dos de ellos es una visita única en cada uno. La variación es respecto a la misma parte del periodo anterior.",
  },
  failed: "No se han podido cargar los establecimientos.",
};

const starts: ApartMessages["starts"] = {
  title: "Adónde llevan las tarjetas",
  text: "Quien escanea una tarjeta de este tipo llega ahí directamente.",
  portal: "El portal",
  gone: "Botón eliminado",
  goneHint: "Las tarjetas abren el portal en su lugar.",
  saved: "Guardado. Ya está en vigor.",
};

const screens: ApartMessages["screens"] = {
  title: "Mostrar en una pantalla",
  text: "Abra esta dirección en el navegador de un televisor. Muestra lo que está abierto, lo que abre a continuación y los avisos, en todos sus idiomas, con el código de este lugar.",
  copy: "Copiar la dirección",
  open: "Abrir",
};

const held: ApartMessages["held"] = {
  line: (count) =>
    plural(count, { one: "# mensaje similar retenido", other: "# mensajes similares retenidos" }),
  reason: "Llegaron de una misma red en poco tiempo. No se envió ningún correo.",
  between: (first, last) => `Primero: ${first} · Último: ${last}`,
  show: "Mostrar",
  hide: "Ocultar",
  empty: "Estos mensajes ya no están retenidos.",
  release: "No es spam",
  releaseHint: "Pasan a la lista. No se envía ningún correo y las cifras del panel de control no cambian.",
  remove: "Eliminar",
  question: (count) => plural(count, { one: "¿Eliminar # mensaje?", other: "¿Eliminar # mensajes?" }),
  warning: "Esta acción no se puede deshacer.",
  keep: "Conservar",
  confirm: "Eliminar definitivamente",
  running: "Eliminando",
  released: (count) =>
    plural(count, { one: "# mensaje está ahora en la lista", other: "# mensajes están ahora en la lista" }),
  removed: (count) => plural(count, { one: "# mensaje eliminado", other: "# mensajes eliminados" }),
  settled: "Alguien ya se ha ocupado de estos mensajes",
  failed: "Se ha producido un error",
};

const inboxKeys: ApartMessages["inboxKeys"] = {
  next: "Solicitud siguiente",
  previous: "Solicitud anterior",
  open: "Abrir la solicitud",
  back: "Volver a la lista",
};

const notifications: ApartMessages["notifications"] = {
  title: "Notificaciones",
  text: "En este dispositivo, para todos los establecimientos de su grupo, también con esta herramienta cerrada. Terminan cuando se cierra su sesión aquí: doce horas después del último uso, salvo que haya elegido mantener la sesión iniciada.",
  newRequests: "Solicitudes nuevas",
  overdueRequests: "Solicitudes que esperan demasiado",
  lowRatings: "Valoraciones bajas",
  lowHint: "2 estrellas o menos, salvo que haya elegido otra cosa para sus correos.",
  none: "Este navegador no puede recibir notificaciones.",
  refused:
    "Este navegador bloquea las notificaciones de este sitio. Permítalas en sus ajustes y vuelva a cargar esta página.",
  homeScreen:
    "En iPhone y iPad, añada primero esta herramienta a la pantalla de inicio (Compartir › Añadir a pantalla de inicio) y ábrala desde allí.",
  failed: "No se ha podido preparar este navegador para las notificaciones. Inténtelo de nuevo más tarde.",
  readFailed: "No se han podido cargar sus notificaciones.",
  guestWords: "Mostrar lo que escriben los huéspedes",
  guestWordsHint: (groupName: string) =>
    `Para todas las personas de ${groupName}. Mientras esté desactivado, las notificaciones solo muestran establecimiento, lugar y servicio.`,
};

export const apart: ApartMessages = {
  announcements,
  portfolio,
  starts,
  screens,
  held,
  inboxKeys,
  notifications,
};
