import type { ContentLanguage } from "#domain/language.ts";

/** Told to a network that tries more unknown addresses than any guest does. */
export const TOO_MANY_WORDS: Readonly<Record<ContentLanguage, readonly [title: string, text: string]>> = {
  en: ["Too many attempts", "Please wait a minute and scan the code again."],
  fr: ["Trop de tentatives", "Attendez une minute, puis scannez à nouveau le code."],
  it: ["Troppi tentativi", "Attenda un minuto e inquadri di nuovo il codice."],
  es: ["Demasiados intentos", "Espere un minuto y escanee el código de nuevo."],
  de: ["Zu viele Versuche", "Bitte warten Sie eine Minute und scannen Sie den Code noch einmal."],
  ru: ["Слишком много попыток", "Подождите минуту и отсканируйте код ещё раз."],
  ja: ["試行回数が多すぎます", "1分ほど待ってから、もう一度コードを読み取ってください。"],
  zh: ["尝试次数过多", "请稍等一分钟，然后重新扫描二维码。"],
  ar: ["محاولات كثيرة جدًا", "يُرجى الانتظار دقيقة ثم مسح الرمز مرة أخرى."],
  tr: ["Çok fazla deneme", "Lütfen bir dakika bekleyip kodu yeniden tarayın."],
  he: ["יותר מדי ניסיונות", "נא להמתין דקה ולסרוק את הקוד שוב."],
  fi: ["Liian monta yritystä", "Odota hetki ja skannaa koodi uudelleen."],
  sv: ["För många försök", "Vänta en minut och skanna koden igen."],
  pt: ["Demasiadas tentativas", "Aguarde um minuto e leia o código novamente."],
};
