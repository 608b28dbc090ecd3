import { createRoute } from "@hono/zod-openapi";
import { SITE_TEXT_LENGTH_MAX, SITES_PER_PAGE } from "#domain/limits.ts";
import { LICENCE_STATES } from "#domain/property/licence.ts";
import { formerAddressesSchema, propertyPatchSchema, propertySchema } from "#domain/property/property.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectVisible } from "../db/account/access.ts";
import { getDatabase } from "../db/client.ts";
import { selectFormerAddresses } from "../db/property/former-addresses.ts";
import { selectEither, selectResponsibleUser, toListed, toProperty } from "../db/property/properties.ts";
import { FIRST_CURSOR, selectProperties, selectPropertyUserNames } from "../db/property/property-list.ts";
import { listSites } from "../db/property/site-list.ts";
import { updateProperty } from "../services/property/update-property.ts";
import { readRevision, toEtag } from "./content/revision.ts";
import { requireMember, requireProperty } from "./request/authorise.ts";
import { cursorParam, nextCursorSchema, writeCursor } from "./request/cursor.ts";
import { scoped, signedIn } from "./request/middleware.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { integerParam } from "./request/query-integer.ts";
import { createRoutes, jsonBody, requestBody } from "./request/routes.ts";

export const propertyParam = z.object({ propertyId: idSchema });
const cursorSchema = cursorParam(z.object({ name: z.string(), id: idSchema }));
const siteCursorSchema = cursorParam(z.object({ recency: z.int(), id: idSchema }));

const listRoute = createRoute({
  method: "get",
  path: "/",
  summary: "The properties that you may see, by name",
  request: {
    query: z.object({
      limit: integerParam({ min: 1, max: 200 }).default(100),
      cursor: cursorSchema,
    }),
  },
  responses: {
    200: jsonBody(
      z.object({
        items: z.array(propertySchema),
        nextCursor: nextCursorSchema.optional(),
        /** Newest sequence of the change log before this read: where the live channel continues. */
        sequence: z.int(),
      }),
      "A page",
    ),
    ...refusals,
  },
});

const sitesRoute = createRoute({
  method: "get",
  path: "/recent",
  summary: "The properties that you may see, those updated last first; searched and filtered",
  middleware: signedIn(),
  request: {
    query: z.object({
      limit: integerParam({ min: 1, max: SITES_PER_PAGE }).default(SITES_PER_PAGE),
      cursor: siteCursorSchema,
      state: z.enum(LICENCE_STATES).optional(),
      /** Only properties with a valid licence. */
      usable: z.literal("true").optional(),
      text: z.string().max(SITE_TEXT_LENGTH_MAX).optional(),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({
        items: z.array(propertySchema),
        nextCursor: nextCursorSchema.optional(),
        /** Number of properties that the caller sees, independent of the search. */
        total: z.int(),
        hasValidLicence: z.boolean(),
        sequence: z.int(),
      }),
      "A page",
    ),
    ...refusals,
  },
});

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}",
  summary: "One property",
  request: { params: propertyParam },
  responses: { 200: jsonBody(propertySchema, "The property; its ETag is the revision"), ...refusals },
});

/** `isMeant`: apply the change even if the new time zone ends announcements. */
const updateSchema = propertyPatchSchema.extend({ isMeant: z.boolean().default(false) });

const updateRoute = createRoute({
  method: "patch",
  path: "/{propertyId}",
  summary:
    "Change a property: its name, languages, time zone, postal address, main telephone number or its portal's address",
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(updateSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

const formerRoute = createRoute({
  method: "get",
  path: "/{propertyId}/former-addresses",
  summary: "Addresses that a property's portal had before, each of which leads on to it; the latest first",
  middleware: scoped(),
  request: { params: propertyParam },
  responses: { 200: jsonBody(formerAddressesSchema, "At most ten"), ...refusals },
});

export const propertyRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { limit, cursor = FIRST_CURSOR } = c.req.valid("query");
    const [now, page] = [c.get("now"), { ...cursor, limit: limit + 1 }];
    const member = await requireMember(c, (db, credential) => {
      const visible = selectVisible(credential, now);
      return {
        names: selectPropertyUserNames(db, visible.groupId),
        properties: selectEither(
          db,
          selectProperties(db, visible.whole, page),
          selectProperties(db, visible.chosen, page),
        ),
      };
    });
    if (!member.ok) return respondProblem(c, member.problem);
    const { principal, rows } = member.value;
    const { companyName, sequence } = principal;
    const { names, properties } = rows;
    const listed = { companyName, userNames: names[0]?.userNames ?? {} };
    const items = properties.slice(0, limit).map((row) => toListed(row, listed));
    const last = properties.length > limit ? items.at(-1) : undefined;
    return c.json(
      { items, sequence, ...(last ? { nextCursor: writeCursor({ name: last.name, id: last.id }) } : {}) },
      200,
    );
  })
  .openapi(sitesRoute, async (c) => {
    const { limit, cursor: after = null, state, usable, text } = c.req.valid("query");
    const { sequence, propertyCount } = c.var.principal;
    const query = { limit, after, state, isUsable: usable !== undefined, text, now: c.get("now") };
    const { items, nextCursor, hasValidLicence } = await listSites(
      getDatabase(c.env, c.var.principal.groupId),
      c.var.principal,
      query,
    );
    const page = { items, total: propertyCount, hasValidLicence, sequence };
    return c.json({ ...page, ...(nextCursor ? { nextCursor: writeCursor(nextCursor) } : {}) }, 200);
  })
  .openapi(readRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [selectResponsibleUser(db, propertyId)]);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const [[responsible]] = rows;
    const property = toProperty(scope.property, scope.licence, {
      accountName: scope.principal.companyName,
      userName: responsible?.displayName ?? "",
    });
    c.header("etag", toEtag(property.revision));
    return c.json(property, 200);
  })
  .openapi(formerRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const former = await selectFormerAddresses(getDatabase(c.env, propertyId), propertyId);
    const items = former.map(({ slug, endedAt }) => ({ slug, endedAt: new Date(endedAt).toISOString() }));
    return c.json({ items }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const revision = readRevision(c);
    if (!revision.ok) return respondProblem(c, revision.problem);
    const { isMeant, ...patch } = c.req.valid("json");
    const verdict = await updateProperty(c.env, c.var.scope, { patch, revision: revision.value, isMeant });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    c.header("etag", toEtag(verdict.value.revision));
    return c.json(verdict.value, 200);
  });
