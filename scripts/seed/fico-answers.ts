import type { Answers } from "#domain/answers/answers.ts";
import { costs, type DemoAnswers, FREE, NOT_APPLICABLE, opens, toEntries } from "./demo-answers.ts";

const say = (it: string, en: string) => ({ it, en });
const answered = { state: "answered" } as const;
const TELEPHONE = { telephone: "+39 051 555 0162" };
const SITE = "https://fico.example";
/** Tuesday to Sunday: closed on Mondays. */
const OPEN_DAYS = [2, 3, 4, 5, 6, 7] as const;

const ARRIVING: DemoAnswers = {
  "opening-hours": {
    ...answered,
    hours: opens(["12:00", "15:00", OPEN_DAYS], ["19:00", "23:30", OPEN_DAYS]),
  },
  "table-booking": { ...answered, offer: "yes", contact: { ...TELEPHONE, link: `${SITE}/tavolo` } },
  groups: { ...answered, quantity: 8, contact: TELEPHONE },
  directions: {
    ...answered,
    words: say(
      "Dieci minuti a piedi da Piazza Maggiore, sotto i portici.",
      "Ten minutes on foot from Piazza Maggiore, under the arcades.",
    ),
    contact: { address: "Via del Pratello 62, Bologna" },
  },
  parking: {
    ...answered,
    offer: "no",
    place: say("Garage in via Riva di Reno", "Garage in Via Riva di Reno"),
  },
  "car-charging": NOT_APPLICABLE,
};

const TABLE: DemoAnswers = {
  wifi: {
    ...answered,
    offer: "yes",
    price: FREE,
    words: say("Rete: Fico. La password è sul menu.", "Network: Fico. The password is on the menu."),
  },
  "tap-water": {
    ...answered,
    offer: "yes",
    note: say("Una caraffa non costa nulla.", "A jug costs nothing."),
  },
  allergies: { ...answered, offer: "yes" },
  "childrens-menu": { ...answered, offer: "yes", price: costs(12, "person") },
};

const EATING: DemoAnswers = {
  "kitchen-hours": {
    ...answered,
    hours: opens(["12:00", "14:30", OPEN_DAYS], ["19:00", "22:30", OPEN_DAYS]),
  },
  lunch: { ...answered, hours: opens(["12:00", "14:30", [2, 3, 4, 5]]), price: costs(18, "person") },
  dishes: {
    ...answered,
    words: say("La pasta si tira ogni mattina alle sei.", "We roll the pasta at six every morning."),
    contact: { link: `${SITE}/menu` },
  },
  bar: {
    ...answered,
    hours: opens(["18:00", "00:00", OPEN_DAYS]),
    place: say("All’ingresso", "By the entrance"),
  },
  diets: { ...answered, offer: "yes" },
  coffee: { ...answered, hours: opens(["12:00", "23:30", OPEN_DAYS]), price: costs(1.5, "once") },
  takeaway: { ...answered, offer: "yes", contact: TELEPHONE },
  "own-wine": { ...answered, offer: "request", price: costs(15, "bottle") },
};

const AROUND: DemoAnswers = {
  terrace: { ...answered, offer: "yes", hours: opens(["19:00", "23:30", OPEN_DAYS]) },
  toilets: { ...answered, place: say("In fondo alla sala, a destra", "At the back of the room, right") },
  children: {
    ...answered,
    offer: "yes",
    words: say("I seggioloni sono accanto alla cucina.", "Highchairs are beside the kitchen."),
  },
  pets: { ...answered, offer: "yes", price: FREE },
  smoking: { ...answered, offer: "no", place: say("Solo in terrazza", "On the terrace only") },
  "step-free-access": {
    ...answered,
    offer: "yes",
    place: say("Dal cortile, al numero 64", "From the courtyard at number 64"),
  },
  "dress-code": { ...answered, offer: "no" },
  "live-music": NOT_APPLICABLE,
  "bus-or-train": { ...answered, quantity: 4, place: say("Fermata San Felice", "San Felice stop") },
  taxi: { ...answered, offer: "yes", contact: { telephone: "+39 051 372 727" } },
  "private-events": { ...answered, offer: "request", quantity: 30, contact: TELEPHONE },
};

const LEAVING: DemoAnswers = {
  bill: { ...answered, offer: "yes" },
  tipping: { ...answered, offer: "no" },
  vouchers: { ...answered, offer: "yes" },
  payment: {
    ...answered,
    offer: "yes",
    words: say(
      "Carte e contanti. Il coperto è di 2,50 € a persona.",
      "Cards and cash. The cover charge is €2.50 per person.",
    ),
  },
  "lost-property": { ...answered, contact: TELEPHONE },
  emergency: { ...answered, contact: { telephone: "112" } },
};

const ENTRIES = toEntries([
  {
    topic: "eating",
    title: say("Una lezione di sfoglia", "A pasta lesson"),
    content: {
      it: [
        "Il sabato alle 10, per sei persone. Si impara, si mangia, si porta a casa.",
        "- 45 € a persona",
        "- Grembiule compreso",
      ],
      en: [
        "Saturdays at 10, for six people. You learn, eat and take some home.",
        "- €45 per person",
        "- Apron included",
      ],
    },
    searchWords: { it: ["corso di cucina", "tagliatelle"], en: ["cooking class", "tagliatelle"] },
  },
  {
    topic: "eating",
    title: say("Da dove viene il cibo", "Where the food comes from"),
    content: {
      it: ["La farina è di un mulino di Budrio, il parmigiano di Castelnovo ne’ Monti."],
      en: ["The flour is from a mill in Budrio, the parmesan from Castelnovo ne’ Monti."],
    },
  },
]);

/** The answers of the demo restaurant: 35 questions, two of which do not apply, and two own entries. */
export const FICO_ANSWERS: Answers = {
  kind: "restaurant",
  currency: "EUR",
  byQuestion: { ...ARRIVING, ...TABLE, ...EATING, ...AROUND, ...LEAVING },
  entries: ENTRIES,
};
