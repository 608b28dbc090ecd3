import type { FontKind } from "#domain/look/font.ts";

/** Scripts with letters of varying width. Japanese and Chinese letters are square in every font. */
export const MEASURED_SCRIPTS = ["latin", "cyrillic", "arabic", "hebrew"] as const;
export type MeasuredScript = (typeof MEASURED_SCRIPTS)[number];

/** Width of the script's sample text in ems, regular and bold. */
export type Widths = readonly [regular: number, bold: number];
export type WidthsOfScripts = Readonly<Partial<Record<MeasuredScript, Widths>>>;

/** Metrics for adjusting fallback fonts. All lengths in ems. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly widths: WidthsOfScripts;
}

interface SystemFont {
  readonly kind: "sans" | "serif" | "any";
  readonly scripts: readonly MeasuredScript[];
  /** Names for `local()`, regular and bold. All fonts of a list have equal widths. */
  readonly local: readonly [regular: readonly string[], bold: readonly string[]];
}

/**
 * Fonts on guests' devices, in font stack order. Arial and Times New Roman: Apple and Windows (Liberation on
 * Linux has equal widths); Roboto and Noto: Android.
 */
export const SYSTEM_FONTS = {
  naskh: {
    kind: "any",
    scripts: ["arabic"],
    local: [
      ["NotoNaskhArabicUI", "NotoNaskhArabic-Regular"],
      ["NotoNaskhArabicUI-Bold", "NotoNaskhArabic-Bold"],
    ],
  },
  hebrew: {
    kind: "any",
    scripts: ["hebrew"],
    local: [["NotoSansHebrew-Regular", "NotoSansHebrew"], ["NotoSansHebrew-Bold"]],
  },
  arial: {
    kind: "sans",
    scripts: ["latin", "cyrillic", "hebrew"],
    local: [
      ["ArialMT", "LiberationSans"],
      ["Arial-BoldMT", "LiberationSans-Bold"],
    ],
  },
  roboto: {
    kind: "sans",
    scripts: ["latin", "cyrillic"],
    local: [["Roboto-Regular"], ["Roboto-Bold"]],
  },
  times: {
    kind: "serif",
    scripts: ["latin", "cyrillic", "hebrew"],
    local: [
      ["TimesNewRomanPSMT", "LiberationSerif"],
      ["TimesNewRomanPS-BoldMT", "LiberationSerif-Bold"],
    ],
  },
  noto: {
    kind: "serif",
    scripts: ["latin", "cyrillic"],
    local: [["NotoSerif-Regular", "NotoSerif"], ["NotoSerif-Bold"]],
  },
} as const satisfies Readonly<Record<string, SystemFont>>;

export type SystemFontName = keyof typeof SYSTEM_FONTS;
export const SYSTEM_FONT_NAMES = Object.keys(SYSTEM_FONTS) as SystemFontName[];

export function systemFont(name: SystemFontName): SystemFont {
  return SYSTEM_FONTS[name];
}

/** Whether a system font is similar enough to replace a family. */
export function isLike(name: SystemFontName, kind: FontKind): boolean {
  const system = systemFont(name).kind;
  return system === "any" || (system === "serif") === (kind === "serif");
}
