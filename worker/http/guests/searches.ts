import { createRoute } from "@hono/zod-openapi";
import { exportSearches } from "#domain/analytics/export-searches.ts";
import { type Period, toPeriod } from "#domain/analytics/period.ts";
import { SEARCH_TERM_LENGTH_MAX } from "#domain/analytics/search-term-length.ts";
import { searchesReportSchema } from "#domain/analytics/searches.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { z } from "#domain/zod.ts";
import { selectDocuments } from "../../db/content/documents.ts";
import { selectPublications } from "../../db/content/publications.ts";
import { composeSearches } from "../../services/guest/compose-searches.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { scoped } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { periodQuery } from "./analytics.ts";

const searchesQuery = periodQuery.extend({
  searchedIn: z.enum(CONTENT_LANGUAGE_CODES).optional(),
});

const searchesRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics/searches",
  summary:
    "What guests looked for, found or not, in the last 30 days at most; no term of fewer than three devices",
  request: { params: propertyParam, query: searchesQuery },
  responses: { 200: jsonBody(searchesReportSchema, "The searches of the period"), ...refusals },
});

const exportRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics/searches/export",
  summary: "The same counts as CSV for spreadsheets of your language, with every term",
  request: { params: propertyParam, query: searchesQuery },
  responses: {
    200: { description: "A file", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
});

const dismissRoute = createRoute({
  method: "put",
  path: "/{propertyId}/analytics/searches/dismissed",
  summary: "Take a term away from those not found, for 90 days, or list it again",
  middleware: scoped({ write: true }),
  request: {
    params: propertyParam,
    body: requestBody(
      z.strictObject({
        term: z
          .string()
          .min(1, "required")
          .max(SEARCH_TERM_LENGTH_MAX * 2, "too_long")
          .meta({ description: "As the list has it" }),
        isDismissed: z.boolean(),
      }),
    ),
  },
  responses: { 204: { description: "It is done" }, ...refusals },
});

/** Listed on a screen: each term not found is searched for in the draft. Downloads contain all. */
const TERMS_LISTED_MAX = 60;
const TERMS_EXPORTED_MAX = 20_000;

type SearchesQuery = z.output<typeof searchesQuery>;

/** The days of a request; refuses a day or month in the future. */
function readPeriod({ range, date }: SearchesQuery, { now, property }: PropertyScope): Verdict<Period> {
  const period = toPeriod(range, { date, now, timeZone: property.timeZone });
  return period === null
    ? refuse("validation_failed", { errors: [{ path: "date", code: "not_yet" }] })
    : accept(period);
}

const EXPORTED = { licensed: true, ownBrowser: true } as const;

/** Routes of guests' searches (A9). */
export const searchRoutes = createRoutes()
  .openapi(searchesRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const query = c.req.valid("query");
    const access = await requireProperty(c, propertyId, { licensed: true }, (db) => ({
      documents: selectDocuments(db, propertyId),
      publications: selectPublications(db, propertyId, { limit: 1 }),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const period = readPeriod(query, scope);
    if (!period.ok) return respondProblem(c, period.problem);
    const report = await composeSearches(c.env, scope, {
      period: period.value,
      language: query.searchedIn,
      documents: rows.documents,
      live: rows.publications.find(({ number }) => number === scope.property.publishedNumber),
      termsMax: TERMS_LISTED_MAX,
    });
    return c.json(report, 200);
  })
  .openapi(exportRoute, async (c) => {
    const access = await requireProperty(c, c.req.valid("param").propertyId, EXPORTED, () => []);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope } = access.value;
    const query = c.req.valid("query");
    const period = readPeriod(query, scope);
    if (!period.ok) return respondProblem(c, period.problem);
    const { id, slug, timeZone } = scope.property;
    const asked = { language: query.searchedIn, termsMax: TERMS_EXPORTED_MAX, now: scope.now, timeZone };
    const counts = await c.env.PROPERTY_ANALYTICS.getByName(id).searches(period.value, asked);
    const { from, to } = counts.days ?? period.value;
    c.header("content-disposition", `attachment; filename="${slug}-searches-${from}-${to}.csv"`);
    const { language } = getRecipientLocale(c);
    const { CSV_WORDS } = await import("#domain/analytics/csv-words.ts");
    return c.body(exportSearches(counts, { language, words: CSV_WORDS[language] }), 200, {
      "content-type": "text/csv; charset=utf-8",
    });
  })
  .openapi(dismissRoute, async (c) => {
    const { property, now } = c.var.scope;
    const { term, isDismissed } = c.req.valid("json");
    const { id, timeZone } = property;
    await c.env.PROPERTY_ANALYTICS.getByName(id).dismissTerm(term, { isDismissed, now, timeZone });
    return c.body(null, 204);
  });
