import { createRoute } from "@hono/zod-openapi";
import { checkAnnounced } from "#domain/answers/chips/missing-answers.ts";
import { publishedAnswersSchema } from "#domain/answers/publish-answers.ts";
import { checkClonedContacts, clonedContactSchema } from "#domain/content/cloned-contacts.ts";
import { checkReadability } from "#domain/content/content-warnings.ts";
import { guardIdSchema } from "#domain/content/guard.ts";
import { findMediaKeys } from "#domain/content/media-reference.ts";
import { checkPins } from "#domain/content/missing-pins.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { checkExtensions } from "#domain/content/unreachable-extensions.ts";
import { plannedPublicationSchema } from "#domain/property/planned.ts";
import { publicationSchema, publishAnswerSchema, publishInputSchema } from "#domain/property/publication.ts";
import { z } from "#domain/zod.ts";
import { selectVisibleAnnouncements } from "../../db/announcements/announced.ts";
import { getDatabase } from "../../db/client.ts";
import { selectClonedContacts, toClonedContacts } from "../../db/content/cloned-contacts.ts";
import { selectDocuments } from "../../db/content/documents.ts";
import { selectForeignKeys } from "../../db/content/media.ts";
import { selectOpenPlan, toPlanned } from "../../db/content/planned-publications.ts";
import { selectPublications, toPublication } from "../../db/content/publications.ts";
import { loadDraft } from "../../services/content/load-draft.ts";
import { checkFilledTexts, getTextsWithAnswers } from "../../services/portal/refuse-publishing.ts";
import { restorePublication } from "../../services/portal/restore-publication.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { cursorParam, nextCursorSchema, writeCursor } from "../request/cursor.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { integerParam, versionNumber } from "../request/query-integer.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { requireDraft } from "./draft-access.ts";
import { replacedDraftSchema } from "./draft-schema.ts";
import { publishAnswers } from "./publish-answers.ts";
import { publishPortal } from "./publish-portal.ts";

const publishRoute = createRoute({
  method: "post",
  path: "/{propertyId}/publish",
  summary: "Publish the draft, if nothing blocks it and guests have not all of it already",
  request: { params: propertyParam, body: requestBody(publishInputSchema) },
  responses: {
    201: jsonBody(publishAnswerSchema, "The publication, and which one guests get by now"),
    ...refusals,
  },
});

const publishAnswersRoute = createRoute({
  method: "post",
  path: "/{propertyId}/publish/answers",
  summary: "Publish some answers of the draft within the live version; the rest of the draft waits",
  request: { params: propertyParam, body: requestBody(publishedAnswersSchema) },
  responses: {
    201: jsonBody(publishAnswerSchema, "The publication, and which one guests get by now"),
    ...refusals,
  },
});

const findingSchema = z.looseObject({
  check: z.string(),
  level: z.enum(["blocking", "warning"]),
  code: z.string(),
  /** Key of the file concerned. */
  file: z.string().optional(),
});

const checkRoute = createRoute({
  method: "get",
  path: "/{propertyId}/publish/check",
  summary: "What publishing would say of the saved draft",
  request: { params: propertyParam },
  responses: {
    200: jsonBody(
      z.object({
        findings: z.array(findingSchema),
        /** Unconfirmed contacts copied by clones. */
        cloned: z.array(clonedContactSchema),
        /** Buttons with a PIN, which is not part of the draft. */
        pins: z.array(guardIdSchema),
        /** Texts with answers of announcements and a closure that guests see or will see. */
        announced: z.array(z.string()),
      }),
      "The findings",
    ),
    ...refusals,
  },
});

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/publications",
  summary: "The published versions, newest first, and the one that is planned",
  request: {
    params: propertyParam,
    query: z.object({
      limit: integerParam({ min: 1, max: 100 }).default(20),
      cursor: cursorParam(z.int().min(1)),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({
        items: z.array(publicationSchema),
        nextCursor: nextCursorSchema.optional(),
        /** The waiting or failed planned publication. */
        planned: plannedPublicationSchema.nullable(),
      }),
      "A page",
    ),
    ...refusals,
  },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{propertyId}/publications/{number}/restore",
  summary: "Make a published version the draft again",
  middleware: scoped({ write: true }),
  request: { params: propertyParam.extend({ number: versionNumber }) },
  responses: {
    200: jsonBody(replacedDraftSchema, "The property as it is now, and what its draft was before"),
    ...refusals,
  },
});

export const publicationRoutes = createRoutes()
  .openapi(publishRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireDraft(c, propertyId);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, draft } = access.value;
    const verdict = await publishPortal(c.env, scope, {
      draft,
      ...c.req.valid("json"),
      draftAt: scope.property.updatedAt,
      origin: getPublicOrigin(c.env, c.req.url),
    });
    return answer(c, verdict, 201);
  })
  .openapi(publishAnswersRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { write: true }, (db) => ({
      documents: selectDocuments(db, propertyId),
      publications: selectPublications(db, propertyId, { limit: 1 }),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const draft = loadDraft(scope.property, rows.documents);
    if (!draft.ok) return respondProblem(c, draft.problem);
    const live = rows.publications.find(({ number }) => number === scope.property.publishedNumber);
    const chosen = c.req.valid("json");
    const origin = getPublicOrigin(c.env, c.req.url);
    return answer(c, await publishAnswers(c.env, scope, { live, draft: draft.value, chosen, origin }), 201);
  })
  .openapi(checkRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => ({
      documents: selectDocuments(db, propertyId),
      contacts: selectClonedContacts(db, propertyId),
      told: selectVisibleAnnouncements(db, propertyId),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { property } = access.value.scope;
    const { documents, contacts, told } = access.value.rows;
    const draft = loadDraft(property, documents);
    if (!draft.ok) return respondProblem(c, draft.problem);
    const keys = findMediaKeys(draft.value);
    const foreign = await selectForeignKeys(getDatabase(c.env, propertyId), propertyId, keys);
    const cloned = toClonedContacts(contacts);
    const pins = await c.env.GUEST_DESK.getByName(propertyId).pinnedButtons();
    const announced = getTextsWithAnswers(told, property, c.get("now"));
    const findings = await checkFilledTexts(draft.value, [
      ...checkAnnounced(announced, draft.value.answers),
      ...checkDraft(draft.value, property.features, new Set(foreign.map(({ key }) => key))),
      ...checkClonedContacts(draft.value, cloned),
      ...checkPins(draft.value, pins),
      ...checkExtensions(draft.value, property.telephone),
      ...checkReadability(draft.value),
    ]);
    const found = findings.map((finding) => ({ ...finding }));
    return c.json({ findings: found, cloned, pins: [...pins], announced: [...announced] }, 200);
  })
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const { limit, cursor: before = null } = c.req.valid("query");
    const access = await requireProperty(c, propertyId, {}, (db) => ({
      publications: selectPublications(db, propertyId, { limit: limit + 1, before }),
      plans: selectOpenPlan(db, propertyId),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const live = access.value.scope.property.publishedNumber;
    const { publications, plans } = access.value.rows;
    const [plan] = plans;
    const page = publications.slice(0, limit);
    const last = publications.length > limit ? page.at(-1)?.number : undefined;
    return c.json(
      {
        items: page.map((row) => toPublication(row, live)),
        ...(last ? { nextCursor: writeCursor(last) } : {}),
        planned: plan ? toPlanned(plan) : null,
      },
      200,
    );
  })
  .openapi(restoreRoute, async (c) => {
    const { number } = c.req.valid("param");
    return answer(c, await restorePublication(c.env, c.var.scope, number), 200);
  });
