/** Values of the brand's style sheet for the document's head, mails and plain pages; read by vite-plugin.ts. */
declare module "virtual:brand-look" {
  /** Font file that every screen needs first; null when it is a system font. */
  export const firstFont: string | null;
  /** Theme colour of the browser's frame, `#rrggbb`. */
  export const themeColour: string;
  /**
   * Colours as `#rrggbb`, for documents without a style sheet. White text works on `primary` and `deep`; `dark` text
   * works on `pale` and `light`.
   */
  export const look: Readonly<Record<"primary" | "deep" | "pale" | "light" | "dark", string>>;
}

/** The brand as screens show it. Part of the cached script, never of a page. */
declare module "virtual:brand-shown" {
  export const brand: import("./brand-schema.ts").Brand;
  export const brandPictures: ReturnType<typeof import("./brand-schema.ts").getBrandPictures>;
  /** Address of the web app manifest. */
  export const brandManifest: string;
  /** Starting colours of a new portal. */
  export const portalColours: import("./brand-schema.ts").Starter["portal"];
}
