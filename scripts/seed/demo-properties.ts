import type { Social } from "#domain/content/social.ts";
import { AURELIA_ANSWERS } from "./aurelia-answers.ts";
import { type DemoProperty, socialLike, themeLike } from "./demo-property.ts";
import { FICO_ANSWERS } from "./fico-answers.ts";

/** A restaurant: seven buttons in one column, on a picture of figs. */
const OSTERIA_FICO: DemoProperty = {
  slug: "osteria-fico",
  timeZone: "Europe/Rome",
  address: "Via del Pratello 62, Bologna",
  telephone: "+39 051 555 0162",
  logo: "fico-logo.png",
  portrait: "fig-portrait",
  header: "#f8efe0",
  theme: themeLike({
    primary: "#5b2a48",
    secondary: "#5b2a48",
    button: { background: "#5b2a48", text: "#fbf5ea", icon: "#e3c9a0", shadow: 8, radius: 6 },
    fonts: { custom: ["fraunces"], heading: "fraunces", body: "fraunces" },
    textSize: "large",
    layout: "one",
  }),
  social: socialLike("osteriafico", { background: "#f8efe0" }, "390515550162"),
  answers: FICO_ANSWERS,
  buttons: [
    {
      type: "link",
      icon: "book",
      names: { it: "Il menu di oggi", en: "Today’s menu" },
      leadsTo: "https://fico.example/menu",
    },
    {
      type: "link",
      icon: "wine",
      names: { it: "Carta dei vini", en: "Wine list" },
      leadsTo: "https://fico.example/vini",
    },
    {
      type: "link",
      icon: "calendar",
      names: { it: "Prenota un tavolo", en: "Book a table" },
      leadsTo: "https://fico.example/tavolo",
    },
    {
      type: "click-to-call",
      icon: "call",
      names: { it: "Chiamaci", en: "Call us" },
      leadsTo: "+390515550162",
    },
    {
      type: "map",
      icon: "map",
      names: { it: "Dove siamo", en: "Find us" },
      leadsTo: "Via del Pratello 62, Bologna",
    },
    {
      type: "popup",
      icon: "gallery",
      names: { it: "La nostra cucina", en: "Our kitchen" },
      leadsTo: "breakfast",
      texts: {
        it: "La pasta si tira ogni mattina alle sei. Chi passa presto può guardare.",
        en: "We roll the pasta at six every morning. Come early and watch.",
      },
    },
    {
      type: "feedback",
      icon: "feedback",
      names: { it: "Com’è andata?", en: "Tell us how it was" },
      leadsTo: "",
      texts: { it: "Come ha mangiato?", en: "How was your meal?" },
    },
  ],
};

/** Ten tiles from right to left before dunes. */
const QASR_AL_RIMAL: DemoProperty = {
  slug: "qasr-al-rimal",
  timeZone: "Asia/Dubai",
  address: "Liwa, Abu Dhabi",
  telephone: "+971 2 555 0188",
  logo: "rimal-logo.png",
  portrait: "dunes-portrait",
  header: "#33234a",
  theme: themeLike({
    primary: "#33234a",
    secondary: "#8c4a2f",
    button: { background: "#fbecd7", text: "#33234a", icon: "#8c4a2f", shadow: 12, radius: 20 },
  }),
  social: socialLike("qasralrimal", { background: "#33234a" }, "97125550188"),
  buttons: [
    {
      type: "popup",
      icon: "bell",
      names: { ar: "خدمات النزلاء", en: "At your service" },
      leadsTo: "",
      texts: {
        ar: "اتصلوا بالرقم ٩ في أي وقت من النهار أو الليل.",
        en: "Dial 9 at any hour of the day or night.",
      },
    },
    {
      type: "link",
      icon: "food",
      names: { ar: "المطاعم", en: "Restaurants" },
      leadsTo: "https://rimal.example/dining",
    },
    {
      type: "link",
      icon: "spa",
      names: { ar: "السبا والعافية", en: "Spa & wellness" },
      picture: "spa",
      leadsTo: "https://rimal.example/spa",
    },
    {
      type: "link",
      icon: "compass",
      names: { ar: "رحلات الصحراء", en: "Desert trips" },
      leadsTo: "https://rimal.example/trips",
    },
    { type: "map", icon: "map", names: { ar: "موقعنا", en: "Find us" }, leadsTo: "Liwa Oasis, Abu Dhabi" },
    {
      type: "click-to-call",
      icon: "call",
      names: { ar: "اتصل بالاستقبال", en: "Call reception" },
      leadsTo: "+97125550188",
    },
    {
      type: "popup",
      icon: "gallery",
      names: { ar: "معرض الصور", en: "Gallery" },
      picture: "pool",
      leadsTo: "pool",
      texts: { ar: "المسبح مفتوح من السابعة صباحًا إلى العاشرة مساءً.", en: "The pool is open from 7 to 22." },
    },
    { type: "chat", icon: "chat", names: { ar: "تحدث معنا", en: "Chat with us" }, leadsTo: "+97125550188" },
    {
      type: "popup",
      icon: "wifi",
      names: { ar: "الاتصال بالإنترنت", en: "Connect to Wi-Fi" },
      leadsTo: "",
      texts: {
        ar: "الشبكة: Rimal Guests. كلمة المرور على بطاقة غرفتكم.",
        en: "Network: Rimal Guests. The password is on your key card.",
      },
    },
    {
      type: "feedback",
      icon: "feedback",
      names: { ar: "رأيكم يهمنا", en: "Your opinion" },
      leadsTo: "",
      texts: { ar: "كيف كانت إقامتكم؟", en: "How was your stay?" },
    },
  ],
};

