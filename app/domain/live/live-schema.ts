import { z } from "#domain/zod.ts";
import { SECTIONS } from "../content/document.ts";
import { MESSAGE_PATHS } from "../guest/messages/message-path.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { wireLicenceSchema } from "../property/licence-schema.ts";
import { maintenanceSchema } from "../property/maintenance.ts";
import { plannedPublicationSchema } from "../property/planned.ts";
import { closureSchema, propertySchema } from "../property/property.ts";
import { idSchema } from "../value-schemas.ts";
import { BOOKMARK_PATTERN } from "./bookmark.ts";
import type { ServerMessage } from "./live.ts";
import { type EditedPart, PLACES } from "./presence.ts";

const EDITED_PARTS: readonly EditedPart[] = [
  "property",
  "homepage",
  "theme",
  "social",
  "qr",
  "answers",
  ...CONTENT_LANGUAGE_CODES.map((language) => `buttons:${language}` as const),
];

/** The question or own entry that is open on *Answers*, by its id. */
const openAnswerSchema = z.string().max(40);

/** Location of one browser tab. */
export const clientLocationSchema = z.strictObject({
  /** `null` outside any property. */
  propertyId: idSchema.nullable(),
  place: z.enum(PLACES).nullable(),
  /** Parts with unsaved changes. */
  editing: z.array(z.enum(EDITED_PARTS)).max(EDITED_PARTS.length),
  openAnswer: openAnswerSchema.optional(),
});

/** A person in a property, with any number of tabs. */
export const personHereSchema = z.object({
  uid: z.string(),
  name: z.string(),
  place: z.enum(PLACES).nullable(),
  editing: z.array(z.enum(EDITED_PARTS)),
  openAnswer: openAnswerSchema.optional(),
});

/**
 * Changes in the change log, as sent by a group's channel in sequence order. Each payload has all that open
 * screens need to show the change without a request.
 */
export const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("property.added"), payload: z.object({ property: propertySchema }) }),
  z.object({
    kind: z.literal("property.updated"),
    payload: propertySchema
      .pick({
        name: true,
        slug: true,
        languages: true,
        defaultLanguage: true,
        timeZone: true,
        active: true,
        features: true,
        revision: true,
        updatedAt: true,
        updatedBy: true,
        thumbnail: true,
      })
      // No defaults here, unlike in a property: an absent field means unchanged.
      .extend({
        address: z.string(),
        telephone: z.string(),
        countsByVisitorId: z.boolean(),
        closure: closureSchema.nullable(),
      })
      .partial(),
  }),
  z.object({ kind: z.literal("property.removed"), payload: z.object({}) }),
  z.object({
    kind: z.literal("licence.changed"),
    payload: z.object({ licence: wireLicenceSchema.nullable() }),
  }),
  z.object({
    kind: z.literal("document.saved"),
    payload: z.object({
      section: z.enum(SECTIONS),
      language: z.string(),
      revision: z.int(),
      by: z.string().nullable(),
    }),
  }),
  z.object({
    kind: z.literal("portal.published"),
    payload: z.object({
      number: z.int(),
      by: z.string().nullable(),
      at: z.string(),
      /** Id of the planned publication; absent: published directly. */
      plan: z.string().optional(),
      /** When the published draft was last saved; absent in older rows. */
      draftAt: z.string().optional(),
    }),
  }),
  // A planned publication was created, moved, cancelled or failed. Payload: the current plan.
  z.object({
    kind: z.literal("plan.changed"),
    payload: z.object({ planned: plannedPublicationSchema.nullable() }),
  }),
  z.object({ kind: z.literal("qr.regenerated"), payload: z.object({}) }),
  // Places or cards changed: screens refetch them.
  z.object({ kind: z.literal("places.changed"), payload: z.object({}) }),
  // An announcement was written, sent, changed, ended or deleted: screens refetch.
  z.object({ kind: z.literal("announcements.changed"), payload: z.object({}) }),
  // Drafts of translations, the settings of a property's languages, or a group's terms: screens refetch.
  z.object({ kind: z.literal("translations.changed"), payload: z.object({}) }),
  // A member was invited, changed role or was removed: available actions may change.
  z.object({ kind: z.literal("members.changed"), payload: z.object({}) }),
  z.object({ kind: z.literal("maintenance.changed"), payload: maintenanceSchema }),
  // An action that only affects the activity list and setup progress.
  z.object({ kind: z.literal("activity.logged"), payload: z.object({}) }),
  // Guest messages arrived or were handled: screens refetch their lists.
  z.object({
    kind: z.literal("guest-messages.changed"),
    payload: z.object({
      /** Open requests of the property, at most `OPEN_REQUESTS_COUNTED_MAX`. Read by the channel when sending. */
      openRequests: z.int().optional(),
      /** The new (`isNew`) or changed message, not stored in the log; absent: several changed. */
      message: z
        .object({ kind: z.enum(MESSAGE_PATHS), id: z.string(), isNew: z.boolean() })
        .optional()
        .catch(undefined),
    }),
  }),
  z.object({
    kind: z.literal("session.ended"),
    // `isRemoved`: the person was removed from the group, or their access ended.
    payload: z.object({ sid: z.string(), isRemoved: z.boolean().optional() }),
  }),
]);

