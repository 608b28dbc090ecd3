/** The version of each family's package, as vite-plugin.ts finds it when the product is built. */
declare module "virtual:font-versions" {
  export const versions: Readonly<Record<import("#domain/font.ts").FontId, string>>;
}
