import { z } from "#domain/zod.ts";
import { hasChipBracket, withoutChips } from "../answers/chips/chip-mark.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { ANNOUNCEMENT_LENGTH_MAX, PLACES_CHOSEN_MAX } from "../limits.ts";
import { PLACE_KINDS } from "../place/place.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { hasInvalidCharacter } from "../text.ts";
import { type EpochMs, HOUR_MS } from "../time.ts";
import { idSchema, limitLength, localTimeSchema, typedText } from "../value-schemas.ts";

/** Kinds of announcement (N1): below the header, once over the page, or over everything until it ends. */
export const ANNOUNCEMENT_KINDS = ["banner", "sheet", "emergency"] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];
const kindSchema = z.enum(ANNOUNCEMENT_KINDS);

/**
 * Guest-facing text in one language: one paragraph, so a line break becomes a space. Empty: not written.
 * May contain answers, which do not count. Refuses with `too_long`, `invalid_character` and `unknown_answer`.
 */
const textSchema = limitLength(
  typedText({ multiline: true }).overwrite((text) => text.replace(/\s+/g, " ")),
  ANNOUNCEMENT_LENGTH_MAX,
  withoutChips,
)
  .refine((text) => !hasInvalidCharacter(text), "invalid_character")
  .refine((text) => !hasChipBracket(withoutChips(text)), "unknown_answer");
export const announcementTextsSchema = z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), textSchema);
export type AnnouncementTexts = z.infer<typeof announcementTextsSchema>;

/** Guests who scanned the card of one of these places, or of a place of these kinds. */
export const audienceSchema = z
  .strictObject({
    kinds: z.array(placeKindSchema).max(PLACE_KINDS.length, "too_many"),
    places: z.array(idSchema).max(PLACES_CHOSEN_MAX, "too_many"),
  })
  .refine(({ kinds, places }) => kinds.length + places.length > 0, "required");
export type Audience = z.infer<typeof audienceSchema>;

/** Content that staff write. Times are the property's local time. */
export const announcementContentSchema = z
  .strictObject({
    kind: kindSchema,
    texts: announcementTextsSchema,
    /** `null`: everyone; always so for an emergency. */
    audience: audienceSchema.nullable(),
    /** `null`: from the moment of sending. Ignored once the announcement is on. */
    startsAt: localTimeSchema.nullable(),
    /** `null`: until staff end it; only for an emergency. */
    endsAt: localTimeSchema.nullable(),
    /** Whether to also send a push notification to subscribed guests (N6). */
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
  /** `true`: sends the announcement now or at its start. `false`: makes it a draft, even if it was planned. */
  isSent: z.boolean().default(false),
  /** Confirms sending a fourth announcement within an hour. */
  isMeant: z.boolean().default(false),
});
export type AnnouncementInput = z.infer<typeof announcementInputSchema>;

/** State of an announcement, derived from its moments and never stored. */
export const ANNOUNCEMENT_STATES = ["draft", "planned", "on", "ended"] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Moments of an announcement; `endsAt: null`: until staff end it. */
export interface AnnouncementMoments {
  /** `null`: draft. */
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

/** How long guests see that an emergency is over. */
export const ALL_CLEAR_MS = HOUR_MS;

/** Next visible change: start, end, or end of the all-clear; `null`: never. */
export function findNextMoment(
  { kind, sentAt, startsAt, endsAt }: AnnouncementMoments & { readonly kind: AnnouncementKind },
  now: EpochMs,
): EpochMs | null {
  if (sentAt === null) return null;
  const isOverAt = endsAt !== null && kind === "emergency" ? endsAt + ALL_CLEAR_MS : null;
  return [startsAt, endsAt, isOverAt].find((at) => at !== null && at > now) ?? null;
}

/** The property's languages without a text; guests then read the default language. */
export function getMissingLanguages(
  texts: AnnouncementTexts,
  languages: readonly ContentLanguage[],
): ContentLanguage[] {
  return languages.filter((language) => !texts[language]);
}

const momentSchema = z.iso.datetime();

/** An announcement in API answers. */
export const announcementSchema = z.object({
  id: idSchema,
  revision: z.int(),
  /** State at the time of the answer; `announcementStateAt` computes later states. */
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
  /** `null`: draft. */
  sentAt: momentSchema.nullable(),
  sentBy: z.string().nullable(),
  /** The member who ended it early; `null`: nobody. */
  endedBy: z.string().nullable(),
  updatedAt: momentSchema,
  updatedBy: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

const countSchema = z.int().min(0);

/** Reach of announcements (N5), as far as known. */
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
