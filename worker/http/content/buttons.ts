import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Button } from "#domain/content/button.ts";
import { buttonSchema } from "#domain/content/button-schema.ts";
import { buttonCopySchema } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import type { Verdict } from "#domain/problem.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { restorePointSchema } from "#domain/property/restore-point.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { type DocumentKey, selectDocument, toButtons } from "../../db/content/documents.ts";
import {
  type ButtonChange,
  type ChangedButtons,
  changeButtons,
} from "../../services/content/change-buttons.ts";
import { copyLanguage } from "../../services/content/copy-language.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { buttonsAnswerSchema, changedButtonsSchema } from "./draft-schema.ts";
import { readRevision, toEtag } from "./revision.ts";

const buttonParam = propertyParam.extend({ buttonId: idSchema });
const languageQuery = z.object({ language: contentLanguageSchema });
const changed = {
  200: jsonBody(changedButtonsSchema, "The buttons of the language as they are now"),
  ...refusals,
};

const addRoute = createRoute({
  method: "post",
  path: "/{propertyId}/buttons",
  summary: "Add a button at the end, on the revision that If-Match names",
  request: { params: propertyParam, query: languageQuery, body: requestBody(buttonSchema) },
  responses: changed,
});

const orderRoute = createRoute({
  method: "put",
  path: "/{propertyId}/buttons/order",
  summary: "Put the buttons of a language into an order that names each once",
  request: {
    params: propertyParam,
    query: languageQuery,
    body: requestBody(z.strictObject({ ids: z.array(idSchema).max(BUTTONS_MAX) })),
  },
  responses: changed,
});

const replaceRoute = createRoute({
  method: "patch",
  path: "/{propertyId}/buttons/{buttonId}",
  summary: "Replace one button",
  request: { params: buttonParam, query: languageQuery, body: requestBody(buttonSchema) },
  responses: changed,
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/buttons/{buttonId}",
  summary: "Delete one button",
  request: { params: buttonParam, query: languageQuery },
  responses: changed,
});

const copyRoute = createRoute({
  method: "post",
  path: "/{propertyId}/buttons/copy",
  summary: "Copy the buttons of one language over another's, or into its gaps",
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(buttonCopySchema) },
  responses: {
    200: jsonBody(
      z.object({ document: buttonsAnswerSchema, copied: z.int(), restorePoint: restorePointSchema }),
      "The buttons of the destination as they are now, and what was there before",
    ),
    ...refusals,
  },
});

async function applyChange(
  c: Context<HttpEnvironment>,
  { propertyId, language }: { propertyId: string; language: ContentLanguage },
  what: ButtonChange,
): Promise<Verdict<ChangedButtons>> {
  const key: DocumentKey = { propertyId, section: "buttons", language };
  const access = await requireProperty(c, propertyId, { write: true }, (db) => [selectDocument(db, key)]);
  if (!access.ok) return access;
  const revision = readRevision(c);
  if (!revision.ok) return revision;
  const [[row]] = access.value.rows;
  const verdict = await changeButtons(c.env, access.value.scope, {
    stored: toButtons(language, row),
    change: what,
    revision: revision.value,
  });
  if (verdict.ok) c.header("etag", toEtag(verdict.value.revision));
  return verdict;
}

export const buttonRoutes = createRoutes()
  .openapi(addRoute, async (c) => {
    const target = { ...c.req.valid("param"), ...c.req.valid("query") };
    return answer(c, await applyChange(c, target, { kind: "add", button: c.req.valid("json") }), 200);
  })
  .openapi(orderRoute, async (c) => {
    const target = { ...c.req.valid("param"), ...c.req.valid("query") };
    return answer(c, await applyChange(c, target, { kind: "order", ids: c.req.valid("json").ids }), 200);
  })
  .openapi(replaceRoute, async (c) => {
    const { buttonId, propertyId } = c.req.valid("param");
    const button: Button = c.req.valid("json");
    if (button.id !== buttonId) {
      return respondProblem(c, { code: "validation_failed", errors: [{ path: "id", code: "mismatch" }] });
    }
    const target = { propertyId, ...c.req.valid("query") };
    return answer(c, await applyChange(c, target, { kind: "replace", button }), 200);
  })
  .openapi(removeRoute, async (c) => {
    const { buttonId, propertyId } = c.req.valid("param");
    const target = { propertyId, ...c.req.valid("query") };
    return answer(c, await applyChange(c, target, { kind: "remove", id: buttonId }), 200);
  })
  .openapi(copyRoute, async (c) => {
    return answer(c, await copyLanguage(c.env, c.var.scope, c.req.valid("json")), 200);
  });
