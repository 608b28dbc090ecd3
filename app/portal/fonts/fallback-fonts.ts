import { families, systems } from "virtual:font-metrics";
import { type FontId, getFont } from "#domain/look/font.ts";
import {
  isLike,
  type MeasuredScript,
  SYSTEM_FONT_NAMES,
  type SystemFontName,
  systemFont,
  type WidthsOfScripts,
} from "./system-fonts.ts";
import { UNICODE_RANGES } from "./unicode-ranges.ts";

const REGULAR = 0;
const BOLD = 1;
type Boldness = typeof REGULAR | typeof BOLD;

function percent(share: number, decimals = 0): string {
  return `${Number((share * 100).toFixed(decimals))}%`;
}

/** Scripts that both a family and a system font support. */
function getSharedScripts(
  id: FontId,
  name: SystemFontName,
  scripts: readonly MeasuredScript[],
): readonly MeasuredScript[] {
  const widths: WidthsOfScripts = families[id].widths;
  return scripts.filter((script) => systemFont(name).scripts.includes(script) && widths[script]);
}

function systemFontsFor(id: FontId, scripts: readonly MeasuredScript[]): readonly SystemFontName[] {
  return SYSTEM_FONT_NAMES.filter(
    (name) => isLike(name, getFont(id).kind) && getSharedScripts(id, name, scripts).length > 0,
  );
}

function toCssName(id: FontId, name: SystemFontName): string {
  return `${id}-${name}`;
}

/**
 * Scale of a system font at which its texts have a family's width.
 *
 * @returns `null` if one of them lacks the script.
 */
export function sizeAdjust(
  id: FontId,
  name: SystemFontName,
  script: MeasuredScript,
  boldness: Boldness,
): number | null {
  const wanted = families[id].widths[script];
  const given = systems[name][script];
  return wanted && given ? wanted[boldness] / given[boldness] : null;
}

/** Line metrics. Browsers take them from the font with the space, so the face for all letters needs them. */
function buildLineMetrics(id: FontId, size: number): string {
  const { ascent, descent, lineGap } = families[id];
  return (
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};` +
    `line-gap-override:${percent(lineGap / size)}`
  );
}

function toRule(id: FontId, name: SystemFontName, script: MeasuredScript, boldness: Boldness): string {
  const size = sizeAdjust(id, name, script, boldness);
  if (size === null) return "";
  const sources = systemFont(name).local[boldness].map((local) => `local(${local})`);
  return (
    `@font-face{font-family:${toCssName(id, name)};src:${sources.join(",")};` +
    `${boldness === BOLD ? "font-weight:700;" : ""}size-adjust:${percent(size, 1)};` +
    `${script === "latin" ? buildLineMetrics(id, size) : `unicode-range:${UNICODE_RANGES[script]}`}}`
  );
}

/** Fallback font names of a family for some scripts, in font stack order. */
export function fallbackNames(id: FontId, scripts: readonly MeasuredScript[]): readonly string[] {
  return systemFontsFor(id, scripts).map((name) => toCssName(id, name));
}

/**
 * `@font-face` rules of a family's fallback fonts: system fonts with the family's width and line metrics, so
 * that lines break at the same words before and after its files load. `scripts` begins with Latin, whose
 * faces have no `unicode-range`: browsers prefer the later of two matching faces.
 */
export function fallbackFaces(id: FontId, scripts: readonly MeasuredScript[]): string {
  return systemFontsFor(id, scripts)
    .flatMap((name) =>
      getSharedScripts(id, name, scripts).flatMap((script) => [
        toRule(id, name, script, REGULAR),
        toRule(id, name, script, BOLD),
      ]),
    )
    .join("");
}
