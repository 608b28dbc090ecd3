import type { Answers } from "#domain/answers/answers.ts";
import {
  costs,
  type DemoAnswers,
  FREE,
  NOT_APPLICABLE,
  opens,
  toEntries,
  WEEKEND,
  WORKDAYS,
} from "./demo-answers.ts";
import type { MarloweLanguage } from "./marlowe.ts";

type Texts = Readonly<Record<MarloweLanguage, string>>;
const say = (en: string, de: string, ar: string): Texts => ({ en, de, ar });
const answered = { state: "answered" } as const;
const RECEPTION = { telephone: "+44 1326 550 142" };

const ARRIVING: DemoAnswers = {
  "check-in": {
    ...answered,
    time: "15:00",
    note: say(
      "Your room key also opens the quay door.",
      "Ihr Zimmerschlüssel öffnet auch die Tür zum Kai.",
      "مفتاح غرفتكم يفتح باب الرصيف أيضًا.",
    ),
  },
  "early-arrival": { ...answered, offer: "request", price: costs(25, "once") },
  reception: {
    ...answered,
    hours: opens(["00:00", "00:00"]),
    contact: RECEPTION,
    place: say("Ground floor, by the fireplace", "Erdgeschoss, am Kamin", "الطابق الأرضي، بجانب المدفأة"),
  },
  directions: {
    ...answered,
    words: say(
      "From Falmouth Town station, walk down to the harbour and turn left: eight minutes.",
      "Vom Bahnhof Falmouth Town zum Hafen hinunter und dann links: acht Minuten.",
      "من محطة فالموث تاون انزلوا إلى الميناء ثم انعطفوا يسارًا: ثماني دقائق.",
    ),
    contact: { address: "Custom House Quay, Falmouth" },
  },
  parking: {
    ...answered,
    offer: "yes",
    place: say("Courtyard behind the hotel", "Hof hinter dem Hotel", "الفناء خلف الفندق"),
    price: costs(18, "night"),
  },
  "car-charging": {
    ...answered,
    offer: "yes",
    quantity: 4,
    place: say("Courtyard, bays 1 to 4", "Hof, Plätze 1 bis 4", "الفناء، المواقف ١ إلى ٤"),
    price: costs(0.55, "kilowattHour"),
  },
  luggage: {
    ...answered,
    offer: "yes",
    place: say("Luggage room by reception", "Gepäckraum neben der Rezeption", "غرفة الأمتعة بجانب الاستقبال"),
    price: FREE,
  },
};

const ROOM: DemoAnswers = {
  wifi: {
    ...answered,
    offer: "yes",
    price: FREE,
    words: say(
      "Network: Marlowe Guests. The password is on your key card.",
      "Netzwerk: Marlowe Guests. Das Passwort steht auf Ihrer Schlüsselkarte.",
      "الشبكة: Marlowe Guests. كلمة المرور على بطاقة غرفتكم.",
    ),
  },
  heating: {
    ...answered,
    offer: "yes",
    words: say(
      "Turn the dial beside the door.",
      "Drehen Sie am Regler neben der Tür.",
      "أديروا المفتاح بجانب الباب.",
    ),
  },
  safe: { ...answered, offer: "yes", place: say("In the wardrobe", "Im Schrank", "في الخزانة") },
  television: {
    ...answered,
    offer: "yes",
    words: say(
      "Press Guest on the remote to use your own apps.",
      "Mit der Taste Guest nutzen Sie Ihre eigenen Apps.",
      "اضغطوا Guest في جهاز التحكم لاستخدام تطبيقاتكم.",
    ),
  },
  kettle: {
    ...answered,
    offer: "yes",
    words: say(
      "Tea and coffee are refilled every day.",
      "Tee und Kaffee füllen wir täglich nach.",
      "نجدد الشاي والقهوة كل يوم.",
    ),
  },
  iron: { ...answered, offer: "request" },
  "extra-pillow": { ...answered, offer: "yes", contact: { telephone: "100" } },
  cleaning: {
    ...answered,
    hours: opens(["09:30", "14:00"]),
    words: say(
      "Hang out the blue card if you would rather not be disturbed.",
      "Hängen Sie die blaue Karte an die Tür, wenn Sie ungestört bleiben möchten.",
      "علّقوا البطاقة الزرقاء إن لم ترغبوا في الإزعاج.",
    ),
  },
  "tap-water": { ...answered, offer: "yes" },
  waste: {
    ...answered,
    place: say("Bins on every landing", "Behälter auf jeder Etage", "صناديق في كل طابق"),
  },
};

