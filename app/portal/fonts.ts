import { versions } from "virtual:font-versions";
import {
  DEFAULT_FONT,
  type FontId,
  type FontKind,
  type FontScript,
  fontOf,
  hasScript,
  isFontId,
  type LetterKind,
  type Letters,
  standInFor,
} from "#domain/font.ts";
import { type FontDisplay, fontHref, fontSheetHref } from "./font-href.ts";

/** Characters of the files that only some pages need; the first file is for all the others. */
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
function isLarge(kind: LetterKind): kind is "japanese" | "chinese" {
  return kind === "japanese" || kind === "chinese";
}

/** Every family has the extended Latin. */
function hasLetters(id: FontId, kind: LetterKind): boolean {
  return kind === "latin-ext" || hasScript(id, kind);
}

/** The kinds of letters that a family has no file for, each with the family that does. */
function lentTo(
  id: FontId,
  letters: Letters,
): readonly { readonly id: FontId; readonly script: FontScript }[] {
  return [...letters].flatMap((kind) => {
    if (kind === "latin-ext" || hasScript(id, kind)) return [];
    const standIn = standInFor(kind);
    return standIn === null ? [] : [{ id: standIn, script: kind }];
  });
}

function cssName(id: FontId): string {
  return `"${fontOf(id).name} Variable"`;
}

/** The value of `font-family` for a font on a page with these letters. An unknown font is the default one. */
export function fontFamily(id: string, letters: Letters): string {
  const font = isFontId(id) ? id : DEFAULT_FONT;
  const behind = new Set(lentTo(font, letters).map((standIn) => cssName(standIn.id)));
  return [cssName(font), ...behind, GENERIC[fontOf(font).kind]].join(",");
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

function isOnSheet(id: FontId, letters: Letters): boolean {
  return [...letters].some((kind) => isLarge(kind) && hasScript(id, kind));
}

/** The files that a page with these letters needs for the fonts it uses, but for families that `fontSheets` brings. */
function facesOf(used: readonly string[], letters: Letters): readonly Face[] {
  const wanted = [...new Set(used.filter(isFontId))];
  const chosen = wanted.filter((id) => !isOnSheet(id, letters));
  const own = chosen.flatMap((id) => [
    { id, subset: "latin" } as const,
    ...[...letters].flatMap((kind) => (isLarge(kind) || !hasLetters(id, kind) ? [] : [{ id, subset: kind }])),
  ]);
  const lent = new Map<FontId, Face>();
  for (const { id, script } of wanted.flatMap((one) => lentTo(one, letters))) {
    if (!isLarge(script) && !chosen.includes(id)) lent.set(id, { id, subset: script });
  }
  return [...own, ...lent.values()];
}

/**
 * The `@font-face` rules that a page with these letters needs for the fonts it uses. Families that
 * `fontSheets` brings are left out.
 */
export function fontFaces(used: readonly string[], letters: Letters, display: FontDisplay = "swap"): string {
  return facesOf(used, letters)
    .map((face) => ruleOf(face, display))
    .join("");
}

/** Where the files of `fontFaces` lie, for asking for them before the style is read. */
export function fontHrefs(used: readonly string[], letters: Letters): readonly string[] {
  return facesOf(used, letters).map(hrefOf);
}

/** The style sheets that a page with Japanese or Chinese words loads for the fonts it uses; most pages none. */
export function fontSheets(
  used: readonly string[],
  letters: Letters,
  display: FontDisplay = "swap",
): readonly string[] {
  return [...new Set(used.filter(isFontId))]
    .filter((id) => isOnSheet(id, letters))
    .map((id) => fontSheetHref(id, display));
}
