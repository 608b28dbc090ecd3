import type { ShellMessages } from "../../en/first/shell.ts";

export const shell: ShellMessages = {
  skipToContent: "Saltar al contenido",
  cookies: {
    label: "Aviso de cookies",
    text: "Solo usamos cookies para mantener su sesión, recordar su idioma y la apariencia, y abrir las pantallas más rápido.",
    privacy: "Privacidad",
  },
  maintenance: {
    pageTitle: "Volvemos pronto",
    title: "Estamos en mantenimiento",
    text: (portalName: string) =>
      `${portalName} no está disponible temporalmente. Sus huéspedes no se ven afectados: todos los portales siguen en línea.`,
    expected: (time: string) => `Regreso previsto: ${time}`,
  },
  crash: {
    title: "¡Vaya, ha habido un error!",
    accountTitle: "Error de cuenta.",
    text: "Se le redirigirá a la página de inicio de sesión.",
    reference: (code: string) => `Referencia ${code}`,
    known: "Indíquela a soporte.",
  },
  notFound: {
    title: "Esta página no existe",
    text: "Puede que la dirección esté mal escrita o que la página se haya movido.",
    back: "Ir al inicio",
  },
};
