import { versions } from "virtual:font-versions";
import {
  DEFAULT_FONT,
  type FontId,
  type FontKind,
  type FontScript,
  fallbackFontFor,
  fontOf,
  hasScript,
  isFontId,
  type LetterKind,
  type Letters,
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

/** Scripts of so many letters that a family comes in a hundred files, described by a sheet of their own. */
function isLarge(kind: LetterKind): kind is "japanese" | "chinese" {
  return kind === "japanese" || kind === "chinese";
}

/** Every family has the extended Latin. */
function hasLetters(id: FontId, kind: LetterKind): boolean {
  return kind === "latin-ext" || hasScript(id, kind);
}

/** The kinds of letters that a family has no file for, each with the family that does. */
function fallbackFontsFor(
  id: FontId,
  letters: Letters,
): readonly { readonly id: FontId; readonly script: FontScript }[] {
  return [...letters].flatMap((kind) => {
    if (kind === "latin-ext" || hasScript(id, kind)) return [];
    const fallback = fallbackFontFor(kind);
    return fallback === null ? [] : [{ id: fallback, script: kind }];
  });
}

function cssName(id: FontId): string {
  return `"${fontOf(id).name} Variable"`;
}

/** The scripts among these letters that are a family's own. */
function ownScripts(id: FontId, letters: Letters): readonly MeasuredScript[] {
  return MEASURED_SCRIPTS.filter(
    (script) => script === "latin" || (letters.has(script) && hasScript(id, script)),
  );
}

/** The scripts of each family that a page uses: its own, and those that it has for families without them. */
function scriptsUsed(
  used: readonly FontId[],
  letters: Letters,
): ReadonlyMap<FontId, ReadonlySet<MeasuredScript>> {
  const scripts = new Map<FontId, Set<MeasuredScript>>();
  const add = (id: FontId, script: MeasuredScript) =>
    scripts.set(id, (scripts.get(id) ?? new Set()).add(script));
  for (const id of used) for (const script of ownScripts(id, letters)) add(id, script);
  for (const { id, script } of used.flatMap((one) => fallbackFontsFor(one, letters))) {
    if (!isLarge(script)) add(id, script);
  }
  return scripts;
}

/**
 * The value of `font-family` for a font on a page with these letters: the family, others for letters that it lacks,
 * and the fallback fonts of all of them. An unknown font is the default one.
 */
export function fontFamily(id: string, letters: Letters): string {
  const font = isFontId(id) ? id : DEFAULT_FONT;
  const scripts = scriptsUsed([font], letters);
  // The family's own fallback fonts stand last: theirs are for all letters, the others for those of one script.
  const families = [...scripts.keys()];
  const fallbacks = families.toReversed().flatMap((one) => fallbackNames(one, [...(scripts.get(one) ?? [])]));
  return [...families.map(cssName), ...fallbacks, GENERIC[fontOf(font).kind]].join(",");
}

/** A file of a family. */
interface Face {
  readonly id: FontId;
  readonly subset: Subset;
}

function hrefOf({ id, subset }: Face): string {
  return fontHref(id, subset, versions[id]);
}

function ruleOf(face: Face): string {
  const range = face.subset === "latin" ? "" : `;unicode-range:${UNICODE_RANGES[face.subset]}`;
  return (
    `@font-face{font-family:${cssName(face.id)};src:url(${hrefOf(face)}) format("woff2");` +
    `font-weight:100 900;font-display:swap${range}}`
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
  const fallbacks = new Map<FontId, Face>();
  for (const { id, script } of wanted.flatMap((one) => fallbackFontsFor(one, letters))) {
    if (!isLarge(script) && !chosen.includes(id)) fallbacks.set(id, { id, subset: script });
  }
  return [...own, ...fallbacks.values()];
}

/**
 * The `@font-face` rules that a page with these letters needs for the fonts it uses, with those of their fallback
 * fonts. Files of families that `fontSheets` brings are left out.
 */
export function fontFaces(used: readonly string[], letters: Letters): string {
  const files = facesOf(used, letters).map(ruleOf);
  const scripts = scriptsUsed([...new Set(used.filter(isFontId))], letters);
  const fallbacks = [...scripts].map(([id, shared]) => fallbackFaces(id, [...shared]));
  return [...files, ...fallbacks].join("");
}

/** Where the files of `fontFaces` lie, for asking for them before the style is read. */
export function fontHrefs(used: readonly string[], letters: Letters): readonly string[] {
  return facesOf(used, letters).map(hrefOf);
}

/** The style sheets that a page with Japanese or Chinese words loads for the fonts it uses; most pages none. */
export function fontSheets(used: readonly string[], letters: Letters): readonly string[] {
  return [...new Set(used.filter(isFontId))].filter((id) => isOnSheet(id, letters)).map(fontSheetHref);
}
