import { z } from "#domain/zod.ts";
import { moment, oneLine, severalLines } from "../../account/transfer/values.ts";
import { TITLE_LENGTH_MAX } from "../../content/buttons/text-schemas.ts";
import { idSchema } from "../../id-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import type { KnownPlace } from "../../place/place.ts";
import { knownPlaceSchema } from "../../place/place-schema.ts";
import { foldDigits } from "../../text.ts";
import type { EpochMs } from "../../time.ts";
import { guestRequestSchema, REQUEST_LIMITS } from "../guest-request.ts";
import { dueAtOf, requestClockSchema } from "../request-clock.ts";
import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "../request-lengths.ts";
import { defineMessageKind } from "./message-kind.ts";

/** By what a request is found: the room as it was typed, and the place of the card where that is another one. */
function roomOf(room: string, place: KnownPlace | null | undefined): string {
  // Staff search in digits of their own script.
  const names = [room.trim(), place?.name ?? ""].map(foldDigits);
  return [...new Set(names)].filter((text) => text !== "").join(" · ");
}

const isoOf = (at: EpochMs) => new Date(at).toISOString();

/** What a guest asks for (S141). */
export const request = defineMessageKind({
  path: "requests",
  content: z.strictObject({
    serviceId: idSchema,
    /** The service's name as the guest read it. */
    service: severalLines(TITLE_LENGTH_MAX),
    /** The same as staff read it, by language: those of the interface and the default one, as far as there are. */
    names: z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), severalLines(TITLE_LENGTH_MAX)).optional(),
    room: oneLine(ROOM_LENGTH_MAX),
    note: severalLines(NOTE_LENGTH_MAX),
    /** Of the card that the guest had scanned. Rows from before there were places have none. */
    place: knownPlaceSchema.nullable().default(null),
    /** When its service opens, where that was closed as it was sent; null: it was open. */
    opensAt: moment.nullable().default(null),
    /** Null: its service has no minutes. */
    clock: requestClockSchema.nullable().default(null),
  }),
  limits: REQUEST_LIMITS,
  purpose: "Bringing guests what they ask for",
  period: "closedRequests",
  openPeriod: "openRequests",
  item: guestRequestSchema,
  toItem: ({ id, at, closedAt, handling, buttonId, language, content }) => ({
    id,
    at: isoOf(at),
    doneAt: closedAt === null ? null : isoOf(closedAt),
    buttonId,
    language,
    ...handling,
    events: handling.events.map((event) => ({ ...event, at: isoOf(event.at) })),
    ...content,
    place: content.place ?? null,
    opensAt: typeof content.opensAt === "number" ? isoOf(content.opensAt) : null,
    clock: content.clock?.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) })) ?? null,
  }),
  toDue: ({ clock }) => (clock ? dueAtOf(clock) : null),
  toEntry: ({ service, names, room, note, place }) => ({
    service,
    ...(names && { names }),
    room: roomOf(room, place),
    note,
    rating: null,
  }),
  toOpinion: () => null,
});
