import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { placeNameSchema, placeSchema } from "#domain/place/place-schema.ts";
import { accept, refuse } from "#domain/problem.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPlace } from "../../db/places/places.ts";
import { QR_CODE_PATTERN } from "../../portal/qr-store.ts";
import {
  renamePlace,
  replaceCode,
  restorePlaces,
  retirePlaces,
  undoCodeReplacement,
} from "../../services/place/change-place.ts";
import { propertyParam } from "../properties.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { answer, answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { chosenIdsSchema, type OnePlace, requirePlace, requirePlaces, toPlace } from "./place-access.ts";

const placeParam = propertyParam.extend({ placeId: idSchema });

const renameRoute = createRoute({
  method: "patch",
  path: "/{propertyId}/places/{placeId}",
  summary: "Rename a place, as long as it still has the name that the caller has seen; its code stays",
  request: {
    params: placeParam,
    body: requestBody(z.strictObject({ name: placeNameSchema, was: placeNameSchema })),
  },
  responses: { 200: jsonBody(placeSchema, "The place as it is now"), ...refusals },
});

const chosenSchema = z.strictObject({ placeIds: chosenIdsSchema });

const removeRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/remove",
  summary: "Delete places; their cards lead to the portal for thirty days and name no place",
  request: { params: propertyParam, body: requestBody(chosenSchema) },
  responses: { 204: { description: "Deleted" }, ...refusals },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/restore",
  summary: "Take deleted places back into use with their cards, all or none",
  request: { params: propertyParam, body: requestBody(chosenSchema) },
  responses: { 204: { description: "Restored" }, ...refusals },
});

const replaceRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/{placeId}/code",
  summary: "Give a place a new code; the old card leads to the portal for thirty days and names no place",
  request: { params: placeParam },
  responses: { 201: jsonBody(placeSchema, "The place as it is now"), ...refusals },
});

const takeBackRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/{placeId}/code/undo",
  summary: "Take a replacement of a code back, as long as nobody has scanned the new one",
  request: {
    params: placeParam,
    body: requestBody(z.strictObject({ code: z.string().regex(QR_CODE_PATTERN, "invalid_id") })),
  },
  responses: { 200: jsonBody(placeSchema, "The place as it is now"), ...refusals },
});

/** The place after a change; `not_found` if it was deleted concurrently. */
async function readPlace(c: Context<HttpEnvironment>, { propertyId, placeId }: OnePlace) {
  const [row] = await selectPlace(getDatabase(c.env, propertyId), propertyId, placeId, c.get("now"));
  return row ? accept(toPlace(c, row)) : refuse("not_found");
}

/** Changes of existing places. */
export const changePlaceRoutes = createRoutes()
  .openapi(renameRoute, async (c) => {
    const access = await requirePlace(c, c.req.valid("param"));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, place } = access.value;
    const renamed = await renamePlace(c.env, scope, { place, ...c.req.valid("json") });
    if (!renamed.ok) return respondProblem(c, renamed.problem);
    return answer(c, await readPlace(c, c.req.valid("param")), 200);
  })
  .openapi(removeRoute, async (c) => {
    const access = await requirePlaces(c, { ...c.req.valid("param"), ...c.req.valid("json") }, true);
    if (!access.ok) return respondProblem(c, access.problem);
    return answerEmpty(c, await retirePlaces(c.env, access.value.scope, access.value.places));
  })
  .openapi(restoreRoute, async (c) => {
    const access = await requirePlaces(c, { ...c.req.valid("param"), ...c.req.valid("json") }, false);
    if (!access.ok) return respondProblem(c, access.problem);
    return answerEmpty(c, await restorePlaces(c.env, access.value.scope, access.value.places));
  })
  .openapi(replaceRoute, async (c) => {
    const access = await requirePlace(c, c.req.valid("param"));
    if (!access.ok) return respondProblem(c, access.problem);
    const replaced = await replaceCode(c.env, access.value.scope, access.value.place);
    if (!replaced.ok) return respondProblem(c, replaced.problem);
    return answer(c, await readPlace(c, c.req.valid("param")), 201);
  })
  .openapi(takeBackRoute, async (c) => {
    const access = await requirePlace(c, c.req.valid("param"));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, place } = access.value;
    const taken = await undoCodeReplacement(c.env, scope, { place, ...c.req.valid("json") });
    if (!taken.ok) return respondProblem(c, taken.problem);
    return answer(c, await readPlace(c, c.req.valid("param")), 200);
  });
