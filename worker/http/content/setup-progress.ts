import { createRoute } from "@hono/zod-openapi";
import { BRAND_TEMPLATE } from "#brand/template.ts";
import { decideSetupProgress } from "#domain/property/decide-setup-progress.ts";
import { setupProgressSchema } from "#domain/property/setup-progress-schema.ts";
import { selectSetupDocuments, viewOfRow } from "../../db/content/documents.ts";
import { selectQrCode } from "../../db/content/qr-codes.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { jsonOf, newRoutes } from "../request/routes.ts";

const progressRoute = createRoute({
  method: "get",
  path: "/{propertyId}/setup-progress",
  summary: "How far a property is set up, as it stands",
  request: { params: propertyParam },
  responses: { 200: jsonOf(setupProgressSchema, "The steps it has done"), ...refusals },
});

/** One round trip, a row a document: what quick start and the tutorial tick [S43, S46]. */
export const setupProgressRoutes = newRoutes().openapi(progressRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const access = await requireProperty(c, propertyId, {}, (db) => ({
    documents: selectSetupDocuments(db, propertyId),
    codes: selectQrCode(db, propertyId),
  }));
  if (!access.ok) return respondProblem(c, access.problem);
  const { scope, rows } = access.value;
  const { documents, codes } = rows;
  const [code] = codes;
  const bodyOf = (section: "homepage" | "theme"): unknown => {
    const row = documents.find((entry) => entry.section === section);
    return row ? viewOfRow(section, row) : null;
  };
  const { languages, defaultLanguage, publishedNumber } = scope.property;
  const facts = {
    homepage: bodyOf("homepage"),
    theme: bodyOf("theme"),
    languages,
    defaultLanguage,
    buttons: Object.fromEntries(documents.map(({ language, count }) => [language, count])),
    isPublished: publishedNumber !== null,
    hasTakenQr: code !== undefined && code.downloadedAt !== null,
  };
  return c.json(decideSetupProgress(facts, BRAND_TEMPLATE), 200);
});
