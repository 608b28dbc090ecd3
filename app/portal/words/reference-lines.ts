import type { ContentLanguage } from "#domain/language.ts";

/** What a guest quotes who asks about something that they sent; `{code}` is the code of its receipt. */
export const REFERENCE_LINES: Readonly<Record<ContentLanguage, string>> = {
  en: "Reference {code}",
  fr: "Référence {code}",
  it: "Riferimento {code}",
  es: "Referencia {code}",
  de: "Vorgangsnummer {code}",
  ru: "Номер обращения {code}",
  ja: "受付番号 {code}",
  zh: "参考编号 {code}",
  ar: "الرقم المرجعي {code}",
  tr: "Referans {code}",
  he: "מספר פנייה {code}",
  fi: "Viitenumero {code}",
  sv: "Referens {code}",
  pt: "Referência {code}",
};
