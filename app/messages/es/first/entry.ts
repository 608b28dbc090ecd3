import type { EntryMessages } from "../../en/first/entry.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("es");

export const entry: EntryMessages = {
  signIn: {
    pageTitle: "Iniciar sesión",
    title: (portalName: string) => `Le damos la bienvenida a ${portalName}`,
    subtitle: "Inicie sesión para gestionar sus portales de huéspedes.",
    email: "Correo electrónico",
    password: "Contraseña",
    forgot: "¿Ha olvidado la contraseña?",
    keep: "Mantener la sesión iniciada en este dispositivo",
    keepHint: "Si no, la sesión se cierra tras 12 horas de inactividad.",
    submit: "Iniciar sesión",
    submitting: "Iniciando sesión",
    atProvider: "Iniciar sesión con la cuenta de empresa",
    providerHint: "Inicie sesión con la cuenta que le ha dado su empresa.",
    newTo: (companyName: string) => `¿Aún no usa ${companyName}?`,
    contactUs: "Póngase en contacto",
    toOpenAccount: "para abrir una cuenta.",
    register: "Crear una cuenta",
    version: (version: string | number) => `Versión ${version}`,
    quickStart: "Inicio rápido",
    privacy: "Privacidad",
    language: "Idioma de la interfaz",
    ended: "Se ha cerrado su sesión. Inicie sesión de nuevo para continuar.",
    removed: "Su acceso ha terminado. Diríjase a un propietario.",
    removedFrom: (group) => `Su acceso a ${group} ha terminado. Diríjase a un propietario.`,
    throttledSeconds: (seconds) =>
      `Demasiados intentos. Inténtelo de nuevo en ${plural(seconds, { one: "# segundo", other: "# segundos" })}.`,
    throttled: (minutes: number) =>
      `Demasiados intentos. Inténtelo de nuevo en ${plural(minutes, { one: "# minuto", other: "# minutos" })}.`,
    sendAgain: "Volver a enviar el enlace",
  },
  toasts: {
    invalidLogin: "Inicio de sesión no válido",
  },
};
