import shipped from "#shipped/brand.json" with { type: "json" };
import shippedStarter from "#shipped/starter.json" with { type: "json" };
import { type Brand, brandSchema, getBrandPictures, starterSchema } from "./brand-schema.ts";

export type { Brand };

/**
 * The brand this build ships, with every key of the brand configuration [S29].
 *
 * Pictures are file names here; `brandPictures` has their addresses. Throws while the module loads if
 * the configuration is not complete, so that a half-made brand never starts; the build says why, see
 * `check-brand.ts`.
 */
export const brand: Brand = brandSchema.parse(shipped);

/** Entry texts and starting colours of a new portal. */
export const brandStarter = starterSchema.parse(shippedStarter);

export const brandPictures = getBrandPictures(brand);
