import { z } from "zod";
import shipped from "#shipped/brand.json" with { type: "json" };

const picture = z.string().regex(/^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/);
const telephone = z.string().regex(/^\+[0-9 ]{7,24}$/);
/** An origin of another service, or empty for the product's own. */
const origin = z.union([z.literal(""), z.url()]);

/** A brand configuration, with every key that the specification names [S29]. */
export const brandSchema = z.strictObject({
  whiteLabel: z.string().regex(/^[A-Z]{2,6}$/),
  client: z.string().regex(/^[a-z0-9-]+$/),
  companyName: z.string().min(1),
  portalName: z.string().min(1),
  url: z.url(),
  contactSite: z.url(),
  signUpTrialText: z.string(),
  darkPortalLogo: picture,
  lightPortalLogo: picture,
  loginImage: picture,
  sidebarLogoSite: z.url(),
  loginLogoSite: z.url(),
  privacyPolicy: z.url(),
  quickStart: z.url(),
  supportEmail: z.email(),
  showRegister: z.boolean(),
  euNumber: telephone,
  usNumber: telephone,
  ukNumber: telephone,
  meNumber: telephone,
  cloudFunctionsProject: origin,
  storageBucket: origin,
});

export type Brand = z.infer<typeof brandSchema>;

/**
 * The brand this build ships, with every key of the brand configuration [S29].
 *
 * Pictures are file names here; `brandPictures` has their addresses. Throws while the module loads if
 * the configuration is not complete, so that a half-made brand never starts.
 */
export const brand: Brand = brandSchema.parse(shipped);

function addressOf(fileName: string): string {
  return `/brand/${brand.client}/${fileName}`;
}

/**
 * Public addresses of the brand's pictures, served from `public/brand/<client>/`. The dark logo is dark
 * ink for light surfaces, the light one is for dark surfaces and pictures.
 */
export const brandPictures = {
  darkPortalLogo: addressOf(brand.darkPortalLogo),
  lightPortalLogo: addressOf(brand.lightPortalLogo),
  loginImage: addressOf(brand.loginImage),
  maintenanceImage: addressOf("maintenance-image.svg"),
  mark: addressOf("mark.svg"),
  favicon: addressOf("favicon.svg"),
} as const;
