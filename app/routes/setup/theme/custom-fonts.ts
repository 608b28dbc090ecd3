import { getCustomFonts, type Theme } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { CUSTOM_FONTS_MAX } from "#domain/limits.ts";
import { DEFAULT_FONT, type FontId, type FontScript, findScript, hasScript } from "#domain/look/font.ts";

type Fonts = Theme["fonts"];

/**
 * Adds a family. Headings use the first family, so that the preview shows it.
 *
 * @returns `null` if the property already has three [S125].
 */
export function addFont(fonts: Fonts, id: FontId): Fonts | null {
  const custom = getCustomFonts(fonts);
  if (custom.includes(id)) return fonts;
  if (custom.length >= CUSTOM_FONTS_MAX) return null;
  const isFirst = custom.length === 0;
  return { ...fonts, custom: [...custom, id], heading: isFirst ? id : fonts.heading };
}

/** Matching families for headings and other text. */
export const FONT_PAIRS = [
  ["playfair-display", "source-sans-3"],
  ["fraunces", "dm-sans"],
  ["cormorant", "montserrat"],
  ["lora", "work-sans"],
  ["oswald", "open-sans"],
  ["quicksand", "nunito"],
] as const satisfies readonly (readonly [FontId, FontId])[];

/**
 * Applies a pair for headings and other text.
 *
 * @returns `null` if the property would have more than three families [S125].
 */
export function withPair(fonts: Fonts, [heading, body]: (typeof FONT_PAIRS)[number]): Fonts | null {
  const custom = [...new Set([...getCustomFonts(fonts), heading, body])];
  return custom.length > CUSTOM_FONTS_MAX ? null : { custom, heading, body };
}

/** Removes a family; texts that used it return to the default. */
export function removeFont(fonts: Fonts, id: FontId): Fonts {
  const instead = (used: FontId) => (used === id ? DEFAULT_FONT : used);
  return {
    custom: getCustomFonts(fonts).filter((other) => other !== id),
    heading: instead(fonts.heading),
    body: instead(fonts.body),
  };
}

/** Scripts of a property's languages that a family lacks, each once. */
export function findLackingScripts(id: FontId, languages: readonly ContentLanguage[]): readonly FontScript[] {
  const scripts = new Set(languages.flatMap((language) => findScript(language) ?? []));
  return [...scripts].filter((script) => !hasScript(id, script));
}
