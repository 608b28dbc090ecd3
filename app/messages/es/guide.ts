import type { Guide } from "../en/guide.ts";

export const guide: Guide = {
  quickStart: {
    intro: (property: string) =>
      `De un establecimiento vacío a un portal en línea: ${property}, paso a paso.`,
    progress: (done: string | number, total: string | number) => `${done} de ${total} hechos`,
    next: "Paso siguiente",
    done: "Hecho",
    start: "Hacerlo ahora",
    look: "Volver a verlo",
    see: "Verlo",
    others: "Todos los pasos",
    tutorial: "¿Prefiere que le acompañemos paso a paso?",
    openTutorial: "Abrir el tutorial",
    fullGuide: "Guía completa",
    chooseTitle: "Elija primero un establecimiento",
    chooseText:
      "El inicio rápido y el tutorial se refieren a un establecimiento y marcan lo que ya está hecho.",
    choose: "Ir a Establecimientos",
    failed: "No se han podido cargar los pasos.",
    finishedTitle: "Su portal está listo para los huéspedes",
    finishedText:
      "Todo está en su sitio. El panel de control muestra cómo lo usan sus huéspedes. Cámbielo cuando quiera: los huéspedes lo verán cuando vuelva a publicar.",
    openPortal: "Abrir su portal",
    openDashboard: "Ver el panel de control",
    steps: {
      logo: "Está en la parte superior de cada página: sus huéspedes saben enseguida dónde están.",
      background: "Una buena foto de su establecimiento dice más que cualquier texto.",
      colours: "Sus propios colores en lugar de los de la plantilla: cabecera, botones, iconos.",
      button: "La carta, cómo llegar, una llamada a recepción. Con uno basta para empezar.",
      languages: "Active los idiomas de sus huéspedes y copie los botones en ellos.",
      publish: "Ahora los huéspedes ven su portal. Puede volver a publicar tantas veces como quiera.",
      qr: "Descargue el código y póngalo donde sus huéspedes se detienen: ascensor, mesita de noche, sala de desayunos.",
    },
  },
  tutorial: {
    intro: (property: string) =>
      `Siete pasos para configurar ${property}. Cada uno se marca automáticamente.`,
    why: "Por qué",
    how: "Cómo",
    steps: {
      logo: {
        why: "Los huéspedes escanean un código en una tarjeta y llegan a una página que nunca han visto. Su logotipo les dice en un segundo que están en el lugar correcto.",
        how: "Elija una imagen de unos 500 × 200 píxeles. Un fondo transparente queda mejor sobre la cabecera de color. Después haga clic en Aplicar.",
      },
      background: {
        why: "Los huéspedes ven la foto antes de leer una palabra. La adecuada hace que una página sencilla parezca su establecimiento.",
        how: "Elija una foto vertical, tranquila donde van los botones. Marque el punto que debe quedar siempre visible y haga clic en Aplicar.",
      },
      colours: {
        why: "Un portal con sus colores forma parte de su establecimiento. Unos buenos colores también permiten que todos lean los textos.",
        how: "Empiece por el color primario. Un número junto a cada color indica lo bien que se lee el texto; si se pone rojo, use el color propuesto.",
      },
      button: {
        why: "Los huéspedes vienen por los botones. Uno solo que responda a la pregunta más frecuente en recepción vale más que otros diez.",
        how: "Haga clic en Añadir botón, elija un tipo, dele un nombre de una o dos palabras e indique adónde lleva. Al guardarlo aparece en el móvil de al lado.",
      },
      languages: {
        why: "Los huéspedes abren el portal en el idioma de su móvil si usted lo ofrece. Si no, ven su idioma predeterminado.",
        how: "Active los idiomas en Inicio. Después elija el idioma encima de los botones y cópielos; solo quedan por traducir los textos.",
      },
      publish: {
        why: "Hasta ahora todo era un borrador que solo veían usted y sus compañeros. Publicar muestra exactamente ese borrador a los huéspedes.",
        how: "Abra primero la vista en móvil y pulse los botones como un huésped. Al publicar, los puntos rojos hay que corregirlos, los ámbar pueden esperar. Se guarda cada versión, así que siempre puede volver atrás.",
      },
      qr: {
        why: "Nadie teclea una dirección. Un código donde la gente se detiene se escanea mucho más que uno en la puerta.",
        how: "Descargue SVG para la imprenta o PNG para su impresora. Imprímalo con al menos 2 cm de ancho y escanéelo usted antes de imprimir cien.",
      },
    },
  },
  contact: {
    intro: "Le ayudamos con mucho gusto. Escríbanos aquí o llámenos, lo que le resulte más rápido.",
    write: "Escríbanos",
    message: "Su mensaje",
    placeholder: "¿Qué quería hacer y qué ha pasado en su lugar?",
    attached: "Lo que adjuntamos",
    attachedText: "Para que no tenga que buscar nada. No se envía nada más.",
    facts: {
      from: "De",
      account: "Cuenta",
      property: "Establecimiento",
      licenceKey: "Clave de licencia",
      version: "Versión",
      language: "Idioma del navegador",
    },
    send: "Enviar mensaje",
    sending: "Enviando",
    failed: "No se ha podido enviar su mensaje",
    kept: "Sigue aquí. Inténtelo de nuevo o envíenos un correo.",
    sentTitle: "Gracias, su mensaje está en camino",
    sentText: (email: string) =>
      `Enviamos una copia a ${email}. Nuestra respuesta llegará a la misma dirección.`,
    reference: "Número de referencia",
    referenceText: "Indique este número al llamar.",
    another: "Escribir otro mensaje",
    call: "Llámenos",
    callText: "Tenga a mano el nombre de su establecimiento o la clave de licencia, en los ajustes.",
    elsewhere: "Otras formas de contactarnos",
    helpFirst: "Quizá la respuesta ya esté en la ayuda",
    website: "Visitar nuestra web",
  },
  help: {
    intro: "Busque en la ayuda. Puede pegar un mensaje de error entero.",
    search: "Buscar en la ayuda",
    placeholder: "Por ejemplo: imagen demasiado grande",
    count: (count: number | string) => `Artículos encontrados: ${count}`,
    none: (words: string) => `No se ha encontrado nada sobre «${words}»`,
    noneText:
      "Pruebe con una sola palabra o con otra. O pregúntenos: también respondemos a lo que aún no está aquí.",
    clear: "Borrar la búsqueda",
    ask: "Preguntarnos",
    says: "El mensaje dice",
    take: "Ir a la página",
    link: "Copiar el enlace a este artículo",
    copied: "Enlace copiado",
    still: "¿No se ha resuelto?",
    stillText: "Escríbanos. Vemos de qué establecimiento se trata y respondemos por correo.",
    groups: {
      publishing: "Publicación y código QR",
      content: "Contenido y estilo",
      pictures: "Imágenes y archivos",
      languages: "Idiomas",
      licence: "Licencia y plan",
      account: "Acceso y personas",
      trouble: "Cuando algo falla",
    },
  },
  articles: {
    "change-not-visible": {
      title: "¿Por qué mis huéspedes no ven un cambio?",
      what: "Aplicar guarda sus cambios como borrador. Los huéspedes siguen viendo la última versión publicada, para que usted trabaje con calma.",
      todo: "Abra Configuración, Publicar.\nCorrija lo que esté en rojo, si hay algo.\nHaga clic en Publicar. Los huéspedes ven el cambio la próxima vez que abren el portal.",
    },
    "publish-blocked": {
      title: "El portal no se puede publicar",
      what: "Todavía falta algo importante: el nombre del establecimiento, un botón en el idioma predeterminado o el destino de un botón. Esos puntos están en rojo.",
      todo: "Abra Configuración, Publicar.\nAbra el primer punto rojo: lleva directamente al campo.\nRellénelo y haga clic en Aplicar. Cuando no quede nada en rojo, podrá publicar.",
    },
    "button-incomplete": {
      title: "«… sin …»: un botón no está completo",
      what: "Un botón está incompleto: un enlace sin destino, un mapa sin ubicación, un chat sin número, una llamada sin extensión, una galería sin imágenes o un formulario sin correo.",
      todo: "Abra el botón y rellene el campo indicado.\nSi aún no lo necesita, ocúltelo: los botones ocultos no se comprueban y los huéspedes no los ven.",
    },
    "publish-warnings": {
      title: "¿Qué significan los puntos ámbar?",
      what: "Son recomendaciones y no impiden publicar. Sin logotipo, los huéspedes ven el nombre del establecimiento; sin fondo, el color de la cabecera.",
      todo: "Publique si es urgente y vuelva a ellos cuando tenga tiempo.",
    },
    "earlier-version": {
      title: "¿Cómo vuelvo a una versión anterior?",
      what: "Cada publicación se conserva para siempre, con su fecha y quién la publicó.",
      todo: "Abra Configuración, Publicar y busque la versión en la lista.\nHaga clic en Restaurar: pasa a ser su borrador, y el borrador que tenía también se conserva.\nMírelo en la vista previa y publique.",
    },
    "preview-link": {
      title: "Un enlace de vista previa ha caducado",
      what: "Un enlace al borrador funciona 24 horas, para que no circule indefinidamente.",
      todo: "Abra Configuración, Vista en móvil y cree un enlace nuevo. El borrador no ha cambiado.",
    },
    "qr-print": {
      title: "¿Cómo imprimo el código QR?",
      what: "SVG es nítido a cualquier tamaño y es lo que piden las imprentas. PNG sirve para su impresora y para documentos.",
      todo: "Abra Configuración, Publicar y descargue el código.\nImprímalo con al menos 2 cm de ancho, oscuro sobre fondo claro y con un margen alrededor.\nEscanéelo con dos móviles distintos antes de imprimir muchos.",
    },
    "qr-new": {
      title: "¿Qué pasa cuando creo un código QR nuevo?",
      what: "El código impreso deja de funcionar al instante. Los huéspedes que lo escanean ven que ya no se usa.",
      todo: "Cree un código nuevo solo si el anterior ha caído en malas manos.\nSi fue un error, recupere el anterior: con Deshacer en el mensaje, o durante 30 días en Configuración, Publicar, Borradores anteriores.",
    },
    "unsaved-changes": {
      title: "«Tiene cambios sin guardar»",
      what: "Ha cambiado algo y aún no lo ha aplicado. Si sale ahora, se pierde.",
      todo: "Haga clic en Quedarse aquí y después Aplicar, al pie de la pantalla.\nCtrl + S, o Cmd + S en un Mac, hace lo mismo.",
    },
    "someone-else-saved": {
      title: "Otra persona ha guardado esto",
      what: "Un compañero cambió la misma parte mientras usted la tenía abierta. No se sobrescribe nada: los cambios se combinan automáticamente y solo se le pregunta donde ambos cambiaron lo mismo.",
      todo: "Compare las dos versiones y elija la que debe quedar.\nSi el mensaje le pide recargar la página, hágalo y repita el cambio.",
    },
    "bring-back": {
      title: "¿Cómo recupero lo eliminado o reemplazado?",
      what: "Antes de restablecer, clonar, copiar botones o eliminar, el estado anterior se guarda 30 días.",
      todo: "Justo después, haga clic en Deshacer en el mensaje.\nMás tarde, abra Configuración, Publicar, Borradores anteriores y elija el momento.\nSi ya se ha recuperado, un compañero se le adelantó: recargue la página.",
    },
    "text-refused": {
      title: "No se acepta un texto",
      what: "Los nombres y títulos caben en dos líneas de 40 caracteres, las descripciones de una galería en cuatro. Algunos caracteres que llegan al copiar no se pueden usar.",
      todo: "Acorte el texto hasta que quepa.\nSi se rechaza un carácter, pegue el texto sin formato o vuelva a escribir la palabra.",
    },
    "colour-contrast": {
      title: "¿Por qué mi color aparece en rojo?",
      what: "El texto en ese color se leería mal, sobre todo al aire libre o para huéspedes mayores. A partir de 4,5 está bien.",
      todo: "Haga clic en el color propuesto: es el más cercano al suyo que se lee bien.",
    },
    limits: {
      title: "«Se ha alcanzado el máximo»",
      what: "Un portal admite hasta 3 fuentes propias, 12 elementos por galería y 10 preguntas por formulario de opinión. Más harían lenta la página y pesado el formulario.",
      todo: "Quite algo que ya no haga falta o cree un segundo botón de galería.",
    },
    "phone-numbers": {
      title: "No se acepta un número de teléfono",
      what: "WhatsApp necesita el prefijo del país, sin ceros delante ni espacios, por ejemplo +44123456789. Una extensión solo tiene cifras.",
      todo: "Empiece por + y el prefijo del país.\nQuite el primer 0 del número.\nPruebe el número desde la vista previa.",
    },
    "social-address": {
      title: "Un canal no tiene dirección",
      what: "Cada canal necesita la dirección completa de su página. Empieza por https:// y pertenece a ese canal.",
      todo: "Abra su página en el navegador y copie la dirección.\nPéguela en Configuración, Redes sociales.\nQuite los canales que no use.",
    },
    answers: {
      title: "¿Qué son las respuestas y dónde las ven los huéspedes?",
      what: "Usted responde una sola vez a las preguntas habituales, casi siempre con horas y números. En la guía, los huéspedes leen frases ya preparadas en todos los idiomas de su portal. Solo aparece lo que haya respondido.",
      todo: "Abra Respuestas y vaya pregunta por pregunta. Intro continúa, Escape omite la pregunta.\nElija «No procede» en las preguntas que no le afecten: los huéspedes no verán nada al respecto.\nPara todo lo demás que pregunten los huéspedes, añada una entrada propia.\nPublique. A partir de entonces, los huéspedes ven sus respuestas.",
    },
    clone: {
      title: "¿Cómo doy el mismo aspecto a otro establecimiento?",
      what: "Clonar copia el estilo y los botones a otro establecimiento y reemplaza lo que había. Su nombre, su logotipo y su código QR se quedan.",
      todo: "Abra Ajustes, Clonar establecimiento.\nElija un destino con licencia válida; un establecimiento no puede clonarse sobre sí mismo.\nRevise el destino y publíquelo.",
    },
    "picture-too-big": {
      title: "«Esta imagen es demasiado grande»",
      what: "Las imágenes pueden ocupar hasta 5 MB; las de ventanas emergentes, hasta 2,5 MB. Las fotos de una buena cámara suelen ser mayores.",
      todo: "Guarde la imagen más pequeña: 2000 píxeles en el lado largo son de sobra.\nPara fotos, JPEG o WebP ocupa mucho menos que PNG.",
    },
    "picture-rejected": {
      title: "La imagen no cumple nuestras normas de contenido",
      what: "El archivo no es realmente una imagen, está dañado, supera 40 megapíxeles, es un SVG o una foto HEIC de iPhone, o muestra algo que no se puede publicar.",
      todo: "Ábralo en un programa de imágenes y guárdelo como JPEG, PNG o WebP.\nO elija otra imagen.\nSi cree que es un error, escríbanos.",
    },
    "picture-sizes": {
      title: "¿Qué tamaños de imagen van mejor?",
      what: "El logotipo queda mejor con 500 × 200 píxeles y el fondo con 500 × 1000. Ambos pueden ser mayores, hasta 5 MB: los móviles reciben una versión a su medida.",
      todo: "Elija la imagen y mueva el marco hasta que lo importante quede dentro.\nMarque el punto que debe verse en cualquier pantalla.",
    },
    "pdf-refused": {
      title: "No se acepta un PDF",
      what: "Un PDF puede ocupar hasta 8 MB y debe ser un PDF de verdad, no un documento con otra terminación.",
      todo: "Expórtelo de nuevo como PDF desde el programa original.\nSi es demasiado grande, elija el tamaño mínimo al exportar o quite imágenes.",
    },
    "upload-interrupted": {
      title: "Se cortó una subida",
      what: "La conexión se interrumpió mientras se enviaba el archivo. Lo que tenía antes sigue ahí.",
      todo: "Compruebe la wifi y haga clic en Reintentar.\nUn archivo más pequeño pasa mejor por una conexión débil.",
    },
    "language-in-use": {
      title: "No se puede desactivar un idioma",
      what: "El idioma predeterminado es el que ven los huéspedes cuyo idioma no se ofrece. Un idioma activo o predeterminado no se puede desactivar.",
      todo: "En Configuración, Inicio, elija primero otro idioma predeterminado.\nDespués desactive este y haga clic en Aplicar.",
    },
    "copy-buttons": {
      title: "Copiar botones a otro idioma",
      what: "Copiar puede reemplazar los botones del otro idioma. Antes verá cuántos son; se guardan 30 días.",
      todo: "Elija dos idiomas distintos.\nSi el idioma de destino no está en la lista, actívelo en Configuración, Inicio.\nTraduzca los textos; las imágenes y los números ya están bien.",
    },
    "language-incomplete": {
      title: "Un idioma está incompleto",
      what: "Este idioma tiene menos botones que el predeterminado. Puede publicar igualmente: los huéspedes ven los botones que faltan en el idioma predeterminado.",
      todo: "Abra Botones, elija el idioma y copie lo que falta.\nAllí también se marcan los textos cuyo original ha cambiado desde entonces.",
    },
    "interface-language": {
      title: "¿Cómo cambio el idioma de esta herramienta?",
      what: "Esta herramienta está en español, inglés, alemán, francés e italiano. Los idiomas de sus huéspedes se ajustan aparte, en Configuración, Inicio.",
      todo: "Abra Ajustes y elija el idioma. Este navegador lo recuerda.",
    },
    "licence-unavailable": {
      title: "Una función ya no está disponible con su licencia",
      what: "La licencia de este establecimiento ha caducado o está suspendida. No se borra nada: se conservan contenidos, versiones y cifras.",
      todo: "Escríbanos o llámenos. En cuanto se renueve la licencia, todo vuelve a funcionar sin que usted haga nada.",
    },
    "licence-states": {
      title: "¿Qué significan los estados de la licencia?",
      what: "Activa y Demo: todo funciona. Prueba: todo funciona hasta la fecha indicada. Solicitud: se está cambiando su plan. Prueba finalizada, Suscripción finalizada, Caducada y Suspendida: el portal está cerrado y el contenido no se puede editar. Sin asignar: aún no hay licencia. Error: las fechas de la licencia no son válidas.",
      todo: "La fecha está en Ajustes.\nEscríbanos sobre cualquier estado que no esperaba.",
    },
    "premium-feature": {
      title: "Una función premium",
      what: "Los servicios al huésped, por ejemplo, se activan por establecimiento. Puede preparar un botón así, pero los huéspedes aún no lo ven.",
      todo: "Escríbanos e indique el establecimiento. Cuando la función esté activa, publique de nuevo.",
    },
    "upgrade-plan": {
      title: "Ya se ha solicitado una ampliación del plan",
      what: "Tenemos su solicitud y nos pondremos en contacto. Hasta entonces su licencia sigue igual.",
      todo: "Si es urgente, llámenos e indique su establecimiento.",
    },
    "cannot-sign-in": {
      title: "No puedo iniciar sesión",
      what: "El correo o la contraseña son incorrectos. Tras varios intentos hay que esperar un poco antes del siguiente. Así se protege su cuenta.",
      todo: "Compruebe el bloqueo de mayúsculas y el idioma del teclado.\nEspere lo que diga el mensaje.\nUse la opción de contraseña olvidada: el correo llega en un minuto. Revise también la carpeta de spam.\nSi la página indica que su navegador bloquea las cookies, permita las cookies de esta dirección en los ajustes del navegador.",
    },
    "signed-out": {
      title: "¿Por qué se ha cerrado mi sesión?",
      what: "Se cambió la contraseña, cerró la sesión en otra pestaña, alguien cerró su sesión en Ajustes o nadie usó la pantalla durante 12 horas.",
      todo: "Inicie sesión de nuevo. Todo lo que estaba aplicado sigue ahí.\nSi no fue usted, cambie la contraseña enseguida.",
    },
    "default-password": {
      title: "Cambiar la contraseña",
      what: "Puede que otros conozcan su contraseña inicial. Elija una de al menos 12 caracteres que no use en ningún otro sitio; las más comunes se rechazan.",
      todo: "Abra Ajustes, Cambiar contraseña.\nEscriba la actual y dos veces la nueva.\nSe cerrará su sesión en todos los dispositivos y podrá entrar con la nueva.",
    },
    "link-expired": {
      title: "Un enlace de un correo ya no funciona",
      what: "Un enlace así sirve una vez y por tiempo limitado: una hora para una contraseña nueva, dos días para confirmar una dirección, siete días para una invitación.",
      todo: "Para una contraseña nueva, use otra vez la opción de contraseña olvidada.\nPara una invitación, pídala a un propietario de su grupo.\nUse solo el enlace del correo más reciente.",
    },
    "not-allowed": {
      title: "«Su cuenta no permite esta acción»",
      what: "Los propietarios tienen acceso completo, los editores cambian el contenido y publican, y con solo lectura no se puede cambiar nada.",
      todo: "En Personas, en la barra lateral, vea quiénes son los propietarios y pídales otro rol.",
    },
    people: {
      title: "Invitar y eliminar personas",
      what: "Una dirección solo puede pertenecer a una cuenta. Un grupo debe tener al menos un propietario y puede tener hasta 200 personas.",
      todo: "Si la dirección ya está en uso, invite otra o pregúntenos.\nAntes de que se vaya el último propietario, dé ese rol a otra persona.\nElimine a quienes ya no trabajan con usted.",
    },
    "property-missing": {
      title: "Ha desaparecido un establecimiento",
      what: "Se ha eliminado, su licencia ha terminado o aún no hay ningún establecimiento asignado a su cuenta.",
      todo: "Mire en Establecimientos.\nUn establecimiento eliminado se puede recuperar durante 30 días: escríbanos.",
    },
    network: {
      title: "«Conexión de red inestable»",
      what: "La conexión se interrumpió. Todo lo que escribió sigue en su pantalla y aún no está guardado.",
      todo: "Deje la página abierta y espere a que vuelva la wifi.\nDespués haga clic otra vez en Aplicar o Reintentar.",
    },
    "something-wrong": {
      title: "«Algo ha ido mal»",
      what: "El fallo es nuestro. Tras «¡Vaya, ha habido un error!» se cierra la sesión para que nada quede a medias.",
      todo: "Inicie sesión de nuevo y repita lo que hacía.\nSi vuelve a pasar, escríbanos qué hizo en último lugar: nos ayuda a encontrarlo.",
    },
    maintenance: {
      title: "«Estamos en mantenimiento»",
      what: "Estamos actualizando el sistema. Sus huéspedes no se ven afectados: todos los portales siguen en línea.",
      todo: "Vuelva a la hora indicada. La página se abre automáticamente en cuanto terminemos.",
    },
    "small-screen": {
      title: "Este tamaño de pantalla no es compatible",
      what: "Para editar hace falta sitio para el formulario y el móvil de al lado: una ventana de al menos 640 píxeles de ancho.",
      todo: "Use un ordenador o gire la tableta en horizontal.\nEnsanche la ventana o reduzca el zoom del navegador.",
    },
    figures: {
      title: "¿Cómo se cuentan las visitas?",
      what: "Una visita termina tras 30 minutos de inactividad; la siguiente página vista inicia otra. Se cuenta sin cookies; el navegador guarda un número aleatorio hasta medianoche. Las visitas repetidas se cuentan solo de quienes dieron su consentimiento. El tráfico automático no se cuenta.",
      todo: "Elija otro periodo en el panel de control.\nLas cifras nuevas aparecen en segundos.",
    },
  },
};
