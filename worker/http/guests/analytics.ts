import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { exportCsv } from "#domain/analytics/export-csv.ts";
import { mailPreferencesSchema } from "#domain/analytics/mail-preferences.ts";
import { toPeriod } from "#domain/analytics/period.ts";
import { analyticsRangeSchema, type Report, reportSchema } from "#domain/analytics/report.ts";
import { PLACES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type Publication, publicationSchema } from "#domain/property/publication.ts";
import { dayOrMonthSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectButtonDocuments } from "../../db/content/documents.ts";
import { selectPublications, toPublication } from "../../db/content/publications.ts";
import { selectPlaceNames } from "../../db/places/places.ts";
import { composeReport } from "../../services/guest/compose-report.ts";
import { readAnswers } from "../../services/guest/read-answers.ts";
import { chooseMail, readMailPreferences } from "../../services/mail/mail-preferences.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { scoped } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

/** `date` is the day for `daily` or the month for `monthly`; default: the present one. */
export const periodQuery = z.object({
  range: analyticsRangeSchema.default("daily"),
  date: dayOrMonthSchema.optional(),
});
type PeriodQuery = z.output<typeof periodQuery>;

const reportRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics",
  summary: "What guests did in a range of days of the property's own time zone, beside the range before",
  request: { params: propertyParam, query: periodQuery },
  responses: {
    200: jsonBody(
      reportSchema.extend({
        /** The newest publication; `null`: none. */
        publication: publicationSchema.nullable(),
      }),
      "The report, from rollups alone",
    ),
    ...refusals,
  },
});

const exportRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics/export",
  summary: "The same as a file: CSV for spreadsheets of your language, each line with its key, or JSON",
  request: {
    params: propertyParam,
    query: periodQuery.extend({ format: z.enum(["csv", "json"]).default("csv") }),
  },
  responses: {
    200: {
      description: "A file",
      content: { "text/csv": { schema: z.string() }, "application/json": { schema: reportSchema } },
    },
    ...refusals,
  },
});

const preferencesRoute = createRoute({
  method: "get",
  path: "/{propertyId}/mail-preferences",
  summary: "What you want to be told of a property by mail",
  middleware: scoped(),
  request: { params: propertyParam },
  responses: { 200: jsonBody(mailPreferencesSchema, "Your choice"), ...refusals },
});

const chooseRoute = createRoute({
  method: "put",
  path: "/{propertyId}/mail-preferences",
  summary: "Choose what you want to be told of a property by mail",
  middleware: scoped({ ownBrowser: true }),
  request: { params: propertyParam, body: requestBody(mailPreferencesSchema) },
  responses: { 200: jsonBody(mailPreferencesSchema, "Your choice as it is now"), ...refusals },
});

/** Places listed in a report on a screen, most visited first. Downloads contain all. */
const PLACES_LISTED_MAX = 10;

/** The requested report, on a screen or as a file; refuses a day or month in the future. */
async function readReport(
  c: Context<HttpEnvironment>,
  propertyId: string,
  { range, date, isFile }: PeriodQuery & { readonly isFile: boolean },
): Promise<Verdict<{ report: Report; publication: Publication | null; slug: string }>> {
  const access = await requireProperty(c, propertyId, { licensed: true, ownBrowser: isFile }, (db) => ({
    documents: selectButtonDocuments(db, propertyId),
    places: selectPlaceNames(db, propertyId),
    publications: selectPublications(db, propertyId, { limit: 1 }),
  }));
  if (!access.ok) return access;
  const { scope, rows } = access.value;
  const { timeZone, slug, publishedNumber } = scope.property;
  const period = toPeriod(range, { date, now: scope.now, timeZone });
  if (period === null) return refuse("validation_failed", { errors: [{ path: "date", code: "not_yet" }] });
  const [newest] = rows.publications;
  const placesMax = isFile ? PLACES_MAX : PLACES_LISTED_MAX;
  const answers = readAnswers(c.env, scope, period);
  return accept({
    report: await composeReport(c.env, scope, { range, period, ...rows, placesMax, answers }),
    publication: newest ? toPublication(newest, publishedNumber) : null,
    slug,
  });
}

/** Reports of what guests did, and mail preferences of staff. */
export const analyticsRoutes = createRoutes()
  .openapi(reportRoute, async (c) => {
    const asked = { ...c.req.valid("query"), isFile: false };
    const read = await readReport(c, c.req.valid("param").propertyId, asked);
    if (!read.ok) return respondProblem(c, read.problem);
    const { report, publication } = read.value;
    return c.json({ ...report, publication }, 200);
  })
  .openapi(exportRoute, async (c) => {
    const { format, ...query } = c.req.valid("query");
    const asked = { ...query, isFile: true };
    const read = await readReport(c, c.req.valid("param").propertyId, asked);
    if (!read.ok) return respondProblem(c, read.problem);
    const { report, slug } = read.value;
    const name = `${slug}-${report.from}-${report.to}.${format}`;
    c.header("content-disposition", `attachment; filename="${name}"`);
    if (format === "json") return c.json(report, 200);
    const { language } = getRecipientLocale(c);
    const { CSV_WORDS } = await import("#domain/analytics/csv-words.ts");
    return c.body(exportCsv(report, { language, words: CSV_WORDS[language] }), 200, {
      "content-type": "text/csv; charset=utf-8",
    });
  })
  .openapi(preferencesRoute, async (c) => {
    return c.json(await readMailPreferences(c.env, c.var.scope), 200);
  })
  .openapi(chooseRoute, async (c) => {
    const chosen = c.req.valid("json");
    return c.json(await chooseMail(c.env, c.var.scope, { chosen, ...getRecipientLocale(c) }), 200);
  });
