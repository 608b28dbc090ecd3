import type { ProblemsMessages } from "../en/problems.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const problems: ProblemsMessages = {
  codes: {
    last_owner: "Un grupo debe tener al menos un propietario.",
    too_many_members: "Su grupo ya tiene el máximo de personas posible.",
    group_data_unavailable: "No se han podido obtener los datos del grupo",
    properties_data_unavailable: "No se han podido obtener los datos de los establecimientos",
    system_update_failed: "No se ha podido actualizar el sistema",
    licence_unavailable:
      "Esta función ya no está disponible con su licencia actual. Póngase en contacto con soporte para más información.",
    upgrade_requested: "Ya se ha solicitado una ampliación del plan.",
    slug_taken: "Esta dirección está en uso o fue antes de otro portal.",
    too_many_addresses:
      "Este portal ya ha tenido diez direcciones y todas siguen funcionando. Elija una de ellas.",
    place_taken: "Otro lugar de este tipo ya tiene ese nombre.",
    code_in_use: "El código nuevo ya se ha escaneado o sustituido. Consérvelo.",
    too_many_places:
      "Un establecimiento puede tener 5000 lugares. Elimine los que ya no se usen o contacte con soporte.",
    language_in_use: "No se puede desactivar un idioma activo o predeterminado.",
    stale_revision: "Otra persona ha guardado esto después de que usted lo abriera.",
    newer_version:
      "Esto se guardó con una versión más reciente. Vuelva a cargar la página para continuar. Si este mensaje vuelve a aparecer, inténtelo más tarde: no se ha perdido nada y los huéspedes siguen viendo lo publicado.",
    revision_required: "Vuelva a cargar la página y repita el cambio.",
    publish_blocked: "Hay elementos que corregir antes de publicar.",
    pages_not_composed:
      "No se pueden crear las páginas con este contenido; los huéspedes siguen viendo lo mismo que antes. Póngase en contacto con soporte o deshaga los últimos cambios.",
    nothing_new: "Nada ha cambiado desde la versión en línea.",
    plan_in_past: "Ese momento ya ha pasado. Elija uno posterior.",
    plan_hour_skipped: "Por el cambio de hora, esa hora no existe ese día.",
    plan_too_far: "Elija un momento dentro del próximo año.",
    plan_waiting: "Ya hay otra versión planificada.",
    plan_ended: "Esta versión ya no está planificada. Alguien acaba de cambiarla.",
    too_many_announcements: "A esa hora ya hay cinco avisos activos. Finalice uno antes.",
    announcements_in_a_row: "Es el cuarto aviso en una hora. ¿Enviarlo de todos modos?",
    zone_ends_announcements:
      "En esa zona horaria, algunos avisos ya habrían terminado. ¿Cambiarla de todos modos?",
    announcements_full:
      "Este establecimiento tiene 50 avisos sin finalizar. Elimine los borradores que ya no necesite.",
    property_busy:
      "Otras personas han cambiado algo de este establecimiento en el mismo momento. Inténtelo de nuevo.",
    announcement_running: "Mientras un aviso está activo, solo puede cambiar su texto y su final.",
    announcement_over: "Este aviso ya no está activo.",
    same_language: "Elija dos idiomas diferentes.",
    language_not_enabled: "Este idioma no está activado para el establecimiento.",
    same_property: "Elija otro establecimiento como destino.",
    already_restored: "Esto ya se ha recuperado.",
    version_lost: "Esta versión no se puede restaurar porque faltan sus datos.",
    not_in_version: "Esta versión no lo contiene.",
    preview_expired: "Este enlace de vista previa ha caducado. Pida uno nuevo.",
    image_too_big: "Esta imagen es demasiado grande. El tamaño máximo es de 5 MB",
    popup_image_too_big:
      "Esta imagen es demasiado grande. El tamaño máximo en ventanas emergentes es de 2,5 MB",
    pdf_too_big: "Este PDF es demasiado grande. El tamaño máximo es de 8 MB",
    image_apple_only:
      "Solo las aplicaciones de Apple muestran esta imagen. Expórtela como PNG o JPEG y elija ese archivo.",
    image_rejected:
      "La imagen elegida no cumple nuestras normas de contenido. Elija otra imagen e inténtelo de nuevo.",
    files_full:
      "Los archivos de este establecimiento ocupan sus 2 GB. Quite las imágenes que ya no use; su espacio queda libre a los 30 días. O consulte con soporte.",
    pdf_rejected: "El archivo elegido no es un PDF válido.",
    upload_interrupted: "La subida se ha interrumpido. Inténtelo de nuevo.",
    qr_retired: "Este código QR ya no se usa.",
    recipient_asked_lately: "Se ha escrito a esta dirección en la última hora. Inténtelo más tarde.",
    too_many_recipients:
      "Su grupo ha alcanzado el límite diario de direcciones nuevas. Publique de nuevo mañana.",
  },
  fields: {
    invalid_colour: "Introduzca un color como #336699.",
    invalid_url: "Introduzca una dirección que empiece por https://.",
    invalid_whatsapp:
      "Incluya el prefijo del país, sin ceros iniciales ni espacios, por ejemplo +44123456789.",
    invalid_telephone: "Introduzca un número de teléfono, con su extensión tras una coma si la tiene.",
    invalid_extension: "Introduzca una extensión solo con dígitos.",
    invalid_main_telephone: "Empiece por el prefijo del país, por ejemplo +34 912 550 142.",
    main_telephone_extension: "Omita la extensión: los botones marcan la suya después de este número.",
    invalid_wechat: "Introduzca un ID de WeChat.",
    invalid_location: "Pegue un nombre, una dirección o unas coordenadas.",
    wrong_channel: "Esta dirección no pertenece a este canal.",
    invalid_media: "Este archivo ya no existe. Súbalo de nuevo.",
    invalid_id: "No se ha reconocido este elemento. Vuelva a cargar la página.",
    invalid_slug: "Use minúsculas, cifras y guiones.",
    invalid_time_zone: "Elija una zona horaria de la lista.",
    duplicate: "Ya existe.",
    too_many: "Hay demasiados.",
    too_many_fonts: "Se ha elegido el máximo de fuentes personalizadas.",
    too_many_gallery_items: "Se ha alcanzado el máximo de elementos de la galería.",
    too_many_questions: "Se ha alcanzado el máximo de preguntas.",
    invalid_date: "Elija un día entre 2000 y 2199.",
    invalid_time: "Introduzca una hora, por ejemplo 7:30.",
    hours_end_before_start: "El final debe ser posterior al inicio o del día siguiente.",
    hours_over_a_day: "Dura más de un día. Quite «día siguiente» o acórtelo.",
    hours_overlap: "Se solapa con otro horario del mismo día.",
    season_never: "Estas fechas no existen en el calendario. Revíselas.",
    season_past: "Esta temporada ya pasó. Elija un final posterior.",
    date_twice: "Esta fecha ya está en la lista.",
    date_past: "Esta fecha ya pasó. Elija hoy o más adelante.",
    time_past: "Esta hora ya ha pasado. Elija una posterior.",
    time_skipped: "Por el cambio de hora, esta hora no existe ese día. Elija otra.",
    time_too_far: "Elija un momento dentro del próximo año.",
    end_before_start: "El final debe ser posterior al inicio.",
  },
  limits: {
    filesNearlyFull: (percent: string) =>
      `Los archivos de este establecimiento ocupan el ${percent} de sus 2 GB.`,
    lines: (max: string | number) => `Use como máximo ${max} líneas.`,
    retryAfter: (count: number) =>
      `Inténtelo de nuevo en ${plural(count, { one: "# segundo", other: "# segundos" })}.`,
  },
};
