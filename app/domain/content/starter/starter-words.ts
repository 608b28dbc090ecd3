import type { ContentLanguage } from "../../language.ts";

/** What guests read on the buttons that a new portal begins with. */
interface StarterWords {
  readonly wifi: string;
  readonly menu: string;
  readonly call: string;
  readonly map: string;
  readonly chat: string;
  readonly feedback: string;
  /** The one question of the feedback, answered with stars. */
  readonly question: string;
}

export const STARTER_WORDS: Readonly<Record<ContentLanguage, StarterWords>> = {
  en: {
    wifi: "Wi-Fi and good to know",
    menu: "Menu",
    call: "Call reception",
    map: "How to find us",
    chat: "Chat with us",
    feedback: "Your feedback",
    question: "How did you like it?",
  },
  fr: {
    wifi: "Wi-Fi et infos pratiques",
    menu: "Carte et menus",
    call: "Appeler la réception",
    map: "Nous trouver",
    chat: "Nous écrire",
    feedback: "Votre avis",
    question: "Cela vous a-t-il plu ?",
  },
  it: {
    wifi: "Wi-Fi e informazioni utili",
    menu: "Menu",
    call: "Chiama la reception",
    map: "Come trovarci",
    chat: "Ci scriva in chat",
    feedback: "La Sua opinione",
    question: "Le è piaciuto?",
  },
  es: {
    wifi: "Wifi e información útil",
    menu: "Carta",
    call: "Llamar a recepción",
    map: "Cómo llegar",
    chat: "Chatear con nosotros",
    feedback: "Su opinión",
    question: "¿Le ha gustado?",
  },
  de: {
    wifi: "WLAN und Wissenswertes",
    menu: "Speisekarte",
    call: "Rezeption anrufen",
    map: "So finden Sie uns",
    chat: "Mit uns chatten",
    feedback: "Ihr Feedback",
    question: "Wie hat es Ihnen gefallen?",
  },
  ru: {
    wifi: "Wi-Fi и полезная информация",
    menu: "Меню",
    call: "Позвонить на ресепшн",
    map: "Как нас найти",
    chat: "Написать нам",
    feedback: "Ваш отзыв",
    question: "Вам понравилось?",
  },
  ja: {
    wifi: "Wi-Fi・館内案内",
    menu: "お食事メニュー",
    call: "フロントに電話",
    map: "アクセス",
    chat: "チャットで問い合わせ",
    feedback: "ご意見・ご感想",
    question: "ご満足いただけましたか？",
  },
  zh: {
    wifi: "Wi-Fi 与实用信息",
    menu: "菜单",
    call: "致电前台",
    map: "如何找到我们",
    chat: "在线咨询",
    feedback: "您的意见",
    question: "您满意吗？",
  },
  ar: {
    wifi: "الواي فاي ومعلومات مفيدة",
    menu: "قائمة الطعام",
    call: "الاتصال بالاستقبال",
    map: "كيف تصلون إلينا",
    chat: "الدردشة معنا",
    feedback: "رأيكم",
    question: "هل أعجبكم؟",
  },
  tr: {
    wifi: "Wi-Fi ve faydalı bilgiler",
    menu: "Menü",
    call: "Resepsiyonu arayın",
    map: "Bize nasıl ulaşırsınız",
    chat: "Bizimle sohbet edin",
    feedback: "Görüşünüz",
    question: "Memnun kaldınız mı?",
  },
  he: {
    wifi: "Wi-Fi ומידע שימושי",
    menu: "תפריט",
    call: "חיוג לקבלה",
    map: "איך מגיעים אלינו",
    chat: "צ׳אט איתנו",
    feedback: "המשוב שלכם",
    question: "האם נהניתם?",
  },
  fi: {
    wifi: "Wi-Fi ja hyvä tietää",
    menu: "Ruokalista",
    call: "Soita vastaanottoon",
    map: "Näin löydät meille",
    chat: "Keskustele kanssamme",
    feedback: "Palautteesi",
    question: "Mitä pidit?",
  },
  sv: {
    wifi: "Wi-Fi och bra att veta",
    menu: "Meny",
    call: "Ring receptionen",
    map: "Hitta hit",
    chat: "Chatta med oss",
    feedback: "Din åsikt",
    question: "Vad tyckte du?",
  },
  pt: {
    wifi: "Wi-Fi e informações úteis",
    menu: "Ementa",
    call: "Ligar para a receção",
    map: "Como chegar",
    chat: "Falar connosco por chat",
    feedback: "A sua opinião",
    question: "Gostou?",
  },
};
