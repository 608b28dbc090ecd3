import type { ContentLanguage } from "#domain/language.ts";

/** What guests press once they have read what a property tells them (N2). */
export const READ_WORD: Readonly<Record<ContentLanguage, string>> = {
  en: "I have read this",
  fr: "J’ai lu",
  it: "Ho letto",
  es: "Lo he leído",
  de: "Ich habe es gelesen",
  ru: "Прочитано",
  ja: "確認しました",
  zh: "我已阅读",
  ar: "قرأت هذا",
  tr: "Okudum",
  he: "קראתי",
  fi: "Olen lukenut tämän",
  sv: "Jag har läst detta",
  pt: "Li este aviso",
};
