import { createRoute } from "@hono/zod-openapi";
import { KEPT_DAYS_MAX, KEPT_DAYS_MIN } from "#domain/account/retention.ts";
import {
  erasingSchema,
  GUEST_COUNT_MAX,
  GUEST_DATA_KINDS,
  type GuestDataKind,
  guestDataSchema,
  guestEntriesSchema,
  guestSearchSchema,
  keptDaysChangeSchema,
} from "#domain/guest/guest-data.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/message-path.ts";
import { HOUR_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { getKeptDays } from "../../db/guests/kept-days.ts";
import { type HeldCount, nextNight } from "../../desk/periods.ts";
import { recordAsCsv, recordAsHtml } from "../../services/guest/compose-record.ts";
import { eraseGuestData } from "../../services/guest/erase-guest-data.ts";
import { findGuestData } from "../../services/guest/find-guest-data.ts";
import { changeKeptDays } from "../../services/guest/set-kept-days.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals } from "../request/problem.ts";
import { integerParam } from "../request/query-integer.ts";
import { getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

function daysQueryFor(path: MessagePath) {
  return integerParam({ min: KEPT_DAYS_MIN, max: KEPT_DAYS_MAX })
    .optional()
    .meta({ description: `Days that messages of the kind \`${path}\` are supposed to be kept` });
}

/** Hypothetical retention periods, to preview what they would delete. */
const supposedQuery = z.object(
  Object.fromEntries(MESSAGE_PATHS.map((path) => [path, daysQueryFor(path)])) as Record<
    MessagePath,
    ReturnType<typeof daysQueryFor>
  >,
);

/** A deletion overdue by this long has failed. */
const DELETION_LATE_MS = 2 * HOUR_MS;

function onlyDefined(supposed: Partial<Record<MessagePath, number | undefined>>): Partial<KeptDays> {
  return Object.fromEntries(Object.entries(supposed).filter(([, days]) => days !== undefined));
}

function countByKind(count: (kind: GuestDataKind) => number): Record<GuestDataKind, number> {
  const counted = GUEST_DATA_KINDS.map((kind) => [kind, count(kind)] as const);
  return Object.fromEntries(counted) as Record<GuestDataKind, number>;
}

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/guest-data",
  summary:
    "How long guests' data is kept, how much there is, and how much of it goes next, also by supposed periods",
  middleware: scoped(),
  request: { params: propertyParam, query: supposedQuery },
  responses: { 200: jsonBody(guestDataSchema, "Counts, and when the next deletion begins"), ...refusals },
});

const keepRoute = createRoute({
  method: "put",
  path: "/{propertyId}/guest-data/kept-days",
  summary: "Keep one kind of guests' data shorter or longer, 1 to 3,650 days; owners only",
  middleware: scoped({ manage: true }),
  request: { params: propertyParam, body: requestBody(keptDaysChangeSchema) },
  responses: {
    200: jsonBody(guestDataSchema.shape.keptDays, "Both periods as they are now"),
    ...refusals,
  },
});

const findRoute = createRoute({
  method: "post",
  path: "/{propertyId}/guest-data/find",
  summary:
    "What is held of a guest, by the code of a receipt or of a consent, or by room and days; owners only",
  middleware: scoped({ manage: true }),
  request: { params: propertyParam, body: requestBody(guestSearchSchema) },
  responses: { 200: jsonBody(guestEntriesSchema, "Entries, newest first"), ...refusals },
});

const eraseRoute = createRoute({
  method: "post",
  path: "/{propertyId}/guest-data/erase",
  summary:
    "Erase entries of guests with all that tells of them; owners only, with a recent proof, and for good",
  middleware: scoped({ manage: true, proof: true }),
  request: { params: propertyParam, body: requestBody(erasingSchema) },
  responses: {
    200: jsonBody(z.object({ erased: z.int() }), "How many entries went, 0 the second time"),
    ...refusals,
  },
});

const recordRoute = createRoute({
  method: "get",
  path: "/{propertyId}/guest-data/record",
  summary:
    "The record of processing (Art. 30 GDPR) in your language, as a page to print or a table; owners only, with a recent proof",
  middleware: scoped({ manage: true, proof: true }),
  request: {
    params: propertyParam,
    query: z.object({ format: z.enum(["html", "csv"]).default("html") }),
  },
  responses: {
    200: {
      description: "A file",
      content: { "text/html": { schema: z.string() }, "text/csv": { schema: z.string() } },
    },
    ...refusals,
  },
});

/** Guests' data of a property, and its deletion (G8, D20). */
export const guestDataRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { property, now } = c.var.scope;
    const keptDays = getKeptDays(property);
    const days: KeptDays = { ...keptDays, ...onlyDefined(c.req.valid("query")) };
    const at = nextNight(now);
    const desk = c.env.GUEST_DESK.getByName(property.id);
    const { counts, deletionDueAt } = await desk.count(days, at);
    const bounded = (name: keyof HeldCount) =>
      countByKind((kind) => Math.min(counts[kind][name], GUEST_COUNT_MAX));
    const getCutKinds = (name: keyof HeldCount) =>
      GUEST_DATA_KINDS.filter((kind) => counts[kind][name] > GUEST_COUNT_MAX);
    return c.json(
      {
        keptDays,
        held: bounded("held"),
        due: bounded("due"),
        atLeast: { held: getCutKinds("held"), due: getCutKinds("due") },
        nextDeletionAt: new Date(at).toISOString(),
        isDeletionLate: deletionDueAt !== null && deletionDueAt + DELETION_LATE_MS < now,
      },
      200,
    );
  })
  .openapi(keepRoute, async (c) => {
    return answer(c, await changeKeptDays(c.env, c.var.scope, c.req.valid("json")), 200);
  })
  .openapi(findRoute, async (c) => {
    const { items, hasMore } = await findGuestData(c.env, c.var.scope, c.req.valid("json"));
    return c.json({ items: [...items], hasMore }, 200);
  })
  .openapi(eraseRoute, async (c) => {
    return c.json({ erased: await eraseGuestData(c.env, c.var.scope, c.req.valid("json").entries) }, 200);
  })
  .openapi(recordRoute, async (c) => {
    const { format } = c.req.valid("query");
    const { language } = getRecipientLocale(c);
    const { RECORD_WORDS } = await import("#domain/account/record-words.ts");
    const write = { html: recordAsHtml, csv: recordAsCsv }[format];
    c.header(
      "content-disposition",
      `attachment; filename="${c.var.scope.property.slug}-processing.${format}"`,
    );
    return c.body(write(c.var.scope, { language, words: RECORD_WORDS[language] }), 200, {
      "content-type": `text/${format}; charset=utf-8`,
    });
  });
