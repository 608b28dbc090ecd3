import type { ContentLanguage } from "../language.ts";

export const FONT_KINDS = ["sans", "serif", "display", "handwriting"] as const;
export type FontKind = (typeof FONT_KINDS)[number];

/** Scripts that only some families of the catalogue have. All have Latin, including Turkish and Nordic letters. */
export const FONT_SCRIPTS = ["cyrillic", "arabic", "hebrew", "japanese", "chinese"] as const;
export type FontScript = (typeof FONT_SCRIPTS)[number];

interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: FontKind;
  readonly scripts: readonly FontScript[];
}

/**
 * The catalogue of fonts (D13), served from our own origin. Properties store these ids: entries may be added,
 * never removed.
 */
export const FONTS = [
  { id: "bitter", name: "Bitter", kind: "serif", scripts: ["cyrillic"] },
  { id: "cairo", name: "Cairo", kind: "sans", scripts: ["arabic"] },
  { id: "caveat", name: "Caveat", kind: "handwriting", scripts: ["cyrillic"] },
  { id: "comfortaa", name: "Comfortaa", kind: "display", scripts: ["cyrillic"] },
  { id: "cormorant", name: "Cormorant", kind: "serif", scripts: ["cyrillic"] },
  { id: "dancing-script", name: "Dancing Script", kind: "handwriting", scripts: [] },
  { id: "dm-sans", name: "DM Sans", kind: "sans", scripts: [] },
  { id: "eb-garamond", name: "EB Garamond", kind: "serif", scripts: ["cyrillic"] },
  { id: "frank-ruhl-libre", name: "Frank Ruhl Libre", kind: "serif", scripts: ["hebrew"] },
  { id: "fraunces", name: "Fraunces", kind: "serif", scripts: [] },
  { id: "heebo", name: "Heebo", kind: "sans", scripts: ["hebrew"] },
  { id: "inter", name: "Inter", kind: "sans", scripts: ["cyrillic"] },
  { id: "jost", name: "Jost", kind: "sans", scripts: ["cyrillic"] },
  { id: "lora", name: "Lora", kind: "serif", scripts: ["cyrillic"] },
  { id: "manrope", name: "Manrope", kind: "sans", scripts: ["cyrillic"] },
  { id: "montserrat", name: "Montserrat", kind: "sans", scripts: ["cyrillic"] },
  { id: "noto-naskh-arabic", name: "Noto Naskh Arabic", kind: "serif", scripts: ["arabic"] },
  { id: "noto-sans-arabic", name: "Noto Sans Arabic", kind: "sans", scripts: ["arabic"] },
  { id: "noto-sans-hebrew", name: "Noto Sans Hebrew", kind: "sans", scripts: ["hebrew"] },
  { id: "noto-sans-jp", name: "Noto Sans JP", kind: "sans", scripts: ["cyrillic", "japanese"] },
  { id: "noto-sans-sc", name: "Noto Sans SC", kind: "sans", scripts: ["cyrillic", "chinese"] },
  { id: "noto-serif-jp", name: "Noto Serif JP", kind: "serif", scripts: ["cyrillic", "japanese"] },
  { id: "noto-serif-sc", name: "Noto Serif SC", kind: "serif", scripts: ["cyrillic", "chinese"] },
  { id: "nunito", name: "Nunito", kind: "sans", scripts: ["cyrillic"] },
  { id: "open-sans", name: "Open Sans", kind: "sans", scripts: ["cyrillic", "hebrew"] },
  { id: "oswald", name: "Oswald", kind: "display", scripts: ["cyrillic"] },
  { id: "outfit", name: "Outfit", kind: "sans", scripts: [] },
  { id: "playfair-display", name: "Playfair Display", kind: "serif", scripts: ["cyrillic"] },
  { id: "quicksand", name: "Quicksand", kind: "sans", scripts: [] },
  { id: "raleway", name: "Raleway", kind: "sans", scripts: ["cyrillic"] },
  { id: "rubik", name: "Rubik", kind: "sans", scripts: ["cyrillic", "arabic", "hebrew"] },
  { id: "source-sans-3", name: "Source Sans 3", kind: "sans", scripts: ["cyrillic"] },
  { id: "source-serif-4", name: "Source Serif 4", kind: "serif", scripts: ["cyrillic"] },
  { id: "work-sans", name: "Work Sans", kind: "sans", scripts: [] },
] as const satisfies readonly CatalogueEntry[];

