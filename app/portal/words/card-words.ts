import type { ContentLanguage } from "#domain/language.ts";

/** What a printed card says beside its code, to a guest who stands before it. */
export const CARD_WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "Point your camera at the code",
  fr: "Pointez votre appareil photo vers le code",
  it: "Inquadri il codice con la fotocamera",
  es: "Apunte con la cámara al código",
  de: "Richten Sie Ihre Kamera auf den Code",
  ru: "Наведите камеру на код",
  ja: "カメラをコードに向けてください",
  zh: "请将相机对准二维码",
  ar: "وجّهوا الكاميرا نحو الرمز",
  tr: "Kameranızı koda doğrultun",
  he: "כוונו את המצלמה אל הקוד",
  fi: "Suuntaa kamera koodiin",
  sv: "Rikta kameran mot koden",
  pt: "Aponte a câmara para o código",
};
