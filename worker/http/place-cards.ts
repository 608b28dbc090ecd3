import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { PLACES_MAX } from "#domain/limits.ts";
import { cardUseSchema } from "#domain/place/card-care.ts";
import { selectCards, selectOldCards } from "../db/places/cards.ts";
import { readCards } from "../services/place/read-cards.ts";
import { propertyParam } from "./properties.ts";
import { requireProperty } from "./request/authorise.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { jsonOf, newRoutes } from "./request/routes.ts";

const cardsRoute = createRoute({
  method: "get",
  path: "/{propertyId}/places/cards",
  summary: "How often and when the card of each place was scanned, and which cards should be looked after",
  request: { params: propertyParam },
  responses: {
    200: jsonOf(
      z.object({ items: z.array(cardUseSchema).max(PLACES_MAX) }),
      "One for each place in use, in the order of the list",
    ),
    ...refusals,
  },
});

/** How the cards of a property's places are used (R6). */
export const placeCardRoutes = newRoutes().openapi(cardsRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const access = await requireProperty(c, propertyId, {}, (db) => [
    selectCards(db, propertyId),
    selectOldCards(db, propertyId),
  ]);
  if (!access.ok) return respondProblem(c, access.problem);
  const { scope, rows } = access.value;
  const [cards, oldCards] = rows;
  return c.json({ items: await readCards(c.env, scope, { cards, oldCards }) }, 200);
});
