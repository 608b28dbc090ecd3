import { guardSchema } from "#domain/content/guard.ts";
import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { idSchema } from "#domain/id-schema.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { COLOUR_PATTERN } from "#domain/look/colour.ts";
import { z } from "#domain/zod.ts";
import { announcedSchema } from "./news/announced.ts";

/**
 * What `portalHeaderSchema` and `pageTimingSchema` can hold, counted: one more with each change to them, or to the
 * languages and channels that there are. A test says when.
 */
export const HEADER_FORM = 1;

// Languages and channels that only a newer version knows are left out, and the rest is served.
const pageSchema = z.object({
  language: z.string(),
  kind: z.enum(["open", "closed"]),
  offset: z.int().min(0),
  length: z.int().min(0),
  etag: z.string(),
  styleHash: z.string(),
  loads: z.array(z.string()).optional(),
  /** `readSlotList`; read when something comes to the page. */
  slots: z.unknown().optional(),
  /** `pageTimingSchema`; read when the page is asked for, and only where buttons of it have hours. */
  timing: z.unknown().optional(),
});

const lookSchema = z.object({
  headerColour: z.string().regex(COLOUR_PATTERN),
  logo: z
    .object({ key: z.string().regex(MEDIA_KEY_PATTERN), width: z.int().min(1), height: z.int().min(1) })
    .nullable(),
});
/** What a home screen shows of a portal. */
export type PortalLook = z.infer<typeof lookSchema>;

const contactSchema = z.object({
  language: z.string(),
  href: z.string().regex(/^(?:tel|mailto):/),
  text: z.string(),
});

const closureSchema = z.object({
  noticeAt: z.number().nullable(),
  closesAt: z.number(),
  opensAt: z.number(),
  texts: z
    .array(z.object({ language: z.string(), notice: z.string(), closed: z.string(), again: z.string() }))
    .transform(ofKnownLanguages),
});

const guardEntrySchema = z.object({ language: z.string(), buttonId: idSchema, guard: guardSchema });

/** Of entries that name a language those whose language this version knows. */
function ofKnownLanguages<Entry extends { readonly language: string }>(entries: readonly Entry[]) {
  return entries.filter((entry): entry is Entry & { readonly language: ContentLanguage } =>
    isContentLanguage(entry.language),
  );
}

export const manifestSchema = z.object({
  propertyId: idSchema,
  buttonIds: z.array(idSchema),
  channels: z
    .array(z.string())
    .transform((channels) => SOCIAL_CHANNELS.filter((own) => channels.includes(own))),
  timeZone: z.string(),
  name: z.string().default(""),
  /** `guestFormSchema` each; checked when a guest sends one, so that a page view pays nothing for it. */
  forms: z.array(z.unknown()).default([]),
  /** Which buttons are guarded, and how (R8); what they hold is the desk's alone. */
  guards: z.array(guardEntrySchema).default([]).transform(ofKnownLanguages),
  /** Whether guests who scan the code are asked for consent. */
  asksConsent: z.boolean().default(false),
  /** Whether pages keep a random id until the end of the day (D11). Set by the projection: it needs no publication. */
  visitorIds: z.boolean().default(false),
  /** Where the property is and its main number (D26). Set by the projection; empty where nobody has said. */
  address: z.string().default(""),
  telephone: z.string().default(""),
  /** When the property is closed for the season, and what guests read of it (T8). Set by the projection. */
  closure: closureSchema.nullable().default(null),
  /** What the property tells its guests now, or has planned to (N2). Set by the projection. */
  announced: z.array(announcedSchema).default([]),
  /** Which button the cards of a kind of place start with, by its id (R3). Set by the projection; absent: none. */
  starts: z.record(z.string(), idSchema).optional(),
  /** How guests of a language reach the property, where they do. */
  contacts: z.array(contactSchema).default([]).transform(ofKnownLanguages),
  look: lookSchema.default({ headerColour: TEMPLATE.homepage.headerColour, logo: null }),
});
/** Everything of a portal except its pages. */
export type PortalManifest = z.infer<typeof manifestSchema>;

export const portalHeaderSchema = z.object({
  /** Absent in what two versions have written on. */
  form: z.int().optional(),
  /** The version of the renderer that made the pages. */
  renderer: z.int(),
  defaultLanguage: z.string(),
  manifest: manifestSchema,
  pages: z.array(pageSchema).transform(ofKnownLanguages),
  /** The hours that pages' timings name by their place. */
  hours: z.array(z.unknown()).optional(),
});

export type PortalHeader = z.infer<typeof portalHeaderSchema>;

const DECODER = new TextDecoder();

/**
 * Whether this version wrote a header, through this very schema. It needs no second look then, which a guest would wait
 * for: that the bytes are as they were written is known by their sum.
 */
export function isOwnHeader(header: unknown): header is PortalHeader {
  return typeof header === "object" && header !== null && "form" in header && header.form === HEADER_FORM;
}

/** Reads a header as it lies in a portal's bytes. Throws `ZodError` and `SyntaxError`. */
export function readPortalHeader(bytes: Uint8Array): PortalHeader {
  const header: unknown = JSON.parse(DECODER.decode(bytes));
  return isOwnHeader(header) ? header : portalHeaderSchema.parse(header);
}
