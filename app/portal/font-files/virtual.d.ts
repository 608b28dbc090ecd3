// What vite-plugin.ts finds out about the font files when the product is built.

declare module "virtual:font-versions" {
  /** The version of each family's package. */
  export const versions: Readonly<Record<import("#domain/font.ts").FontId, string>>;
}

declare module "virtual:font-metrics" {
  export const families: Readonly<
    Record<import("#domain/font.ts").FontId, import("../system-fonts.ts").FontMetrics>
  >;
  export const systems: Readonly<
    Record<import("../system-fonts.ts").SystemFontName, import("../system-fonts.ts").WidthsOfScripts>
  >;
}
