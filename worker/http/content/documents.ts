import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import {
  type DocumentContent,
  SECTIONS,
  type Section,
  type SectionBody,
  type SectionContent,
} from "#domain/content/document.ts";
import { documentLanguageSchema, SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { z } from "#domain/zod.ts";
import { type DocumentRow, selectDocument, toButtons, toDocument } from "../../db/content/documents.ts";
import { selectDraft, toDraft } from "../../db/content/draft.ts";
import { toProperty } from "../../db/property/properties.ts";
import { requireComingDates } from "../../services/content/require-coming-dates.ts";
import { saveDocument } from "../../services/content/save-document.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { refusals, respondProblem, toInputErrors } from "../request/problem.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";
import { documentAnswerSchema, draftAnswerSchema } from "./draft-schema.ts";
import { readRevision, toEtag } from "./revision.ts";

const documentParam = propertyParam.extend({ section: z.enum(SECTIONS) });
const languageQuery = z.object({ language: documentLanguageSchema.default("") });

const draftRoute = createRoute({
  method: "get",
  path: "/{propertyId}/draft",
  summary:
    "The whole draft: the property, every document, the newest publication and the planned one, in one read",
  request: { params: propertyParam },
  responses: { 200: jsonBody(draftAnswerSchema, "The draft"), ...refusals },
});

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/documents/{section}",
  summary: "One document of the draft; its ETag is the revision",
  request: { params: documentParam, query: languageQuery },
  responses: { 200: jsonBody(documentAnswerSchema, "The document"), ...refusals },
});

const saveRoute = createRoute({
  method: "put",
  path: "/{propertyId}/documents/{section}",
  summary: "Save one document, on the revision that If-Match names",
  request: {
    params: documentParam,
    query: languageQuery,
    body: {
      required: true,
      content: { "application/json": { schema: z.union(Object.values(SECTION_SCHEMAS)) } },
    },
  },
  responses: { 200: jsonBody(documentAnswerSchema, "The document as it is now"), ...refusals },
});

/** Buttons have one document per language, all other sections one in total. */
function checkLanguage(section: Section, language: ContentLanguage | ""): Verdict<null> {
  const isRight = (section === "buttons") === (language !== "");
  return isRight
    ? accept(null)
    : refuse("validation_failed", { errors: [{ path: "language", code: "invalid_language" }] });
}

interface SectionInput {
  readonly in: {
    readonly param: { readonly propertyId: string; readonly section: Section };
    readonly query: { readonly language: ContentLanguage | "" };
    readonly json: SectionBody;
  };
}

/**
 * Gives the typed client the type of a save's body. The handler validates: the section selects the schema, and
 * only authorised callers get validation errors.
 */
const describeInput: MiddlewareHandler<HttpEnvironment, string, SectionInput> = (_, next) => next();

const readingRoutes = createRoutes()
  .openapi(draftRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => selectDraft(db, propertyId));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const { property, licence, principal } = scope;
    const names = { accountName: principal.companyName, userName: "" };
    return c.json(toDraft(toProperty(property, licence, names), rows), 200);
  })
  .openapi(readRoute, async (c) => {
    const { propertyId, section } = c.req.valid("param");
    const { language } = c.req.valid("query");
    const key = { propertyId, section, language };
    const isRight = checkLanguage(section, language);
    if (!isRight.ok) return respondProblem(c, isRight.problem);
    const access = await requireProperty(c, propertyId, {}, (db) => [selectDocument(db, key)]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [[row]] = access.value.rows;
    const document = toDocument(key, row);
    c.header("etag", toEtag(document.revision));
    return c.json(document, 200);
  });

readingRoutes.openAPIRegistry.registerPath(saveRoute);

export const documentRoutes = readingRoutes.put(
  "/:propertyId/documents/:section",
  describeInput,
  async (c) => {
    const params = documentParam.safeParse(c.req.param());
    if (!params.success) return respondProblem(c, { code: "not_found" });
    const query = languageQuery.safeParse(c.req.query());
    if (!query.success) {
      return respondProblem(c, { code: "validation_failed", errors: toInputErrors(query.error) });
    }
    const { propertyId, section } = params.data;
    const { language } = query.data;
    const key = { propertyId, section, language };
    // Read the stored buttons, because past dates are refused unless they are stored already.
    const access = await requireProperty(c, propertyId, { write: true }, (db) =>
      section === "buttons" ? [selectDocument(db, key)] : [],
    );
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const isRight = checkLanguage(section, language);
    if (!isRight.ok) return respondProblem(c, isRight.problem);
    const revision = readRevision(c);
    if (!revision.ok) return respondProblem(c, revision.problem);
    const content = await readContent(c, { section, language });
    if (!content.ok) return respondProblem(c, content.problem);
    const coming = requireDocumentComingDates(scope, content.value, rows[0]?.[0]);
    if (!coming.ok) return respondProblem(c, coming.problem);
    const verdict = await saveDocument(c.env, scope, {
      content: content.value,
      revision: revision.value,
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    c.header("etag", toEtag(verdict.value.revision));
    return c.json(verdict.value, 200);
  },
);

/** A stored body of a newer version is skipped: `saveDocument` refuses it. */
function requireDocumentComingDates(
  scope: PropertyScope,
  { section, language, body }: DocumentContent<Section>,
  row: DocumentRow | undefined,
): Verdict<null> {
  if (section !== "buttons" || language === "" || !("buttons" in body)) return accept(null);
  const buttons = body.buttons.map((button, index) => ({ button, path: `buttons.${index}.` }));
  return requireComingDates(scope, { buttons, stored: toButtons(language, row).body.buttons });
}

/** Parses a save's body with the section's schema. */
async function readContent<Name extends Section>(
  c: Context<HttpEnvironment>,
  { section, language }: Pick<SectionContent<Name>, "section" | "language">,
): Promise<Verdict<DocumentContent<Name>>> {
  if (!isJson(c)) return refuse("unsupported_media_type");
  let value: unknown;
  try {
    value = await c.req.json();
  } catch {
    // Invalid or truncated JSON, caused by the caller.
    return refuse("malformed_request");
  }
  const parsed = SECTION_SCHEMAS[section].safeParse(value);
  return parsed.success
    ? accept({ section, language, body: parsed.data })
    : refuse("validation_failed", { errors: toInputErrors(parsed.error) });
}

function isJson(c: Context<HttpEnvironment>): boolean {
  return /^application\/json\b/i.test(c.req.header("content-type") ?? "");
}
