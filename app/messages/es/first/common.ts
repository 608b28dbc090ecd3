import type { CommonMessages } from "../../en/first/common.ts";

export const common: CommonMessages = {
  apply: "Aplicar",
  dismiss: "Cerrar aviso",
  retry: "Reintentar",
  ok: "Aceptar",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  toasts: {
    region: "Mensajes",
    somethingWentWrong: "Algo ha ido mal",
    unstableNetwork: "Conexión de red inestable, inténtelo de nuevo en unos instantes",
  },
};
