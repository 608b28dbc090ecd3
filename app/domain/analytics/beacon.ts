import { z } from "#domain/zod.ts";
import { SOCIAL_CHANNELS } from "../content/social.ts";
import { idSchema } from "../id-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { MINUTE_MS } from "../time.ts";

/** A visit is a page view after this much silence by the same visitor (D11). */
export const VISIT_SILENCE_MS = 30 * MINUTE_MS;
export const BEACON_EVENTS_MAX = 50;
export const BEACON_BYTES_MAX = 8 * 1024;

/** The random id that a page keeps until the end of the property's day (D11): 72 bits in hexadecimal digits. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{18}$/;

const eventIdSchema = z.string().regex(/^[\w-]{8,40}$/, "invalid_id");

const guestEventSchema = z.discriminatedUnion("kind", [
  z.object({
    id: eventIdSchema,
    kind: z.literal("view"),
    /** The page's own language. What an older script does not say is found as for a page. */
    language: z.enum(CONTENT_LANGUAGE_CODES).optional().catch(undefined),
    /** Set where a scanned code led to the page. */
    via: z.literal("qr").optional().catch(undefined),
  }),
  z.object({
    id: eventIdSchema,
    kind: z.literal("click"),
    button: idSchema,
    /** Set where the button was shown closed: it was wanted outside its hours (T2). */
    closed: z.literal(true).optional().catch(undefined),
  }),
  // What the property announces was seen, once a device (N5).
  z.object({ id: eventIdSchema, kind: z.literal("seen"), announcement: idSchema }),
  z.object({ id: eventIdSchema, kind: z.literal("social"), channel: z.enum(SOCIAL_CHANNELS) }),
]);
export type GuestEvent = z.infer<typeof guestEventSchema>;

/**
 * What published pages send, version 1. Pages live for months: it only ever grows. A page may outlive a rollback as
 * well, so that an event of a kind that is not known is left out, and the others of its beacon are counted.
 */
export const beaconSchema = z.object({
  v: z.literal(1),
  events: z
    .array(z.unknown())
    .min(1)
    .max(BEACON_EVENTS_MAX)
    .transform((events) => events.flatMap((event) => guestEventSchema.safeParse(event).data ?? [])),
  /** Absent where a browser keeps nothing, and of older scripts. Anything else is as if it were absent. */
  visitor: z.string().regex(VISITOR_ID_PATTERN).optional().catch(undefined),
});
export type Beacon = z.infer<typeof beaconSchema>;