const EATING: DemoAnswers = {
  breakfast: {
    ...answered,
    hours: opens(["07:00", "11:00", WORKDAYS], ["07:00", "12:00", WEEKEND]),
    place: say("The Orangery", "Orangerie", "الأورانجري"),
    price: costs(22, "person"),
    note: say("Included in most bookings.", "In den meisten Buchungen enthalten.", "مشمول في معظم الحجوزات."),
  },
  restaurant: {
    ...answered,
    hours: opens(["12:00", "22:00", WORKDAYS], ["08:00", "23:30", WEEKEND]),
    place: say("The Quay, ground floor", "The Quay, Erdgeschoss", "ذا كي، الطابق الأرضي"),
    contact: { telephone: "100", link: "https://marlowe.example/quay" },
  },
  bar: {
    ...answered,
    hours: opens(["17:00", "00:00"]),
    place: say("The Lantern Bar", "Lantern Bar", "بار لانترن"),
    note: say("Live piano on Fridays.", "Freitags Klavier.", "عزف بيانو أيام الجمعة."),
  },
  "room-service": {
    ...answered,
    hours: opens(["07:00", "22:00"]),
    price: costs(5, "order"),
    contact: { telephone: "100" },
  },
  diets: { ...answered, offer: "yes" },
  coffee: {
    ...answered,
    hours: opens(["08:00", "18:00"]),
    place: say("Lounge", "Lounge", "الردهة"),
    price: costs(3.5, "once"),
  },
};

const AROUND: DemoAnswers = {
  pool: {
    ...answered,
    hours: opens(["07:00", "21:00"]),
    quantity: 28,
    place: say("Sea pool, garden level", "Meerwasserbecken, Gartenebene", "مسبح البحر، مستوى الحديقة"),
  },
  spa: {
    ...answered,
    hours: opens(["09:00", "18:00"]),
    place: say("Lower ground floor", "Untergeschoss", "الطابق السفلي"),
    price: costs(35, "person"),
    contact: { link: "https://marlowe.example/spa" },
  },
  gym: {
    ...answered,
    hours: opens(["06:00", "22:00"]),
    place: say("Lower ground floor", "Untergeschoss", "الطابق السفلي"),
    price: FREE,
  },
  laundry: {
    ...answered,
    offer: "yes",
    quantity: 24,
    place: say("Bag in your wardrobe", "Beutel in Ihrem Schrank", "كيس في خزانتكم"),
    price: costs(4, "item"),
  },
  children: {
    ...answered,
    offer: "yes",
    words: say(
      "Cots and highchairs are ready if you tell us a day before.",
      "Kinderbetten und Hochstühle stehen bereit, wenn Sie es am Vortag sagen.",
      "أسرّة الأطفال والمقاعد العالية جاهزة إذا أخبرتمونا قبل يوم.",
    ),
  },
  pets: {
    ...answered,
    offer: "yes",
    price: costs(15, "night"),
    note: say("Not in the Orangery, please.", "Bitte nicht in der Orangerie.", "ليس في الأورانجري من فضلكم."),
  },
  smoking: {
    ...answered,
    offer: "no",
    place: say("On the terrace only", "Nur auf der Terrasse", "على الشرفة فقط"),
  },
  "quiet-hours": { ...answered, hours: opens(["22:30", "07:00"]) },
  "step-free-access": {
    ...answered,
    offer: "yes",
    place: say("Side door on Quay Street", "Seiteneingang an der Quay Street", "الباب الجانبي في كي ستريت"),
    words: say(
      "The lift reaches every floor.",
      "Der Aufzug fährt in jedes Stockwerk.",
      "المصعد يصل إلى كل الطوابق.",
    ),
  },
  "bus-or-train": {
    ...answered,
    quantity: 8,
    place: say("Falmouth Town station", "Bahnhof Falmouth Town", "محطة فالموث تاون"),
  },
  taxi: { ...answered, offer: "yes", contact: { telephone: "100" } },
  shops: {
    ...answered,
    hours: opens(["07:00", "22:00"]),
    quantity: 200,
    place: say("Market Street", "Market Street", "ماركت ستريت"),
  },
  tips: {
    ...answered,
    words: say(
      "Take the coast path to Pendennis Point at low tide.",
      "Gehen Sie bei Ebbe auf dem Küstenpfad nach Pendennis Point.",
      "اسلكوا طريق الساحل إلى بندينيس بوينت عند الجزر.",
    ),
    contact: { link: "https://marlowe.example/coast-path" },
  },
};

const LEAVING: DemoAnswers = {
  "check-out": { ...answered, time: "11:00" },
  "late-departure": { ...answered, offer: "request", time: "14:00", price: costs(20, "hour") },
  payment: {
    ...answered,
    offer: "yes",
    words: say(
      "We take all cards and, for small sums, cash.",
      "Wir nehmen alle Karten und für kleine Beträge Bargeld.",
      "نقبل جميع البطاقات، والنقد للمبالغ الصغيرة.",
    ),
  },
  "visitor-tax": NOT_APPLICABLE,
  "lost-property": { ...answered, place: say("Reception", "Rezeption", "الاستقبال"), contact: RECEPTION },
  "doctor-and-pharmacy": {
    ...answered,
    contact: { telephone: "111", address: "Boots, 47 Market Street, Falmouth" },
    quantity: 5,
  },
  emergency: {
    ...answered,
    contact: { telephone: "999" },
    words: say(
      "Then dial 100: somebody is at reception day and night.",
      "Wählen Sie danach die 100: Die Rezeption ist Tag und Nacht besetzt.",
      "ثم اتصلوا بالرقم ١٠٠: الاستقبال مفتوح ليلًا ونهارًا.",
    ),
  },
};

