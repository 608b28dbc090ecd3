// What vite-plugin.ts finds out about the font files when the product is built.

declare module "virtual:font-versions" {
  /** The version of each family's package. */
  export const versions: Readonly<Record<import("#domain/look/font.ts").FontId, string>>;
}

declare module "virtual:font-metrics" {
  export const families: Readonly<
    Record<import("#domain/look/font.ts").FontId, import("../fonts/system-fonts.ts").FontMetrics>
  >;
  export const systems: Readonly<
    Record<
      import("../fonts/system-fonts.ts").SystemFontName,
      import("../fonts/system-fonts.ts").WidthsOfScripts
    >
  >;
}
