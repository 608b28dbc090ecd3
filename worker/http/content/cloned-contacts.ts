import { createRoute } from "@hono/zod-openapi";
import { clonedContactSchema } from "#domain/content/cloned-contacts.ts";
import { z } from "#domain/zod.ts";
import { confirmContacts } from "../../services/content/confirm-contacts.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { refusals } from "../request/problem.ts";
import { createRoutes, requestBody } from "../request/routes.ts";

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
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(confirmSchema) },
  responses: { 204: { description: "They are no longer asked about" }, ...refusals },
});

export const clonedContactRoutes = createRoutes().openapi(confirmRoute, async (c) => {
  await confirmContacts(c.env, c.var.scope, c.req.valid("json").contacts);
  return c.body(null, 204);
});
