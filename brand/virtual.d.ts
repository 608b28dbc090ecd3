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

/** The brand as screens show it: part of their script, which a browser keeps, and in no page. */
declare module "virtual:brand-shown" {
  export const brand: import("./brand-schema.ts").Brand;
  export const brandPictures: ReturnType<typeof import("./brand-schema.ts").getBrandPictures>;
  /** Address of what a browser keeps of the product when it is put on a desktop. */
  export const brandManifest: string;
  /** What a new portal starts from. */
  export const portalColours: import("./brand-schema.ts").Starter["portal"];
}
