import { createRequire } from "node:module";
import { FONT_IDS, type FontId } from "#domain/look/font.ts";
import {
  type FontMetrics,
  MEASURED_SCRIPTS,
  type MeasuredScript,
  SYSTEM_FONT_NAMES,
  type SystemFontName,
  systemFont,
  type WidthsOfScripts,
} from "../fonts/system-fonts.ts";
import { readFontPackage } from "./font-package.ts";
import { type OpenFont, openFont } from "./open-font.ts";
import { sampleRuns } from "./sample-text.ts";

const REGULAR = 400;
const BOLD = 700;
/** Weight of buttons and headings, except in Arabic, where they are bold (style/buttons.css). */
const SEMIBOLD = 600;

/** Free fonts with the same metrics as system fonts: the font itself or its replacement. */
const MEASURED_PACKAGES: Readonly<Record<SystemFontName, string>> = {
  arial: "@fontsource/arimo",
  times: "@fontsource/tinos",
  roboto: "@fontsource/roboto",
  noto: "@fontsource/noto-serif",
  naskh: "@fontsource-variable/noto-naskh-arabic",
  hebrew: "@fontsource-variable/noto-sans-hebrew",
};

const require = createRequire(import.meta.url);

/** Regular and bold of one font. */
export type Pair = readonly [regular: OpenFont, bold: OpenFont];

/** A system font's free counterpart. */
export function openSystemFont(name: SystemFontName, script: MeasuredScript): Pair {
  const folder = MEASURED_PACKAGES[name];
  const isVariable = folder.startsWith("@fontsource-variable/");
  const open = (weight: number) => {
    const file = `${folder.split("/")[1]}-${script}-${isVariable ? "wght" : weight}-normal.woff2`;
    return openFont(require.resolve(`${folder}/files/${file}`), weight);
  };
  return [open(REGULAR), open(BOLD)];
}

/** A family's file for a script in the page's weights; `null` if it has none. */
export function openFamily(id: FontId, script: MeasuredScript): Pair | null {
  const file = readFontPackage(id).subsets.find(({ name }) => name === script)?.file;
  if (file === undefined) return null;
  return [openFont(file, REGULAR), openFont(file, script === "arabic" ? BOLD : SEMIBOLD)];
}

function roundEms(ems: number): number {
  return Number(ems.toFixed(3));
}

/** Total width of the runs on one line. */
export function sumWidths({ measureWidth: getWidth }: OpenFont, runs: readonly string[]): number {
  return runs.reduce((sum, run) => sum + getWidth(run), 0);
}

function getWidths(getPair: (script: MeasuredScript) => Pair | null): WidthsOfScripts {
  const measured = MEASURED_SCRIPTS.flatMap((script) => {
    const pair = getPair(script);
    const runs = sampleRuns(script);
    const letters = runs.join("").length;
    return pair ? [[script, pair.map((font) => roundEms(sumWidths(font, runs) / letters))] as const] : [];
  });
  return Object.fromEntries(measured);
}

function measureFamily(id: FontId): FontMetrics {
  const pairs = new Map(MEASURED_SCRIPTS.map((script) => [script, openFamily(id, script)]));
  const [latin] = pairs.get("latin") ?? [];
  if (!latin) throw new Error(`The font ${id} has no Latin letters.`);
  return {
    ascent: roundEms(latin.ascent),
    descent: roundEms(latin.descent),
    lineGap: roundEms(latin.lineGap),
    widths: getWidths((script) => pairs.get(script) ?? null),
  };
}

/** Metrics that each family's fallback fonts are adjusted to. */
export function measureFamilies(): Readonly<Record<FontId, FontMetrics>> {
  return Object.fromEntries(FONT_IDS.map((id) => [id, measureFamily(id)])) as Record<FontId, FontMetrics>;
}

export function measureSystemFonts(): Readonly<Record<SystemFontName, WidthsOfScripts>> {
  const measured = SYSTEM_FONT_NAMES.map((name) => {
    const { scripts } = systemFont(name);
    return [name, getWidths((script) => (scripts.includes(script) ? openSystemFont(name, script) : null))];
  });
  return Object.fromEntries(measured);
}
