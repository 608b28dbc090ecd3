import { families, systems } from "virtual:font-metrics";
import { type FontId, fontOf } from "#domain/look/font.ts";
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

/** Scripts that both a family and a system font have. */
function sharedScripts(
  id: FontId,
  name: SystemFontName,
  scripts: readonly MeasuredScript[],
): readonly MeasuredScript[] {
  const widths: WidthsOfScripts = families[id].widths;
  return scripts.filter((script) => systemFont(name).scripts.includes(script) && widths[script]);
}

function systemFontsFor(id: FontId, scripts: readonly MeasuredScript[]): readonly SystemFontName[] {
  return SYSTEM_FONT_NAMES.filter(
    (name) => isLike(name, fontOf(id).kind) && sharedScripts(id, name, scripts).length > 0,
  );
}

function cssName(id: FontId, name: SystemFontName): string {
  return `${id}-${name}`;
}

/**
 * How many times as large a system font has to be drawn, so that its texts are as wide as a family's.
 *
 * @returns null where one of the two does not have the script.
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

/** Line metrics, which browsers take from the font that has the space: a face for all letters needs them. */
function lineMetrics(id: FontId, size: number): string {
  const { ascent, descent, lineGap } = families[id];
  return (
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};` +
    `line-gap-override:${percent(lineGap / size)}`
  );
}

function ruleOf(id: FontId, name: SystemFontName, script: MeasuredScript, boldness: Boldness): string {
  const size = sizeAdjust(id, name, script, boldness);
  if (size === null) return "";
  const sources = systemFont(name).local[boldness].map((local) => `local(${local})`);
  return (
    `@font-face{font-family:${cssName(id, name)};src:${sources.join(",")};` +
    `${boldness === BOLD ? "font-weight:700;" : ""}size-adjust:${percent(size, 1)};` +
    `${script === "latin" ? lineMetrics(id, size) : `unicode-range:${UNICODE_RANGES[script]}`}}`
  );
}

/** The names of a family's fallback fonts for some scripts, in the order of the font stack. */
export function fallbackNames(id: FontId, scripts: readonly MeasuredScript[]): readonly string[] {
  return systemFontsFor(id, scripts).map((name) => cssName(id, name));
}

/**
 * The `@font-face` rules of a family's fallback fonts: system fonts in the size and with the line metrics of the
 * family, so that lines break at the same words before and after its files arrive. `scripts` begin with Latin, whose
 * faces have no range: of two faces that have a letter, browsers take the later one.
 */
export function fallbackFaces(id: FontId, scripts: readonly MeasuredScript[]): string {
  return systemFontsFor(id, scripts)
    .flatMap((name) =>
      sharedScripts(id, name, scripts).flatMap((script) => [
        ruleOf(id, name, script, REGULAR),
        ruleOf(id, name, script, BOLD),
      ]),
    )
    .join("");
}
