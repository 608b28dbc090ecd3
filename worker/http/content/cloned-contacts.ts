import { createRoute } from "@hono/zod-openapi";
import { clonedContactSchema } from "#domain/content/cloned-contacts.ts";
import { z } from "#domain/zod.ts";
import { confirmContacts } from "../../services/content/confirm-contacts.ts";
import { propertyParam } from "../properties.ts";
import { requireScope } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { bodyOf, newRoutes } from "../request/routes.ts";

const CONTACTS_MAX = 500;

const confirmSchema = z.strictObject({
  contacts: z
    .array(
      z.strictObject({
        kind: clonedContactSchema.shape.kind,
        value: clonedContactSchema.shape.value,
      }),
    )
    .min(1)
    .max(CONTACTS_MAX, "too_many"),
});

const confirmRoute = createRoute({
  method: "post",
  path: "/{propertyId}/cloned-contacts/confirm",
  summary: "Say of contacts that a clone brought that they are right for this property",
  request: { params: propertyParam, body: bodyOf(confirmSchema) },
  responses: { 204: { description: "They are no longer asked about" }, ...refusals },
});

export const clonedContactRoutes = newRoutes().openapi(confirmRoute, async (c) => {
  const access = await requireScope(c, c.req.valid("param").propertyId, { write: true });
  if (!access.ok) return respondProblem(c, access.problem);
  await confirmContacts(c.env, access.value, c.req.valid("json").contacts);
  return c.body(null, 204);
});
