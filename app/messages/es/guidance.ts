import type { GuidanceMessages } from "../en/guidance.ts";

export const guidance: GuidanceMessages = {
  contact: {
    regions: {
      eu: "Europa",
      uk: "Reino Unido",
      us: "Estados Unidos",
      me: "Oriente Medio",
    },
  },
  howToSolve: "Cómo resolverlo",
  steps: {
    answers: "Responder a lo que preguntan",
    logo: "Añadir su logotipo",
    background: "Elegir un fondo",
    colours: "Definir sus colores",
    button: "Crear el primer botón",
    languages: "Añadir los idiomas de sus huéspedes",
    publish: "Publicar su portal",
    qr: "Imprimir el código QR",
  },
  offer: {
    title: (count: number) => `Configure su portal en ${count} pasos`,
    text: "El inicio rápido le guía desde las respuestas hasta el código QR.",
    open: "Ver los pasos",
    close: "Ocultar",
  },
  hint: {
    label: "Tutorial",
    step: (position: string | number, total: string | number) => `Tutorial: paso ${position} de ${total}`,
    done: "Hecho",
    next: "Paso siguiente",
    back: "Volver al tutorial",
    close: "Ocultar el tutorial",
  },
};
