import type { ProblemsMessages } from "../en/problems.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const problems: ProblemsMessages = {
  codes: {
    malformed_request: "No se ha podido leer la solicitud.",
    validation_failed: "Algunos valores no son válidos.",
    client_key_required: "La clave de cliente falta o es desconocida.",
    unauthenticated: "Inicie sesión para continuar.",
    session_ended: "La sesión ha terminado. Vuelva a iniciar sesión.",
    forbidden: "Su cuenta no permite esta acción.",
    forbidden_origin: "No se aceptan solicitudes de este origen.",
    not_found: "No hay nada en esta dirección.",
    method_not_allowed: "Este método no se admite aquí.",
    body_too_large: "La solicitud es demasiado grande.",
    unsupported_media_type: "Este tipo de contenido no se acepta aquí.",
    too_many_requests: "Demasiados intentos. Inténtelo más tarde.",
    maintenance: "El portal está en mantenimiento.",
    internal: "Algo ha ido mal",
    invalid_credentials: "Correo o contraseña incorrectos",
    invalid_email: "Dirección de correo no válida.",
    email_in_use: "El correo ya está en uso",
    group_data_unavailable: "No se han podido obtener los datos del grupo",
    properties_data_unavailable: "No se han podido obtener los datos de los establecimientos",
    system_update_failed: "No se ha podido actualizar el sistema",
    licence_unavailable:
      "Esta función ya no está disponible con su licencia actual. Póngase en contacto con soporte para más información.",
    slug_taken: "Otro portal usa esta dirección.",
    language_in_use: "No se puede desactivar un idioma activo o predeterminado.",
    stale_revision: "Otra persona ha guardado esto desde que lo abrió.",
    revision_required: "Vuelva a cargar la página y repita el cambio.",
    publish_blocked: "Hay elementos que corregir antes de publicar.",
    image_too_big: "Esta imagen es demasiado grande. El tamaño máximo es de 5 MB",
    popup_image_too_big:
      "Esta imagen es demasiado grande. El tamaño máximo en ventanas emergentes es de 2,5 MB",
    pdf_too_big: "Este PDF es demasiado grande. El tamaño máximo es de 8 MB",
    image_rejected:
      "La imagen elegida no cumple nuestras normas de contenido. Elija otra imagen e inténtelo de nuevo.",
    pdf_rejected: "El archivo elegido no es un PDF válido.",
    upload_interrupted: "La subida se ha interrumpido. Inténtelo de nuevo.",
    qr_retired: "Este código QR ya no se usa.",
  },
  fields: {
    required: "Rellene este campo.",
    too_short: "Es demasiado corto.",
    too_long: "Es demasiado largo.",
    too_many_lines: "Tiene demasiadas líneas.",
    invalid_character: "Contiene un carácter que no se puede usar.",
    invalid_colour: "Introduzca un color como #167246.",
    invalid_url: "Introduzca una dirección que empiece por https://.",
    invalid_email: "Dirección de correo no válida.",
    invalid_whatsapp:
      "Incluya el prefijo del país, sin ceros iniciales ni espacios, por ejemplo +44123456789.",
    invalid_telephone: "Introduzca un número de teléfono.",
    invalid_extension: "Introduzca una extensión solo con dígitos.",
    invalid_wechat: "Introduzca un ID de WeChat.",
    invalid_media: "Este archivo ya no existe. Súbalo de nuevo.",
    invalid_id: "No se ha reconocido este elemento. Vuelva a cargar la página.",
    invalid: "Este valor no es válido.",
    duplicate: "Ya existe.",
    too_many: "Hay demasiados.",
    too_many_fonts: "Se ha elegido el máximo de fuentes personalizadas.",
    too_many_gallery_items: "Se ha alcanzado el máximo de elementos de la galería.",
    too_many_questions: "Se ha alcanzado el máximo de preguntas.",
    passwords_differ: "Las dos contraseñas no coinciden.",
    password_unchanged: "Elija una contraseña distinta de la actual.",
    wrong_password: "No es su contraseña actual.",
    email_taken: "El correo ya está en uso",
  },
  limits: {
    between: (min: number, max: string | number) => `Use de ${min} a ${max} caracteres.`,
    atLeast: (min: number) => `Use al menos ${min} caracteres.`,
    lines: (max: string | number) => `Use como máximo ${max} líneas.`,
    retryAfter: (count: number) =>
      `Inténtelo de nuevo en ${plural(count, { one: "1 segundo", other: "# segundos" })}.`,
  },
};
