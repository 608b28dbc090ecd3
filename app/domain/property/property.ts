import { z } from "#domain/zod.ts";
import { mainTelephoneSchema } from "../address.ts";
import { mediaKeySchema } from "../content/media-reference-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import {
  FORMER_ADDRESSES_MAX,
  NAME_LENGTH_MIN,
  PORTAL_ADDRESS_LENGTH_MAX,
  PORTAL_ADDRESS_LENGTH_MIN,
  PROPERTY_NAME_LENGTH_MAX,
} from "../limits.ts";
import { cleanSigns } from "../text.ts";
import { dateSchema, idSchema, staffText, typedName } from "../value-schemas.ts";
import { CLOSURE_TEXT_LENGTH_MAX } from "./closure.ts";
import { wireLicenceSchema } from "./licence-schema.ts";

/** Replaces the built-in sentence; empty: use the built-in one. Callers check its answers. */
const closureTextSchema = staffText({ lengthMax: CLOSURE_TEXT_LENGTH_MAX, hasChips: true });

/**
 * A seasonal closure of the whole property (T8), in local days: `closesOn` is the first closed day, `opensOn`
 * the first open one after. From `noticeFrom` on, guests see a notice; `null`: never.
 *
 * Refuses with `season_never` if it ends before it begins or the notice is too late. Callers check that it is
 * not over.
 */
export const closureSchema = z
  .strictObject({
    closesOn: dateSchema,
    opensOn: dateSchema,
    noticeFrom: dateSchema.nullable(),
    texts: z.partialRecord(
      z.enum(CONTENT_LANGUAGE_CODES),
      z.strictObject({ notice: closureTextSchema, closed: closureTextSchema }),
    ),
  })
  .superRefine(({ closesOn, opensOn, noticeFrom }, context) => {
    if (opensOn <= closesOn) context.addIssue({ code: "custom", path: ["opensOn"], message: "season_never" });
    if (noticeFrom !== null && noticeFrom >= closesOn) {
      context.addIssue({ code: "custom", path: ["noticeFrom"], message: "season_never" });
    }
  })
  .meta({
    description:
      "`opensOn` is after `closesOn`, and not over; `noticeFrom` is before `closesOn`. Days are those of the property's clock.",
  });

/** A property's name: 3 to 40 characters on one line (S116). */
export const propertyNameSchema = typedName({
  lengthMin: NAME_LENGTH_MIN,
  lengthMax: PROPERTY_NAME_LENGTH_MAX,
});

export const contentLanguageSchema = z.enum(CONTENT_LANGUAGE_CODES);

const contentLanguagesSchema = z.array(contentLanguageSchema).max(CONTENT_LANGUAGE_CODES.length);

/** Languages that guests can choose: at least one, each once. */
export const offeredLanguagesSchema = contentLanguagesSchema
  .min(1, "required")
  .refine((codes) => new Set(codes).size === codes.length, "duplicate");

/** Languages whose drafts guests see with a label before a person has read them (L5). Each once. */
export const automaticLanguagesSchema = contentLanguagesSchema.refine(
  (codes) => new Set(codes).size === codes.length,
  "duplicate",
);

export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
export const slugSchema = z.string().regex(SLUG_PATTERN, "invalid_slug");

/** The last segment of a portal's address. Converted to lower case, since guests may type either. */
const chosenSlugSchema = z
  .string()
  .overwrite((slug) => cleanSigns(slug).toLowerCase())
  .min(PORTAL_ADDRESS_LENGTH_MIN, { error: "too_short", abort: true })
  .max(PORTAL_ADDRESS_LENGTH_MAX, { error: "too_long", abort: true })
  .regex(SLUG_PATTERN, "invalid_slug");

/** Suggests an address segment from a name: lower-case letters, digits and hyphens. May be empty. */
export function suggestSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
}

export const featuresSchema = z.strictObject({
  /** Premium (S141): guest requests to staff. */
  guestServices: z.boolean(),
});
export type Features = z.infer<typeof featuresSchema>;

