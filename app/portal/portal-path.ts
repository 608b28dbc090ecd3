import type { ContentLanguage } from "#domain/language.ts";

/** The address of a portal on its own origin; without a language the guest's own is found. */
export function portalPath(slug: string, language?: ContentLanguage): string {
  return language === undefined ? `/p/${slug}` : `/p/${slug}/${language}`;
}
