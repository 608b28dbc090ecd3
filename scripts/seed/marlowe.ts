import type { Button } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import type { Homepage } from "#domain/content/homepage.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import type { Social } from "#domain/content/social.ts";
import { newButton, newSubButton } from "#domain/content/starter/new-button.ts";
import type { Theme } from "#domain/content/theme.ts";
import { encodeId } from "#domain/id.ts";

/** The words of the demo hotel in one language. */
interface Words {
  readonly services: string;
  readonly serviceList: readonly [towels: string, breakfast: string, late: string];
  readonly restaurant: string;
  readonly spa: string;
  readonly thingsToDo: string;
  readonly onFoot: string;
  readonly onFootMore: string;
  readonly boatTrip: string;
  readonly coastPath: string;
  readonly tideTimes: string;
  readonly concierge: string;
  readonly findUs: string;
  readonly reception: string;
  readonly house: string;
  readonly rooms: readonly [room: string, pool: string, bar: string, breakfast: string];
  readonly roomTexts: readonly [room: string, pool: string, bar: string, breakfast: string];
  readonly chat: string;
  readonly hello: string;
  readonly wifi: string;
  readonly wifiText: string;
  readonly guide: string;
  readonly stay: string;
  readonly stayIntro: string;
  readonly stayThanks: string;
  readonly stayQuestions: readonly [sleep: string, breakfast: string, welcome: string, page: string];
}

const WORDS = {
  en: {
    services: "Guest services",
    serviceList: ["Fresh towels", "Breakfast in your room", "Late check-out"],
    restaurant: "The Quay Restaurant",
    spa: "Spa & wellness",
    thingsToDo: "Things to do",
    onFoot: "Falmouth is best on foot.",
    onFootMore: " Take the coast path to Pendennis Point, or let us book you a place on the morning boat.",
    boatTrip: "Book a boat trip",
    coastPath: "Coast path",
    tideTimes: "Tide times",
    concierge: "Ask the concierge",
    findUs: "Find us",
    reception: "Call reception",
    house: "Around the house",
    rooms: ["Harbour room", "Sea pool", "The Lantern Bar", "Breakfast"],
    roomTexts: [
      "Wake to the masts. Every room on the first floor has its own balcony.",
      "Heated to 28 degrees, open from 7 to 21.",
      "Cornish gin, open fire, live piano on Fridays.",
      "Served until 11, at weekends until noon.",
    ],
    chat: "Chat with us",
    hello: "Hello, I am staying with you and have a question.",
    wifi: "Connect to Wi-Fi",
    wifiText: "Network: Marlowe Guests. The password is on your key card.",
    guide: "Guest guide",
    stay: "How was your stay?",
    stayIntro: "Four quick questions. The house manager reads every answer.",
    stayThanks: "Thank you for taking the time. We hope to see you again in Falmouth.",
    stayQuestions: [
      "How did you sleep?",
      "And breakfast in the Orangery?",
      "Our welcome at the door",
      "Using this page instead of paper",
    ],
  },
  de: {
    services: "Gästeservice",
    serviceList: ["Frische Handtücher", "Frühstück aufs Zimmer", "Später abreisen"],
    restaurant: "Restaurant The Quay",
    spa: "Spa und Wellness",
    thingsToDo: "Ausflüge und Tipps",
    onFoot: "Falmouth entdeckt man am besten zu Fuß.",
    onFootMore:
      " Nehmen Sie den Küstenpfad nach Pendennis Point, oder wir reservieren Ihnen einen Platz auf dem Morgenboot.",
    boatTrip: "Bootsfahrt buchen",
    coastPath: "Küstenpfad",
    tideTimes: "Gezeiten",
    concierge: "Den Concierge fragen",
    findUs: "So finden Sie uns",
    reception: "Rezeption anrufen",
    house: "Rund ums Haus",
    rooms: ["Hafenzimmer", "Meerwasserbecken", "Die Lantern Bar", "Frühstück"],
    roomTexts: [
      "Aufwachen mit Blick auf die Masten. Im ersten Stock hat jedes Zimmer einen Balkon.",
      "Auf 28 Grad beheizt, geöffnet von 7 bis 21 Uhr.",
      "Gin aus Cornwall, offenes Feuer, freitags Klavier.",
      "Bis 11 Uhr, am Wochenende bis zum Mittag.",
    ],
    chat: "Schreiben Sie uns",
    hello: "Guten Tag, ich wohne bei Ihnen und habe eine Frage.",
    wifi: "WLAN verbinden",
    wifiText: "Netzwerk: Marlowe Guests. Das Passwort steht auf Ihrer Schlüsselkarte.",
    guide: "Gästemappe",
    stay: "Wie war Ihr Aufenthalt?",
    stayIntro: "Vier kurze Fragen. Die Hausleitung liest jede Antwort.",
    stayThanks:
      "Danke, dass Sie sich die Zeit genommen haben. Wir freuen uns auf ein Wiedersehen in Falmouth.",
    stayQuestions: [
      "Wie haben Sie geschlafen?",
      "Und das Frühstück in der Orangerie?",
      "Der Empfang an der Tür",
      "Diese Seite statt Papier",
    ],
  },
  ar: {
    services: "خدمات النزلاء",
    serviceList: ["مناشف نظيفة", "الفطور في الغرفة", "مغادرة متأخرة"],
    restaurant: "مطعم ذا كي",
    spa: "السبا والعافية",
    thingsToDo: "أنشطة ورحلات",
    onFoot: "أفضل طريقة لاكتشاف فالموث هي المشي.",
    onFootMore: " اسلكوا طريق الساحل إلى بندينيس بوينت، أو دعونا نحجز لكم مكانًا على قارب الصباح.",
    boatTrip: "احجز رحلة بالقارب",
    coastPath: "طريق الساحل",
    tideTimes: "مواعيد المد والجزر",
    concierge: "اسأل الكونسيرج",
    findUs: "موقعنا",
    reception: "اتصل بالاستقبال",
    house: "معرض الصور",
    rooms: ["غرفة الميناء", "مسبح البحر", "بار لانترن", "الفطور"],
    roomTexts: [
      "استيقظوا على منظر الصواري. لكل غرفة في الطابق الأول شرفة خاصة.",
      "مدفأ إلى ٢٨ درجة، من ٧ صباحًا إلى ٩ مساءً.",
      "نار موقدة وعزف بيانو أيام الجمعة.",
      "حتى الساعة ١١، وفي عطلة الأسبوع حتى الظهر.",
    ],
    chat: "تحدث معنا",
    hello: "مرحبًا، أنا نزيل لديكم ولدي سؤال.",
    wifi: "الاتصال بالإنترنت",
    wifiText: "الشبكة: Marlowe Guests. كلمة المرور على بطاقة غرفتكم.",
    guide: "دليل النزلاء",
    stay: "كيف كانت إقامتكم؟",
    stayIntro: "أربعة أسئلة قصيرة. يقرأ مدير الفندق كل إجابة.",
    stayThanks: "شكرًا لوقتكم. نأمل أن نراكم مجددًا في فالموث.",
    stayQuestions: ["كيف كان نومكم؟", "وماذا عن الفطور؟", "الاستقبال عند الباب", "هذه الصفحة بدلًا من الورق"],
  },
} as const satisfies Record<string, Words>;

