/** What the document's head needs of the brand's style sheet, as vite-plugin.ts reads it. */
declare module "virtual:brand-look" {
  /** The font file that every screen needs first; null for a font of the system. */
  export const firstFont: string | null;
  /** The colour of the browser's own frame, `#rrggbb`. */
  export const themeColour: string;
}
