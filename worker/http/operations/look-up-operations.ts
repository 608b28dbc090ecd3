import { createRoute } from "@hono/zod-openapi";
import {
  findingsSchema,
  groupPageSchema,
  groupPropertyPageSchema,
  unsentMailSchema,
} from "#domain/account/found.ts";
import { groupFilesSchema, groupTablesSchema } from "#domain/account/group-size.ts";
import { SHARED_OPERATOR } from "#domain/operators.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { runNamed } from "../../db/named-batch.ts";
import { countGroup, selectGroupPage, selectGroupProperties } from "../../db/operations.ts";
import { decideLicenceStates, NEVER_AT } from "../../db/property/licence-state.ts";
import { endPersonSessions } from "../../services/operations/end-sessions.ts";
import { findAnything } from "../../services/operations/find-anything.ts";
import { measureGroupFiles, measureGroupTables } from "../../services/operations/measure-group.ts";
import { readUnsentMail, sendMailAgain } from "../../services/operations/unsent-mail.ts";
import { answer, answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const ROWS_A_PAGE = 100;
const pageQuery = z.object({ cursor: idSchema.optional() });

const groupsRoute = createRoute({
  method: "get",
  path: "/groups",
  summary: "All groups, a page at a time",
  request: { query: pageQuery },
  responses: { 200: jsonBody(groupPageSchema, "A page"), ...refusals },
});

const propertiesRoute = createRoute({
  method: "get",
  path: "/groups/{groupId}/properties",
  summary: "The properties of a group, removed ones included, a page at a time",
  request: { params: z.object({ groupId: idSchema }), query: pageQuery },
  responses: { 200: jsonBody(groupPropertyPageSchema, "A page"), ...refusals },
});

const tablesRoute = createRoute({
  method: "get",
  path: "/groups/{groupId}/size/tables",
  summary: "What a group takes of the database: rows and bytes by table",
  request: { params: z.object({ groupId: idSchema }) },
  responses: { 200: jsonBody(groupTablesSchema, "By table"), ...refusals },
});

const filesRoute = createRoute({
  method: "get",
  path: "/groups/{groupId}/size/files",
  summary: "What a group's files take, a page at a time",
  request: {
    params: z.object({ groupId: idSchema }),
    query: z.object({
      cursor: z
        .string()
        .regex(/^(?:publications|uploads):[\w.]{0,60}$/)
        .optional(),
    }),
  },
  responses: { 200: jsonBody(groupFilesSchema, "Objects and bytes of a page"), ...refusals },
});

const findRoute = createRoute({
  method: "get",
  path: "/find",
  summary: "What a text names: an id, slug, address, licence key, QR code or part of a name",
  request: { query: z.object({ text: z.string().trim().min(2).max(200) }) },
  responses: { 200: jsonBody(findingsSchema, "What was found"), ...refusals },
});

const mailRoute = createRoute({
  method: "get",
  path: "/mail",
  summary: "The mail that was not sent, and why",
  responses: { 200: jsonBody(unsentMailSchema, "What waits, and what was given up"), ...refusals },
});

const sendRoute = createRoute({
  method: "post",
  path: "/mail/{mailId}/send",
  summary: "Try a mail again now that was not sent",
  request: { params: z.object({ mailId: z.string().min(1).max(200) }) },
  responses: { 204: { description: "It is tried" }, ...refusals },
});

const endRoute = createRoute({
  method: "post",
  path: "/sessions/end",
  summary: "End every session of a person, by their address",
  request: { body: requestBody(z.strictObject({ email: z.string().trim().min(3).max(254) })) },
  responses: { 200: jsonBody(z.object({ ended: z.int() }), "How many there were"), ...refusals },
});

/** A page of results; one extra row means that there are more. */
function toPage<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const items = rows.slice(0, ROWS_A_PAGE);
  const nextCursor = rows.length > ROWS_A_PAGE ? items.at(-1)?.id : undefined;
  return { items, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** Look-ups of operations, unsent mail, and ending a user's sessions. */
export const lookUpOperationRoutes = createRoutes()
  .openapi(groupsRoute, async (c) => {
    const { cursor: after = "" } = c.req.valid("query");
    const rows = await selectGroupPage(getDatabase(c.env, ANY_GROUP), { after, limit: ROWS_A_PAGE + 1 });
    return c.json(toPage(rows), 200);
  })
  .openapi(propertiesRoute, async (c) => {
    const [{ groupId }, { cursor: after = "" }] = [c.req.valid("param"), c.req.valid("query")];
    const db = getDatabase(c.env, groupId);
    const { counts, rows } = await runNamed(db, {
      counts: countGroup(db, groupId),
      decided: decideLicenceStates(db, groupId, c.get("now")),
      rows: selectGroupProperties(db, groupId, { after, limit: ROWS_A_PAGE + 1 }),
    });
    if (!counts[0]?.count) return respondProblem(c, { code: "not_found" });
    const properties = rows.map(
      ({ id, name, slug, licenceKey, licenceState, licenceStateUntil, publishedNumber, removedAt }) => ({
        id,
        name,
        slug,
        publishedNumber,
        licenceKey: licenceKey === null ? null : formatLicenceKey(licenceKey),
        licence: licenceState === "expired" && licenceStateUntil < NEVER_AT ? "not-begun" : licenceState,
        removedAt: removedAt === null ? null : new Date(removedAt).toISOString(),
      }),
    );
    return c.json(toPage(properties), 200);
  })
  .openapi(tablesRoute, async (c) => {
    return answer(c, await measureGroupTables(c.env, c.req.valid("param").groupId), 200);
  })
  .openapi(filesRoute, async (c) => {
    const [{ groupId }, { cursor }] = [c.req.valid("param"), c.req.valid("query")];
    return c.json(await measureGroupFiles(c.env, groupId, cursor), 200);
  })
  .openapi(findRoute, async (c) => c.json(await findAnything(c.env, c.req.valid("query").text), 200))
  .openapi(mailRoute, async (c) => c.json(await readUnsentMail(c.env, c.get("now")), 200))
  .openapi(sendRoute, async (c) => {
    return answerEmpty(c, await sendMailAgain(c.env, c.req.valid("param").mailId, c.get("now")));
  })
  .openapi(endRoute, async (c) => {
    const { email } = c.req.valid("json");
    const by = c.get("operator") ?? SHARED_OPERATOR;
    const verdict = await endPersonSessions(c.env, {
      email,
      by,
      source: getRequestSource(c),
      now: c.get("now"),
    });
    return verdict.ok ? c.json({ ended: verdict.value }, 200) : respondProblem(c, verdict.problem);
  });
