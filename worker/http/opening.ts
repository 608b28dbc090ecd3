import { createRoute } from "@hono/zod-openapi";
import { sessionAnswerSchema } from "#domain/account/account-schema.ts";
import { propertySchema } from "#domain/property/property.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { readOpening } from "../db/opening.ts";
import { toGroupSummary } from "../db/property/group-information.ts";
import { draftAnswerSchema } from "./content/draft-schema.ts";
import { nextCursorSchema, writeCursor } from "./request/cursor.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { createRoutes, jsonBody } from "./request/routes.ts";

const openingRoute = createRoute({
  method: "get",
  path: "/opening",
  summary:
    "What a signed-in screen opens with: who asks, their group, its properties updated last, one by its id",
  request: {
    query: z.object({
      active: idSchema.optional().meta({ description: "The property that is asked for" }),
      page: z
        .literal("true")
        .optional()
        .meta({ description: "A page of the properties in any case, not only where all fit a menu" }),
      draft: z
        .literal("true")
        .optional()
        .meta({ description: "With the draft of the one that is asked for" }),
    }),
  },
  responses: {
    200: jsonBody(
      sessionAnswerSchema.extend({
        /** Properties according to `listing`, plus the requested one. */
        properties: z.array(propertySchema),
        /** All properties that the user sees, the first page, or only the requested one. */
        listing: z.enum(["whole", "page", "active"]),
        propertyCount: z.int(),
        hasValidLicence: z.boolean(),
        /** Cursor of the second page, for `/recent`; `null` unless the first page is listed and more follow. */
        nextCursor: nextCursorSchema.nullable(),
        /** Open requests of that property, at most 100. */
        openRequests: z.int(),
        /** That property's draft if requested; otherwise `null`. */
        draft: draftAnswerSchema.nullable(),
        /** Newest sequence of the change log before this read: where the live channel continues. */
        sequence: z.int(),
      }),
      "The opening",
    ),
    ...refusals,
  },
});

export const openingRoutes = createRoutes().openapi(openingRoute, async (c) => {
  const credential = c.get("credential");
  const { active: activeId = null, page: listed, draft: drafted } = c.req.valid("query");
  const asked = { activeId, withPage: listed === "true", withDraft: drafted === "true", now: c.get("now") };
  const opening = credential && (await readOpening(getDatabase(c.env, ANY_GROUP), credential, asked));
  if (!opening) return respondProblem(c, { code: "unauthenticated" });
  const { principal, listing, page, active, openRequests, draft } = opening;
  const { uid, email, displayName, role, isLimited, desk, propertyCount, sequence } = principal;
  const { items, hasValidLicence, nextCursor } = page;
  const isBeyond = active !== null && !items.some(({ id }) => id === active.id);
  return c.json(
    {
      user: { uid, email, displayName },
      role,
      isLimited,
      desk,
      group: toGroupSummary(principal),
      properties: isBeyond ? [...items, active] : items,
      listing,
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
