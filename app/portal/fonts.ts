import { FONTS, type FontId, fontOf } from "#domain/font.ts";
import type { ContentLanguage } from "#domain/language.ts";

interface FontFile {
  /** Name of the file under `/fonts/`. */
  readonly file: string;
  /** Absent: the file that every language needs. Present: only for these languages and characters. */
  readonly only?: { readonly languages: readonly ContentLanguage[]; readonly range: string };
}

const LATIN_EXTENDED = "U+100-2BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0";
const CYRILLIC = "U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116";
const ARABIC = "U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF";

const FONT_FILES = {
  inter: [
    { file: "inter-latin.woff2" },
    { file: "inter-latin-ext.woff2", only: { languages: ["tr"], range: LATIN_EXTENDED } },
    { file: "inter-cyrillic.woff2", only: { languages: ["ru"], range: CYRILLIC } },
  ],
  fraunces: [{ file: "fraunces-latin.woff2" }],
  "noto-sans-arabic": [{ file: "noto-sans-arabic.woff2", only: { languages: ["ar"], range: ARABIC } }],
} as const satisfies Record<FontId, readonly FontFile[]>;

/** Fonts that stand behind the chosen ones, for letters that those don't have. */
const FALLBACK_FONTS: Readonly<Partial<Record<ContentLanguage, FontId>>> = { ar: "noto-sans-arabic" };

function isFontId(id: string): id is FontId {
  return FONTS.some((font) => font.id === id);
}

/** The value of `font-family` for a font in a language. An unknown font is the first of the catalogue. */
export function fontFamily(id: string, language: ContentLanguage): string {
  const font = fontOf(isFontId(id) ? id : FONTS[0].id);
  const fallback = FALLBACK_FONTS[language];
  const behind = fallback && fallback !== font.id ? `"${fontOf(fallback).family}",` : "";
  return `"${font.family}",${behind}${font.fallback}`;
}

/** The `@font-face` rules that a page in a language needs for the fonts it uses. */
export function fontFaces(used: readonly string[], language: ContentLanguage): string {
  const ids = new Set([...used, FALLBACK_FONTS[language] ?? ""].filter(isFontId));
  return [...ids]
    .flatMap((id) => {
      const files: readonly FontFile[] = FONT_FILES[id];
      return files
        .filter(({ only }) => only === undefined || only.languages.includes(language))
        .map(
          ({ file, only }) =>
            `@font-face{font-family:"${fontOf(id).family}";src:url(/fonts/${file}) format("woff2");` +
            `font-weight:100 900;font-display:swap${only ? `;unicode-range:${only.range}` : ""}}`,
        );
    })
    .join("");
}
