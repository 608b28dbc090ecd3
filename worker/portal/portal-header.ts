import { guardIdSchema, guardSchema } from "#domain/content/guard.ts";
import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { COLOUR_PATTERN } from "#domain/look/colour.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { announcedSchema } from "./news/announced.ts";
import { storedHoursSchema } from "./rendering/page-timing.ts";

/**
 * Version of the header's format. Raise it with each change of `portalHeaderSchema`, `pageTimingSchema`,
 * `guideTimingSchema`, or the lists of languages and channels; a test fails otherwise.
 */
export const HEADER_FORM = 2;

// Languages and channels of a newer version are dropped, and the rest is served.
const pageSchema = z.object({
  language: z.string(),
  kind: z.enum(["open", "closed"]),
  offset: z.int().min(0),
  length: z.int().min(0),
  etag: z.string(),
  styleHash: z.string(),
  loads: z.array(z.string()).optional(),
  /** Read by `readSlotList`, only when something is added to the page. */
  slots: z.unknown().optional(),
  /** `pageTimingSchema`: parsed only when the page is requested and has buttons with hours. */
  timing: z.unknown().optional(),
});

/** The guide by topic, and in alphabetical order. */
export const GUIDE_KINDS = ["guide", "guide-az"] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];
/** The page of the guests' search, and its index, which is not a page but JSON. */
export type SearchKind = "search" | "search-index";
/** All kinds of a portal's pages. */
export type PageKind = z.infer<typeof pageSchema>["kind"] | GuideKind | SearchKind;

/** The guide and its search. `timing` is a `guideTimingSchema`. Kinds of a newer version are ignored. */
const guidePageSchema = pageSchema.extend({ kind: z.string() });

const lookSchema = z.object({
  headerColour: z.string().regex(COLOUR_PATTERN),
  logo: z
    .object({ key: z.string().regex(MEDIA_KEY_PATTERN), width: z.int().min(1), height: z.int().min(1) })
    .nullable(),
});
/** A portal's name, colour and logo for home screens. */
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
    .transform(filterKnownLanguages),
});

const openingAnswersSchema = z.object({
  /** By language, as in `AnswerWords`. */
  words: z.record(z.string(), z.object({ span: z.string(), dayAndNight: z.string() })),
  /** In the guide's order; titles by language. */
  entries: z.array(z.object({ titles: z.record(z.string(), z.string()), hours: storedHoursSchema })),
});
/** Titles and opening hours of a portal's answers. */
export type OpeningAnswers = z.infer<typeof openingAnswersSchema>;

const guardEntrySchema = z.object({ language: z.string(), buttonId: idSchema, guard: guardSchema });
const guideGuardSchema = guardEntrySchema.extend({ buttonId: guardIdSchema });

/** Drops entries in languages that this version does not know. */
function filterKnownLanguages<Entry extends { readonly language: string }>(entries: readonly Entry[]) {
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
  /** A `guestFormSchema` each. Validated only when a guest submits it, to keep page views cheap. */
  forms: z.array(z.unknown()).default([]),
  /** Which buttons are guarded, and how (R8). Only the desk stores the guarded content. */
  guards: z.array(guardEntrySchema).default([]).transform(filterKnownLanguages),
  /** The same of answers and own entries. Older versions, which ignore this field, refuse their ids in `guards`. */
  guideGuards: z.array(guideGuardSchema).transform(filterKnownLanguages).optional(),
  /** Whether guests who scan the code are asked for consent. */
  asksConsent: z.boolean().default(false),
  /** Whether pages keep a random id until the end of the day (D11). Set by the projection, without a publication. */
  visitorIds: z.boolean().default(false),
  /** Address and main number of the property (D26). Set by the projection; empty: not given. */
  address: z.string().default(""),
  telephone: z.string().default(""),
  /** Closure dates of the property and their texts for guests (T8). Set by the projection. */
  closure: closureSchema.nullable().default(null),
  /** Active and planned announcements (N2). Set by the projection. */
  announced: z.array(announcedSchema).default([]),
  /** Button id per kind of place: where the cards of that kind start (R3). Set by the projection; absent: none. */
  starts: z.record(z.string(), idSchema).optional(),
  /** Buttons that lead to the guide, by id: its topic, or empty for its start (A6). Absent: none. */
  guideLinks: z.record(z.string(), z.string().regex(/^[a-z-]*$/)).optional(),
  /** Answers with opening hours, for lobby screens (A10). Absent: none. */
  openingAnswers: openingAnswersSchema.optional(),
  /** Contact of the property per language. */
  contacts: z.array(contactSchema).default([]).transform(filterKnownLanguages),
  look: lookSchema.default({ headerColour: TEMPLATE.homepage.headerColour, logo: null }),
});
/** Portal manifest: everything except the pages. */
export type PortalManifest = z.infer<typeof manifestSchema>;

export const portalHeaderSchema = z.object({
  /** Absent in values that were edited by a version with another form. */
  form: z.int().optional(),
  /** The version of the renderer that made the pages. */
  renderer: z.int(),
  defaultLanguage: z.string(),
  manifest: manifestSchema,
  pages: z.array(pageSchema).transform(filterKnownLanguages),
  /** All hours; timings of pages refer to them by index. */
  hours: z.array(z.unknown()).optional(),
  /** Beside `pages`, because older versions know no other kinds there. Absent: no guide. */
  guide: z
    .object({
      pages: z.array(guidePageSchema).transform(filterKnownLanguages),
      /** All hours of the guide; timings of its pages refer to them by index. */
      hours: z.array(z.unknown()).optional(),
    })
    .optional(),
});

export type PortalHeader = z.infer<typeof portalHeaderSchema>;

const DECODER = new TextDecoder();

/**
 * Whether a header was written with this version's schema. Then validation is skipped, to answer guests faster;
 * the checksum proves that the bytes are intact.
 */
export function isOwnHeader(header: unknown): header is PortalHeader {
  return typeof header === "object" && header !== null && "form" in header && header.form === HEADER_FORM;
}

/** Parses the header from a portal's bytes. Throws `ZodError` and `SyntaxError`. */
export function readPortalHeader(bytes: Uint8Array): PortalHeader {
  const header: unknown = JSON.parse(DECODER.decode(bytes));
  return isOwnHeader(header) ? header : portalHeaderSchema.parse(header);
}
