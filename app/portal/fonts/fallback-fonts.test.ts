import { families, systems } from "virtual:font-metrics";
import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { FONT_IDS, type FontId, findScript, getFont, hasScript } from "#domain/look/font.ts";
import { readFontPackage } from "../font-files/font-package.ts";
import { openFamily, openSystemFont, type Pair, sumWidths } from "../font-files/measure-fonts.ts";
import { openFont } from "../font-files/open-font.ts";
import { splitRuns } from "../font-files/sample-text.ts";
import { fallbackFaces, fallbackNames, sizeAdjust } from "./fallback-fonts.ts";
import {
  isLike,
  MEASURED_SCRIPTS,
  type MeasuredScript,
  SYSTEM_FONT_NAMES,
  type SystemFontName,
  systemFont,
} from "./system-fonts.ts";

/** A phone line has about thirty letters: allow one letter of difference. */
const DIFFERENCE_MAX = 0.03;
const BOTH = [0, 1] as const;

/** Languages written with the script; extended Latin is not measured separately. */
function languagesIn(script: MeasuredScript) {
  return CONTENT_LANGUAGE_CODES.filter((language) => (findScript(language) ?? "latin") === script);
}

function familiesLike(name: SystemFontName, script: MeasuredScript): readonly FontId[] {
  return FONT_IDS.filter(
    (id) => isLike(name, getFont(id).kind) && (script === "latin" || hasScript(id, script)),
  );
}

interface Width {
  readonly language: ContentLanguage;
  readonly boldness: 0 | 1;
  readonly ems: number;
}
const widths = new Map<string, readonly Width[]>();

/** Text widths in a font, for all languages of a script; each font is measured once. */
function widthsIn(font: string, script: MeasuredScript, open: () => Pair | null): readonly Width[] {
  const key = `${font} ${script}`;
  const known = widths.get(key);
  if (known) return known;
  const pair = open();
  if (!pair) throw new Error(`${font} has no ${script} letters.`);
  const measured = BOTH.flatMap((boldness) =>
    languagesIn(script).map((language) => ({
      language,
      boldness,
      ems: sumWidths(pair[boldness], splitRuns(language, script)),
    })),
  );
  widths.set(key, measured);
  return measured;
}

/** Differences in text width between a fallback font and the family, for all languages of a script. */
function getDifferences(id: FontId, name: SystemFontName, script: MeasuredScript) {
  const system = widthsIn(`system ${name}`, script, () => openSystemFont(name, script));
  return widthsIn(id, script, () => openFamily(id, script)).map(({ language, boldness, ems }, index) => {
    const size = sizeAdjust(id, name, script, boldness) ?? 0;
    const difference = (size * (system[index]?.ems ?? 0)) / ems - 1;
    return { id, language, boldness, difference: Math.abs(difference) };
  });
}

const PAIRS = SYSTEM_FONT_NAMES.flatMap((name) =>
  systemFont(name).scripts.map((script) => [name, script] as const),
);

describe("fallback fonts", () => {
  it.each(PAIRS)(
    "of %s have the family's text width in every language that is %s [S8, S83]",
    (name, script) => {
      const differences = familiesLike(name, script).flatMap((id) => getDifferences(id, name, script));
      expect(differences.length).toBeGreaterThan(0);
      expect(differences.filter(({ difference }) => difference > DIFFERENCE_MAX)).toEqual([]);
    },
  );

  it("would differ without adjustment", () => {
    const [family] = openFamily("oswald", "latin") ?? [];
    const [arial] = openSystemFont("arial", "latin");
    const runs = splitRuns("en", "latin");
    expect(sumWidths(arial, runs) / (family ? sumWidths(family, runs) : 0)).toBeGreaterThan(1.2);
  });

  it.each(["noto-sans-jp", "noto-serif-jp", "noto-sans-sc", "noto-serif-sc"] as const)(
    "need no adjustment where letters are square, as in %s [S83]",
    (id) => {
      const files = readFontPackage(id).subsets.filter(
        ({ name, range }) => /^\d+$/.test(name) && /4E[0-9A-F]{2}|30[4-9A-F]/i.test(range),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const { file, range } of files.slice(-3)) {
        const letter = /U\+(4E[0-9A-F]{2}|30[4-9A-F][0-9A-F])/i.exec(range)?.[1] ?? "";
        expect(
          openFont(file, 400).measureWidth(String.fromCodePoint(Number.parseInt(letter, 16))),
          letter,
        ).toBe(1);
      }
    },
  );

  it("give lines the family's height and baseline [S8]", () => {
    for (const id of FONT_IDS) {
      const rules = fallbackFaces(id, ["latin"]).match(/@font-face\{[^}]+\}/g) ?? [];
      expect(rules.length, id).toBe(4);
      for (const rule of rules) {
        const getShare = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
        const size = getShare("size-adjust");
        const { ascent, descent, lineGap } = families[id];
        const wanted = { ascent, descent, "line-gap": lineGap };
        for (const [name, ems] of Object.entries(wanted)) {
          expect(Math.abs(size * getShare(`${name}-override`) - ems), `${id} ${name}`).toBeLessThan(0.01);
        }
      }
    }
  });

  it("exist for each script of each family on both kinds of device, except Arabic [S8, S83]", () => {
    for (const id of FONT_IDS) {
      for (const script of MEASURED_SCRIPTS.filter((one) => one === "latin" || hasScript(id, one))) {
        const names = fallbackNames(id, [script]);
        expect(names.length, `${id} ${script}`).toBeGreaterThanOrEqual(script === "arabic" ? 1 : 2);
        for (const name of names) expect(fallbackFaces(id, [script])).toContain(`font-family:${name};`);
      }
    }
  });

  it("add less than 5 KB to the Worker", () => {
    expect(JSON.stringify({ families, systems }).length).toBeLessThan(5_120);
  });
});
