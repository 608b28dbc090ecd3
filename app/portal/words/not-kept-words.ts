import type { ContentLanguage } from "#domain/language.ts";

/**
 * Says in the language that a guest asked for why they read another one. For the service worker, which has no page of
 * it.
 */
export const NOT_KEPT: Readonly<Record<ContentLanguage, string>> = {
  en: "You are offline. English was not saved on this device, so another language is shown.",
  fr: "Vous êtes hors ligne. Le français n’est pas enregistré sur cet appareil : une autre langue s’affiche.",
  it: "Non c’è connessione. L’italiano non è salvato su questo dispositivo: viene mostrata un’altra lingua.",
  es: "No hay conexión. El español no está guardado en este dispositivo, por eso se muestra otro idioma.",
  de: "Sie sind offline. Deutsch ist auf diesem Gerät nicht gespeichert, deshalb sehen Sie eine andere Sprache.",
  ru: "Нет подключения. Русская версия не сохранена на этом устройстве, поэтому показан другой язык.",
  ja: "オフラインです。この端末には日本語が保存されていないため、別の言語で表示しています。",
  zh: "您处于离线状态。此设备未保存中文版，因此显示其他语言。",
  ar: "لا يوجد اتصال بالإنترنت. لم تُحفظ العربية على هذا الجهاز، لذلك تظهر لغة أخرى.",
  tr: "Çevrimdışısınız. Türkçe bu cihaza kaydedilmediği için başka bir dil gösteriliyor.",
  he: "אין חיבור לרשת. העברית לא נשמרה במכשיר הזה, ולכן מוצגת שפה אחרת.",
  fi: "Ei verkkoyhteyttä. Suomenkielistä versiota ei ole tallennettu tähän laitteeseen, joten näytetään toinen kieli.",
  sv: "Du är offline. Svenska är inte sparat på den här enheten, därför visas ett annat språk.",
  pt: "Está sem ligação. O português não está guardado neste dispositivo, por isso é mostrado outro idioma.",
};
