import { createRoute } from "@hono/zod-openapi";
import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import type { Button } from "#domain/content/button.ts";
import { placeKindSchema } from "#domain/place/place-schema.ts";
import { canStart, startPagesSchema } from "#domain/place/start-page.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { type DocumentRow, selectButtonDocuments, toViewableBody } from "../../db/content/documents.ts";
import { selectStartPages } from "../../db/places/start-pages.ts";
import { setStartPage } from "../../services/place/set-start-page.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/start-pages",
  summary: "Which button the cards of each kind start with, and which buttons of the draft they can",
  request: { params: propertyParam },
  responses: {
    200: jsonBody(
      z.object({
        starts: startPagesSchema,
        buttons: z.array(z.object({ id: idSchema, name: z.string() })),
      }),
      "A kind that is not named leads to the portal",
    ),
    ...refusals,
  },
});

const setRoute = createRoute({
  method: "put",
  path: "/{propertyId}/start-pages/{placeKind}",
  summary:
    "Has the cards of a kind start with a button, or with the portal (null), as long as they still start with what the caller has seen",
  request: {
    params: propertyParam.extend({ placeKind: placeKindSchema }),
    body: requestBody(z.strictObject({ buttonId: idSchema.nullable(), was: idSchema.nullable() })),
  },
  responses: { 204: { description: "Guests get it at once" }, ...refusals },
});

/** Buttons of the default language: copies in other languages have the same ids. */
function getButtons(rows: readonly DocumentRow[], defaultLanguage: string): readonly Button[] {
  const row = rows.find(({ language }) => language === defaultLanguage);
  return row ? toViewableBody("buttons", row).buttons : [];
}

/** Start button per kind of place (R3). */
export const startPageRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => ({
      found: selectStartPages(db, propertyId),
      documents: selectButtonDocuments(db, propertyId),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { rows, scope } = access.value;
    const { found, documents } = rows;
    const buttons = getButtons(documents, scope.property.defaultLanguage).filter(canStart);
    return c.json(
      {
        starts: found[0]?.starts ?? {},
        buttons: buttons.map(({ id, name }) => ({ id, name: nameWithoutChips(name) })),
      },
      200,
    );
  })
  .openapi(setRoute, async (c) => {
    const { propertyId, placeKind: kind } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { write: true }, (db) => [
      selectButtonDocuments(db, propertyId),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const { rows, scope } = access.value;
    const buttons = getButtons(rows[0], scope.property.defaultLanguage);
    return answerEmpty(c, await setStartPage(c.env, scope, { kind, ...c.req.valid("json") }, buttons));
  });
