import { z } from "zod";
import { oneLine, severalLines } from "../../account/transfer/values.ts";
import { TITLE_LENGTH_MAX } from "../../content/buttons/text-schemas.ts";
import { idSchema } from "../../id.ts";
import { type KnownPlace, knownPlaceSchema } from "../../place/place.ts";
import { guestRequestSchema, NOTE_LENGTH_MAX, REQUEST_LIMITS, ROOM_LENGTH_MAX } from "../guest-request.ts";
import { defineMessageKind } from "./message-kind.ts";

/** By what a request is found: the room as it was typed, and the place of the card where that is another one. */
function roomOf(room: string, place: KnownPlace | null | undefined): string {
  return [...new Set([room.trim(), place?.name ?? ""])].filter((text) => text !== "").join(" · ");
}

/** What a guest asks for (S141). */
export const request = defineMessageKind({
  path: "requests",
  content: z.strictObject({
    serviceId: idSchema,
    /** The service's name as the guest read it. */
    service: severalLines(TITLE_LENGTH_MAX),
    room: oneLine(ROOM_LENGTH_MAX),
    note: severalLines(NOTE_LENGTH_MAX),
    /** Of the card that the guest had scanned. Rows from before there were places have none. */
    place: knownPlaceSchema.nullable().default(null),
  }),
  limits: REQUEST_LIMITS,
  purpose: "Bringing guests what they ask for",
  icon: "bell",
  period: "closedRequests",
  openPeriod: "openRequests",
  item: guestRequestSchema,
  toItem: ({ id, at, closedAt, handling, buttonId, language, content }) => ({
    id,
    at: new Date(at).toISOString(),
    doneAt: closedAt === null ? null : new Date(closedAt).toISOString(),
    buttonId,
    language,
    ...handling,
    events: handling.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    ...content,
    place: content.place ?? null,
  }),
  toEntry: ({ service, room, note, place }) => ({ service, room: roomOf(room, place), note, rating: null }),
  toOpinion: () => null,
});
