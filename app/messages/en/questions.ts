import type { QuestionId } from "#domain/answers/questions.ts";

/** A question as staff are asked it: at most 60 characters, and a sentence of at most 90 where it helps. */
export interface QuestionTexts {
  readonly ask: string;
  readonly help?: string;
}

export const questions: Record<QuestionId, QuestionTexts> = {
  "check-in": {
    ask: "When can guests check in?",
    help: "The time from which a room is ready for certain.",
  },
  "early-arrival": { ask: "Can guests check in earlier, and what does it cost?" },
  boarding: { ask: "When and where do guests board?" },
  reception: {
    ask: "When and where is reception open, and on which number?",
    help: "Guests can call the number with one press.",
  },
  "opening-hours": {
    ask: "When are you open?",
    help: "The hours of your kitchen are a question of their own.",
  },
  "table-booking": { ask: "Can guests book a table, and how?" },
  groups: {
    ask: "How large a group can you seat?",
    help: "The largest group that needs no special arrangement.",
  },
  directions: {
    ask: "How do guests find you?",
    help: "A link can open a map. Describe the last few metres in your own words.",
  },
  parking: { ask: "Can guests park with you, where and for how much?" },
  "car-charging": {
    ask: "Can guests charge an electric car?",
    help: "The number is how many charging points you have.",
  },
  luggage: {
    ask: "Can guests leave their luggage with you?",
    help: "For example before they check in or after they leave.",
  },
  "safety-drill": { ask: "When and where is the safety drill?" },
  wifi: {
    ask: "Is there Wi-Fi, and what does it cost?",
    help: "Anyone who has the portal’s address can read what you write here.",
  },
  heating: {
    ask: "Can guests set the temperature themselves?",
    help: "“No” tells guests that the temperature is set for everyone.",
  },
  safe: {
    ask: "Is there a safe, and where?",
    help: "“On request” means that you look after valuables yourselves.",
  },
  television: {
    ask: "Is there a television?",
    help: "Mention channels, casting or streaming in your own words.",
  },
  kettle: {
    ask: "Are there a kettle and a minibar?",
    help: "“Yes” means both. If you have only one, say so in your own words instead.",
  },
  iron: { ask: "Is there an iron, and where?" },
  "extra-pillow": {
    ask: "Can guests have an extra pillow or blanket?",
    help: "The phone number is the one to call for it.",
  },
  cleaning: {
    ask: "When does housekeeping clean?",
    help: "“On request” means that you clean and change towels only if guests ask.",
  },
  "tap-water": { ask: "Can guests drink the tap water?" },
  waste: { ask: "Where does waste go, and how is it separated?" },
  allergies: {
    ask: "Can you cook for guests with allergies?",
    help: "Unless you say “No”, guests are asked to speak to you before they order.",
  },
  "childrens-menu": { ask: "Is there a children’s menu, and what does it cost?" },
  breakfast: {
    ask: "When and where is breakfast, and what does it cost?",
    help: "Add a line for days with other hours, such as Sunday.",
  },
  restaurant: {
    ask: "When and where is your restaurant open?",
    help: "Give every further restaurant an entry of its own.",
  },
  "dining-times": {
    ask: "When and where are meals served?",
    help: "Add a line for each meal or sitting.",
  },
  "kitchen-hours": {
    ask: "When does your kitchen serve food?",
    help: "The end is the time of the last order.",
  },
  lunch: {
    ask: "When is lunch, and what does it cost?",
    help: "The price is that of your set lunch.",
  },
  dishes: {
    ask: "What do you serve?",
    help: "A link can open your menu.",
  },
  bar: { ask: "When and where is the bar open?" },
  "room-service": {
    ask: "When can guests order room service, and how?",
    help: "The price is your charge for each order.",
  },
  diets: {
    ask: "Do you cook for special diets?",
    help: "For example vegan, gluten-free or halal. Name yours in the note.",
  },
  coffee: { ask: "When and where is there coffee, and what does a cup cost?" },
  takeaway: { ask: "Can guests take food away, and how do they order it?" },
  "own-wine": {
    ask: "Can guests bring their own wine?",
    help: "The price is what you charge for opening it.",
  },
  pool: {
    ask: "When is the pool open, where is it and how warm?",
    help: "The number is the temperature of the water.",
  },
  spa: {
    ask: "When and where is the spa open, and what does it cost?",
    help: "Describe treatments in an entry of your own.",
  },
  gym: { ask: "When and where is the gym open, and what does it cost?" },
  laundry: {
    ask: "Do you wash guests’ clothes, and how soon?",
    help: "The number is the hours until the clothes are ready.",
  },
  terrace: { ask: "Can guests sit outside, and when?" },
  toilets: { ask: "Where are the toilets?" },
  children: {
    ask: "Are children welcome?",
    help: "“No” tells guests that you welcome adults only.",
  },
  pets: {
    ask: "Can guests bring pets, and what does it cost?",
    help: "“On request” asks guests to talk to you first.",
  },
  smoking: {
    ask: "Is there a smoking area, and where?",
    help: "“No” tells guests that smoking is not allowed.",
  },
  "quiet-hours": { ask: "When should it be quiet?" },
  "step-free-access": {
    ask: "Can guests come in without a single step?",
    help: "Answer “Yes” only if no step is left on the way in.",
  },
  "dress-code": {
    ask: "Is there a dress code?",
    help: "If there is one, describe it in your own words.",
  },
  "live-music": { ask: "When and where are there live music and events?" },
  "deck-plan": {
    ask: "Where can guests find a plan of the decks?",
    help: "A link can open the plan on the guest’s phone.",
  },
  ports: {
    ask: "Which ports do you call at?",
    help: "A link can open the itinerary.",
  },
  "all-aboard": {
    ask: "By when must guests be back on board?",
    help: "Change the time for each port.",
  },
  tender: {
    ask: "When, where and how often do tender boats leave?",
    help: "The number is the minutes between two boats.",
  },
  excursions: { ask: "Can guests book shore excursions, where and how?" },
  seasickness: { ask: "Do you have remedies for seasickness, and where?" },
  "bus-or-train": {
    ask: "Where is the nearest stop, and how far is the walk?",
    help: "The number is the minutes on foot.",
  },
  taxi: {
    ask: "Do you order taxis for guests?",
    help: "The phone number is the one to call for a taxi.",
  },
  shops: {
    ask: "Where is the nearest shop, and when is it open?",
    help: "The number is the distance in metres.",
  },
  tips: {
    ask: "What do you recommend nearby?",
    help: "A walk, a view, a bakery: what you tell guests yourself.",
  },
  "private-events": {
    ask: "Can guests celebrate with you, and how many?",
    help: "The number is the most guests you have room for.",
  },
  "check-out": {
    ask: "By when do guests check out?",
    help: "The time by which guests have left their room.",
  },
  "late-departure": {
    ask: "Can guests leave later, and what does it cost?",
    help: "The time is the latest possible one.",
  },
  disembarking: {
    ask: "When do guests leave their cabin, and where the ship?",
    help: "The time by which guests have left their cabin.",
  },
  bill: {
    ask: "Can guests at one table pay separately?",
    help: "“No” asks each table to pay together.",
  },
  tipping: {
    ask: "Is service included in the price?",
    help: "“No” tells guests that tips are up to them.",
  },
  vouchers: { ask: "Do you sell gift vouchers?" },
  payment: {
    ask: "Can guests pay by card?",
    help: "“No” asks guests to pay in cash. Name other ways in your own words.",
  },
  "visitor-tax": {
    ask: "How much is the visitor tax?",
    help: "“Free” tells guests that there is none.",
  },
  "onboard-account": {
    ask: "Do purchases go on the cabin’s account?",
    help: "“No” asks guests to pay at once. The place is where they settle.",
  },
  "lost-property": { ask: "Where do guests ask for things they have lost?" },
  "doctor-and-pharmacy": {
    ask: "Where are the nearest doctor and pharmacy?",
    help: "The number is the minutes on foot.",
  },
  emergency: {
    ask: "What should guests do in an emergency?",
    help: "The number to call first, the assembly point, and what else matters.",
  },
};
