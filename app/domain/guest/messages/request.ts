import { z } from "#domain/zod.ts";
import { moment, multiLineText, singleLineText } from "../../account/transfer/values.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "../../limits.ts";
import type { KnownPlace } from "../../place/place.ts";
import { knownPlaceSchema } from "../../place/place-schema.ts";
import { foldDigits } from "../../text.ts";
import type { EpochMs } from "../../time.ts";
import { idSchema, TITLE_LENGTH_MAX } from "../../value-schemas.ts";
import { guestRequestSchema, REQUEST_LIMITS } from "../guest-request.ts";
import { getDueAt, requestClockSchema } from "../request-clock.ts";
import { defineMessageKind } from "./message-kind.ts";

/** Text for searching: the typed room, and the card's place if different. */
function toRoomText(room: string, place: KnownPlace | null | undefined): string {
  // Staff may search with digits of any script.
  const names = [room.trim(), place?.name ?? ""].map(foldDigits);
  return [...new Set(names)].filter((text) => text !== "").join(" · ");
}

const toIso = (at: EpochMs) => new Date(at).toISOString();

/** A guest's request for a service (S141). */
export const request = defineMessageKind({
  path: "requests",
  content: z.strictObject({
    serviceId: idSchema,
    /** The service's name as the guest read it. */
    service: multiLineText(TITLE_LENGTH_MAX),
    /** The service's name for staff, in the interface languages and the default language, if translated. */
    names: z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), multiLineText(TITLE_LENGTH_MAX)).optional(),
    room: singleLineText(ROOM_LENGTH_MAX),
    note: multiLineText(NOTE_LENGTH_MAX),
    /** Place of the scanned card. Older rows have none. */
    place: knownPlaceSchema.nullable().default(null),
    /** When the service opens, if it was closed when the request was sent; otherwise `null`. */
    opensAt: moment.nullable().default(null),
    /** `null`: the service has no minutes. */
    clock: requestClockSchema.nullable().default(null),
  }),
  limits: REQUEST_LIMITS,
  purpose: "Bringing guests what they ask for",
  period: "closedRequests",
  openPeriod: "openRequests",
  item: guestRequestSchema,
  toItem: ({ id, at, closedAt, handling, buttonId, language, content }) => ({
    id,
    at: toIso(at),
    doneAt: closedAt === null ? null : toIso(closedAt),
    buttonId,
    language,
    ...handling,
    events: handling.events.map((event) => ({ ...event, at: toIso(event.at) })),
    ...content,
    place: content.place ?? null,
    opensAt: typeof content.opensAt === "number" ? toIso(content.opensAt) : null,
    clock: content.clock?.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) })) ?? null,
  }),
  toDue: ({ clock }) => (clock ? getDueAt(clock) : null),
  toEntry: ({ service, names, room, note, place }) => ({
    service,
    ...(names && { names }),
    room: toRoomText(room, place),
    note,
    rating: null,
  }),
  toOpinion: () => null,
});
