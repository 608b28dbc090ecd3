import type { Answers } from "#domain/answers/answers.ts";
import { costs, type DemoAnswers, FREE, NOT_APPLICABLE, opens, toEntries } from "./demo-answers.ts";

const say = (en: string, de: string) => ({ en, de });
const answered = { state: "answered" } as const;
const DESK = { telephone: "+47 55 55 01 40" };

const ARRIVING: DemoAnswers = {
  boarding: {
    ...answered,
    time: "15:00",
    place: say("Skoltegrunnskaien, Bergen", "Skoltegrunnskaien, Bergen"),
  },
  reception: {
    ...answered,
    hours: opens(["00:00", "00:00"]),
    contact: DESK,
    place: say("Deck 4, midships", "Deck 4, mittschiffs"),
  },
  luggage: {
    ...answered,
    offer: "yes",
    place: say("Outside your cabin door", "Vor Ihrer Kabinentür"),
    price: FREE,
  },
  "safety-drill": {
    ...answered,
    time: "17:30",
    place: say("Your muster station, deck 5", "Ihre Sammelstelle, Deck 5"),
  },
};

const CABIN: DemoAnswers = {
  wifi: {
    ...answered,
    offer: "yes",
    price: costs(12, "day"),
    words: say(
      "Network: Aurelia. Sign in with your cabin number.",
      "Netzwerk: Aurelia. Anmeldung mit Ihrer Kabinennummer.",
    ),
  },
  heating: {
    ...answered,
    offer: "yes",
    words: say("Use the panel by the bed.", "Benutzen Sie das Bedienfeld am Bett."),
  },
  safe: { ...answered, offer: "yes", place: say("Beneath the desk", "Unter dem Schreibtisch") },
  television: {
    ...answered,
    offer: "yes",
    words: say("Channel 1 shows the view from the bridge.", "Kanal 1 zeigt den Blick von der Brücke."),
  },
  kettle: { ...answered, offer: "request" },
  iron: { ...answered, offer: "no", place: say("Laundry on deck 3", "Wäscherei auf Deck 3") },
  "extra-pillow": { ...answered, offer: "yes", contact: DESK },
  cleaning: { ...answered, hours: opens(["08:30", "12:00"], ["18:30", "21:00"]) },
  "tap-water": { ...answered, offer: "yes" },
  waste: NOT_APPLICABLE,
};

const EATING: DemoAnswers = {
  breakfast: {
    ...answered,
    hours: opens(["07:00", "10:00"]),
    place: say("Fjord restaurant, deck 5", "Restaurant Fjord, Deck 5"),
  },
  "dining-times": {
    ...answered,
    hours: opens(["18:00", "19:45"], ["20:15", "22:00"]),
    place: say("Fjord restaurant, deck 5", "Restaurant Fjord, Deck 5"),
    note: say("Your sitting is on your cabin card.", "Ihre Tischzeit steht auf der Kabinenkarte."),
  },
  bar: {
    ...answered,
    hours: opens(["11:00", "01:00"]),
    place: say("Polar Bar, deck 7", "Polar Bar, Deck 7"),
  },
  "room-service": { ...answered, hours: opens(["06:00", "23:00"]), price: costs(6, "order"), contact: DESK },
  diets: { ...answered, offer: "yes" },
  coffee: { ...answered, hours: opens(["06:30", "22:00"]), place: say("Café, deck 6", "Café, Deck 6") },
};