export type FontId = (typeof FONTS)[number]["id"];
export type Font = CatalogueEntry & { readonly id: FontId };
export const FONT_IDS = FONTS.map((font) => font.id) as [FontId, ...FontId[]];

/** Font of a portal until staff choose another; never counts as a custom font. */
export const DEFAULT_FONT: FontId = "inter";

export function isFontId(id: string): id is FontId {
  return FONTS.some((font) => font.id === id);
}

export function getFont(id: FontId): Font {
  const font = FONTS.find((entry) => entry.id === id);
  if (!font) throw new Error(`No font has the id ${id}.`);
  return font;
}

const LANGUAGE_SCRIPTS: Readonly<Partial<Record<ContentLanguage, FontScript>>> = {
  ru: "cyrillic",
  ar: "arabic",
  he: "hebrew",
  ja: "japanese",
  zh: "chinese",
};

/** The non-Latin script of a language; `null` for Latin. */
export function findScript(language: ContentLanguage): FontScript | null {
  return LANGUAGE_SCRIPTS[language] ?? null;
}

/** Letter sets that only some files of a family have; `latin-ext` extends Latin (ğ ş ą č). */
export type LetterKind = FontScript | "latin-ext";
export type LetterKinds = ReadonlySet<LetterKind>;

/** Letter sets that every text of a language needs, besides basic Latin. */
export function getLetters(language: ContentLanguage): LetterKinds {
  const script = language === "tr" ? "latin-ext" : findScript(language);
  return new Set(script ? [script] : []);
}

/** Languages that may use extended Latin; Finnish only in loan words. */
const EXTENDED_LATIN: ReadonlySet<ContentLanguage> = new Set(["tr", "fi"]);
const EXTENDED_LETTER = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f]/;
const ALPHABETS = {
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
} as const satisfies Partial<Record<LetterKind, RegExp>>;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * Letter sets in a text, besides basic Latin. Han characters count as Japanese if Japanese is among the
 * languages or kana are present. Extended Latin, the largest file, is included only for languages that use
 * it: for single foreign names, device fonts suffice.
 */
export function findLetters(text: string, languages: readonly ContentLanguage[]): LetterKinds {
  const found = new Set<LetterKind>();
  for (const [kind, pattern] of Object.entries(ALPHABETS)) {
    if (pattern.test(text)) found.add(kind as keyof typeof ALPHABETS);
  }
  if (languages.some((language) => EXTENDED_LATIN.has(language)) && EXTENDED_LETTER.test(text))
    found.add("latin-ext");
  const isJapanese = KANA.test(text) || (languages.includes("ja") && HAN.test(text));
  if (isJapanese) found.add("japanese");
  else if (HAN.test(text)) found.add("chinese");
  return found;
}

export function hasScript(id: FontId, script: FontScript): boolean {
  return getFont(id).scripts.includes(script);
}

const FALLBACK_FONTS: Readonly<Partial<Record<FontScript, FontId>>> = {
  cyrillic: DEFAULT_FONT,
  arabic: "cairo",
  hebrew: "noto-sans-hebrew",
};

/**
 * The fallback family for a script that the chosen one lacks.
 *
 * @returns `null` for Japanese and Chinese: devices have their own fonts, and ours weigh megabytes.
 */
export function fallbackFontFor(script: FontScript): FontId | null {
  return FALLBACK_FONTS[script] ?? null;
}

/** Fonts offered for one button: the default, the property's, and its current one. */
export function listSelectableFonts(custom: readonly FontId[], current?: FontId): readonly Font[] {
  const ids = new Set([DEFAULT_FONT, ...custom, ...(current === undefined ? [] : [current])]);
  return [...ids].map(getFont);
}
