import type { FontKind } from "#domain/look/font.ts";

/** Scripts whose letters differ in width. Japanese and Chinese ones fill a square in every font. */
export const MEASURED_SCRIPTS = ["latin", "cyrillic", "arabic", "hebrew"] as const;
export type MeasuredScript = (typeof MEASURED_SCRIPTS)[number];

/** Ems that a script's sample text takes in regular and in bold type. */
export type Widths = readonly [regular: number, bold: number];
export type WidthsOfScripts = Readonly<Partial<Record<MeasuredScript, Widths>>>;

/** What a fallback font is fitted to. All lengths are ems. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly widths: WidthsOfScripts;
}

interface SystemFont {
  readonly kind: "sans" | "serif" | "any";
  readonly scripts: readonly MeasuredScript[];
  /** Names for `local()`, of regular and of bold type. All fonts of a list have the same widths. */
  readonly local: readonly [regular: readonly string[], bold: readonly string[]];
}

/**
 * Fonts of guests' devices, in the order of the font stack. Arial and Times New Roman are on Apple's devices and on
 * Windows (on Linux the Liberation fonts have their widths); Roboto and the Noto fonts are on Android.
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

/** Whether a system font looks enough like a family to stand in for it. */
export function isLike(name: SystemFontName, kind: FontKind): boolean {
  const system = systemFont(name).kind;
  return system === "any" || (system === "serif") === (kind === "serif");
}