/** Cards with pictures, in a row to scroll. */
const LINDENHOF: DemoProperty = {
  slug: "seehotel-lindenhof",
  timeZone: "Europe/Berlin",
  address: "Seestraße 8, Lindau",
  telephone: "+49 8382 555 014",
  portrait: "lake",
  header: "#17443f",
  theme: themeLike({
    primary: "#17443f",
    secondary: "#9a5b1f",
    button: { background: "#fbfaf5", text: "#17302c", icon: "#9a5b1f", radius: 22 },
    fonts: { custom: ["fraunces"], heading: "fraunces", body: "inter" },
    layout: "scroll",
  }),
  social: socialLike("seehotellindenhof", { background: "#fbfaf5" }),
  buttons: [
    {
      type: "popup",
      icon: "coffee",
      names: { de: "Frühstück", en: "Breakfast", it: "Colazione" },
      leadsTo: "breakfast",
      texts: {
        de: "Von 7 bis 11 Uhr im Seesaal, am Wochenende bis 12 Uhr.",
        en: "From 7 to 11 in the lake room, at weekends until 12.",
        it: "Dalle 7 alle 11 nella sala sul lago, nel fine settimana fino alle 12.",
      },
    },
    {
      type: "popup",
      icon: "spa",
      names: { de: "Sauna und Spa", en: "Sauna & spa", it: "Sauna e spa" },
      leadsTo: "spa",
      texts: {
        de: "Täglich von 10 bis 21 Uhr, der Steg ins Wasser gehört dazu.",
        en: "Daily from 10 to 21, with the jetty into the lake.",
        it: "Ogni giorno dalle 10 alle 21, con il pontile sul lago.",
      },
    },
    {
      type: "popup",
      icon: "wine",
      names: { de: "Bar am Kamin", en: "Fireside bar", it: "Bar al camino" },
      leadsTo: "bar",
      texts: {
        de: "Ab 17 Uhr, freitags mit Klavier.",
        en: "From 17:00, with a piano on Fridays.",
        it: "Dalle 17, il venerdì con il pianoforte.",
      },
    },
    {
      type: "popup",
      icon: "bed",
      names: { de: "Ihr Zimmer", en: "Your room", it: "La camera" },
      leadsTo: "room",
      texts: {
        de: "WLAN: Lindenhof Gast. Das Passwort steht auf Ihrer Zimmerkarte.",
        en: "Wi-Fi: Lindenhof Gast. The password is on your key card.",
        it: "Wi-Fi: Lindenhof Gast. La password è sulla chiave della camera.",
      },
    },
    {
      type: "map",
      icon: "map",
      names: { de: "So finden Sie uns", en: "Find us", it: "Come trovarci" },
      picture: "lake",
      leadsTo: "Seestraße 8, Lindau",
    },
    {
      type: "click-to-call",
      icon: "call",
      names: { de: "Rezeption anrufen", en: "Call reception", it: "Chiama la reception" },
      leadsTo: "+498382555014",
    },
  ],
};

