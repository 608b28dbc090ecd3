import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FONTS, type FontId } from "#domain/look/font.ts";
import { type FontAxis, fontHref, getAxis } from "../fonts/font-href.ts";

/** Subsets for content languages; others (Greek, Vietnamese, mathematics …) are not served. */
const USED_SUBSET = /^(?:latin|latin-ext|cyrillic|arabic|hebrew|\d+)$/;

interface FontSubset {
  /** A script, or a number if a script is split into a hundred files. */
  readonly name: string;
  /** Path inside the package. */
  readonly file: string;
  /** URL for guests. */
  readonly href: string;
  readonly weights: string;
  readonly range: string;
}

interface FontPackage {
  readonly id: FontId;
  readonly version: string;
  readonly licenceFile: string;
  readonly subsets: readonly FontSubset[];
}

const require = createRequire(import.meta.url);

function readField(rule: string, pattern: RegExp): string {
  const found = pattern.exec(rule)?.[1];
  if (found === undefined) throw new Error(`A font rule has no ${pattern.source}: ${rule.slice(0, 200)}`);
  return found;
}

/** The files of a family's package for our languages, from its own style sheet. */
export function readFontPackage(id: FontId, axis: FontAxis = getAxis(id)): FontPackage {
  const manifest = require.resolve(`@fontsource-variable/${id}/package.json`);
  const folder = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const rules = readFileSync(join(folder, `${axis}.css`), "utf8").match(/@font-face \{[^}]+\}/g);
  const subsets = (rules ?? []).map((rule) => {
    const file = readField(rule, /url\(\.\/files\/([^)]+)\)/);
    const name = file.slice(id.length + 1).replace(/-[a-z]+-normal\.woff2$/, "");
    return {
      name,
      file: join(folder, "files", file),
      href: fontHref(id, name, version, axis),
      weights: readField(rule, /font-weight: ([^;]+);/),
      range: readField(rule, /unicode-range: ([^;]+);/),
    };
  });
  return {
    id,
    version,
    licenceFile: join(folder, "LICENSE"),
    subsets: subsets.filter(({ name }) => USED_SUBSET.test(name)),
  };
}

export function readFontPackages(): readonly FontPackage[] {
  return FONTS.map(({ id }) => readFontPackage(id));
}

/** Additional fonts: for staff screens, and for portals published with them. */
export function readScreenFonts(): readonly FontPackage[] {
  return [readFontPackage("inter", "opsz")];
}

/** A family's `@font-face` rules: the browser fetches only files with needed letters. */
export function buildStyleSheet({ id, subsets }: FontPackage): string {
  const family = FONTS.find((font) => font.id === id)?.name;
  const faces = subsets.map(
    ({ href, weights, range }) =>
      `@font-face{font-family:"${family} Variable";src:url(${href}) format("woff2");` +
      `font-weight:${weights};font-display:swap;unicode-range:${range}}`,
  );
  return `/* ${family}: SIL Open Font License 1.1, ${id}.txt */\n${faces.join("\n")}\n`;
}
