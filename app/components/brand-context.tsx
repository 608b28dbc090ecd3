import { createContext, useContext } from "react";
import type { Brand, brandPictures } from "#brand/brand.ts";
import type { TemplateColours } from "#domain/content/starter/template.ts";

/** The brand as screens read it, with its pictures' addresses and the product's version. */
export interface ShownBrand extends Brand {
  readonly pictures: typeof brandPictures;
  readonly version: string;
  /** What stands over the picture of the entry, in the language of the screen. */
  readonly entryWords: { readonly title: string; readonly text: string };
  /** What a new portal starts from. */
  readonly portalColours: TemplateColours;
}

const BrandContext = createContext<ShownBrand | null>(null);

export const BrandProvider = BrandContext.Provider;

export function useBrand(): ShownBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("A screen that shows the brand must stand inside BrandProvider.");
  return brand;
}