/** Nine tiles in three columns before a fjord. */
export const MS_AURELIA_NORD: DemoProperty = {
  slug: "ms-aurelia-nord",
  timeZone: "Europe/Oslo",
  address: "Skoltegrunnskaien, Bergen",
  telephone: "+47 55 55 01 40",
  logo: "aurelia-logo.png",
  portrait: "fjord-landscape",
  header: "#0e3a47",
  theme: themeLike({
    primary: "#0e3a47",
    secondary: "#ffd9a0",
    button: { background: "#17475a", text: "#ffffff", icon: "#ffd9a0", shadow: 12, radius: 18 },
    layout: "three",
  }),
  social: socialLike("aurelianord", { background: "#0e3a47", position: "right" }, "4755550140"),
  answers: AURELIA_ANSWERS,
  buttons: [
    {
      type: "link",
      icon: "compass",
      names: { en: "Today on board", de: "Heute an Bord" },
      leadsTo: "https://aurelia.example/today",
    },
    {
      type: "link",
      icon: "food",
      names: { en: "Dining & bars", de: "Restaurants und Bars" },
      picture: "bar",
      leadsTo: "https://aurelia.example/dining",
    },
    {
      type: "link",
      icon: "ticket",
      names: { en: "Shore excursions", de: "Landausflüge" },
      leadsTo: "https://aurelia.example/shore",
    },
    {
      type: "popup",
      icon: "spa",
      names: { en: "Nordic spa", de: "Nordisches Spa" },
      picture: "spa",
      leadsTo: "spa",
      texts: { en: "Deck 7 aft, open from 8 to 22.", de: "Deck 7 achtern, von 8 bis 22 Uhr." },
    },
    {
      type: "popup",
      icon: "map",
      names: { en: "Deck plan", de: "Deckplan" },
      leadsTo: "",
      texts: {
        en: "Cabins on decks 3 to 6, restaurants on 5, sun deck on 8.",
        de: "Kabinen auf Deck 3 bis 6, Restaurants auf 5, Sonnendeck auf 8.",
      },
    },
    {
      type: "link",
      icon: "sun",
      names: { en: "Weather & route", de: "Wetter und Route" },
      leadsTo: "https://aurelia.example/route",
    },
    {
      type: "popup",
      icon: "gallery",
      names: { en: "Voyage gallery", de: "Bilder der Reise" },
      picture: "coast",
      leadsTo: "coast",
      texts: {
        en: "The ship’s photographer hangs new pictures every evening on deck 5.",
        de: "Der Bordfotograf hängt jeden Abend neue Bilder auf Deck 5 aus.",
      },
    },
    { type: "click-to-call", icon: "call", names: { en: "Reception", de: "Rezeption" }, leadsTo: "9" },
    {
      type: "feedback",
      icon: "feedback",
      names: { en: "Your opinion", de: "Ihre Meinung" },
      leadsTo: "",
      texts: { en: "How is the voyage so far?", de: "Wie gefällt Ihnen die Reise bisher?" },
    },
  ],
};

const QUIET_BAR: Partial<Social> = { background: "#ffffff" };

/** A small property in English. One with an ended licence was published before, so guests read that it is closed. */
function smallProperty(
  slug: string,
  picture: string,
  [header, icon]: readonly [string, string],
): DemoProperty {
  return {
    slug,
    timeZone: "Europe/London",
    address: "Falmouth",
    telephone: "+44 1326 555 0190",
    portrait: picture,
    header,
    theme: themeLike({ primary: header, secondary: icon, button: { text: header, icon } }),
    social: socialLike(slug.replaceAll("-", ""), QUIET_BAR),
    buttons: [
      { type: "link", icon: "food", names: { en: "Menu" }, leadsTo: `https://${slug}.example/menu` },
      { type: "map", icon: "map", names: { en: "Find us" }, leadsTo: "Falmouth, Cornwall" },
      { type: "click-to-call", icon: "call", names: { en: "Call us" }, leadsTo: "+4413265550190" },
      {
        type: "popup",
        icon: "wifi",
        names: { en: "Wi-Fi" },
        leadsTo: "",
        texts: { en: "The network and its password stand on the card at the door." },
      },
      {
        type: "feedback",
        icon: "feedback",
        names: { en: "Your opinion" },
        leadsTo: "",
        texts: { en: "How did you like it?" },
      },
    ],
  };
}

/** The demo's properties by name. */
export const DEMO_PROPERTIES: Readonly<Record<string, DemoProperty>> = {
  "Osteria Fico": OSTERIA_FICO,
  "Qasr Al Rimal": QASR_AL_RIMAL,
  "Seehotel Lindenhof": LINDENHOF,
  "Old Granary Rooms": smallProperty("old-granary-rooms", "room", ["#3b3a2e", "#8a5a1f"]),
  "Seafield Lodge Spa": smallProperty("seafield-lodge-spa", "spa", ["#1f4a46", "#2a6b63"]),
  "The Tidemill Brasserie": smallProperty("the-tidemill-brasserie", "breakfast", ["#4a2a1f", "#9a4f22"]),
  "Villa Serafina": smallProperty("villa-serafina", "pool", ["#123f5c", "#1c6a93"]),
  "Whitby Kestrel Hotel": smallProperty("whitby-kestrel-hotel", "bar", ["#3a1f2b", "#8c3350"]),
};
