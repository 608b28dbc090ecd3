import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { idSchema } from "#domain/id.ts";
import {
  NAMED_ERRORS_MAX,
  PLACE_CARDS_MAX,
  PLACE_NAME_LENGTH_MAX,
  PLACES_CHOSEN_MAX,
} from "#domain/limits.ts";
import {
  foldPlaceName,
  OLD_CARD_MS,
  PLACE_KINDS,
  type Place,
  placeKindSchema,
  placeNameSchema,
  placeSchema,
} from "#domain/place/place.ts";
import { placesInputSchema, planPlaces } from "#domain/place/place-import.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { databaseOf } from "../db/client.ts";
import {
  countPlaces,
  type PlaceRow,
  selectNamed,
  selectPlace,
  selectPlaces,
  selectPositions,
} from "../db/places/places.ts";
import { renamePlace, replaceCode, restorePlaces, retirePlaces } from "../services/place/change-place.ts";
import { importPlaces } from "../services/place/import-places.ts";
import type { PropertyScope } from "../services/scope.ts";
import { propertyParam } from "./properties.ts";
import { requireProperty, requireScope } from "./request/authorise.ts";
import { cursorOf, nextCursorSchema, writeCursor } from "./request/cursor.ts";
import type { HttpEnvironment } from "./request/environment.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { publicOrigin } from "./request/public-origin.ts";
import { integerOf } from "./request/query-integer.ts";
import { bodyOf, jsonOf, newRoutes } from "./request/routes.ts";

const placeParam = propertyParam.extend({ placeId: idSchema });
const countSchema = z.int().min(0);

/** Places that somebody has chosen. */
const chosenIdsSchema = z.array(idSchema).min(1, "required").max(PLACES_CHOSEN_MAX, "too_many");

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/places",
  summary:
    "The places of a property that are in use, by kind and name, numbers as numbers; searched and filtered",
  request: {
    params: propertyParam,
    query: z.object({
      limit: integerOf({ min: 1, max: PLACE_CARDS_MAX }).default(50),
      cursor: cursorOf(idSchema),
      kind: placeKindSchema.optional(),
      places: z
        .string()
        .max(PLACES_CHOSEN_MAX * 25)
        .transform((ids) => ids.split(","))
        .pipe(chosenIdsSchema)
        .optional(),
      since: z.iso.datetime().max(40).transform(Date.parse).optional(),
      replaced: z.literal("true").optional(),
      text: z.string().max(PLACE_NAME_LENGTH_MAX, "too_long").default(""),
      labelKind: placeKindSchema.optional(),
      labelName: z.string().max(PLACE_NAME_LENGTH_MAX, "too_long").default(""),
    }),
  },
  responses: {
    200: jsonOf(
      z.object({
        items: z.array(placeSchema),
        nextCursor: nextCursorSchema.optional(),
        /** How many are in use of each kind, whatever is searched for. */
        counts: z.record(placeKindSchema, countSchema),
      }),
      "A page",
    ),
    ...refusals,
  },
});

const importedSchema = z.object({
  added: countSchema,
  there: countSchema.meta({ description: "Of the ranges; they are left out" }),
});

const planSchema = importedSchema.extend({
  ofRanges: countSchema.meta({ description: "How many of `added` the ranges name" }),
  first: z
    .array(z.object({ line: z.int().min(1), kind: placeKindSchema, name: z.string() }))
    .max(NAMED_ERRORS_MAX)
    .meta({ description: "The first places that lines add, each with the number of its line" }),
  errors: z
    .array(z.object({ path: z.string(), code: z.string() }))
    .max(NAMED_ERRORS_MAX)
    .meta({ description: "`ranges.0` by its index, `lines.4.name` by the number of the line" }),
});

const previewRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/preview",
  summary: "What ranges and lines would add to the places of a property; writes nothing",
  request: { params: propertyParam, body: bodyOf(placesInputSchema) },
  responses: { 200: jsonOf(planSchema, "How many, and each line that is wrong"), ...refusals },
});

const importRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places",
  summary: "Add places from ranges and lines, all or none, each with a QR code of its own",
  request: { params: propertyParam, body: bodyOf(placesInputSchema) },
  responses: {
    201: jsonOf(
      importedSchema.extend({ since: z.iso.datetime().meta({ description: "For `since` of the list" }) }),
      "How many were added",
    ),
    ...refusals,
  },
});

const renameRoute = createRoute({
  method: "patch",
  path: "/{propertyId}/places/{placeId}",
  summary: "Rename a place, as long as it still has the name that the caller has seen; its code stays",
  request: {
    params: placeParam,
    body: bodyOf(z.strictObject({ name: placeNameSchema, was: placeNameSchema })),
  },
  responses: { 200: jsonOf(placeSchema, "The place as it is now"), ...refusals },
});

const chosenSchema = z.strictObject({
  placeIds: chosenIdsSchema,
});

const removeRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/remove",
  summary: "Delete places; their cards lead to the portal for thirty days and name no place",
  request: { params: propertyParam, body: bodyOf(chosenSchema) },
  responses: { 204: { description: "Deleted" }, ...refusals },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/restore",
  summary: "Take deleted places back into use with their cards, all or none",
  request: { params: propertyParam, body: bodyOf(chosenSchema) },
  responses: { 204: { description: "Restored" }, ...refusals },
});

