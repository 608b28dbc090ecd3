import { z } from "#domain/zod.ts";
import { SECTIONS } from "../content/document.ts";
import { MESSAGE_PATHS } from "../guest/messages/message-path.ts";
import { closureSchema } from "../property/closure-schema.ts";
import { wireLicenceSchema } from "../property/licence-schema.ts";
import { maintenanceSchema } from "../property/maintenance-schema.ts";
import { plannedPublicationSchema } from "../property/planned-schema.ts";
import { propertySchema } from "../property/property.ts";
import { BOOKMARK_PATTERN } from "./bookmark.ts";
import type { ServerMessage } from "./live.ts";
import { clientLocationSchema, personHereSchema } from "./presence-schema.ts";

/**
 * What the change log records and the channel of a group sends, in the order of its sequence numbers.
 * A payload carries what every open screen needs to show the change without asking.
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
      // What has a default in a property has none here: a change that does not name it leaves it.
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
      /** The planned publication that it was; absent: somebody published at that moment. */
      plan: z.string().optional(),
      /** When the draft that it is was last saved; absent in rows from before that was kept. */
      draftAt: z.string().optional(),
    }),
  }),
  // A version was planned, moved or cancelled, or could not be published at its moment: what is planned from now on.
  z.object({
    kind: z.literal("plan.changed"),
    payload: z.object({ planned: plannedPublicationSchema.nullable() }),
  }),
  z.object({ kind: z.literal("qr.regenerated"), payload: z.object({}) }),
  // Places were added, renamed or deleted, or a card was replaced: screens refetch what they show of them.
  z.object({ kind: z.literal("places.changed"), payload: z.object({}) }),
  // An announcement was written, sent, changed, ended or deleted: screens refetch what they show of them.
  z.object({ kind: z.literal("announcements.changed"), payload: z.object({}) }),
  // Somebody was invited, given another role or removed: what a screen offers may change with it.
  z.object({ kind: z.literal("members.changed"), payload: z.object({}) }),
  z.object({ kind: z.literal("maintenance.changed"), payload: maintenanceSchema }),
  // An action visible only in the activity list, and in how far a property is set up.
  z.object({ kind: z.literal("activity.logged"), payload: z.object({}) }),
  // Guests sent something, or a member has seen to it: screens refetch the lists of it.
  z.object({
    kind: z.literal("guest-messages.changed"),
    payload: z.object({
      /**
       * How many requests of the property are open, at most `OPEN_REQUESTS_COUNTED_MAX`. The channel reads it as it
       * tells.
       */
      openRequests: z.int().optional(),
      /** The message that has come (`isNew`) or changed, of which no log has a word; absent: several have. */
      message: z
        .object({ kind: z.enum(MESSAGE_PATHS), id: z.string(), isNew: z.boolean() })
        .optional()
        .catch(undefined),
    }),
  }),
  z.object({
    kind: z.literal("session.ended"),
    // `isRemoved`: the person was taken out of the group.
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

/** With it a read finds what it is told of, from whichever replica answers. */
const toldBookmark = z.string().regex(BOOKMARK_PATTERN).optional().catch(undefined);

/**
 * What the channel sends. `snapshot`: too much was missed to replay; refetch the list. `session-ended`:
 * the last word before the socket closes, for whatever stands between and swallows a close. `today` is in no
 * log: a screen that missed one reads the report.
 */
export const serverMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hello"), sequence: z.int() }),
  z.object({ type: z.literal("changes"), changes: z.array(loggedChangeSchema), bookmark: toldBookmark }),
  z.object({ type: z.literal("snapshot"), sequence: z.int(), bookmark: toldBookmark }),
  z.object({ type: z.literal("licence-clock"), propertyId: z.string() }),
  z.object({ type: z.literal("session-ended"), isRemoved: z.boolean().optional() }),
  // Operations closed the product or opened it again. In no log: their flag may be set by hand.
  z.object({ type: z.literal("maintenance"), flag: maintenanceSchema }),
  // What guests have done today, every few seconds at most, of properties whose figures somebody has read.
  z.object({
    type: z.literal("today"),
    propertyId: z.string(),
    /** The property's own day, `YYYY-MM-DD`. */
    day: z.string(),
    visits: z.int(),
    uniqueVisits: z.int(),
    clicks: z.int(),
  }),
  // Everybody who has this property open, the recipient included. Ephemeral: neither logged nor replayed.
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
  bookmark: toldBookmark,
});

/**
 * What a browser takes of something that the channel sent; null for nothing. Never throws.
 *
 * A page that has been open for long may not know what a newer server says: a message of another type is left out
 * as a whole, and of changes those of another kind, so that the others still arrive.
 */
export function readServerMessage(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // No message of ours. Whatever was in it, the next reconnection brings what was missed.
    return null;
  }
  const told = untypedChangesSchema.safeParse(value).data;
  if (!told) return serverMessageSchema.safeParse(value).data ?? null;
  const { type, changes, bookmark } = told;
  const known = changes.flatMap((change) => loggedChangeSchema.safeParse(change).data ?? []);
  return { type, changes: known, bookmark };
}

/** What a client says, besides pings: where its tab is. */
export const clientMessageSchema = clientLocationSchema.extend({ type: z.literal("whereabouts") });
