import type { DashboardAboutMessages } from "../en/dashboard-about.ts";

/** How each figure is counted (D11). */
export const dashboardAbout: DashboardAboutMessages = {
  all: "Cómo se cuentan las cifras",
  title: (figure: string) => `Cómo se cuenta: ${figure}`,
  period:
    "Los días y las horas son los de la zona horaria del establecimiento. Un periodo que incluye hoy se compara con el mismo tiempo justo antes.",
  periodDays:
    "Los días son los de la zona horaria del establecimiento. Los días anteriores se cuentan enteros, así que un periodo que incluye hoy parece bajo hasta que termina el día.",
  totals: {
    visits:
      "Una visita empieza cuando un huésped abre el portal y termina tras 30 minutos sin actividad. No se cuentan el tráfico automático (reconocido por su nombre y comportamiento), las vistas previas ni las personas que han iniciado sesión aquí.",
    uniqueVisits:
      "Huéspedes contados día a día: quien viene tres días cuenta como tres. El navegador de un huésped guarda un número aleatorio hasta que acaba el día, así que no se puede seguir a nadie de un día a otro. Si un navegador no guarda nada, o un propietario ha desactivado «Contar cada móvil una vez», los huéspedes de una misma red con el mismo navegador e idioma no se pueden distinguir y cuentan como uno.",
    visitsPerUser: "Visitas totales divididas entre visitas únicas.",
    clicks: "Cada clic en un botón o subbotón del portal. Los iconos de redes sociales se cuentan aparte.",
    clicksPerUser: "Clics totales divididos entre visitas únicas.",
    socialClicks: "Clics en los iconos de redes sociales.",
    repeatVisits:
      "Visitas de huéspedes que vuelven, contadas desde el día de su consentimiento. Solo se puede reconocer a quienes dieron su consentimiento; las demás visitas no se incluyen.",
    oldScans:
      "Escaneos de códigos QR que usted ha sustituido. Los huéspedes ven que el código ya no se usa: todavía está a la vista en algún lugar. Si el mismo huésped vuelve a escanearlo en menos de diez minutos, no se cuenta otra vez.",
  },
  clicksPerButton:
    "Clics en cada botón de su borrador y en los eliminados que se pulsaron en este periodo. La tasa de clics es la parte de las visitas en las que se pulsó el botón al menos una vez.",
  visitsPerHour:
    "Visitas según la hora en que empezaron, sumadas en todos los días del periodo. Cuando se atrasa el reloj, la hora repetida cuenta como una.",
  visits:
    "Visitas totales y únicas a lo largo del tiempo. Cada visita cuenta para la hora o el día en que empezó.",
  languages:
    "Visitas según el idioma de la primera página abierta. Debajo: idiomas que el navegador pidió primero y que el portal no ofrece.",
  sources: "Si la visita empezó con su código QR o directamente por la dirección.",
  devices: "El tipo de pantalla que indica el navegador: aproximado y nunca guardado junto a un huésped.",
  feedback:
    "Formularios enviados por los huéspedes. La media de una pregunta incluye todas las respuestas del periodo; la línea muestra la media de cada día con respuestas.",
  bounds: (events: string, guests: string, houseEvents: string, houseGuests: string) =>
    `Por hora se cuentan como máximo ${events} páginas vistas y clics de un mismo huésped y ${guests} huéspedes nuevos de una misma red cuyos navegadores no guardan ningún número; por establecimiento, ${houseEvents} páginas vistas y clics por hora y ${houseGuests} huéspedes al día, como máximo la mitad de una misma red. Así el tráfico automático no puede falsear sus cifras. El archivo descargado indica cada hora afectada.`,
};
