import { versions } from "virtual:font-versions";
import {
  DEFAULT_FONT,
  type FontId,
  type FontKind,
  type FontScript,
  fallbackFontFor,
  getFont,
  hasScript,
  isFontId,
  type LetterKind,
  type LetterKinds,
} from "#domain/look/font.ts";
import { fallbackFaces, fallbackNames } from "./fallback-fonts.ts";
import { fontHref, fontSheetHref } from "./font-href.ts";
import { MEASURED_SCRIPTS, type MeasuredScript } from "./system-fonts.ts";
import { type RangedSubset, UNICODE_RANGES } from "./unicode-ranges.ts";

type Subset = RangedSubset | "latin";

const GENERIC: Readonly<Record<FontKind, string>> = {
  sans: "system-ui, sans-serif",
  serif: "Georgia, serif",
  display: "system-ui, sans-serif",
  handwriting: "cursive",
};

/** Scripts whose families are split into a hundred files, with a style sheet of their own. */
function isLarge(kind: LetterKind): kind is "japanese" | "chinese" {
  return kind === "japanese" || kind === "chinese";
}

/** Whether a family has a letter set. All families have extended Latin. */
function hasLetters(id: FontId, kind: LetterKind): boolean {
  return kind === "latin-ext" || hasScript(id, kind);
}

/** For each letter set that a family lacks: the fallback family that has it. */
function fallbackFontsFor(
  id: FontId,
  letters: LetterKinds,
): readonly { readonly id: FontId; readonly script: FontScript }[] {
  return [...letters].flatMap((kind) => {
    if (kind === "latin-ext" || hasScript(id, kind)) return [];
    const fallback = fallbackFontFor(kind);
    return fallback === null ? [] : [{ id: fallback, script: kind }];
  });
}

function toCssName(id: FontId): string {
  return `"${getFont(id).name} Variable"`;
}

/** Scripts of `letters` that the family itself has. */
function getOwnScripts(id: FontId, letters: LetterKinds): readonly MeasuredScript[] {
  return MEASURED_SCRIPTS.filter(
    (script) => script === "latin" || (letters.has(script) && hasScript(id, script)),
  );
}

/** Scripts per family on a page: its own, and those it provides for other families. */
function getScriptsUsed(
  used: readonly FontId[],
  letters: LetterKinds,
): ReadonlyMap<FontId, ReadonlySet<MeasuredScript>> {
  const scripts = new Map<FontId, Set<MeasuredScript>>();
  const add = (id: FontId, script: MeasuredScript) =>
    scripts.set(id, (scripts.get(id) ?? new Set()).add(script));
  for (const id of used) for (const script of getOwnScripts(id, letters)) add(id, script);
  for (const { id, script } of used.flatMap((one) => fallbackFontsFor(one, letters))) {
    if (!isLarge(script)) add(id, script);
  }
  return scripts;
}

/**
 * `font-family` value for a page with these letters: the family, others for missing scripts, and all their
 * fallback fonts. Unknown fonts become the default.
 */
export function getFontFamily(id: string, letters: LetterKinds): string {
  const font = isFontId(id) ? id : DEFAULT_FONT;
  const scripts = getScriptsUsed([font], letters);
  // The family's own fallback fonts are last: they cover all letters, the others only one script.
  const families = [...scripts.keys()];
  const fallbacks = families.toReversed().flatMap((one) => fallbackNames(one, [...(scripts.get(one) ?? [])]));
  return [...families.map(toCssName), ...fallbacks, GENERIC[getFont(font).kind]].join(",");
}

/** One file of a family. */
interface Face {
  readonly id: FontId;
  readonly subset: Subset;
}

function getHref({ id, subset }: Face): string {
  return fontHref(id, subset, versions[id]);
}

function toRule(face: Face): string {
  const range = face.subset === "latin" ? "" : `;unicode-range:${UNICODE_RANGES[face.subset]}`;
  return (
    `@font-face{font-family:${toCssName(face.id)};src:url(${getHref(face)}) format("woff2");` +
    `font-weight:100 900;font-display:swap${range}}`
  );
}

function isOnSheet(id: FontId, letters: LetterKinds): boolean {
  return [...letters].some((kind) => isLarge(kind) && hasScript(id, kind));
}

/** Files that a page with these letters needs for its fonts, without families in `fontSheets`. */
function getFaces(used: readonly string[], letters: LetterKinds): readonly Face[] {
  const wanted = [...new Set(used.filter(isFontId))];
  const chosen = wanted.filter((id) => !isOnSheet(id, letters));
  const own = chosen.flatMap((id) => [
    { id, subset: "latin" } as const,
    ...[...letters].flatMap((kind) => (isLarge(kind) || !hasLetters(id, kind) ? [] : [{ id, subset: kind }])),
  ]);
  const fallbacks = new Map<FontId, Face>();
  for (const { id, script } of wanted.flatMap((one) => fallbackFontsFor(one, letters))) {
    if (!isLarge(script) && !chosen.includes(id)) fallbacks.set(id, { id, subset: script });
  }
  return [...own, ...fallbacks.values()];
}

/**
 * `@font-face` rules that a page with these letters needs for its fonts, including fallback fonts. Without
 * families in `fontSheets`.
 */
export function buildFontFaces(used: readonly string[], letters: LetterKinds): string {
  const files = getFaces(used, letters).map(toRule);
  const scripts = getScriptsUsed([...new Set(used.filter(isFontId))], letters);
  const fallbacks = [...scripts].map(([id, shared]) => fallbackFaces(id, [...shared]));
  return [...files, ...fallbacks].join("");
}

/** URLs of the files in `buildFontFaces`, for preloading. */
export function fontHrefs(used: readonly string[], letters: LetterKinds): readonly string[] {
  return getFaces(used, letters).map(getHref);
}

/** Font style sheets of a page with Japanese or Chinese text; for most pages none. */
export function fontSheets(used: readonly string[], letters: LetterKinds): readonly string[] {
  return [...new Set(used.filter(isFontId))].filter((id) => isOnSheet(id, letters)).map(fontSheetHref);
}
