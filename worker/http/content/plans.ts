import { createRoute } from "@hono/zod-openapi";
import { planInputSchema, planMoveSchema, plannedPublicationSchema } from "#domain/property/planned.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { selectPlan } from "../../db/content/planned-publications.ts";
import {
  cancelPublication,
  movePublication,
  resumePublication,
} from "../../services/portal/planned/change-plan.ts";
import { planPublication } from "../../services/portal/planned/plan-publication.ts";
import { readVersion } from "../../services/portal/read-version.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { scoped } from "../request/middleware.ts";
import { answer, answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { requireDraft } from "./draft-access.ts";
import { frozenDraftSchema } from "./draft-schema.ts";

const planParam = propertyParam.extend({ planId: idSchema });

const planRoute = createRoute({
  method: "post",
  path: "/{propertyId}/planned-publications",
  summary: "Plan to publish the draft, as it is now, at a local time of the property",
  request: { params: propertyParam, body: requestBody(planInputSchema) },
  responses: { 201: jsonBody(plannedPublicationSchema, "The planned version"), ...refusals },
});

const draftRoute = createRoute({
  method: "get",
  path: "/{propertyId}/planned-publications/{planId}/draft",
  summary: "The frozen draft of a planned version",
  request: { params: planParam },
  responses: { 200: jsonBody(frozenDraftSchema, "The draft in today's form"), ...refusals },
});

const moveRoute = createRoute({
  method: "patch",
  path: "/{propertyId}/planned-publications/{planId}",
  summary: "Move the planned version to another time; its frozen draft stays",
  middleware: scoped({ write: true }),
  request: { params: planParam, body: requestBody(planMoveSchema) },
  responses: { 200: jsonBody(plannedPublicationSchema, "The planned version"), ...refusals },
});

const cancelRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/planned-publications/{planId}",
  summary: "Cancel the planned version, or let go of one that could not be published",
  middleware: scoped({ write: true }),
  request: { params: planParam },
  responses: { 204: { description: "Cancelled" }, ...refusals },
});

const resumeRoute = createRoute({
  method: "post",
  path: "/{propertyId}/planned-publications/{planId}/resume",
  summary: "Plan a cancelled version again: the draft that was frozen then, at the time it had",
  middleware: scoped({ write: true }),
  request: { params: planParam },
  responses: { 200: jsonBody(plannedPublicationSchema, "The planned version"), ...refusals },
});

export const planRoutes = createRoutes()
  .openapi(planRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireDraft(c, propertyId);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, draft } = access.value;
    const verdict = await planPublication(c.env, scope, {
      ...c.req.valid("json"),
      ...getRecipientLocale(c),
      draft,
    });
    return answer(c, verdict, 201);
  })
  .openapi(draftRoute, async (c) => {
    const { propertyId, planId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [selectPlan(db, propertyId, planId)]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [[plan]] = access.value.rows;
    if (!plan) return respondProblem(c, { code: "not_found" });
    const { snapshotKey } = plan;
    const frozen = await readVersion(c.env, { propertyId, number: 0, snapshotKey });
    if (!frozen.ok) return respondProblem(c, frozen.problem);
    const { languages, ...draft } = frozen.value;
    return c.json({ draft: { ...draft, languages: [...languages] } }, 200);
  })
  .openapi(moveRoute, async (c) => {
    const { planId: id } = c.req.valid("param");
    return answer(c, await movePublication(c.env, c.var.scope, { id, ...c.req.valid("json") }), 200);
  })
  .openapi(cancelRoute, async (c) => {
    const { planId } = c.req.valid("param");
    return answerEmpty(c, await cancelPublication(c.env, c.var.scope, planId));
  })
  .openapi(resumeRoute, async (c) => {
    const { planId } = c.req.valid("param");
    return answer(c, await resumePublication(c.env, c.var.scope, planId), 200);
  });
