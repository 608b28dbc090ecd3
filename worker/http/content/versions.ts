import { createRoute } from "@hono/zod-openapi";
import { pieceSchema } from "#domain/content/changes/restore-piece.ts";
import { z } from "#domain/zod.ts";
import { selectPublication } from "../../db/content/publications.ts";
import { readVersion } from "../../services/portal/read-version.ts";
import { restorePublishedPiece } from "../../services/portal/restore-published-piece.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { versionNumber } from "../request/query-integer.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { replacedDraftSchema, versionDraftSchema } from "./draft-schema.ts";

const versionParam = propertyParam.extend({ number: versionNumber });

const draftRoute = createRoute({
  method: "get",
  path: "/{propertyId}/publications/{number}/draft",
  summary: "The draft that was published as this version",
  request: { params: versionParam },
  responses: {
    200: jsonBody(versionDraftSchema, "The draft in today's form, and when it was published"),
    ...refusals,
  },
});

const bringBackRoute = createRoute({
  method: "post",
  path: "/{propertyId}/publications/{number}/bring-back",
  summary: "Bring one button, language or section of a version back into the draft",
  request: { params: versionParam, body: requestBody(pieceSchema) },
  responses: {
    200: jsonBody(
      replacedDraftSchema.extend({ missingFiles: z.array(z.string()) }),
      "The property as it is now, what its draft was before, and the files of the piece that are gone",
    ),
    ...refusals,
  },
});

/** Published versions, to compare with and to restore from. */
export const versionRoutes = createRoutes()
  .openapi(draftRoute, async (c) => {
    const { propertyId, number } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectPublication(db, propertyId, number),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [[row]] = access.value.rows;
    if (!row) return respondProblem(c, { code: "not_found" });
    const version = await readVersion(c.env, row);
    if (!version.ok) return respondProblem(c, version.problem);
    const { languages, ...draft } = version.value;
    const publishedAt = new Date(row.publishedAt).toISOString();
    return c.json({ number, publishedAt, draft: { ...draft, languages: [...languages] } }, 200);
  })
  .openapi(bringBackRoute, async (c) => {
    const { propertyId, number } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { write: true }, (db) => [
      selectPublication(db, propertyId, number),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [[row]] = access.value.rows;
    if (!row) return respondProblem(c, { code: "not_found" });
    const verdict = await restorePublishedPiece(c.env, access.value.scope, {
      row,
      piece: c.req.valid("json"),
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const { missingFiles, ...replaced } = verdict.value;
    return c.json({ ...replaced, missingFiles: [...missingFiles] }, 200);
  });
