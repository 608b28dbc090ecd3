import { versions } from "virtual:font-versions";
import {
  DEFAULT_FONT,
  type FontId,
  type FontKind,
  type FontScript,
  fontOf,
  hasScript,
  isFontId,
  scriptOf,
  standInFor,
} from "#domain/font.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type FontDisplay, fontHref, fontSheetHref } from "./font-href.ts";

/** Languages whose alphabet goes on where the first file of a family ends (ğ ş İ, š ž). */
const EXTENDED_LATIN: ReadonlySet<ContentLanguage> = new Set(["tr", "fi"]);

/** Characters of the files that only some languages need; the first file is for all the others. */
const RANGES = {
  "latin-ext": "U+100-2BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0",
  cyrillic: "U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116",
  arabic: "U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF",
  hebrew: "U+590-5FF,U+20AA,U+25CC,U+FB1D-FB4F",
} as const;
type Subset = keyof typeof RANGES;

const GENERIC: Readonly<Record<FontKind, string>> = {
  sans: "system-ui, sans-serif",
  serif: "Georgia, serif",
  display: "system-ui, sans-serif",
  handwriting: "cursive",
};

/** Scripts of so many letters that a family comes in a hundred files, described by a sheet of their own. */
function isLarge(script: FontScript): script is "japanese" | "chinese" {
  return script === "japanese" || script === "chinese";
}

function standIn(id: FontId, script: FontScript | null): FontId | null {
  return script === null || hasScript(id, script) ? null : standInFor(script);
}

function cssName(id: FontId): string {
  return `"${fontOf(id).name} Variable"`;
}

/** The value of `font-family` for a font in a language. An unknown font is the default one. */
export function fontFamily(id: string, language: ContentLanguage): string {
  const font = isFontId(id) ? id : DEFAULT_FONT;
  const behind = standIn(font, scriptOf(language));
  return [cssName(font), ...(behind ? [cssName(behind)] : []), GENERIC[fontOf(font).kind]].join(",");
}

/** A file of a family. */
interface Face {
  readonly id: FontId;
  readonly subset: Subset | "latin";
}

function hrefOf({ id, subset }: Face): string {
  return fontHref(id, subset, versions[id]);
}

function ruleOf(face: Face, display: FontDisplay): string {
  const range = face.subset === "latin" ? "" : `;unicode-range:${RANGES[face.subset]}`;
  return (
    `@font-face{font-family:${cssName(face.id)};src:url(${hrefOf(face)}) format("woff2");` +
    `font-weight:100 900;font-display:${display}${range}}`
  );
}

function isOnSheet(id: FontId, script: FontScript | null): boolean {
  return script !== null && isLarge(script) && hasScript(id, script);
}

/** The files that a page in a language needs for the fonts it uses, but for families that `fontSheets` brings. */
function facesOf(used: readonly string[], language: ContentLanguage): readonly Face[] {
  const script = scriptOf(language);
  const chosen = [...new Set(used.filter(isFontId))].filter((id) => !isOnSheet(id, script));
  const own = chosen.flatMap((id) => [
    { id, subset: "latin" } as const,
    ...(EXTENDED_LATIN.has(language) ? [{ id, subset: "latin-ext" } as const] : []),
    ...(script !== null && !isLarge(script) && hasScript(id, script) ? [{ id, subset: script }] : []),
  ]);
  const behind = new Set(chosen.flatMap((id) => standIn(id, script) ?? []));
  const lent = [...behind]
    .filter((id) => !chosen.includes(id))
    .flatMap((id) => (script === null || isLarge(script) ? [] : [{ id, subset: script }]));
  return [...own, ...lent];
}

/**
 * The `@font-face` rules that a page in a language needs for the fonts it uses. Families that `fontSheets`
 * brings are left out.
 */
export function fontFaces(
  used: readonly string[],
  language: ContentLanguage,
  display: FontDisplay = "swap",
): string {
  return facesOf(used, language)
    .map((face) => ruleOf(face, display))
    .join("");
}

/** Where the files of `fontFaces` lie, for asking for them before the style is read. */
export function fontHrefs(used: readonly string[], language: ContentLanguage): readonly string[] {
  return facesOf(used, language).map(hrefOf);
}

/** The style sheets that a Japanese or Chinese page loads for the fonts it uses; of most pages none. */
export function fontSheets(
  used: readonly string[],
  language: ContentLanguage,
  display: FontDisplay = "swap",
): readonly string[] {
  const script = scriptOf(language);
  return [...new Set(used.filter(isFontId))]
    .filter((id) => isOnSheet(id, script))
    .map((id) => fontSheetHref(id, display));
}
