/** What the document's head, mails and plain pages need of the brand's style sheet, as vite-plugin.ts reads it. */
declare module "virtual:brand-look" {
  /** The font file that every screen needs first; null for a font of the system. */
  export const firstFont: string | null;
  /** The colour of the browser's own frame, `#rrggbb`. */
  export const themeColour: string;
  /**
   * Colours as `#rrggbb`, for what reads no style sheet. White reads on `primary` and `deep`, `dark` on `pale` and
   * `light`.
   */
  export const look: Readonly<Record<"primary" | "deep" | "pale" | "light" | "dark", string>>;
}
