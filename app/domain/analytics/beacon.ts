import { z } from "#domain/zod.ts";
import { SOCIAL_CHANNELS } from "../content/social.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { MINUTE_MS } from "../time.ts";
import { idSchema } from "../value-schemas.ts";
import { SEARCH_TERM_LENGTH_MAX } from "./search-term-length.ts";
import { SEARCH_OUTCOMES } from "./searches.ts";

/** A new visit begins after this much inactivity (D11). */
export const VISIT_SILENCE_MS = 30 * MINUTE_MS;
export const BEACON_EVENTS_MAX = 50;
export const BEACON_BYTES_MAX = 8 * 1024;

/** Random visitor id that a page keeps until the end of the property's day (D11): 72 bits, hexadecimal. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{18}$/;

const eventIdSchema = z.string().regex(/^[\w-]{8,40}$/, "invalid_id");

const guestEventSchema = z.discriminatedUnion("kind", [
  z.object({
    id: eventIdSchema,
    kind: z.literal("view"),
    /** The page's own language. If absent (older scripts), it is derived from the page. */
    language: z.enum(CONTENT_LANGUAGE_CODES).optional().catch(undefined),
    /** Set if a scanned code led to the page. */
    via: z.literal("qr").optional().catch(undefined),
  }),
  z.object({
    id: eventIdSchema,
    kind: z.literal("click"),
    button: idSchema,
    /** `true`: the button was pressed outside its hours, while shown closed (T2). */
    closed: z.literal(true).optional().catch(undefined),
  }),
  // An announcement was seen; sent once per device (N5).
  z.object({ id: eventIdSchema, kind: z.literal("seen"), announcement: idSchema }),
  z.object({ id: eventIdSchema, kind: z.literal("social"), channel: z.enum(SOCIAL_CHANNELS) }),
  // A search ended (A9); sent once per search.
  z.object({
    id: eventIdSchema,
    kind: z.literal("search"),
    term: z.string().max(SEARCH_TERM_LENGTH_MAX * 2),
    outcome: z.enum(SEARCH_OUTCOMES),
    language: z.enum(CONTENT_LANGUAGE_CODES),
  }),
]);
export type GuestEvent = z.infer<typeof guestEventSchema>;

/**
 * Beacon of published pages, version 1. Pages live for months and may outlive a rollback, so fields are only
 * ever added. Unknown events are dropped and the others still count.
 */
export const beaconSchema = z.object({
  v: z.literal(1),
  events: z
    .array(z.unknown())
    .min(1)
    .max(BEACON_EVENTS_MAX)
    .transform((events) => events.flatMap((event) => guestEventSchema.safeParse(event).data ?? [])),
  /** Absent if the browser stores nothing, and in older scripts. Invalid ids count as absent. */
  visitor: z.string().regex(VISITOR_ID_PATTERN).optional().catch(undefined),
});
export type Beacon = z.infer<typeof beaconSchema>;
