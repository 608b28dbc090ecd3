import { createRoute } from "@hono/zod-openapi";
import { NAMED_ERRORS_MAX } from "#domain/limits.ts";
import { placesInputSchema, planPlaces } from "#domain/place/place-import.ts";
import { placeKindSchema } from "#domain/place/place-schema.ts";
import { z } from "#domain/zod.ts";
import { selectPositions } from "../../db/places/places.ts";
import { importPlaces } from "../../services/place/import-places.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { scoped } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { countSchema } from "./place-access.ts";

const importedSchema = z.object({
  added: countSchema,
  there: countSchema.meta({ description: "How many are there already; they are left out" }),
});

const planSchema = importedSchema.extend({
  ofRanges: countSchema.meta({ description: "How many of `added` the ranges name" }),
  first: z
    .array(z.object({ line: z.int().min(1), kind: placeKindSchema, name: z.string() }))
    .max(NAMED_ERRORS_MAX)
    .meta({ description: "The first places that lines add, each with the number of its line" }),
  wrong: z
    .array(z.object({ line: z.int().min(1), name: z.string() }))
    .max(NAMED_ERRORS_MAX)
    .meta({ description: "The first wrong lines, each with what stands in the place of its name" }),
  wrongLines: z.array(z.int().min(1)).meta({ description: "The number of every line that is wrong" }),
  errors: z
    .array(z.object({ path: z.string(), code: z.string() }))
    .max(NAMED_ERRORS_MAX)
    .meta({ description: "`ranges.0` by its index, `lines.4.name` by the number of the line" }),
});

const previewRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/preview",
  summary: "What ranges and lines would add to the places of a property; writes nothing",
  request: { params: propertyParam, body: requestBody(placesInputSchema) },
  responses: { 200: jsonBody(planSchema, "How many, and each line that is wrong"), ...refusals },
});

const importRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places",
  summary: "Add places from ranges and lines, all or none, each with a QR code of its own",
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(placesInputSchema) },
  responses: {
    201: jsonBody(
      importedSchema.extend({ since: z.iso.datetime().meta({ description: "For `since` of the list" }) }),
      "How many were added",
    ),
    ...refusals,
  },
});

/** Adds places from ranges and lines, after a preview (R1). */
export const addPlaceRoutes = createRoutes()
  .openapi(previewRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { write: true }, (db) => [
      selectPositions(db, propertyId),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [taken] = access.value.rows;
    const plan = planPlaces(c.req.valid("json"), new Set(taken.map(({ position }) => position)));
    const ofLines = plan.added.flatMap(({ line, ...place }) => (line === null ? [] : { line, ...place }));
    return c.json(
      {
        added: plan.added.length,
        there: plan.there,
        ofRanges: plan.added.length - ofLines.length,
        first: ofLines.slice(0, NAMED_ERRORS_MAX),
        wrong: plan.wrong.slice(0, NAMED_ERRORS_MAX),
        wrongLines: plan.wrong.map(({ line }) => line),
        errors: [...plan.errors],
      },
      200,
    );
  })
  .openapi(importRoute, async (c) => {
    const imported = await importPlaces(c.env, c.var.scope, c.req.valid("json"));
    if (!imported.ok) return respondProblem(c, imported.problem);
    return c.json({ ...imported.value, since: new Date(c.var.scope.now).toISOString() }, 201);
  });
