import type { MailWords } from "./en.ts";

export const es: MailWords = {
  greeting: (name) => `Hola, ${name}:`,
  actions: {
    newPassword: "Elegir otra contraseña",
    confirm: "Confirmar la dirección",
    changePassword: "Cambiar la contraseña",
    settings: "Abrir Ajustes",
    choosePassword: "Elegir una contraseña",
    signIn: "Iniciar sesión",
    messages: "Abrir la bandeja de entrada",
    dashboard: "Abrir el panel de control",
    publish: "Abrir Publicar",
    buttons: "Abrir los botones",
  },
  reset: {
    subject: (portalName) => `Restablecer su contraseña de ${portalName}`,
    before: (portalName) =>
      `Alguien, seguramente usted, ha pedido una contraseña nueva para ${portalName}. Elíjala aquí:`,
    after: (minutes) =>
      `El enlace sirve una sola vez y caduca a los ${minutes} minutos. Si no ha sido usted, no haga nada: su contraseña sigue igual.`,
  },
  confirmation: {
    subject: (portalName) => `Confirme su dirección para ${portalName}`,
    before: (portalName) =>
      `Le damos la bienvenida a ${portalName}. Confirme aquí su dirección y después inicie sesión:`,
    after: (hours) =>
      `El enlace funciona durante ${hours} horas. Si no ha abierto una cuenta, no haga nada: sin este paso no se puede usar.`,
  },
  changed: {
    subject: (portalName) => `Su contraseña de ${portalName} ha cambiado`,
    before: (portalName) =>
      `La contraseña de su cuenta de ${portalName} se acaba de cambiar y se ha cerrado su sesión en todos los dispositivos.`,
    after: "Si no ha sido usted, elija enseguida una contraseña nueva:",
  },
  notice: {
    newDevice: {
      subject: (portalName: string) => `Nuevo inicio de sesión en ${portalName}`,
      before: (portalName: string) =>
        `Alguien acaba de iniciar sesión en su cuenta de ${portalName} con un navegador que usted no había usado antes:`,
    },
    newPasskey: {
      subject: (portalName: string) => `Nueva llave de acceso para ${portalName}`,
      before: (portalName: string) =>
        `Se acaba de añadir una llave de acceso a su cuenta de ${portalName}. Con ella se inicia sesión sin contraseña:`,
    },
    replayed: {
      subject: (portalName: string) => `Hemos cerrado su sesión en ${portalName} por seguridad`,
      before: (portalName: string) =>
        `La sesión de uno de sus navegadores en ${portalName} se ha usado desde dos lugares. Es posible que alguien la haya copiado, así que la hemos cerrado:`,
    },
    unknownDevice: "Navegador desconocido",
    ifYou: "Si ha sido usted, no tiene que hacer nada.",
    signInAgain:
      "Inicie sesión de nuevo para continuar. Si no conoce este navegador o vuelve a ocurrir, cambie su contraseña:",
    atProvider:
      "Inicie sesión de nuevo para continuar. Si vuelve a ocurrir, avise al departamento de informática de su empresa.",
    ifNot:
      "Si no ha sido usted, cambie su contraseña de inmediato. Así se cierra la sesión en todos los dispositivos:",
    ifNotPasskey:
      "Si no ha sido usted, elimine la llave de acceso en Ajustes y cambie su contraseña de inmediato:",
    sessions: "En Ajustes puede ver sus dispositivos con sesión iniciada y cerrarla en cualquiera:",
  },
  invitation: {
    subject: (inviter, groupName, portalName) => `${inviter} le invita a ${groupName} (${portalName})`,
    password: {
      before: (inviter, groupName, portalName) =>
        `${inviter} le invita a gestionar los portales de huéspedes de ${groupName} en ${portalName}. Elija una contraseña para empezar:`,
      after: (days) =>
        `El enlace sirve una sola vez y caduca a los ${days} días. Si no esperaba una invitación, ignore este correo.`,
    },
    provider: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} le invita a gestionar los portales de huéspedes de ${groupName} en ${portalName}. Inicie sesión aquí con la cuenta que ya utiliza para ${email}:`,
      after: (days) =>
        `La invitación vale solo para esta dirección y durante ${days} días. Si no la esperaba, ignore este correo.`,
    },
    elsewhere: {
      before: (inviter, groupName, portalName, email) =>
        `${inviter} le invita a gestionar los portales de huéspedes de ${groupName} en ${portalName}. Ya existe una cuenta para ${email}, y una cuenta pertenece a un solo grupo.`,
      after: (days) =>
        `Para aceptar, pida una invitación a otra dirección suya. O pida a un propietario de su grupo actual que le elimine de él y solicite después una nueva invitación, que valdrá ${days} días. Si no la esperaba, no haga nada: su cuenta queda como está.`,
    },
  },
  support: {
    subject: (reference: string) => `Hemos recibido su mensaje (${reference})`,
    before: (companyName: string) =>
      `Gracias por escribirnos. ${companyName} ha recibido su mensaje y le responderá a esta dirección. Esto es lo que se ha enviado:`,
  },
  guessedDigits: {
    subject: (property: string) => `Alguien está probando cifras en un puesto de ${property}`,
    before: (personName: string, deskName: string, propertyName: string, count: string) =>
      `En ${propertyName}, en el puesto «${deskName}», las cifras de ${personName} se han introducido mal ${count} veces seguidas.`,
    after:
      "Ese nombre espera quince minutos después de cada nuevo intento; nadie más espera. Si el aparato no está donde debería, cierre el puesto con un clic:",
  },
  guessedPin: {
    subject: (property: string) => `Alguien está probando un PIN de ${property}`,
    before: (property: string, count: string) =>
      `En ${property} se han probado ${count} PIN erróneos para un botón en un día.`,
    after:
      "El PIN correcto sigue abriendo a los huéspedes. Dé al botón otro de seis cifras o más: basta un clic en sus ajustes.",
  },
  planFailure: {
    subject: (property: string) => `Su versión planificada de ${property} no se ha publicado`,
    before: (property: string, time: string) =>
      `La versión de ${property} que planificó para el ${time} no se ha podido publicar.`,
    blocked: "No ha superado la comprobación. Corrija lo siguiente:",
    checks: {
      "property-name": "Nombre del establecimiento",
      logo: "Logotipo y cabecera",
      backgrounds: "Fondos",
      "button-names": "Nombres de botones",
      links: "Enlaces",
      maps: "Ubicaciones de mapas",
      chats: "Números de chat",
      calls: "Extensiones",
      galleries: "Galerías",
      feedback: "Opiniones",
      services: "Servicios al huésped",
      pins: "PIN",
      social: "Redes sociales",
      answers: "Respuestas",
      languages: "Idiomas",
      files: "Archivos",
    },
    licence: "La licencia del establecimiento no era válida en ese momento.",
    lost: "No se ha podido leer lo que se guardó.",
    notComposed: "No se han podido crear las páginas con su contenido.",
    still:
      "Para los huéspedes no ha cambiado nada. En Publicar puede publicarla ahora o volver a planificarla:",
  },
  alert: {
    subject: (property) => `Una valoración baja para ${property}`,
    before: (property, rating) => `Un huésped de ${property} acaba de dar ${rating} de 5 estrellas de media:`,
    disliked: (property) => `Un huésped de ${property} acaba de dar un pulgar hacia abajo:`,
    after: "Todas las respuestas están en la bandeja de entrada:",
  },
  held: {
    one: {
      subject: (property) => `Otra valoración baja para ${property}`,
      before: (property, rating) =>
        `Desde nuestro último correo, un huésped de ${property} ha dejado otra valoración baja, ${rating} de 5 estrellas de media:`,
      dislikes: (property) =>
        `Desde nuestro último correo, un huésped de ${property} ha dado un pulgar hacia abajo:`,
    },
    many: {
      subject: (property, count) => `${count} valoraciones bajas más para ${property}`,
      before: (property, count, rating) =>
        `Desde nuestro último correo, huéspedes de ${property} han dejado ${count} valoraciones bajas más, con una media de ${rating} de 5 estrellas:`,
      dislikes: (property, count) =>
        `Desde nuestro último correo, ${count} huéspedes de ${property} han dado un pulgar hacia abajo:`,
    },
    line: (time, given) => `${time}: ${given}`,
    stars: (rating) => `${rating} de 5`,
    disliked: "pulgar hacia abajo",
  },
  overdue: {
    one: {
      subject: (property: string) => `${property}: un huésped espera`,
      before: (property: string) =>
        `Un huésped de ${property} lleva esperando más de lo previsto para su solicitud:`,
    },
    many: {
      subject: (property: string, count: string) => `${property}: ${count} huéspedes esperan`,
      before: (property: string, count: string) =>
        `${count} huéspedes de ${property} llevan esperando más de lo previsto para sus solicitudes:`,
    },
    line: (service: string, time: string) => `${service}: espera desde hace ${time}`,
  },
  notification: {
    newRequest: (what) => `Nueva solicitud: ${what}`,
    overdue: (what) => `Espera demasiado: ${what}`,
    cardOf: (place) => `tarjeta: ${place}`,
    rating: (given) => `Valoración baja: ${given}`,
  },
  weekly: {
    subject: (property) => `${property}: su semana en cifras`,
    intro: (property, week) => `Esto es lo que hicieron los huéspedes en el portal de ${property}, ${week}.`,
    visits: "Visitas",
    visitors: "Visitas únicas",
    clicks: "Clics",
    before: (figure) => `${figure} la semana anterior`,
    buttons: "Los botones más pulsados",
    rating: (stars, forms) => `Opiniones: ${stars} de 5 estrellas de media, formularios enviados: ${forms}.`,
    uncounted:
      "En algunas horas se superó el límite de recuento, así que estas cifras están incompletas. Su panel de control indica las horas.",
    brokenLinks: {
      title: "Enlaces que no llevan a ninguna parte",
      more: (count) => `y ${count} más`,
      website: "Sitio web",
    },
    more: "Las horas, los idiomas y todos los botones están en su panel de control:",
  },
  stop: (portalName) => `¿Ya no quiere recibir este correo de ${portalName}? Dese de baja aquí:`,
  questions: (supportEmail) => `¿Tiene preguntas? Escriba a ${supportEmail}.`,
};
