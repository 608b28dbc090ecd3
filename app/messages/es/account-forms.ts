import type { AccountFormMessages } from "../en/account-forms.ts";

export const accountForms: AccountFormMessages = {
  register: {
    title: "Crear una cuenta",
    userName: "Nombre de usuario",
    accountName: "Nombre de la cuenta",
    propertyName: "Nombre del establecimiento",
    submit: "Crear cuenta",
    submitting: "Creando cuenta",
    haveAccount: "¿Ya tiene una cuenta?",
    created: "La cuenta se ha creado correctamente. ¡Revise su correo!",
    createdText: (email: string) =>
      `Abra el enlace de nuestro correo a ${email} para confirmar su dirección e inicie sesión después.`,
  },
  confirmAddress: {
    title: "Confirme su dirección de correo",
    text: "Un clic y su cuenta estará lista.",
    submit: "Confirmar dirección",
    submitting: "Confirmando",
    done: "Su dirección está confirmada.",
    again: "Volver a enviar el enlace",
    againText: "Escriba la dirección con la que se registró.",
    sent: (email: string) => `Si ${email} está pendiente de confirmar, un enlace nuevo está en camino.`,
  },
  stopMail: {
    title: "Darse de baja",
    text: {
      weekly: "Ya no recibirá las cifras semanales de este establecimiento.",
      overdue: "Ya no recibirá correos sobre huéspedes que esperan demasiado en este establecimiento.",
      alert: "Ya no recibirá avisos de valoraciones bajas de este establecimiento.",
    },
    submit: "Darse de baja",
    submitting: "Tramitando la baja",
    done: "Se ha dado de baja. Puede volver a activar este correo en el panel de control.",
    unknown: "Este enlace ya no es válido. Inicie sesión y desactive el correo en el panel de control.",
  },
  agree: {
    title: "Mensajes de huéspedes por correo",
    text: "Si acepta, los mensajes que los huéspedes envíen por este portal llegarán a su dirección.",
    submit: "Sí, quiero recibirlos",
    submitting: "Confirmando",
    done: "Gracias. Los mensajes de los huéspedes llegarán ahora a su dirección. Puede cerrar esta página.",
    unknown:
      "Este enlace ya no funciona: ha caducado o un correo más reciente lo ha sustituido. Si quiere recibir los mensajes, pida al establecimiento que le escriba de nuevo.",
  },
  forgotPassword: {
    title: "Restablecer la contraseña",
    subtitle: "Le enviamos un enlace por correo. Funciona durante una hora.",
    submit: "Enviar el enlace",
    submitting: "Enviando",
    sent: (email: string) => `Si ${email} tiene una cuenta, el enlace está en camino.`,
    notThere: "¿No ha llegado tras unos minutos? Revise la carpeta de spam.",
    failed: (email: string) => `ERROR: no se ha podido restablecer la contraseña de ${email}`,
    backToSignIn: "Volver al inicio de sesión",
  },
  resetPassword: {
    title: "Elija una contraseña nueva",
    subtitle: "Se cerrará su sesión en todos los dispositivos.",
    submit: "Guardar contraseña",
    submitting: "Guardando",
    done: "Su contraseña nueva está guardada.",
    askAgain: "Pedir un enlace nuevo",
    /** For invitation links. */
    welcome: (name: string) => `Le damos la bienvenida, ${name}`,
    welcomeText: (groupName: string, email: string) =>
      `Elija una contraseña para ${groupName}. Iniciará sesión con ${email}.`,
    roles: { owner: "Propietario", editor: "Editor", viewer: "Solo lectura", desk: "Recepción" },
    wholeGroup: "Todo el grupo",
    welcomeAccess: (role, where, until) =>
      until === null ? `Su rol: ${role}, ${where}.` : `Su rol: ${role}, ${where}, hasta el ${until}.`,
    welcomeSubmit: "Guardar e iniciar sesión",
    welcomeSubmitting: "Iniciando sesión",
  },
  changePassword: {
    title: "Cambiar contraseña",
    subtitle: "Se cerrará su sesión en todos los dispositivos y podrá entrar con la nueva contraseña.",
    current: "Contraseña actual",
    new: "Contraseña nueva",
    confirm: "Confirme la contraseña nueva",
    rule: (min: number) => `Al menos ${min} caracteres.`,
    submit: "Cambiar contraseña",
    submitting: "Cambiando contraseña",
    done: "La contraseña se ha cambiado correctamente. Se cerrará su sesión.",
    next: "Inicie sesión con su contraseña nueva.",
    back: "Volver",
  },
  toasts: {
    invalidEmail: "Correo no válido",
    resetFailed: "Error al restablecer la cuenta",
  },
};