export const loggedChangeSchema = z.intersection(
  z.object({
    sequence: z.int(),
    propertyId: z.string().nullable(),
    /** ISO 8601, UTC. */
    at: z.string(),
  }),
  changeSchema,
);

/** Bookmark for reading the changed data from any replica. */
const optionalBookmark = z.string().regex(BOOKMARK_PATTERN).optional().catch(undefined);

/**
 * Messages of the channel. `snapshot`: too many changes missed for a replay; refetch the list.
 * `session-ended`: sent before closing the socket, because proxies may swallow the close code. `today` is not
 * logged: a screen that missed it reads the report.
 */
export const serverMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hello"), sequence: z.int() }),
  z.object({ type: z.literal("changes"), changes: z.array(loggedChangeSchema), bookmark: optionalBookmark }),
  z.object({ type: z.literal("snapshot"), sequence: z.int(), bookmark: optionalBookmark }),
  z.object({ type: z.literal("licence-clock"), propertyId: z.string() }),
  z.object({ type: z.literal("session-ended"), isRemoved: z.boolean().optional() }),
  // Maintenance started or ended. Not logged: operations may set the flag by hand.
  z.object({ type: z.literal("maintenance"), flag: maintenanceSchema }),
  // Today's counts, at most every few seconds, for properties with recently read figures.
  z.object({
    type: z.literal("today"),
    propertyId: z.string(),
    /** The property's local day, `YYYY-MM-DD`. */
    day: z.string(),
    visits: z.int(),
    uniqueVisits: z.int(),
    clicks: z.int(),
  }),
  // Everyone who has this property open, including the recipient. Not logged or replayed.
  z.object({
    type: z.literal("presence"),
    propertyId: z.string(),
    people: z.array(personHereSchema),
    more: z.int(),
  }),
]);

const untypedChangesSchema = z.object({
  type: z.literal("changes"),
  changes: z.array(z.unknown()),
  bookmark: optionalBookmark,
});

/**
 * Parses a channel message; `null` if nothing is usable. Never throws.
 *
 * A page open for a long time may receive messages of a newer server: unknown message types are ignored,
 * unknown kinds of change are removed, and the rest is kept.
 */
export function readServerMessage(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not a channel message. The next reconnection fetches what was missed.
    return null;
  }
  const untyped = untypedChangesSchema.safeParse(value).data;
  if (!untyped) return serverMessageSchema.safeParse(value).data ?? null;
  const { type, changes, bookmark } = untyped;
  const known = changes.flatMap((change) => loggedChangeSchema.safeParse(change).data ?? []);
  return { type, changes: known, bookmark };
}

/** Client messages besides pings: the tab's location. */
export const clientMessageSchema = clientLocationSchema.extend({ type: z.literal("whereabouts") });
