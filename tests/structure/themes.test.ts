import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio } from "#domain/look/colour.ts";

type Sheet = ReadonlyMap<string, string>;

/** Custom properties of a sheet or a part of it, without the leading dashes. */
function getProperties(css: string): Sheet {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const tokens = readFileSync("brand/tokens.css", "utf8");
const [primitives = "", semantics = ""] = tokens.split("/* ---------- 2. semantics: light ---------- */");
const light = getProperties(semantics);
const dark = getProperties(readFileSync("brand/tokens-dark.css", "utf8"));

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

const toHex = (channels: Channels) =>
  `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel).toString(16).padStart(2, "0"))
    .join("")}`;

/** Parses our sheets' colours: `#rrggbb`, `rgb(r g b / a)`, `var(…)` and `color-mix(in srgb, …)`. */
function colourIn(value: string, sheet: Sheet): Channels {
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (named) return colourIn(sheet.get(named) ?? "", sheet);
  const [, one, share, other] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
  if (one && other) {
    const [a, b] = [colourIn(one, sheet), colourIn(other, sheet)];
    return a.map(
      (channel, at) => channel * (Number(share) / 100) + (b[at] ?? 0) * (1 - Number(share) / 100),
    ) as unknown as Channels;
  }
  const written = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  if (written) return written as unknown as Channels;
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`No colour: ${value}`);
  const number = Number.parseInt(value.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255, 1];
}

/** Blends a translucent colour with its ground. */
function upon(colour: Channels, ground: Channels): Channels {
  const [, , , alpha] = colour;
  return [0, 1, 2]
    .map((at) => (colour[at] ?? 0) * alpha + (ground[at] ?? 0) * (1 - alpha))
    .concat(1) as unknown as Channels;
}

const GROUNDS = ["surface-page", "surface-canvas", "surface-raised", "surface-sidebar", "surface-sunken"];
const STATUS = ["success", "warn", "danger", "info"];

/** Ink, its grounds, and the contrast that WCAG AA requires. A ground may lie on another. */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  [
    "text-strong",
    [...GROUNDS, "surface-selected", "surface-neutral", "surface-chosen", "surface-hover"],
    CONTRAST_TEXT,
  ],
  ["text-default", [...GROUNDS, "surface-selected", "surface-hover", "surface-pressed"], CONTRAST_TEXT],
  ["text-muted", [...GROUNDS, "surface-selected", "surface-neutral", "surface-hover"], CONTRAST_TEXT],
  ["text-subtle", [...GROUNDS, "surface-selected", "surface-hover"], CONTRAST_TEXT],
  ["text-link", [...GROUNDS, "surface-selected"], CONTRAST_TEXT],
  ["text-inverse", ["surface-inverse"], CONTRAST_TEXT],
  ["text-on-primary", ["fill-primary", "fill-primary-hover", "fill-primary-pressed"], CONTRAST_TEXT],
  ["text-on-danger", ["fill-danger", "fill-danger-hover"], CONTRAST_TEXT],
  ["text-on-dark", ["fill-dark"], CONTRAST_TEXT],
  ["text-on-neutral", ["surface-neutral"], CONTRAST_TEXT],
  ["text-on-highlight", ["surface-highlight"], CONTRAST_TEXT],
  ["text-current", ["surface-page", "surface-canvas"], CONTRAST_TEXT],
  ["icon-current", ["surface-highlight", "surface-selected", "surface-raised"], CONTRAST_ICON],
  ...STATUS.flatMap((status) => [
    [`${status}-text`, [`${status}-surface`, `${status}-mark`, "surface-page"], CONTRAST_TEXT] as const,
    [`${status}-icon`, [`${status}-surface`], CONTRAST_ICON] as const,
  ]),
  ["plum-text", ["plum-surface", "surface-page"], CONTRAST_TEXT],
  ["accent-text", ["accent-surface", "surface-page"], CONTRAST_TEXT],
  ["border-control", ["surface-page", "surface-canvas", "surface-raised"], CONTRAST_ICON],
  ["focus-color", [...GROUNDS, "surface-selected", "surface-neutral"], CONTRAST_ICON],
  ["border-selected", ["surface-page", "surface-raised"], CONTRAST_ICON],
  ["chart-1", ["surface-raised"], CONTRAST_ICON],
  ["chart-2", ["surface-raised"], CONTRAST_ICON],
  ["chart-column", ["surface-raised"], CONTRAST_ICON],
];

const BRANDS = globSync("brand/*/brand.css").map((file) => dirname(file));

describe.each(BRANDS)("in the colours of %s", (brand) => {
  const ground = new Map([
    ...getProperties(primitives),
    ...getProperties(readFileSync(join(brand, "brand.css"), "utf8")),
  ]);

  it.each([
    ["light", light],
    ["dark", new Map([...light, ...dark])],
  ])("everything that is read or pressed stands out in the %s theme [N10, S211]", (_name, theme) => {
    const sheet = new Map([...ground, ...theme]);
    const page = colourIn("var(--surface-page)", sheet);
    const weak = PAIRS.flatMap(([ink, grounds, least]) =>
      grounds.flatMap((name) => {
        const under = upon(colourIn(`var(--${name})`, sheet), page);
        const over = upon(colourIn(`var(--${ink})`, sheet), under);
        const ratio = contrastRatio(toHex(over), toHex(under));
        return ratio >= least ? [] : [`${ink} on ${name}: ${ratio.toFixed(2)}, not ${least}`];
      }),
    );
    expect(weak).toEqual([]);
  });
});

/** Unchanged in the dark: colours on pictures, device frames, and fills with white text. */
const SAME =
  /^(?:device-|picture-|text-on-(?:primary|danger|dark|picture)|fill-(?:primary|danger|dark|thumb)|shadow-(?:fill|thumb|field|device)|chart-4$|icon-quiet$|\w+-bar$)/;

/** Colours of guests' portals and of paper, independent of the theme. */
const OF_PORTALS = [
  "app/components/code-picture.tsx",
  "app/components/illustrations.tsx",
  "app/routes/places/print/answer-strip.tsx",
  "app/routes/places/print/card-face.tsx",
  "app/routes/places/print/paper.client.tsx",
  "app/routes/setup/buttons/fields/portal-icon.tsx",
  "app/routes/setup/homepage/looks-section.client.tsx",
  "app/routes/setup/homepage/route.tsx",
  "app/routes/setup/open-sheet.tsx",
  "app/routes/setup/publish/card/sheet.tsx",
  "app/routes/setup/social/route.tsx",
  "app/routes/setup/theme/colour-fields.tsx",
];

describe("the dark theme", () => {
  it("names no token that the light one lacks, and leaves none out that has a colour of its own [N10]", () => {
    expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
    const own = [...light].filter(
      ([name, value]) =>
        !SAME.test(name) &&
        /#|rgb\(|--(?:neutral|primary|accent|success|warn|danger|info|plum)-\d/.test(value),
    );
    expect(own.map(([name]) => name).filter((name) => !dark.has(name))).toEqual([]);
  });

  it("reaches every screen: none has a colour outside of the tokens [N10, S215]", () => {
    const files = globSync("app/**/*.{tsx,css}").filter(
      (file) => !/^app\/portal\/|\.test\./.test(file) && !OF_PORTALS.includes(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const raw = files.flatMap((file) => {
      const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return [
        ...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi),
      ].map(([colour]) => `${file}: ${colour}`);
    });
    expect(raw).toEqual([]);
  });
});
