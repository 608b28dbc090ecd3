import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { sessionAnswerSchema } from "#domain/account/account-schema.ts";
import { idSchema } from "#domain/id-schema.ts";
import { propertySchema } from "#domain/property/property.ts";
import { ANY_GROUP, databaseOf } from "../db/client.ts";
import { readOpening } from "../db/opening.ts";
import { groupSummaryOf } from "../db/property/group-information.ts";
import { draftAnswerSchema } from "./content/draft-schema.ts";
import { nextCursorSchema, writeCursor } from "./request/cursor.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { jsonOf, newRoutes } from "./request/routes.ts";

const openingRoute = createRoute({
  method: "get",
  path: "/opening",
  summary:
    "What a signed-in screen opens with: who asks, their group, its properties updated last, one by its id",
  request: { query: z.object({ active: idSchema.optional(), draft: z.literal("true").optional() }) },
  responses: {
    200: jsonOf(
      sessionAnswerSchema.extend({
        /** The first page of the properties, and the one that was asked for. */
        properties: z.array(propertySchema),
        propertyCount: z.int(),
        hasValidLicence: z.boolean(),
        /** Where the second page begins, for `/recent`; null when the first one is all. */
        nextCursor: nextCursorSchema.nullable(),
        /** How many requests of that property's guests are open, at most 100. */
        openRequests: z.int(),
        /** That property's draft where it was asked for; else null. */
        draft: draftAnswerSchema.nullable(),
        /** The change log's newest entry before all this was read: where a live subscription goes on. */
        sequence: z.int(),
      }),
      "The opening",
    ),
    ...refusals,
  },
});

export const openingRoutes = newRoutes().openapi(openingRoute, async (c) => {
  const credential = c.get("credential");
  const { active: activeId = null, draft: wanted } = c.req.valid("query");
  const asked = { activeId, withDraft: wanted === "true", now: c.get("now") };
  const opening = credential && (await readOpening(databaseOf(c.env, ANY_GROUP), credential, asked));
  if (!opening) return respondProblem(c, { code: "unauthenticated" });
  const { principal, page, active, openRequests, draft } = opening;
  const { uid, email, displayName, role, propertyCount, sequence } = principal;
  const { items, hasValidLicence, nextCursor } = page;
  const isBeyond = active !== null && !items.some(({ id }) => id === active.id);
  return c.json(
    {
      user: { uid, email, displayName },
      role,
      group: groupSummaryOf(principal),
      properties: isBeyond ? [...items, active] : items,
      propertyCount,
      hasValidLicence,
      nextCursor: nextCursor ? writeCursor(nextCursor) : null,
      openRequests,
      draft,
      sequence,
    },
    200,
  );
});
