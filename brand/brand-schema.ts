import { DEFAULT_INTERFACE_LANGUAGE, INTERFACE_LANGUAGES } from "#domain/language.ts";
import { z } from "#domain/zod.ts";

const picture = z.string().regex(/^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/);
const telephone = z.string().regex(/^\+[0-9 ]{7,24}$/);
const name = z.string().trim().min(1).max(60);
/** A page of the brand's own. Only https: third parties write brands. */
const page = z.url({ protocol: /^https$/ });
/** An origin of another service, or empty for the product's own. */
const origin = z.union([z.literal(""), page]);

const sentence = z.string().max(160);
/** A text that screens show: required in the default language, optional in every other. */
const spoken = z
  .partialRecord(z.enum(INTERFACE_LANGUAGES), sentence)
  .refine((texts) => texts[DEFAULT_INTERFACE_LANGUAGE] !== undefined);

/** A brand configuration, with every key that the specification names [S29]. */
export const brandSchema = z.strictObject({
  whiteLabel: z.string().regex(/^[A-Z]{2,6}$/),
  client: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  companyName: name,
  portalName: name,
  url: page,
  contactSite: page,
  signUpTrialText: spoken,
  darkPortalLogo: picture,
  lightPortalLogo: picture,
  loginImage: picture,
  sidebarLogoSite: page,
  loginLogoSite: page,
  privacyPolicy: page,
  quickStart: page,
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

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Entry texts and starting colours of a new portal. Foyer's own keys, besides those of S29. */
export const starterSchema = z.strictObject({
  /** Shown over the entry's picture. */
  entry: z.strictObject({ title: spoken, text: spoken }),
  portal: z.strictObject({ header: hexColour, primary: hexColour, secondary: hexColour }),
});

export type Starter = z.infer<typeof starterSchema>;

/** Pictures with fixed names in every brand, besides those that its configuration names. */
export const FIXED_PICTURES = {
  maintenanceImage: "maintenance-image.svg",
  mark: "mark.svg",
  favicon: "favicon.svg",
  appIcon: "app-icon.png",
} as const;

/**
 * Public addresses of a brand's pictures, as `vite-plugin.ts` serves them from its folder. The dark logo is dark ink
 * for light surfaces, the light one is for dark surfaces and pictures.
 */
export function getBrandPictures(brand: Brand) {
  const getAddress = (fileName: string) => brandAddress(brand, fileName);
  return {
    darkPortalLogo: getAddress(brand.darkPortalLogo),
    lightPortalLogo: getAddress(brand.lightPortalLogo),
    loginImage: getAddress(brand.loginImage),
    maintenanceImage: getAddress(FIXED_PICTURES.maintenanceImage),
    mark: getAddress(FIXED_PICTURES.mark),
    favicon: getAddress(FIXED_PICTURES.favicon),
    appIcon: getAddress(FIXED_PICTURES.appIcon),
  };
}

/** Public path of a brand's picture or manifest. */
export function brandAddress({ client }: Pick<Brand, "client">, fileName: string): string {
  return `/brand/${client}/${fileName}`;
}

export const MANIFEST_NAME = "manifest.webmanifest";
