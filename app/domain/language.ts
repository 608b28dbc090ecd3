/** The fourteen content languages of a portal (specification, section 3), in display order. */
export const CONTENT_LANGUAGES = [
  { code: "en", name: "English", ownName: "English" },
  { code: "fr", name: "French", ownName: "Français" },
  { code: "it", name: "Italian", ownName: "Italiano" },
  { code: "es", name: "Spanish", ownName: "Español" },
  { code: "de", name: "German", ownName: "Deutsch" },
  { code: "ru", name: "Russian", ownName: "Русский" },
  { code: "ja", name: "Japanese", ownName: "日本語" },
  { code: "zh", name: "Chinese", ownName: "中文" },
  { code: "ar", name: "Arabic", ownName: "العربية" },
  { code: "tr", name: "Turkish", ownName: "Türkçe" },
  { code: "he", name: "Hebrew", ownName: "עברית" },
  { code: "fi", name: "Finnish", ownName: "Suomi" },
  { code: "sv", name: "Swedish", ownName: "Svenska" },
  { code: "pt", name: "Portuguese", ownName: "Português" },
] as const;

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]["code"];

export const CONTENT_LANGUAGE_CODES = CONTENT_LANGUAGES.map((language) => language.code) as [
  ContentLanguage,
  ...ContentLanguage[],
];

export function isContentLanguage(code: string): code is ContentLanguage {
  return CONTENT_LANGUAGES.some((language) => language.code === code);
}

/** Languages as a row stores them, perhaps from a newer version. */
interface LocalizedText {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/**
 * A row's languages known to this version. Languages of a newer version are left out; an unknown default
 * language is replaced by the first known one.
 */
export function getKnownLanguages({ languages: stored, defaultLanguage }: LocalizedText) {
  const languages = stored.filter(isContentLanguage);
  const [first = "en"] = languages;
  return { languages, defaultLanguage: isContentLanguage(defaultLanguage) ? defaultLanguage : first };
}

/** Whether a row has a language of a newer version: writes that would lose that language are refused. */
export function hasNewerLanguage({ languages, defaultLanguage }: LocalizedText): boolean {
  return ![...languages, defaultLanguage].every(isContentLanguage);
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "he"]);

/** Writing direction of a content language, for `dir`. */
export function getTextDirection(language: ContentLanguage): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** The language's own name, for guests' language list. */
export function getOwnName(language: ContentLanguage): string {
  return CONTENT_LANGUAGES.find((entry) => entry.code === language)?.ownName ?? language;
}

/** Interface languages of the content manager (specification, section 4, Language). */
export const INTERFACE_LANGUAGES = ["en", "de", "es", "fr", "it"] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
export const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguage = "en";

export const LANGUAGE_COOKIE = "language";
export const LANGUAGE_COOKIE_MAX_AGE_SECONDS = 31_536_000;

/**
 * The offered language with the highest quality in an `Accept-Language` header.
 *
 * Matches the primary subtag (`de-CH` finds `de`). Malformed parts are skipped.
 *
 * @returns `null` if none is offered.
 */
export function negotiateLanguage<Language extends string>(
  header: string | null | undefined,
  offered: readonly Language[],
): Language | null {
  if (!header) return null;
  const wanted = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      const q = quality ? Number(quality.trim().slice(2)) : 1;
      return { primary: tag.toLowerCase().split("-")[0] ?? "", q: Number.isFinite(q) ? q : 0 };
    })
    .filter((entry) => entry.q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { primary } of wanted) {
    const match = offered.find((language) => language === primary);
    if (match) return match;
  }
  return null;
}

/** The interface language: from the cookie if supported, then the browser's, then English [S103]. */
export function decideInterfaceLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): InterfaceLanguage {
  const chosen = INTERFACE_LANGUAGES.find((language) => language === cookie);
  return chosen ?? negotiateLanguage(acceptLanguage, INTERFACE_LANGUAGES) ?? DEFAULT_INTERFACE_LANGUAGE;
}
