import { createRoute } from "@hono/zod-openapi";
import { createdAccountSchema, newAccountSchema } from "#domain/account/account-schema.ts";
import { licenceInputSchema } from "#domain/property/licence-schema.ts";
import { featuresSchema, propertyFactsSchema, propertySchema } from "#domain/property/property.ts";
import { createAccount } from "../../services/account/create-account.ts";
import { setFeatures, setLicence } from "../../services/operations/operate-property.ts";
import { setPropertyFacts } from "../../services/operations/set-property-facts.ts";
import { createProperty, newPropertySchema } from "../../services/property/create-property.ts";
import { removeProperty } from "../../services/property/remove-property.ts";
import { restoreProperty } from "../../services/property/restore-property.ts";
import { propertyParam } from "../properties.ts";
import { answer, answerEmpty, refusals } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const accountRoute = createRoute({
  method: "post",
  path: "/accounts",
  summary: "Open an account: company, group and first user",
  request: { body: requestBody(newAccountSchema) },
  responses: { 201: jsonBody(createdAccountSchema, "The account's ids"), ...refusals },
});

const addPropertyRoute = createRoute({
  method: "post",
  path: "/properties",
  summary: "Add a property to a group",
  request: { body: requestBody(newPropertySchema) },
  responses: { 201: jsonBody(propertySchema, "The property"), ...refusals },
});

const licenceRoute = createRoute({
  method: "put",
  path: "/properties/{propertyId}/licence",
  summary: "Set a property's licence; every open browser of its group is told",
  request: { params: propertyParam, body: requestBody(licenceInputSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

const featuresRoute = createRoute({
  method: "put",
  path: "/properties/{propertyId}/features",
  summary: "Switch a property's premium features",
  request: { params: propertyParam, body: requestBody(featuresSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

const factsRoute = createRoute({
  method: "patch",
  path: "/properties/{propertyId}",
  summary: "Set a property's time zone, postal address or main telephone number",
  request: { params: propertyParam, body: requestBody(propertyFactsSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/properties/{propertyId}",
  summary: "Remove a property; it can be restored for thirty days",
  request: { params: propertyParam },
  responses: { 204: { description: "Removed" }, ...refusals },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/properties/{propertyId}/restore",
  summary: "Bring a removed property back, with the portal that guests saw last",
  request: { params: propertyParam },
  responses: { 200: jsonBody(propertySchema, "The property"), ...refusals },
});

export const operationRoutes = createRoutes()
  .openapi(accountRoute, async (c) => {
    return answer(c, await createAccount(c.env, c.req.valid("json"), c.get("now")), 201);
  })
  .openapi(addPropertyRoute, async (c) => {
    return answer(c, await createProperty(c.env, c.req.valid("json"), c.get("now")), 201);
  })
  .openapi(licenceRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const verdict = await setLicence(c.env, { propertyId, licence: c.req.valid("json"), now: c.get("now") });
    return answer(c, verdict, 200);
  })
  .openapi(featuresRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const verdict = await setFeatures(c.env, {
      propertyId,
      features: c.req.valid("json"),
      now: c.get("now"),
    });
    return answer(c, verdict, 200);
  })
  .openapi(factsRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const verdict = await setPropertyFacts(c.env, {
      propertyId,
      facts: c.req.valid("json"),
      now: c.get("now"),
    });
    return answer(c, verdict, 200);
  })
  .openapi(removeRoute, async (c) => {
    return answerEmpty(c, await removeProperty(c.env, c.req.valid("param").propertyId, c.get("now")));
  })
  .openapi(restoreRoute, async (c) => {
    return answer(c, await restoreProperty(c.env, c.req.valid("param").propertyId, c.get("now")), 200);
  });