const replaceRoute = createRoute({
  method: "post",
  path: "/{propertyId}/places/{placeId}/code",
  summary: "Give a place a new code; the old card leads to the portal for thirty days and names no place",
  request: { params: placeParam },
  responses: { 201: jsonOf(placeSchema, "The place as it is now"), ...refusals },
});

function toPlace(c: Context<HttpEnvironment>, row: PlaceRow): Place {
  const { id, kind, name, code, createdAt, replacedAt } = row;
  const until = replacedAt === null ? null : new Date(replacedAt + OLD_CARD_MS).toISOString();
  const address = `${publicOrigin(c.env, c.req.url)}/q/${code}`;
  return { id, kind, name, code, address, createdAt: new Date(createdAt).toISOString(), oldCardUntil: until };
}

interface OnePlace {
  readonly propertyId: string;
  readonly placeId: string;
}

/** A place in use that the caller may change. */
async function requirePlace(
  c: Context<HttpEnvironment>,
  { propertyId, placeId }: OnePlace,
): Promise<Verdict<{ readonly scope: PropertyScope; readonly place: PlaceRow }>> {
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [
    selectPlace(db, propertyId, placeId, c.get("now")),
  ]);
  if (!access.ok) return access;
  const { rows, scope } = access.value;
  const [[place]] = rows;
  return place ? accept({ scope, place }) : refuse("not_found");
}

/** Those of some places that are in use, or were deleted, and that the caller may change; at least one. */
async function requirePlaces(
  c: Context<HttpEnvironment>,
  { propertyId, placeIds }: { readonly propertyId: string; readonly placeIds: readonly string[] },
  isInUse: boolean,
) {
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [
    selectNamed(db, propertyId, placeIds, isInUse),
  ]);
  if (!access.ok) return access;
  const { rows, scope } = access.value;
  const [[first, ...others]] = rows;
  return first ? accept({ scope, places: [first, ...others] as const }) : refuse("not_found");
}

/** The place as it is after a change; `not_found` where it was deleted in between. */
async function readPlace(c: Context<HttpEnvironment>, { propertyId, placeId }: OnePlace) {
  const [row] = await selectPlace(databaseOf(c.env, propertyId), propertyId, placeId, c.get("now"));
  return row ? accept(toPlace(c, row)) : refuse("not_found");
}

export const placeRoutes = newRoutes()
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const {
      limit,
      cursor = null,
      kind = null,
      places: ids = null,
      since = null,
      replaced,
      ...words
    } = c.req.valid("query");
    const { labelKind, labelName } = words;
    const label = labelKind ? { kind: labelKind, name: foldPlaceName(labelName) } : null;
    const text = foldPlaceName(words.text);
    const isReplaced = replaced !== undefined;
    const page = { kind, ids, since, text, label, isReplaced, after: cursor, limit: limit + 1 };
    const access = await requireProperty(c, propertyId, {}, (db) => [
      countPlaces(db, propertyId),
      selectPlaces(db, propertyId, c.get("now"), page),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [counted, found] = access.value.rows;
    const counts = Object.fromEntries(
      PLACE_KINDS.map((of) => [of, counted.find((row) => row.kind === of)?.count ?? 0]),
    ) as Record<Place["kind"], number>;
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    const more = last ? { nextCursor: writeCursor(last.id) } : {};
    return c.json({ items: items.map((row) => toPlace(c, row)), counts, ...more }, 200);
  })
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
        errors: [...plan.errors],
      },
      200,
    );
  })
  .openapi(importRoute, async (c) => {
    const access = await requireScope(c, c.req.valid("param").propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const imported = await importPlaces(c.env, access.value, c.req.valid("json"));
    if (!imported.ok) return respondProblem(c, imported.problem);
    return c.json({ ...imported.value, since: new Date(access.value.now).toISOString() }, 201);
  })
  .openapi(renameRoute, async (c) => {
    const access = await requirePlace(c, c.req.valid("param"));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, place } = access.value;
    const renamed = await renamePlace(c.env, scope, { place, ...c.req.valid("json") });
    if (!renamed.ok) return respondProblem(c, renamed.problem);
    const read = await readPlace(c, c.req.valid("param"));
    return read.ok ? c.json(read.value, 200) : respondProblem(c, read.problem);
  })
  .openapi(removeRoute, async (c) => {
    const access = await requirePlaces(c, { ...c.req.valid("param"), ...c.req.valid("json") }, true);
    if (!access.ok) return respondProblem(c, access.problem);
    const removed = await retirePlaces(c.env, access.value.scope, access.value.places);
    return removed.ok ? c.body(null, 204) : respondProblem(c, removed.problem);
  })
  .openapi(restoreRoute, async (c) => {
    const access = await requirePlaces(c, { ...c.req.valid("param"), ...c.req.valid("json") }, false);
    if (!access.ok) return respondProblem(c, access.problem);
    const restored = await restorePlaces(c.env, access.value.scope, access.value.places);
    return restored.ok ? c.body(null, 204) : respondProblem(c, restored.problem);
  })
  .openapi(replaceRoute, async (c) => {
    const access = await requirePlace(c, c.req.valid("param"));
    if (!access.ok) return respondProblem(c, access.problem);
    const replaced = await replaceCode(c.env, access.value.scope, access.value.place);
    if (!replaced.ok) return respondProblem(c, replaced.problem);
    const read = await readPlace(c, c.req.valid("param"));
    return read.ok ? c.json(read.value, 201) : respondProblem(c, read.problem);
  });
