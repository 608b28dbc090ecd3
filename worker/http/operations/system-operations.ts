import { createRoute } from "@hono/zod-openapi";
import { groupDeletionInputSchema, groupDeletionSchema } from "#domain/account/group-deletion.ts";
import { exportInputSchema, exportPageSchema } from "#domain/account/group-transfer.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { deleteGroup } from "../../services/operations/delete-group.ts";
import { exportGroup } from "../../services/operations/export-group.ts";
import { blockPicture, eraseConsent, setMaintenance } from "../../services/operations/operate-system.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

/** The maintenance file (S69). An empty estimate is not shown. */
const flagSchema = z.strictObject({ maintenance: z.boolean(), time: z.string().trim().max(500).default("") });

const maintenanceRoute = createRoute({
  method: "put",
  path: "/maintenance",
  summary: "Close the product for staff with an estimate, or open it again; guests notice nothing",
  request: { body: requestBody(flagSchema) },
  responses: { 200: jsonBody(flagSchema, "The flag as it is now"), ...refusals },
});

const blockRoute = createRoute({
  method: "put",
  path: "/blocked-pictures/{sha256}",
  summary: "Keep a picture from being uploaded again, by the SHA-256 of its bytes",
  request: { params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }) },
  responses: { 204: { description: "Blocked" }, ...refusals },
});

const exportRoute = createRoute({
  method: "post",
  path: "/groups/{groupId}/export",
  summary: "A page of all that another installation needs of a group: rows, files and figures",
  request: { params: z.object({ groupId: idSchema }), body: requestBody(exportInputSchema) },
  responses: { 200: jsonBody(exportPageSchema, "A page; the first has the header"), ...refusals },
});

const deleteRoute = createRoute({
  method: "post",
  path: "/groups/{groupId}/delete",
  summary: "Delete all that is kept of a group for good, a page at a time",
  request: { params: z.object({ groupId: idSchema }), body: requestBody(groupDeletionInputSchema) },
  responses: { 200: jsonBody(groupDeletionSchema, "What this page has deleted"), ...refusals },
});

const eraseRoute = createRoute({
  method: "delete",
  path: "/properties/{propertyId}/consents/{visitorId}",
  summary: "Forget what a guest has agreed to at a property",
  request: { params: z.object({ propertyId: idSchema, visitorId: z.string().min(1).max(80) }) },
  responses: { 200: jsonBody(z.object({ erased: z.int() }), "How many entries went"), ...refusals },
});

/** Operations on the whole installation and on a group's data. */
export const systemOperationRoutes = createRoutes()
  .openapi(maintenanceRoute, async (c) => {
    const flag = c.req.valid("json");
    await setMaintenance(c.env, flag, c.get("now"));
    return c.json(flag, 200);
  })
  .openapi(blockRoute, async (c) => {
    await blockPicture(c.env, c.req.valid("param").sha256, c.get("now"));
    return c.body(null, 204);
  })
  .openapi(exportRoute, async (c) => {
    const input = { ...c.req.valid("json"), now: c.get("now") };
    return answer(c, await exportGroup(c.env, c.req.valid("param").groupId, input), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const input = { ...c.req.valid("json"), now: c.get("now") };
    return answer(c, await deleteGroup(c.env, c.req.valid("param").groupId, input), 200);
  })
  .openapi(eraseRoute, async (c) => {
    const { propertyId, visitorId } = c.req.valid("param");
    const verdict = await eraseConsent(c.env, { propertyId, visitorId, now: c.get("now") });
    return verdict.ok ? c.json({ erased: verdict.value }, 200) : respondProblem(c, verdict.problem);
  });
