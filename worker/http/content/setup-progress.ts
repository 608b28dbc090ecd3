import { createRoute, z } from "@hono/zod-openapi";
import { BRAND_TEMPLATE } from "#brand/template.ts";
import { decideSetupProgress } from "#domain/property/decide-setup-progress.ts";
import { SETUP_STEPS, type SetupProgress } from "#domain/property/setup-progress.ts";
import { selectSetupDocuments, toViewableBody } from "../../db/content/documents.ts";
import { selectQrCode } from "../../db/content/qr-codes.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";

const setupProgressSchema = z.object({
  done: z.record(z.enum(SETUP_STEPS), z.boolean()),
  answers: z.object({ answered: z.number(), asked: z.number() }),
}) satisfies z.ZodType<SetupProgress>;

const progressRoute = createRoute({
  method: "get",
  path: "/{propertyId}/setup-progress",
  summary: "How far a property is set up, as it stands",
  request: { params: propertyParam },
  responses: {
    200: jsonBody(setupProgressSchema, "The steps it has done, and its answered questions"),
    ...refusals,
  },
});

/** Progress of quick start and tutorial, in one round trip [S43, S46]. */
export const setupProgressRoutes = createRoutes().openapi(progressRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const access = await requireProperty(c, propertyId, {}, (db) => ({
    documents: selectSetupDocuments(db, propertyId),
    codes: selectQrCode(db, propertyId),
  }));
  if (!access.ok) return respondProblem(c, access.problem);
  const { scope, rows } = access.value;
  const { documents, codes } = rows;
  const [code] = codes;
  const getBody = <Name extends "homepage" | "theme" | "answers">(section: Name) => {
    const row = documents.find((entry) => entry.section === section);
    return row ? toViewableBody(section, row) : null;
  };
  const { languages, defaultLanguage, publishedNumber } = scope.property;
  const facts = {
    homepage: getBody("homepage"),
    theme: getBody("theme"),
    answers: getBody("answers") ?? BRAND_TEMPLATE.answers,
    languages,
    defaultLanguage,
    buttons: Object.fromEntries(documents.map(({ language, count }) => [language, count])),
    isPublished: publishedNumber !== null,
    hasTakenQr: code !== undefined && code.downloadedAt !== null,
  };
  return c.json(decideSetupProgress(facts, BRAND_TEMPLATE), 200);
});
