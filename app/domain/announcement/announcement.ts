import { z } from "#domain/zod.ts";
import { localTimeSchema } from "../date-schema.ts";
import { idSchema } from "../id-schema.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { ANNOUNCEMENT_LENGTH_MAX, PLACES_CHOSEN_MAX } from "../limits.ts";
import { PLACE_KINDS } from "../place/place.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { hasInvalidCharacter } from "../text.ts";
import { limitLength, typedText } from "../text-schema.ts";
import { type EpochMs, HOUR_MS } from "../time.ts";

/** How guests see an announcement (N1): under the header, once over the page, or over everything until it ends. */
export const ANNOUNCEMENT_KINDS = ["banner", "sheet", "emergency"] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];
const kindSchema = z.enum(ANNOUNCEMENT_KINDS);

/**
 * What guests read in one language: one paragraph, so that a line break becomes a space. Empty where nobody has written
 * it. Refuses with `too_long` and `invalid_character`.
 */
const textSchema = limitLength(
  typedText({ multiline: true }).overwrite((text) => text.replace(/\s+/g, " ")),
  ANNOUNCEMENT_LENGTH_MAX,
).refine((text) => !hasInvalidCharacter(text), "invalid_character");
export const announcementTextsSchema = z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), textSchema);
export type AnnouncementTexts = z.infer<typeof announcementTextsSchema>;

/** Guests who have scanned the card of one of these places, or of a place of one of these kinds. */
export const audienceSchema = z
  .strictObject({
    kinds: z.array(placeKindSchema).max(PLACE_KINDS.length, "too_many"),
    places: z.array(idSchema).max(PLACES_CHOSEN_MAX, "too_many"),
  })
  .refine(({ kinds, places }) => kinds.length + places.length > 0, "required");
export type Audience = z.infer<typeof audienceSchema>;

/** What staff write. Times are those of the property's clock. */
export const announcementContentSchema = z
  .strictObject({
    kind: kindSchema,
    texts: announcementTextsSchema,
    /** Null: everyone, as an emergency always is. */
    audience: audienceSchema.nullable(),
    /** Null: from the moment at which it is sent. Of no meaning once it is on. */
    startsAt: localTimeSchema.nullable(),
    /** Null: until staff end it, which only an emergency may. */
    endsAt: localTimeSchema.nullable(),
    /** Whether guests who agreed are pushed it as well (N6). */
    notifies: z.boolean().default(false),
  })
  .refine(({ kind, audience }) => kind !== "emergency" || audience === null, {
    path: ["audience"],
    message: "mismatch",
  })
  .meta({
    description: "`audience` is null of an emergency; of another it names a kind or a place, or is null",
  });
export type AnnouncementContent = z.infer<typeof announcementContentSchema>;

export const announcementInputSchema = z.strictObject({
  content: announcementContentSchema,
  /** Sends it, at once or at its start; else it is a draft, also where it was planned before. */
  isSent: z.boolean().default(false),
  /** Said of a fourth announcement within an hour, which is asked about. */
  isMeant: z.boolean().default(false),
});
export type AnnouncementInput = z.infer<typeof announcementInputSchema>;

/** Where an announcement is in its time. Never stored: its moments say it. */
export const ANNOUNCEMENT_STATES = ["draft", "planned", "on", "ended"] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** When an announcement is on; `endsAt` null: until somebody ends it. */
export interface AnnouncementMoments {
  /** Null: it is a draft. */
  readonly sentAt: EpochMs | null;
  readonly startsAt: EpochMs | null;
  readonly endsAt: EpochMs | null;
}

export function announcementStateAt(
  { sentAt, startsAt, endsAt }: AnnouncementMoments,
  now: EpochMs,
): AnnouncementState {
  if (sentAt === null) return "draft";
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt !== null && startsAt > now ? "planned" : "on";
}

/** For so long after an emergency guests read that it is over. */
export const ALL_CLEAR_MS = HOUR_MS;

/** When guests see something else of it next: it begins, ends, or has been over for long; null: never. */
export function nextMomentOf(
  { kind, sentAt, startsAt, endsAt }: AnnouncementMoments & { readonly kind: AnnouncementKind },
  now: EpochMs,
): EpochMs | null {
  if (sentAt === null) return null;
  const isOverAt = endsAt !== null && kind === "emergency" ? endsAt + ALL_CLEAR_MS : null;
  return [startsAt, endsAt, isOverAt].find((at) => at !== null && at > now) ?? null;
}

/** The languages of a property in which an announcement says nothing: their guests read the default language. */
export function missingLanguagesOf(
  texts: AnnouncementTexts,
  languages: readonly ContentLanguage[],
): ContentLanguage[] {
  return languages.filter((language) => !texts[language]);
}

const momentSchema = z.iso.datetime();

/** An announcement as the API answers with it. */
export const announcementSchema = z.object({
  id: idSchema,
  revision: z.int(),
  /** As of the answer; `announcementStateAt` says it of later moments. */
  state: z.enum(ANNOUNCEMENT_STATES),
  kind: kindSchema,
  texts: announcementTextsSchema,
  missing: z
    .array(z.enum(CONTENT_LANGUAGE_CODES))
    .meta({ description: "Enabled languages without a text, whose guests read the default language" }),
  audience: audienceSchema.nullable(),
  notifies: z.boolean(),
  startsAt: momentSchema.nullable(),
  endsAt: momentSchema.nullable(),
  /** Null: it is a draft. */
  sentAt: momentSchema.nullable(),
  sentBy: z.string().nullable(),
  /** Who ended it ahead of its time; null: nobody. */
  endedBy: z.string().nullable(),
  updatedAt: momentSchema,
  updatedBy: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

const countSchema = z.int().min(0);

/** What announcements have reached (N5), as far as it can be known. */
export const announcementReceiptsSchema = z.object({
  openPages: countSchema.meta({
    description: "Pages that are open and looked at; those without scripts are not known",
  }),
  screens: countSchema.meta({ description: "Screens in lobbies that listen" }),
  turnedAway: countSchema.meta({
    description:
      "Pages that found no room to listen within the last minute, and are not counted as open; each asks once a minute",
  }),
  places: z
    .array(z.object({ id: idSchema, kind: placeKindSchema, openPages: countSchema }))
    .meta({ description: "Open pages whose guest has scanned the card of a place, by place" }),
  subscribers: countSchema.meta({ description: "Devices whose guest allows notifications" }),
  items: z.array(
    z.object({
      id: idSchema,
      reachedPages: countSchema.meta({ description: "Pages that were open, and were told at once" }),
      notified: countSchema.meta({
        description: "Devices whose push service has taken a notification of it",
      }),
      seenBy: countSchema.meta({ description: "Devices whose page has reported that it was shown" }),
    }),
  ),
});
export type AnnouncementReceipts = z.infer<typeof announcementReceiptsSchema>;