/** A property for lists and screens. Times are ISO 8601 UTC. */
export const propertySchema = z.object({
  id: idSchema,
  name: z.string(),
  accountName: z.string(),
  userName: z.string(),
  slug: z.string(),
  languages: contentLanguagesSchema,
  defaultLanguage: contentLanguageSchema,
  timeZone: z.string(),
  /** Postal address; empty if not set. */
  address: z.string().default(""),
  /** Main telephone number with country code; empty if not set. */
  telephone: z.string().default(""),
  active: z.boolean(),
  features: featuresSchema,
  /** Whether guests' pages store a random id until the end of the property's day (D11). */
  countsByVisitorId: z.boolean().default(true),
  /** Seasonal closure; `null`: none. May be over. */
  closure: closureSchema.nullable().default(null),
  revision: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Thumbnail: the portrait background, otherwise the logo. */
  thumbnail: mediaKeySchema.nullable(),
  /** Number of the current publication; `null`: never published. */
  publishedNumber: z.int().nullable(),
  licence: wireLicenceSchema.nullable(),
  /** 20 hex digits. `null` in change log entries from before keys existed. */
  licenceKey: z.string().nullable().default(null),
});
export type Property = z.infer<typeof propertySchema>;

/** Default if neither staff nor browser gives one. */
export const DEFAULT_TIME_ZONE = "Europe/London";

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** An IANA time zone name. Offsets such as "+05:00" are refused, because they lack daylight saving. */
export const timeZoneSchema = z
  .string()
  .max(64, { error: "invalid_time_zone", abort: true })
  .regex(/^[A-Za-z]/, { error: "invalid_time_zone", abort: true })
  .refine(isTimeZone, "invalid_time_zone")
  .meta({
    description: "A zone of the IANA database by its name",
    examples: ["Europe/London", "Asia/Tokyo", "America/St_Johns"],
  });

const ADDRESS_LENGTH_MAX = 200;
const ADDRESS_LINES_MAX = 6;
/** A postal address on several lines. May be empty. */
export const postalAddressSchema = staffText({ lengthMax: ADDRESS_LENGTH_MAX, multiline: true }).refine(
  (address) => address.split("\n").length <= ADDRESS_LINES_MAX,
  "too_many_lines",
);

/** Property fields that staff may change. Absent ones stay. */
export const propertyPatchSchema = z
  .strictObject({
    name: propertyNameSchema,
    languages: offeredLanguagesSchema,
    defaultLanguage: contentLanguageSchema,
    timeZone: timeZoneSchema,
    address: postalAddressSchema,
    telephone: mainTelephoneSchema,
    /** The last segment of the portal's address. */
    slug: chosenSlugSchema,
  })
  .partial()
  .strict();
export type PropertyPatch = z.infer<typeof propertyPatchSchema>;

/** Fields of *Property details*: location, time zone, telephone and portal address. */
export const propertyDetailsSchema = propertyPatchSchema.pick({
  timeZone: true,
  address: true,
  telephone: true,
  slug: true,
});
export type PropertyDetails = z.infer<typeof propertyDetailsSchema>;

/** Location, time zone and telephone: operations may set these too. */
export const propertyFactsSchema = propertyPatchSchema
  .pick({ timeZone: true, address: true, telephone: true })
  .refine((facts) => Object.keys(facts).length > 0, "required");
export type PropertyFacts = z.infer<typeof propertyFactsSchema>;

/** Whether a change affects published content. */
export function affectsDraft({ name, languages, defaultLanguage }: PropertyPatch): boolean {
  return name !== undefined || languages !== undefined || defaultLanguage !== undefined;
}

/** Whether a change affects guests' pages without a publication. */
export function affectsGuestPages({
  timeZone,
  address,
  telephone,
  slug,
  features,
}: PropertyDetails & { readonly features?: Features }): boolean {
  return [timeZone, address, telephone, slug, features].some((value) => value !== undefined);
}

/** Former addresses of a portal, latest first. Times are ISO 8601 UTC. */
export const formerAddressesSchema = z.object({
  items: z.array(z.object({ slug: z.string(), endedAt: z.iso.datetime() })).max(FORMER_ADDRESSES_MAX),
});
export type FormerAddresses = z.infer<typeof formerAddressesSchema>;

/** Switch for visitor ids on guests' pages. */
export const visitorIdsSchema = z.strictObject({ isOn: z.boolean() });