const ENTRIES = toEntries([
  {
    topic: "around",
    title: say("Morning boat to St Mawes", "Morgenboot nach St Mawes", "قارب الصباح إلى سانت ماوز"),
    content: {
      en: [
        "It leaves from the steps opposite the hotel and takes 25 minutes.",
        "- Monday to Saturday at 9:15",
        "- Bring a jacket, even in July",
      ],
      de: [
        "Es legt an der Treppe gegenüber dem Hotel ab und braucht 25 Minuten.",
        "- Montag bis Samstag um 9.15 Uhr",
        "- Nehmen Sie auch im Juli eine Jacke mit",
      ],
      ar: [
        "ينطلق من الدرج المقابل للفندق ويستغرق ٢٥ دقيقة.",
        "- من الاثنين إلى السبت الساعة ٩:١٥",
        "- خذوا معكم سترة حتى في يوليو",
      ],
    },
    searchWords: { en: ["ferry", "boat trip"], de: ["Fähre", "Bootsfahrt"], ar: ["عبّارة"] },
  },
  {
    topic: "around",
    title: say("Beaches within a walk", "Strände zu Fuß", "شواطئ قريبة سيرًا"),
    content: {
      en: [
        "- Gyllyngvase: sand, café, lifeguards in summer",
        "- Swanpool: quieter, with a lake behind",
        "- Castle: rock pools at low tide",
      ],
      de: [
        "- Gyllyngvase: Sand, Café, im Sommer mit Aufsicht",
        "- Swanpool: ruhiger, mit einem See dahinter",
        "- Castle: Gezeitentümpel bei Ebbe",
      ],
      ar: [
        "- جيلينغفيز: رمل ومقهى ومنقذون في الصيف",
        "- سوانبول: أهدأ، وخلفه بحيرة",
        "- كاسل: برك صخرية عند الجزر",
      ],
    },
    searchWords: { en: ["beach", "swimming in the sea"], de: ["Strand", "Baden im Meer"], ar: ["شاطئ"] },
  },
  {
    topic: "room",
    title: say("Binoculars on the sill", "Fernglas auf der Fensterbank", "منظار على حافة النافذة"),
    content: {
      en: ["They stay in the room for the next guest. The little book names the ships you see."],
      de: ["Es bleibt für die nächsten Gäste im Zimmer. Das Büchlein nennt die Schiffe, die Sie sehen."],
      ar: ["يبقى في الغرفة للنزيل التالي. يذكر الكتيّب أسماء السفن التي ترونها."],
    },
  },
  {
    topic: "eating",
    title: say("Picnic for the coast path", "Picknick für den Küstenpfad", "سلة نزهة لطريق الساحل"),
    content: {
      en: ["Order it by 20:00 and collect it at breakfast. It feeds two.", "£28, with a flask of tea."],
      de: [
        "Bestellen Sie bis 20 Uhr, und holen Sie es beim Frühstück ab. Es reicht für zwei.",
        "28 £, mit einer Kanne Tee.",
      ],
      ar: ["اطلبوها قبل الساعة ٢٠:٠٠ واستلموها عند الفطور. تكفي شخصين.", "٢٨ جنيهًا مع ترمس شاي."],
    },
    searchWords: { en: ["packed lunch", "sandwiches"], de: ["Lunchpaket"], ar: ["غداء للطريق"] },
  },
  {
    topic: "around",
    title: say("Borrow a bicycle", "Fahrrad ausleihen", "استعارة دراجة"),
    content: {
      en: [
        "Six bicycles stand in the courtyard, free for half a day. Ask at reception for the key and a helmet.",
      ],
      de: [
        "Im Hof stehen sechs Fahrräder, einen halben Tag lang kostenlos. Schlüssel und Helm gibt es an der Rezeption.",
      ],
      ar: ["في الفناء ست دراجات مجانًا لنصف يوم. اطلبوا المفتاح والخوذة من الاستقبال."],
    },
    searchWords: { en: ["bike"], de: ["Rad"], ar: ["دراجات"] },
  },
]);

/** The answers of the demo hotel: 43 questions, one of which does not apply, and five own entries. */
export const MARLOWE_ANSWERS: Answers = {
  kind: "hotel",
  currency: "GBP",
  byQuestion: { ...ARRIVING, ...ROOM, ...EATING, ...AROUND, ...LEAVING },
  entries: ENTRIES,
};
