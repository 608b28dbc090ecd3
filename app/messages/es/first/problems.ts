import type { ProblemsMessages } from "../../en/first/problems.ts";

export const problems: ProblemsMessages = {
  codes: {
    malformed_request: "No se ha entendido. Vuelva a cargar la página e inténtelo de nuevo.",
    validation_failed: "Algunos valores no son válidos.",
    client_key_required: "Esta página no está bien conectada. Vuelva a cargarla o contacte con soporte.",
    unauthenticated: "Inicie sesión para continuar.",
    session_ended: "Se ha cerrado su sesión. Vuelva a iniciar sesión.",
    session_idle: "Se ha cerrado su sesión tras doce horas de inactividad. Vuelva a iniciar sesión.",
    forbidden: "Su cuenta no permite esta acción.",
    forbidden_origin: "Esto procede de otro sitio web y no se ha aceptado.",
    not_found: "No se ha encontrado.",
    method_not_allowed: "Esto no es posible aquí.",
    body_too_large: "Es demasiado grande para enviarlo.",
    unsupported_media_type: "Este tipo de contenido no se acepta aquí.",
    too_many_requests: "Demasiados intentos. Inténtelo más tarde.",
    maintenance: "Estamos actualizando el sistema. Inténtelo de nuevo en unos instantes.",
    live_unavailable:
      "Las actualizaciones en directo no están disponibles en este momento. Inténtelo de nuevo.",
    internal: "Algo ha ido mal",
    invalid_credentials: "Correo o contraseña incorrectos",
    invalid_email: "Dirección de correo no válida.",
    email_in_use: "El correo ya está en uso",
    email_unconfirmed: "Confirme primero su dirección de correo. El enlace está en nuestro mensaje.",
    link_expired: "Este enlace ya no funciona. Pida uno nuevo.",
    no_account_here:
      "No hay ninguna cuenta con su dirección. Pida a un propietario de su grupo que le añada.",
    provider_refused: "No se ha podido iniciar sesión con la cuenta de empresa. Inténtelo de nuevo.",
    cookies_not_kept:
      "Su navegador bloquea las cookies de esta página, por lo que no puede mantener la sesión iniciada. Permita las cookies de esta dirección en los ajustes del navegador e inicie sesión de nuevo.",
    signed_in_elsewhere: "Las cuentas las gestiona el servicio de acceso de su empresa.",
  },
  fields: {
    required: "Rellene este campo.",
    too_short: "Es demasiado corto.",
    too_long: "Es demasiado largo.",
    too_many_lines: "Tiene demasiadas líneas.",
    invalid_character: "Contiene un carácter que no se puede usar.",
    invalid_email: "Dirección de correo no válida.",
    invalid: "Este valor no es válido.",
    passwords_differ: "Las contraseñas no coinciden.",
    password_unchanged: "Elija una contraseña distinta de la actual.",
    wrong_password: "No es su contraseña actual.",
    common_password: "Esta contraseña es demasiado común. Elija otra.",
  },
  limits: {
    between: (min: number, max: string | number) => `Use de ${min} a ${max} caracteres.`,
    atLeast: (min: number) => `Use al menos ${min} caracteres.`,
  },
};
