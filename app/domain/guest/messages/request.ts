import { z } from "zod";
import { oneLine, severalLines } from "../../account/transfer/values.ts";
import { TITLE_LENGTH_MAX } from "../../content/buttons/text-schemas.ts";
import { idSchema } from "../../id.ts";
import { guestRequestSchema, NOTE_LENGTH_MAX, REQUEST_LIMITS, ROOM_LENGTH_MAX } from "../guest-request.ts";
import { defineMessageKind } from "./message-kind.ts";

/** What a guest asks for (S141). */
export const request = defineMessageKind({
  path: "requests",
  content: z.strictObject({
    serviceId: idSchema,
    /** The service's name as the guest read it. */
    service: severalLines(TITLE_LENGTH_MAX),
    room: oneLine(ROOM_LENGTH_MAX),
    note: severalLines(NOTE_LENGTH_MAX),
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
  }),
  toEntry: ({ service, room, note }) => ({ service, room, note, rating: null }),
  toOpinion: () => null,
});