const AROUND: DemoAnswers = {
  pool: {
    ...answered,
    hours: opens(["08:00", "20:00"]),
    quantity: 30,
    place: say("Sun deck, deck 8", "Sonnendeck, Deck 8"),
  },
  spa: {
    ...answered,
    hours: opens(["08:00", "22:00"]),
    place: say("Deck 7 aft", "Deck 7 achtern"),
    contact: DESK,
  },
  gym: {
    ...answered,
    hours: opens(["06:00", "22:00"]),
    place: say("Deck 7 aft", "Deck 7 achtern"),
    price: FREE,
  },
  laundry: {
    ...answered,
    offer: "yes",
    quantity: 24,
    place: say("Bag in your wardrobe", "Beutel in Ihrem Schrank"),
    price: costs(3.5, "item"),
  },
  children: {
    ...answered,
    offer: "yes",
    words: say(
      "The playroom on deck 6 is staffed in the afternoon.",
      "Das Spielzimmer auf Deck 6 ist nachmittags betreut.",
    ),
  },
  smoking: { ...answered, offer: "no", place: say("Open deck 8 starboard", "Offenes Deck 8, Steuerbord") },
  "quiet-hours": { ...answered, hours: opens(["23:00", "07:00"]) },
  "step-free-access": {
    ...answered,
    offer: "yes",
    words: say("Lifts reach decks 3 to 8.", "Aufzüge fahren zu den Decks 3 bis 8."),
  },
  "dress-code": {
    ...answered,
    offer: "no",
    note: say("Warm and windproof on deck.", "An Deck warm und winddicht."),
  },
  "live-music": {
    ...answered,
    hours: opens(["21:00", "23:30"]),
    place: say("Polar Bar, deck 7", "Polar Bar, Deck 7"),
  },
  "deck-plan": { ...answered, place: say("Beside every lift", "Neben jedem Aufzug") },
  ports: {
    ...answered,
    words: say(
      "Bergen, Ålesund, Geiranger, Trondheim, Tromsø.",
      "Bergen, Ålesund, Geiranger, Trondheim, Tromsø.",
    ),
    contact: { link: "https://aurelia.example/route" },
  },
  "all-aboard": { ...answered, time: "17:00" },
  tender: {
    ...answered,
    hours: opens(["08:30", "16:30"]),
    quantity: 15,
    place: say("Gangway, deck 3", "Gangway, Deck 3"),
  },
  excursions: {
    ...answered,
    offer: "yes",
    place: say("Excursion desk, deck 4", "Ausflugsbüro, Deck 4"),
    contact: { link: "https://aurelia.example/shore" },
  },
  seasickness: { ...answered, offer: "yes", place: say("Reception, deck 4", "Rezeption, Deck 4") },
  shops: { ...answered, hours: opens(["10:00", "21:00"]), place: say("Deck 5", "Deck 5") },
};

const LEAVING: DemoAnswers = {
  disembarking: { ...answered, time: "09:00", place: say("Gangway, deck 3", "Gangway, Deck 3") },
  tipping: { ...answered, offer: "no" },
  "onboard-account": { ...answered, offer: "yes", place: say("Reception, deck 4", "Rezeption, Deck 4") },
  payment: {
    ...answered,
    offer: "yes",
    words: say("Cards only, by the last evening.", "Nur Karten, bis zum letzten Abend."),
  },
  "lost-property": { ...answered, place: say("Reception, deck 4", "Rezeption, Deck 4"), contact: DESK },
  "doctor-and-pharmacy": {
    ...answered,
    contact: DESK,
    hours: opens(["09:00", "11:00"], ["16:00", "18:00"]),
    place: say("Deck 3, midships", "Deck 3, mittschiffs"),
  },
  emergency: {
    ...answered,
    contact: { telephone: "112" },
    words: say("On board, dial 112 from any telephone.", "Wählen Sie an Bord die 112 von jedem Telefon."),
  },
};

const ENTRIES = toEntries([
  {
    topic: "around",
    title: say("Northern lights call", "Nordlicht-Weckruf"),
    content: {
      en: [
        "The bridge rings your cabin when the lights are out. Ask at reception to be on the list.",
        "- From the Arctic Circle on",
        "- Warm clothes are at the door to deck 8",
      ],
      de: [
        "Die Brücke ruft in Ihrer Kabine an, sobald Nordlichter zu sehen sind. Tragen Sie sich an der Rezeption ein.",
        "- Ab dem Polarkreis",
        "- Warme Kleidung liegt an der Tür zu Deck 8",
      ],
    },
    searchWords: { en: ["aurora", "wake me"], de: ["Polarlicht", "wecken"] },
  },
  {
    topic: "around",
    title: say("Time on board", "Bordzeit"),
    content: {
      en: ["Norwegian time, also at sea. Clocks in the stairwells show it."],
      de: ["Norwegische Zeit, auch auf See. Die Uhren in den Treppenhäusern zeigen sie."],
    },
    searchWords: { en: ["clock", "time zone"], de: ["Uhrzeit", "Zeitzone"] },
  },
]);

/** The answers of the demo ship: 45 questions, one of which does not apply, and two own entries. */
export const AURELIA_ANSWERS: Answers = {
  kind: "ship",
  currency: "EUR",
  byQuestion: { ...ARRIVING, ...CABIN, ...EATING, ...AROUND, ...LEAVING },
  entries: ENTRIES,
};
