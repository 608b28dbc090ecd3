/** A parsed brand style sheet. */
export interface BrandSheet {
  /** Custom properties by name, without the leading dashes. */
  readonly values: ReadonlyMap<string, string>;
  readonly fonts: readonly FontFace[];
  /** Selectors of rules that a brand's sheet may not contain. */
  readonly foreign: readonly string[];
}

export interface FontFace {
  readonly family: string;
  readonly href: string;
}

const toStepNames = (scale: string, numbers: readonly number[]) => numbers.map((step) => `${scale}-${step}`);

const COLOUR_NAMES = [
  ...toStepNames("primary", [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]),
  ...toStepNames("accent", [50, 100, 200, 300, 400, 500, 600, 700]),
];
const RADIUS_NAMES = ["radius-sm", "radius-md", "radius-lg", "radius-xl"];

/** Every name that a brand's sheet must set; no other is allowed. */
export const SHEET_NAMES: readonly string[] = [...COLOUR_NAMES, ...RADIUS_NAMES, "font-sans"];

const isColourName = (name: string) => COLOUR_NAMES.includes(name);
const isRadiusName = (name: string) => RADIUS_NAMES.includes(name);

/** Describes the expected form of a value; null when the value is valid. */
export function describeExpected(name: string, value: string): string | null {
  if (isColourName(name)) return /^#[0-9a-f]{6}$/i.test(value) ? null : "a colour as #rrggbb";
  if (isRadiusName(name)) return /^(?:\d|1\d|2[0-4])px$/.test(value) ? null : "pixels from 0px to 24px";
  return /,\s*(?:system-ui|sans-serif|serif)/.test(value)
    ? null
    : 'a family, then fonts of the system, such as "Work Sans Variable", system-ui, sans-serif';
}

function withoutQuotes(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, "$2");
}

/** First family of a font stack. */
export function getFirstFamily(fontSans: string): string {
  return withoutQuotes(fontSans.split(",")[0] ?? "");
}

function parseDeclarations(body: string): Map<string, string> {
  const pairs = body.split(";").flatMap((line) => {
    const at = line.indexOf(":");
    return at < 0
      ? []
      : [
          [
            line.slice(0, at).trim(),
            line
              .slice(at + 1)
              .trim()
              .replace(/\s+/g, " "),
          ] as const,
        ];
  });
  return new Map(pairs);
}

/** Reads a brand's style sheet: flat rules, `:root` and `@font-face`. Never throws. */
export function readSheet(css: string): BrandSheet {
  const values = new Map<string, string>();
  const fonts: FontFace[] = [];
  const foreign: string[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, selector = "", body = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = parseDeclarations(body);
    if (selector.trim() === ":root") {
      for (const [name, value] of declarations) values.set(name.replace(/^--/, ""), value);
    } else if (selector.trim() === "@font-face") {
      const href = /url\(([^)]+)\)/.exec(declarations.get("src") ?? "")?.[1] ?? "";
      fonts.push({
        family: withoutQuotes(declarations.get("font-family") ?? ""),
        href: withoutQuotes(href),
      });
    } else foreign.push(selector.trim());
  }
  return { values, fonts, foreign };
}
