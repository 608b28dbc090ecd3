import type { QuestionId } from "#domain/answers/questions.ts";
import type { QuestionTexts } from "../en/questions.ts";

export const questions: Record<QuestionId, QuestionTexts> = {
  "check-in": {
    ask: "¿A partir de qué hora pueden entrar los huéspedes?",
    help: "La hora a partir de la cual una habitación está lista con seguridad.",
  },
  "early-arrival": { ask: "¿Se puede entrar antes y cuánto cuesta?" },
  boarding: { ask: "¿Cuándo y dónde embarcan los huéspedes?" },
  reception: {
    ask: "¿Cuándo, dónde y en qué número atiende la recepción?",
    help: "Los huéspedes pueden llamar al número con un solo toque.",
  },
  "opening-hours": {
    ask: "¿Cuál es el horario de apertura?",
    help: "El horario de la cocina es otra pregunta.",
  },
  "table-booking": { ask: "¿Se puede reservar mesa y cómo?" },
  groups: {
    ask: "¿De qué tamaño pueden ser los grupos?",
    help: "El grupo más grande que no requiere un acuerdo especial.",
  },
  directions: {
    ask: "¿Cómo se llega al establecimiento?",
    help: "Un enlace puede abrir un mapa. Describa los últimos metros con sus propias palabras.",
  },
  parking: { ask: "¿Se puede aparcar, dónde y cuánto cuesta?" },
  "car-charging": {
    ask: "¿Se puede cargar un coche eléctrico?",
    help: "El número indica cuántos puntos de carga hay.",
  },
  luggage: {
    ask: "¿Pueden los huéspedes dejar el equipaje?",
    help: "Por ejemplo, antes de la entrada o después de la salida.",
  },
  "safety-drill": { ask: "¿Cuándo y dónde es el simulacro de seguridad?" },
  wifi: {
    ask: "¿Hay wifi y cuánto cuesta?",
    help: "Cualquiera que conozca la dirección del portal puede leer lo que escriba aquí.",
  },
  heating: {
    ask: "¿Pueden los huéspedes ajustar la temperatura?",
    help: "Con «No», los huéspedes leen que la temperatura se regula de forma centralizada.",
  },
  safe: {
    ask: "¿Hay caja fuerte y dónde está?",
    help: "«A petición» significa que el personal guarda los objetos de valor.",
  },
  television: {
    ask: "¿Hay televisor?",
    help: "Mencione los canales o el streaming con sus propias palabras.",
  },
  kettle: {
    ask: "¿Hay hervidor de agua y minibar?",
    help: "«Sí» significa ambos. Si solo hay uno, indíquelo con sus propias palabras.",
  },
  iron: { ask: "¿Hay plancha y dónde está?" },
  "extra-pillow": {
    ask: "¿Se puede pedir otra almohada o manta?",
    help: "El número de teléfono es el que hay que marcar para pedirla.",
  },
  cleaning: {
    ask: "¿Cuándo se hace la limpieza?",
    help: "«A petición»: limpieza y toallas limpias solo si los huéspedes lo piden.",
  },
  "tap-water": { ask: "¿Se puede beber el agua del grifo?" },
  waste: { ask: "¿Dónde se tiran los residuos y cómo se separan?" },
  allergies: {
    ask: "¿Tiene en cuenta la cocina las alergias?",
    help: "Salvo con «No», se pide a los huéspedes que avisen antes de pedir.",
  },
  "childrens-menu": { ask: "¿Hay menú infantil y cuánto cuesta?" },
  breakfast: {
    ask: "¿Cuándo y dónde es el desayuno y cuánto cuesta?",
    help: "Añada una línea para los días con otro horario, como el domingo.",
  },
  restaurant: {
    ask: "¿Cuándo y dónde abre su restaurante?",
    help: "Cree una entrada propia para cada uno de los demás restaurantes.",
  },
  "dining-times": {
    ask: "¿Cuándo y dónde se sirven las comidas?",
    help: "Añada una línea para cada comida o turno.",
  },
  "kitchen-hours": {
    ask: "¿Cuándo sirve comidas la cocina?",
    help: "El final es la hora a la que se toma el último pedido.",
  },
  lunch: {
    ask: "¿Cuándo es el almuerzo y cuánto cuesta?",
    help: "El precio es el de su menú del día.",
  },
  dishes: {
    ask: "¿Qué platos se ofrecen?",
    help: "Un enlace puede abrir su carta.",
  },
  bar: { ask: "¿Cuándo y dónde abre el bar?" },
  "room-service": {
    ask: "¿Cuándo y cómo se pide el servicio de habitaciones?",
    help: "El precio es su suplemento por pedido.",
  },
  diets: {
    ask: "¿Se adaptan los platos a dietas especiales?",
    help: "Por ejemplo, vegana, sin gluten o halal. Indique cuáles en la nota.",
  },
  coffee: { ask: "¿Cuándo y dónde hay café y cuánto cuesta una taza?" },
  takeaway: { ask: "¿Hay comida para llevar y cómo se pide?" },
  "own-wine": {
    ask: "¿Pueden los huéspedes traer su propio vino?",
    help: "El precio es el del descorche.",
  },
  pool: {
    ask: "¿Cuándo abre la piscina, dónde está y a cuántos grados?",
    help: "El número es la temperatura del agua.",
  },
  spa: {
    ask: "¿Cuándo y dónde abre el spa y cuánto cuesta?",
    help: "Describa los tratamientos en una entrada propia.",
  },
  gym: { ask: "¿Cuándo y dónde abre el gimnasio y cuánto cuesta?" },
  laundry: {
    ask: "¿Se lava la ropa de los huéspedes y cuánto tarda?",
    help: "El número indica las horas hasta que la ropa está lista.",
  },
  terrace: { ask: "¿Hay terraza y cuándo abre?" },
  toilets: { ask: "¿Dónde están los aseos?" },
  children: {
    ask: "¿Son bienvenidos los niños?",
    help: "Con «No», los huéspedes leen que solo se admiten adultos.",
  },
  pets: {
    ask: "¿Se admiten mascotas y cuánto cuesta?",
    help: "«A petición» pide a los huéspedes que consulten antes.",
  },
  smoking: {
    ask: "¿Hay zona de fumadores y dónde está?",
    help: "Con «No», los huéspedes leen que no está permitido fumar.",
  },
  "quiet-hours": { ask: "¿A qué horas debe haber silencio?" },
  "step-free-access": {
    ask: "¿Se puede entrar sin ningún escalón?",
    help: "Responda «Sí» solo si no hay ni un escalón en todo el camino.",
  },
  "dress-code": {
    ask: "¿Hay un código de vestimenta?",
    help: "Si lo hay, descríbalo con sus propias palabras.",
  },
  "live-music": { ask: "¿Cuándo y dónde hay música y eventos?" },
  "deck-plan": {
    ask: "¿Dónde hay un plano de las cubiertas?",
    help: "Un enlace puede abrir el plano en el teléfono del huésped.",
  },
  ports: {
    ask: "¿En qué puertos se hace escala?",
    help: "Un enlace puede abrir el itinerario.",
  },
  "all-aboard": {
    ask: "¿A qué hora hay que estar de vuelta a bordo?",
    help: "Cambie la hora en cada puerto.",
  },
  tender: {
    ask: "¿Cuándo, dónde y cada cuánto salen las lanchas?",
    help: "El número indica los minutos entre dos lanchas.",
  },
  excursions: { ask: "¿Se pueden reservar excursiones, dónde y cómo?" },
  seasickness: { ask: "¿Hay remedios para el mareo y dónde?" },
  "bus-or-train": {
    ask: "¿Dónde está la parada más cercana y a cuánto?",
    help: "El número indica los minutos a pie.",
  },
  taxi: {
    ask: "¿Se piden taxis para los huéspedes?",
    help: "El número de teléfono es el que hay que marcar para pedir un taxi.",
  },
  shops: {
    ask: "¿Dónde está la tienda más cercana y cuándo abre?",
    help: "El número indica la distancia en metros.",
  },
  tips: {
    ask: "¿Qué recomienda en los alrededores?",
    help: "Un paseo, una vista, una panadería: lo que recomienda en persona.",
  },
  "private-events": {
    ask: "¿Se pueden celebrar eventos y para cuántas personas?",
    help: "El número indica para cuántas personas hay sitio como máximo.",
  },
  "check-out": {
    ask: "¿Hasta qué hora pueden quedarse los huéspedes?",
    help: "La hora a la que deben haber dejado la habitación.",
  },
  "late-departure": {
    ask: "¿Se puede salir más tarde y cuánto cuesta?",
    help: "La hora es la última posible.",
  },
  disembarking: {
    ask: "¿A qué hora se deja el camarote y dónde se desembarca?",
    help: "La hora a la que los huéspedes deben haber dejado el camarote.",
  },
  bill: {
    ask: "¿Se puede pagar por separado en una misma mesa?",
    help: "Con «No», los huéspedes leen que hay una sola cuenta por mesa.",
  },
  tipping: {
    ask: "¿Está incluido el servicio en el precio?",
    help: "Con «No», los huéspedes leen que la propina es voluntaria.",
  },
  vouchers: { ask: "¿Se venden tarjetas regalo?" },
  payment: {
    ask: "¿Se puede pagar con tarjeta?",
    help: "«No» pide que se pague en efectivo. Indique otras formas con sus propias palabras.",
  },
  "visitor-tax": {
    ask: "¿Cuánto es la tasa turística?",
    help: "Con «Gratis», los huéspedes leen que no hay tasa turística.",
  },
  "onboard-account": {
    ask: "¿Se cargan las compras en la cuenta del camarote?",
    help: "«No» pide que se pague en el momento. El lugar es donde se salda la cuenta.",
  },
  "lost-property": { ask: "¿Dónde se pregunta por un objeto perdido?" },
  "doctor-and-pharmacy": {
    ask: "¿Dónde están el médico y la farmacia más cercanos?",
    help: "El número indica los minutos a pie.",
  },
  emergency: {
    ask: "¿Qué deben hacer los huéspedes en una emergencia?",
    help: "El número al que llamar primero, el punto de encuentro y lo demás importante.",
  },
};