export type MarloweLanguage = keyof typeof WORDS;
export const MARLOWE_LANGUAGES = Object.keys(WORDS) as MarloweLanguage[];

export interface MarlowePictures {
  readonly logo: Picture;
  readonly portrait: Picture;
  readonly landscape: Picture;
  readonly coast: Picture;
  readonly rooms: readonly [Picture, Picture, Picture, Picture];
}

/** Same id in every language, so that clicks of all languages add up. */
export function idAt(index: number): string {
  return encodeId(Uint8Array.from({ length: 24 }, (_, at) => (index * 31 + at * 7 + 3) % 256));
}

export function marloweHomepage(pictures: MarlowePictures): Homepage {
  return {
    headerColour: "#14263f",
    logo: { ...pictures.logo, alt: "Marlowe Harbour Hotel" },
    backgroundPortrait: pictures.portrait,
    backgroundLandscape: pictures.landscape,
  };
}

export const MARLOWE_THEME: Theme = {
  primary: "#1c3557",
  secondary: "#a4602a",
  button: {
    surface: "3d",
    background: "#fdf9f2",
    text: "#14263f",
    icon: "#a4602a",
    shadow: 28,
    opacity: 100,
    radius: 16,
  },
  fonts: { custom: ["fraunces"], heading: "fraunces", body: "inter" },
  textSize: "medium",
  layout: "two",
};

