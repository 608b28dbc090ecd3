import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { knownPlaceSchema } from "../place/place-schema.ts";
import { contentLanguageSchema } from "../property/property.ts";
import { guestText } from "../text-schema.ts";
import { type FormLimits, HELD_PER_PROPERTY_DAY } from "./form-limits.ts";
import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "./request-lengths.ts";
import { handlingEventSchema, handlingSchema } from "./request-state.ts";

/**
 * How many requests are taken: more than feedback, since a family asks for more than once. One network has half of the
 * day: a request of each guest of a ship of 6,000.
 */
export const REQUEST_LIMITS: FormLimits = {
  perVisitorHour: 12,
  perNetworkHour: 40,
  perPropertyDay: 12_000,
  heldPerDay: HELD_PER_PROPERTY_DAY,
};

/** Both may be left empty: a guest by the pool has no room number to give. */
export const requestWordsSchema = z.object({
  room: guestText({ lengthMax: ROOM_LENGTH_MAX }).default(""),
  note: guestText({ lengthMax: NOTE_LENGTH_MAX, multiline: true }).default(""),
});

/** What one guest asked for, as staff read it. */
export const guestRequestSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** When it was done, or found to be impossible; null while it is open. */
  doneAt: z.string().nullable(),
  buttonId: idSchema,
  serviceId: idSchema,
  /** The service's name as the guest read it. */
  service: z.string(),
  /** The same as staff read it, by language: those of the interface and the default one. Absent in older requests. */
  names: z.partialRecord(contentLanguageSchema, z.string()).optional(),
  language: contentLanguageSchema,
  /** As the guest typed it. */
  room: z.string(),
  note: z.string(),
  /** Where they were by the card that they had scanned; null: they had scanned none, or none that is in use. */
  place: knownPlaceSchema.nullable(),
  /** When its service opens, where that was closed as it was sent; null: it was open. */
  opensAt: z.iso.datetime().nullable(),
  /** When the minutes of its service run: its last end is when the request is over them. Null: it has none. */
  clock: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })).nullable(),
  ...handlingSchema.shape,
  events: z.array(handlingEventSchema.extend({ at: z.iso.datetime() })),
});
export type GuestRequest = z.infer<typeof guestRequestSchema>;
