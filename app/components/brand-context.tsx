import { createContext, useContext } from "react";
import type { Brand, brandPictures } from "#brand/brand.ts";
import type { TemplateColours } from "#domain/content/starter/template.ts";

/** The brand for screens, with picture URLs and the product version. */
export interface ShownBrand extends Brand {
  readonly pictures: typeof brandPictures;
  readonly version: string;
  /** Title and text over the picture of the sign-in screens, in the screen's language. */
  readonly entryWords: { readonly title: string; readonly text: string };
  /** Colours of a new portal. */
  readonly portalColours: TemplateColours;
}

const BrandContext = createContext<ShownBrand | null>(null);

export const BrandProvider = BrandContext.Provider;

export function useBrand(): ShownBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("A screen that shows the brand must stand inside BrandProvider.");
  return brand;
}
