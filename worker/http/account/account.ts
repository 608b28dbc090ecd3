import { createRoute } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { groupInformationSchema } from "#domain/account/account-schema.ts";
import { propertySchema } from "#domain/property/property.ts";
import { colourSchema, idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getDatabase } from "../../db/client.ts";
import { readGroupInformation } from "../../db/property/group-information.ts";
import { listProperties } from "../../db/property/property-list.ts";
import { logEvent } from "../../log-event.ts";
import { upgradeGroup } from "../../services/content/upgrade-group.ts";
import { signedIn } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { problemResponse } from "../request/problem-response.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

/** The three calls of the account service (S149 to S151). Ids in a body are checked against the session. */
const uidSchema = z.strictObject({ uid: idSchema });
const PROPERTIES_MAX = 10_000;

const groupInformationRoute = createRoute({
  method: "post",
  path: "/getGroupInformation",
  summary: "The signed-in user's group",
  middleware: signedIn(),
  request: { body: requestBody(uidSchema) },
  responses: { 200: jsonBody(groupInformationSchema, "The group information"), ...refusals },
});

const userPropertiesRoute = createRoute({
  method: "post",
  path: "/getUserProperties",
  summary: "The properties of the signed-in user, with their licences",
  middleware: signedIn(),
  request: { body: requestBody(uidSchema) },
  responses: { 200: jsonBody(z.array(propertySchema), "The property list"), ...refusals },
});

const upgradeSchema = z.strictObject({
  userID: idSchema,
  companyID: idSchema,
  groupID: idSchema,
  currentVersion: z.string().max(40),
  latestVersion: z.string().max(40),
  primaryThemeColor: colourSchema.optional(),
  secondaryThemeColor: colourSchema.optional(),
  newReg: z.boolean().optional(),
});

const upgradeRoute = createRoute({
  method: "post",
  path: "/performSystemUpgrade",
  summary:
    "Bring the group's documents to the product's version; to be repeated until the answer says that version",
  middleware: signedIn(),
  request: { body: requestBody(upgradeSchema) },
  responses: { 200: jsonBody(z.object({ currentVersion: z.string() }), "Upgraded"), ...refusals },
});

export const accountRoutes = createRoutes()
  .openapi(groupInformationRoute, async (c) => {
    const principal = c.var.principal;
    if (c.req.valid("json").uid !== principal.uid) return respondProblem(c, { code: "forbidden" });
    return c.json(await readGroupInformation(getDatabase(c.env, principal.groupId), principal), 200);
  })
  .openapi(userPropertiesRoute, async (c) => {
    const principal = c.var.principal;
    if (c.req.valid("json").uid !== principal.uid) return respondProblem(c, { code: "forbidden" });
    const found = await listProperties(getDatabase(c.env, principal.groupId), principal, PROPERTIES_MAX);
    return c.json(found, 200);
  })
  .openapi(upgradeRoute, async (c) => {
    const principal = c.var.principal;
    const body = c.req.valid("json");
    const isOwn =
      body.userID === principal.uid &&
      body.groupID === principal.groupId &&
      body.companyID === principal.companyId;
    if (!isOwn) return respondProblem(c, { code: "forbidden" });
    return c.json({ currentVersion: await upgradeGroup(c.env, principal, c.get("now")) }, 200);
  });

const FAILURES = {
  getGroupInformation: "group_data_unavailable",
  getUserProperties: "properties_data_unavailable",
  performSystemUpgrade: "system_update_failed",
} as const;

/** Internal errors of the three calls are logged and answered with the specification's texts. */
accountRoutes.onError((error, c) => {
  const call = Object.entries(FAILURES).find(([name]) => c.req.path.endsWith(name));
  if (!call || error instanceof HTTPException) throw error;
  logEvent("request_failed", { requestId: c.get("requestId"), call: call[0], error });
  return problemResponse({ code: call[1] });
});
