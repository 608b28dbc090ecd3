import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  quickStart: {
    title: "Inicio rápido",
    intro: "Cuatro pasos desde un establecimiento vacío hasta un portal que abren sus huéspedes.",
    steps: {
      name: {
        title: "Póngale su nombre",
        text: "En Configuración, Inicio, escriba el nombre, añada su logotipo y un fondo, y active los idiomas de sus huéspedes.",
      },
      style: {
        title: "Elija su estilo",
        text: "El estilo define colores, fuentes y botones. La vista previa muestra cada cambio.",
      },
      buttons: {
        title: "Añada sus botones",
        text: "Un enlace a la carta, un mapa, una ventana con consejos, una llamada a recepción. Créelos en un idioma y cópielos a los demás.",
      },
      publish: {
        title: "Publique e imprima el código",
        text: "Publicar indica lo que falta. Después, descargue el código QR y colóquelo donde miren los huéspedes.",
      },
    },
    openSetup: "Abrir configuración",
    fullGuide: "Guía completa",
  },
  tutorial: {
    title: "Tutorial",
    intro: "Cómo funcionan juntas las partes del gestor.",
    steps: {
      draft: {
        title: "Borrador y versión publicada",
        text: "Aplicar guarda los cambios como borrador. Los huéspedes los ven solo al publicar.",
      },
      order: {
        title: "Ordenar y editar botones",
        text: "Arrastre una tarjeta, o pulse Espacio y use las flechas. Intro abre el editor.",
      },
      languages: {
        title: "Idiomas",
        text: "Cada idioma tiene sus botones. Copiar reemplaza los del otro idioma e indica cuántos son.",
      },
      versions: {
        title: "Versiones",
        text: "Cada publicación se conserva. Restaure una anterior como borrador, revísela y publíquela de nuevo.",
      },
    },
  },
  help: {
    title: "Ayuda",
    intro: "Respuestas a lo que más se pregunta.",
    questions: {
      notVisible: {
        title: "¿Por qué mis huéspedes no ven un cambio?",
        text: "Está en su borrador. Abra Configuración, Publicar, corrija lo que está en rojo y publique.",
      },
      newCode: {
        title: "¿Qué pasa al crear un código QR nuevo?",
        text: "El impreso deja de funcionar al momento. Quien lo escanee verá un aviso.",
      },
      licence: {
        title: "Mi licencia ha terminado. ¿Y ahora?",
        text: "Su contenido se conserva. Escríbanos o llámenos y podrá editarlo en cuanto se renueve.",
      },
      colours: {
        title: "¿Por qué mi color aparece en rojo?",
        text: "El texto sería difícil de leer. Use el color propuesto, el más cercano que cumple.",
      },
    },
  },
  contact: {
    title: "Contacto",
    intro: "Díganos el nombre de su establecimiento y, si la tiene, su clave de licencia.",
    write: "Escríbanos",
    call: "Llámenos",
    website: "Nuestro sitio web",
    regions: {
      eu: "Europa",
      uk: "Reino Unido",
      us: "Estados Unidos",
      me: "Oriente Medio",
    },
  },
};
