import type { ShellMessages } from "../en/shell.ts";

export * from "./account.ts";
export * from "./guidance.ts";
export * from "./inbox.ts";
export * from "./members.ts";
export * from "./notifications.ts";
export * from "./places.ts";
export * from "./presence.ts";
export * from "./recovery.ts";
export * from "./settings.ts";

export const shell: ShellMessages = {
  home: (portalName: string) => `${portalName}, inicio`,
  switcher: (propertyName: string) => `Establecimiento: ${propertyName}. Cambiar de establecimiento`,
  nav: {
    main: "Principal",
    guidance: "Ayuda y soporte",
    siteSelection: "Establecimientos",
    setup: "Configuración",
    answers: "Respuestas",
    dashboard: "Panel de control",
    announcements: "Avisos",
    tutorial: "Tutorial",
    help: "Ayuda",
    settings: "Ajustes",
    signOut: "Cerrar sesión",
    contact: "Contacto",
    quickStart: "Inicio rápido",
  },
  unsent: {
    title: "¿Cerrar sesión antes de que se envíe todo?",
    text: "Algunos cambios de la bandeja de entrada aún no se han enviado. Si cierra sesión, se perderán.",
    stay: "Mantener la sesión",
  },
  answered: (answered: number, asked: number) => `${answered} de ${asked} preguntas respondidas`,
  stepsDone: (done, all) => `Hechos: ${done} de ${all}`,
  licence: {
    title: "Licencia",
    validUntil: (date: string) => `Válida hasta el ${date}`,
    trialUntil: (date: string) => `Prueba hasta el ${date}.`,
    askPlan: "Consulte nuestros planes.",
    endedOn: (date: string) => `Caducó el ${date}`,
    ending: {
      trial: (date: string) => `Su periodo de prueba termina el ${date}.`,
      trialOver: (date: string) => `Su periodo de prueba terminó el ${date}.`,
      licence: (date: string) => `La licencia de este establecimiento termina el ${date}.`,
      licenceOver: (date: string) => `La licencia de este establecimiento terminó el ${date}.`,
      openUntil: (date: string) =>
        `La configuración y su portal para huéspedes siguen disponibles hasta el final del ${date}.`,
      ask: "Ver planes",
    },
    noEnd: "Sin fecha de fin",
    blocked:
      "Esta función ya no está disponible con su licencia actual. Póngase en contacto con soporte para más información.",
  },
  premium: "Esta es una función premium",
  notConnected: "Sin conexión. Lo que escriba se queda aquí. Podrá guardar cuando vuelva la conexión.",
  notConnectedInbox: "Sin conexión. Lo que pulse se conserva.",
  othersDelayed: "Los cambios de los demás llegan con retraso.",
  outdated: {
    text: (product: string) =>
      `Hay una versión más reciente de ${product}. Guarde lo que haya escrito y vuelva a cargar la página.`,
    reload: "Volver a cargar la página",
  },
  smallScreen: {
    title: "Este tamaño de pantalla no es compatible",
    text: "Use un ordenador. La ventana debe tener al menos 640 píxeles de ancho.",
    openPortal: "Abrir el portal de huéspedes",
    signedInAs: (email: string) => `Sesión iniciada como ${email}`,
  },
  openPreview: "Mostrar vista previa",
  closePreview: "Ocultar vista previa",
  tabs: {
    homepage: "Inicio",
    theme: "Estilo del tema",
    buttons: "Botones",
    social: "Redes sociales",
    phone: "Vista en móvil",
    tablet: "Vista en tableta",
    publish: "Publicar",
  },
};
