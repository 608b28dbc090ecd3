import { createRoute } from "@hono/zod-openapi";
import { CLONE_LANGUAGE_CHOICES } from "#domain/content/translation/clone-languages.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { propertySchema } from "#domain/property/property.ts";
import { restorePointSchema } from "#domain/property/restore-point.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectAccess } from "../../db/account/access.ts";
import { selectDocuments } from "../../db/content/documents.ts";
import { toLicence } from "../../db/property/properties.ts";
import { cloneProperty } from "../../services/content/clone-property.ts";
import { resetProperty } from "../../services/content/reset-property.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { replacedDraftSchema } from "./draft-schema.ts";

const clonedSchema = z.object({
  target: propertySchema,
  restorePoint: restorePointSchema,
  copied: z.object({ buttons: z.int(), languages: z.int(), pictures: z.int() }),
});

const cloneSchema = z.strictObject({
  target: idSchema,
  languages: z
    .enum(CLONE_LANGUAGE_CHOICES)
    .default("keep")
    .meta({
      description:
        "`keep` leaves the target its languages and its default language: those that the source has too get its buttons, " +
        "a default language that the source lacks gets the buttons of the source's default, any other begins empty. " +
        "`take` gives the target the source's languages.",
    }),
});

const cloneRoute = createRoute({
  method: "post",
  path: "/{propertyId}/clone",
  summary: "Copy this property's styling and buttons onto another of the group, which loses its own",
  request: { params: propertyParam, body: requestBody(cloneSchema) },
  responses: { 200: jsonBody(clonedSchema, "The target as it is now, and what it was before"), ...refusals },
});

const resetRoute = createRoute({
  method: "post",
  path: "/{propertyId}/reset",
  summary: "Bring all content back to the default template",
  middleware: scoped({ write: true }),
  request: { params: propertyParam },
  responses: {
    200: jsonBody(replacedDraftSchema, "The property as it is now, and what its draft was before"),
    ...refusals,
  },
});

/** Routes that replace a whole draft. */
export const replacementRoutes = createRoutes()
  .openapi(cloneRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const { target: targetId, languages } = c.req.valid("json");
    // Source and target are read in one batch, both limited to the session's group.
    const access = await requireProperty(c, propertyId, { write: true }, (db, credential) => ({
      targets: selectAccess(db, credential, targetId, c.get("now")),
      documents: selectDocuments(db, propertyId),
      replaced: selectDocuments(db, targetId),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    if (targetId === propertyId) return respondProblem(c, { code: "same_property" });
    const { scope, rows } = access.value;
    const { targets, documents, replaced } = rows;
    const [target] = targets;
    if (!target?.property) return respondProblem(c, { code: "not_found" });
    const { property, licence } = target;
    if (!decideLicence(toLicence(licence), scope.now).isValid) {
      return respondProblem(c, { code: "licence_unavailable" });
    }
    const source = { property: scope.property, documents, replaced, languages };
    return answer(c, await cloneProperty(c.env, { ...scope, property, licence }, source), 200);
  })
  .openapi(resetRoute, async (c) => {
    return answer(c, await resetProperty(c.env, c.var.scope), 200);
  });
