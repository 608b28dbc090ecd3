// Font data from vite-plugin.ts at build time.

declare module "virtual:font-versions" {
  /** Package version of each family. */
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
