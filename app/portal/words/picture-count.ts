import type { ContentLanguage } from "#domain/language.ts";

type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const PICTURES: Readonly<Record<ContentLanguage, Forms>> = {
  en: { one: "{n} picture", other: "{n} pictures" },
  fr: { one: "{n} photo", other: "{n} photos" },
  it: { other: "{n} foto" },
  es: { one: "{n} foto", other: "{n} fotos" },
  de: { one: "{n} Bild", other: "{n} Bilder" },
  ru: { one: "{n} фотография", few: "{n} фотографии", other: "{n} фотографий" },
  ja: { other: "写真{n}枚" },
  zh: { other: "{n} 张图片" },
  ar: { one: "صورة واحدة", two: "صورتان", few: "{n} صور", other: "{n} صورة" },
  tr: { other: "{n} fotoğraf" },
  he: { one: "תמונה אחת", two: "שתי תמונות", other: "{n} תמונות" },
  fi: { one: "{n} kuva", other: "{n} kuvaa" },
  sv: { one: "{n} bild", other: "{n} bilder" },
  pt: { one: "{n} fotografia", other: "{n} fotografias" },
};

/** Number of a gallery's pictures, in words. */
export function formatPictureCount(count: number, language: ContentLanguage): string {
  const forms = PICTURES[language];
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace("{n}", String(count));
}
