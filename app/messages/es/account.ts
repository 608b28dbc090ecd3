import type { AccountMessages } from "../en/account.ts";

export const account: AccountMessages = {
  idle: {
    title: "Se ha cerrado su sesión",
    text: "Esta pantalla no se ha usado durante doce horas. Inicie sesión para seguir donde estaba. Lo que escribió sigue aquí.",
    endedText:
      "Su sesión se cerró en otra pestaña o navegador, o se cambió su contraseña. Inicie sesión para seguir donde estaba. Lo que escribió sigue aquí.",
    as: (email: string) => `Sesión de ${email}.`,
    other: "Entrar con otra cuenta",
    otherDiscards: "Descartarlo y entrar con otra cuenta",
  },
  sessions: {
    title: "Dispositivos con sesión iniciada",
    text: "Cierre la sesión en los dispositivos que no reconozca.",
    unknown: "Navegador desconocido",
    showAll: (count: number) => `Mostrar los ${count}`,
    current: "Este navegador",
    lastUsed: (moment: string) => `Último uso: ${moment}`,
    signOut: "Cerrar sesión",
    signOutOf: (device: string, moment: string) => `Cerrar la sesión de ${device}, último uso: ${moment}`,
    ended: (device: string) => `Se ha cerrado la sesión de ${device}`,
  },
  defaultPassword: {
    warning: "Sigue usando la contraseña inicial.",
    advice: "Cámbiela ahora para proteger el portal de sus huéspedes.",
  },
};
