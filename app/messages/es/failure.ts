import type { FailureMessages } from "../en/failure.ts";

export const failure: FailureMessages = {
  crash: {
    title: "¡Vaya, ha habido un error!",
    accountTitle: "Error de cuenta.",
    text: "Se le redirigirá a la página de inicio de sesión.",
    reference: (code: string) => `Referencia ${code}`,
    known: "Indíquela a soporte.",
  },
  maintenance: {
    pageTitle: "Volvemos pronto",
    title: "Estamos en mantenimiento",
    text: (portalName: string) =>
      `${portalName} no está disponible temporalmente. Sus huéspedes no se ven afectados: todos los portales siguen en línea.`,
    expected: (time: string) => `Regreso previsto: ${time}`,
  },
  notFound: {
    title: "Esta página no existe",
    text: "Puede que la dirección esté mal escrita o que la página se haya movido.",
    back: "Ir al inicio",
  },
};
