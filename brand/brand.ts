import shipped from "#shipped/brand.json" with { type: "json" };
import shippedStarter from "#shipped/starter.json" with { type: "json" };
import {
  type Brand,
  brandAddress,
  brandSchema,
  FIXED_PICTURES,
  MANIFEST_NAME,
  starterSchema,
} from "./brand-schema.ts";

export type { Brand };

/**
 * The brand this build ships, with every key of the brand configuration [S29].
 *
 * Pictures are file names here; `brandPictures` has their addresses. Throws while the module loads if
 * the configuration is not complete, so that a half-made brand never starts; the build says why, see
 * `check-brand.ts`.
 */
export const brand: Brand = brandSchema.parse(shipped);

/** What the brand says at its entry, and the colours that a new portal starts from. */
export const brandStarter = starterSchema.parse(shippedStarter);

const addressOf = (fileName: string) => brandAddress(brand, fileName);

/**
 * Public addresses of the brand's pictures, as `vite-plugin.ts` serves them from its folder. The dark logo
 * is dark ink for light surfaces, the light one is for dark surfaces and pictures.
 */
export const brandPictures = {
  darkPortalLogo: addressOf(brand.darkPortalLogo),
  lightPortalLogo: addressOf(brand.lightPortalLogo),
  loginImage: addressOf(brand.loginImage),
  maintenanceImage: addressOf(FIXED_PICTURES.maintenanceImage),
  mark: addressOf(FIXED_PICTURES.mark),
  favicon: addressOf(FIXED_PICTURES.favicon),
  appIcon: addressOf(FIXED_PICTURES.appIcon),
} as const;

/** What a browser keeps of the product when it is put on a desktop. */
export const brandManifest = addressOf(MANIFEST_NAME);
