import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import type { FontId } from "#domain/look/font.ts";
import { publishInFont, swapFonts } from "../setup/font-swap.ts";
import { expect, test } from "../setup/test.ts";

const LATIN = CONTENT_LANGUAGE_CODES.filter((code) => !["ru", "ar", "he", "ja", "zh"].includes(code));

/** Five families for each script, with the languages to show them in. */
const MATRIX: Readonly<Partial<Record<FontId, readonly ContentLanguage[]>>> = {
  inter: [...LATIN, "ru", "ar", "ja", "zh"],
  fraunces: LATIN,
  lora: [...LATIN, "ru"],
  oswald: [...LATIN, "ru"],
  caveat: [...LATIN, "ru"],
  "playfair-display": ["ru"],
  cairo: ["ar"],
  "noto-naskh-arabic": ["ar"],
  "noto-sans-arabic": ["ar"],
  rubik: ["ar", "he"],
  heebo: ["he"],
  "frank-ruhl-libre": ["he"],
  "noto-sans-hebrew": ["he"],
  "open-sans": ["he"],
  "noto-sans-jp": ["ja", "zh"],
  "noto-serif-jp": ["ja", "zh"],
  "noto-sans-sc": ["ja", "zh"],
  "noto-serif-sc": ["ja", "zh"],
};

for (const [font, languages] of Object.entries(MATRIX) as [FontId, ContentLanguage[]][]) {
  test(`nothing moves when ${font} replaces its fallback in ${languages} [S8, S83]`, async ({
    browser,
    openScene,
  }) => {
    // Every portal has English.
    const spoken = [...new Set<ContentLanguage>(["en", ...languages])];
    const scene = await openScene({ languages: spoken });
    await publishInFont(scene, spoken, font);
    for (const language of languages) {
      const { shift } = await swapFonts(browser, `/p/${scene.property.slug}/${language}`);
      expect.soft(shift, language).toBeLessThanOrEqual(0.01);
    }
  });
}
