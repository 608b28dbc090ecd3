import type { ContentLanguage } from "#domain/language.ts";

/** The line below a text that no person has read, and the link to the text that staff wrote (L5). */
export interface AutomaticWords {
  readonly translated: string;
  readonly original: string;
}

export const AUTOMATIC_WORDS: Readonly<Record<ContentLanguage, AutomaticWords>> = {
  en: { translated: "Translated automatically", original: "Show original" },
  fr: { translated: "Traduit automatiquement", original: "Afficher l’original" },
  it: { translated: "Tradotto automaticamente", original: "Mostra l’originale" },
  es: { translated: "Traducido automáticamente", original: "Ver el original" },
  de: { translated: "Automatisch übersetzt", original: "Original anzeigen" },
  ru: { translated: "Переведено автоматически", original: "Показать оригинал" },
  ja: { translated: "自動翻訳", original: "原文を表示" },
  zh: { translated: "自动翻译", original: "显示原文" },
  ar: { translated: "ترجمة آلية", original: "عرض النص الأصلي" },
  tr: { translated: "Otomatik olarak çevrildi", original: "Orijinali göster" },
  he: { translated: "תורגם אוטומטית", original: "הצגת המקור" },
  fi: { translated: "Käännetty automaattisesti", original: "Näytä alkuperäinen" },
  sv: { translated: "Översatt automatiskt", original: "Visa originalet" },
  pt: { translated: "Traduzido automaticamente", original: "Ver o original" },
};
