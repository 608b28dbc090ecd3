import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { PLACE_CARDS_MAX, PLACE_NAME_LENGTH_MAX, PLACES_CHOSEN_MAX, PLACES_MAX } from "#domain/limits.ts";
import { type CardUse, listedPlaceSchema } from "#domain/place/card-care.ts";
import { foldPlaceName, PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";
import { placeKindSchema } from "#domain/place/place-schema.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectCards, selectOldCards } from "../../db/places/cards.ts";
import { countPlaces, type PlaceRow, type PlacesPage, selectPlaces } from "../../db/places/places.ts";
import { readCards } from "../../services/place/read-cards.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { cursorParam, nextCursorSchema, writeCursor } from "../request/cursor.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { integerParam } from "../request/query-integer.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";
import { chosenIdsSchema, countSchema, toPlace } from "./place-access.ts";

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/places",
  summary:
    "The places of a property that are in use, by kind and name, numbers as numbers; searched and filtered",
  request: {
    params: propertyParam,
    query: z.object({
      limit: integerParam({ min: 1, max: PLACE_CARDS_MAX }).default(50),
      cursor: cursorParam(idSchema),
      kind: placeKindSchema.optional(),
      places: z
        .string()
        .max(PLACES_CHOSEN_MAX * 25)
        .transform((ids) => ids.split(","))
        .pipe(chosenIdsSchema)
        .optional(),
      since: z.iso.datetime().max(40).transform(Date.parse).optional(),
      replaced: z.literal("true").optional(),
      cards: z
        .enum(["all", "care"])
        .optional()
        .meta({ description: "With how each card is used; `care`: only those to look after" }),
      text: z.string().max(PLACE_NAME_LENGTH_MAX, "too_long").default(""),
      labelKind: placeKindSchema.optional(),
      labelName: z.string().max(PLACE_NAME_LENGTH_MAX, "too_long").default(""),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({
        items: z.array(listedPlaceSchema),
        nextCursor: nextCursorSchema.optional(),
        range: z
          .object({ first: z.int().min(1), total: countSchema })
          .optional()
          .meta({
            description: "Where the page begins among all that is found; with `cards`, and not of a search",
          }),
        /** Number of active places per kind, independent of the search. */
        counts: z.record(placeKindSchema, countSchema),
        careCount: countSchema
          .optional()
          .meta({ description: "Cards to look after, whatever is searched for; with `cards` alone" }),
      }),
      "A page",
    ),
    ...refusals,
  },
});

interface Found {
  readonly places: readonly PlaceRow[];
  readonly counts: Record<PlaceKind, number>;
  /** All places of the property in order; empty unless card usage is requested. */
  readonly all: readonly { readonly placeId: string; readonly kind: PlaceKind }[];
  /** Usage of each place's card, by place id; `null`: not requested. */
  readonly uses: ReadonlyMap<string, CardUse> | null;
}

function countsBy(countRows: (kind: PlaceKind) => number | undefined): Found["counts"] {
  const counts = PLACE_KINDS.map((kind) => [kind, countRows(kind) ?? 0]);
  return Object.fromEntries(counts) as Found["counts"];
}

async function findPlaces(
  c: Context<HttpEnvironment>,
  propertyId: string,
  page: PlacesPage,
): Promise<Verdict<Found>> {
  const access = await requireProperty(c, propertyId, {}, (db) => ({
    counted: countPlaces(db, propertyId),
    places: selectPlaces(db, propertyId, c.get("now"), page),
  }));
  if (!access.ok) return access;
  const { counted, places } = access.value.rows;
  return accept({
    places,
    counts: countsBy((kind) => counted.find((row) => row.kind === kind)?.count),
    all: [],
    uses: null,
  });
}

/** As the plain list, with card usage: which cards need attention depends on all cards (R6). */
async function findUsedPlaces(
  c: Context<HttpEnvironment>,
  propertyId: string,
  page: PlacesPage,
): Promise<Verdict<Found>> {
  const access = await requireProperty(c, propertyId, {}, (db) => ({
    cards: selectCards(db, propertyId),
    oldCards: selectOldCards(db, propertyId),
    places: selectPlaces(db, propertyId, c.get("now"), page),
  }));
  if (!access.ok) return access;
  const { scope, rows } = access.value;
  const { cards, oldCards, places } = rows;
  const uses = await readCards(c.env, scope, { cards, oldCards });
  const counts = countsBy((kind) => cards.filter((card) => card.kind === kind).length);
  return accept({ places, counts, all: cards, uses });
}

/**
 * Position of a page within the list of a kind, or of cards needing attention. `undefined` for searches, whose
 * total is not counted, unless the page is complete.
 */
function getRange(
  page: readonly PlaceRow[],
  { all, uses }: Pick<Found, "all" | "uses">,
  { kind, isCare, isSearched, isWhole }: Listing,
): { readonly first: number; readonly total: number } | undefined {
  if (uses === null || page.length === 0) return undefined;
  if (isWhole) return { first: 1, total: page.length };
  if (isSearched) return undefined;
  const found = all.filter(
    (place) => (!kind || place.kind === kind) && (!isCare || uses.get(place.placeId)?.reason),
  );
  return { first: found.findIndex(({ placeId }) => placeId === page[0]?.id) + 1, total: found.length };
}

interface Listing {
  readonly kind: PlaceKind | null;
  readonly isCare: boolean;
  readonly isSearched: boolean;
  /** Whether the page is both first and last. */
  readonly isWhole: boolean;
}

/** List of a property's places (R1), and of cards needing attention (R6). */
export const listPlaceRoutes = createRoutes().openapi(listRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const {
    limit,
    cursor = null,
    kind = null,
    places: ids = null,
    since = null,
    replaced,
    cards,
    ...words
  } = c.req.valid("query");
  const { labelKind, labelName } = words;
  const label = labelKind ? { kind: labelKind, name: foldPlaceName(labelName) } : null;
  const text = foldPlaceName(words.text);
  const isCare = cards === "care";
  const asked = { kind, ids, since, text, label, isReplaced: replaced !== undefined, after: cursor };
  const page = { ...asked, limit: isCare ? PLACES_MAX : limit + 1 };
  const answer = await (cards ? findUsedPlaces : findPlaces)(c, propertyId, page);
  if (!answer.ok) return respondProblem(c, answer.problem);
  const { places, counts, all, uses } = answer.value;
  const found = isCare ? places.filter(({ id }) => uses?.get(id)?.reason) : places;
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  const isSearched = text !== "" || label !== null || ids !== null || since !== null || asked.isReplaced;
  const isWhole = cursor === null && !last;
  return c.json(
    {
      range: getRange(items, { all, uses }, { kind, isCare, isSearched, isWhole }),
      items: items.map((row) => ({ ...toPlace(c, row), use: uses?.get(row.id) })),
      counts,
      ...(last ? { nextCursor: writeCursor(last.id) } : {}),
      ...(uses ? { careCount: [...uses.values()].filter(({ reason }) => reason).length } : {}),
    },
    200,
  );
});
