import { z } from "#domain/zod.ts";
import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "../limits.ts";
import { knownPlaceSchema } from "../place/place-schema.ts";
import { contentLanguageSchema } from "../property/property.ts";
import { guestText, idSchema } from "../value-schemas.ts";
import { type FormLimits, HELD_PER_PROPERTY_DAY } from "./form-limits.ts";
import { handlingEventSchema, handlingSchema } from "./request-state.ts";

/**
 * Limits for requests: higher than for feedback, since a family asks more than once. A network gets half of
 * the day: one request per guest of a ship of 6,000.
 */
export const REQUEST_LIMITS: FormLimits = {
  perVisitorHour: 12,
  perNetworkHour: 40,
  perPropertyDay: 12_000,
  heldPerDay: HELD_PER_PROPERTY_DAY,
};

/** Texts that a guest types. Both are optional: a guest by the pool has no room number. */
export const requestWordsSchema = z.object({
  room: guestText({ lengthMax: ROOM_LENGTH_MAX }).default(""),
  note: guestText({ lengthMax: NOTE_LENGTH_MAX, multiline: true }).default(""),
});

/** One guest's request, for staff. */
export const guestRequestSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** When staff completed or refused the request; `null` while open. */
  doneAt: z.string().nullable(),
  buttonId: idSchema,
  serviceId: idSchema,
  /** The service's name as the guest read it. */
  service: z.string(),
  /** The service's name for staff, in the interface languages and the default language. Absent in older requests. */
  names: z.partialRecord(contentLanguageSchema, z.string()).optional(),
  language: contentLanguageSchema,
  /** The room as the guest typed it. */
  room: z.string(),
  note: z.string(),
  /** The place of the last scanned card; `null`: no card, or a place no longer in use. */
  place: knownPlaceSchema.nullable(),
  /** When the service opens, if it was closed when the request was sent; otherwise `null`. */
  opensAt: z.iso.datetime().nullable(),
  /**
   * Spans in which the service's minutes count; the request is overdue at the end of the last one. `null`:
   * the service has no minutes.
   */
  clock: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })).nullable(),
  ...handlingSchema.shape,
  events: z.array(handlingEventSchema.extend({ at: z.iso.datetime() })),
});
export type GuestRequest = z.infer<typeof guestRequestSchema>;