export const MARLOWE_SOCIAL: Social = {
  channels: [
    { channel: "instagram", url: "https://instagram.com/marloweharbour.example" },
    { channel: "facebook", url: "https://facebook.com/marloweharbour.example" },
    { channel: "youtube", url: "https://youtube.com/@marloweharbour.example" },
    { channel: "whatsapp", url: "https://wa.me/441326550142" },
  ],
  position: "dynamic",
  size: "medium",
  opacity: 88,
  background: "#fdf9f2",
};

function link(index: number, name: string, more: Partial<Extract<Button, { type: "link" }>>): Button {
  const button = newButton("link", idAt(index), name);
  return button.type === "link" ? { ...button, ...more } : button;
}

function subLink(
  index: number,
  name: string,
  more: Partial<Extract<SubButton, { type: "link" }>>,
): SubButton {
  const button = newSubButton("link", idAt(index), name);
  return button.type === "link" ? { ...button, ...more } : button;
}

/** The ten buttons of the demo hotel in one language. */
export function marloweButtons(language: MarloweLanguage, pictures: MarlowePictures): Button[] {
  const words = WORDS[language];
  const common = (index: number, icon: Button["icon"]) => ({
    id: idAt(index),
    hidden: false,
    icon,
    iconSize: "medium" as const,
    iconPosition: "above" as const,
    style: {},
  });
  const thingsToDo: RichText = [
    { type: "picture", picture: pictures.coast },
    { type: "paragraph", runs: [{ text: words.onFoot, bold: true }, { text: words.onFootMore }] },
  ];
  return [
    {
      ...common(1, "bell"),
      type: "guest-services",
      name: words.services,
      email: "staff@foyer.example",
      services: words.serviceList.map((name, index) => ({
        id: idAt(20 + index),
        name,
        icon: index === 1 ? "food" : index === 2 ? "clock" : "bell",
        note: index === 1,
        ...(index < 2 ? { minutes: index === 0 ? 10 : 30 } : {}),
      })),
    },
    link(2, words.restaurant, { icon: "food", url: "https://marlowe.example/quay" }),
    link(3, words.spa, { icon: "spa", url: "https://marlowe.example/spa", openIn: "same" }),
    {
      ...common(4, "compass"),
      type: "popup",
      name: words.thingsToDo,
      content: thingsToDo,
      background: "#ffffff",
      subButtons: [
        subLink(30, words.boatTrip, { icon: "ticket", url: "https://marlowe.example/boats" }),
        subLink(31, words.coastPath, {
          icon: "map",
          width: "half",
          url: "https://marlowe.example/coast-path",
        }),
        subLink(32, words.tideTimes, {
          icon: "waves",
          width: "half",
          url: "https://marlowe.example/tides",
          openIn: "same",
        }),
        {
          id: idAt(33),
          type: "click-to-call",
          name: words.concierge,
          icon: "call",
          width: "full",
          extension: "204",
        },
      ],
    },
    {
      ...common(5, "map"),
      type: "map",
      name: words.findUs,
      location: "Marlowe Harbour Hotel, Falmouth",
      mapType: "roadmap",
      zoom: 15,
    },
    { ...common(6, "call"), type: "click-to-call", name: words.reception, extension: "100" },
    {
      ...common(7, "gallery"),
      type: "gallery",
      name: words.house,
      title: words.house,
      logo: null,
      items: words.rooms.map((title, index) => ({
        id: idAt(40 + index),
        picture: pictures.rooms[index] ?? null,
        title,
        description: words.roomTexts[index] ?? "",
      })),
    },
    {
      ...common(8, "chat"),
      type: "chat",
      name: words.chat,
      channel: "whatsapp",
      whatsapp: "+441326550142",
      telephone: "",
      wechat: "",
      message: words.hello,
    },
    {
      ...common(9, "wifi"),
      type: "popup",
      name: words.wifi,
      content: [{ type: "paragraph", runs: [{ text: words.wifiText }] }],
      background: "#ffffff",
      subButtons: [subLink(34, words.guide, { icon: "book", destination: "guide" })],
    },
    {
      ...common(10, "feedback"),
      type: "feedback",
      name: words.stay,
      email: "staff@foyer.example",
      title: words.stay,
      intro: words.stayIntro,
      response: words.stayThanks,
      reviewLink: "https://reviews.example/marlowe-harbour",
      questions: words.stayQuestions.map((text, index) => ({
        id: idAt(50 + index),
        text,
        responseType: index < 2 ? "stars" : "like",
      })),
      background: "#fbf8f3",
      accent: "#c07a1c",
    },
  ];
}
