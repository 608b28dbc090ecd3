import type { ContentLanguage } from "#domain/language.ts";

/** Leads from the thanks for feedback to the review site of a property. */
export const REVIEW_WORD: Readonly<Record<ContentLanguage, string>> = {
  en: "Write a public review",
  fr: "Publier un avis",
  it: "Scrivi una recensione pubblica",
  es: "Publicar una reseña",
  de: "Öffentlich bewerten",
  ru: "Оставить публичный отзыв",
  ja: "口コミを投稿する",
  zh: "发表公开点评",
  ar: "اكتب تقييمًا عامًا",
  tr: "Herkese açık yorum yaz",
  he: "כתיבת ביקורת פומבית",
  fi: "Kirjoita julkinen arvostelu",
  sv: "Skriv en offentlig recension",
  pt: "Publicar uma avaliação",
};
