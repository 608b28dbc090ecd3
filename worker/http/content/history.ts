import { createRoute, z } from "@hono/zod-openapi";
import type { AnnouncementTexts } from "#domain/announcement/announcement.ts";
import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import { CONTENT_LANGUAGE_CODES, getKnownLanguages, isContentLanguage } from "#domain/language.ts";
import { buildHistory, historyPageSchema } from "#domain/property/history.ts";
import { momentSchema } from "#domain/value-schemas.ts";
import { selectAnnouncementsAt } from "../../db/announcements/announced.ts";
import { selectAnnouncementsBefore } from "../../db/announcements/announcements.ts";
import {
  selectPublishedAt,
  selectServedLineAt,
  selectServedLines,
  selectVersionsBefore,
} from "../../db/content/served-portals.ts";
import { toAnnouncedList } from "../../portal/news/announced.ts";
import { prepareToldTexts } from "../../portal/news/told-answers.ts";
import { findServedPage } from "../../services/portal/served-page.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";

/** Changes per page; the screen requests more when scrolled. */
const CHANGES_A_PAGE = 100;

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/history",
  summary: "What changed for guests: versions, licence, closures and announcements, newest first",
  request: {
    params: propertyParam,
    query: z.object({ before: momentSchema.optional() }),
  },
  responses: { 200: jsonBody(historyPageSchema, "A page"), ...refusals },
});

const pageRoute = createRoute({
  method: "get",
  path: "/{propertyId}/history/page",
  summary: "The very page that guests got at a moment: the portal, or its guide",
  request: {
    params: propertyParam,
    query: z.object({
      at: momentSchema,
      language: z.enum(CONTENT_LANGUAGE_CODES),
      page: z.enum(["portal", "guide"]).optional(),
    }),
  },
  responses: {
    200: { description: "The page", content: { "text/html": { schema: z.string() } } },
    ...refusals,
  },
});

/** The text in the default language; a new default language may have none, then any other. */
function findText(texts: AnnouncementTexts, language: string): string {
  const chosen = isContentLanguage(language) ? texts[language] : undefined;
  return chosen || Object.values(texts).find(Boolean) || "";
}

export const historyRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const { before } = c.req.valid("query");
    const page = { before: before ? Date.parse(before) : c.get("now") + 1, limit: CHANGES_A_PAGE };
    const access = await requireProperty(c, propertyId, {}, (db) => ({
      served: selectServedLines(db, propertyId, page),
      versions: selectVersionsBefore(db, propertyId, page),
      begun: selectAnnouncementsBefore(db, propertyId, page),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const { served, versions, begun } = rows;
    const { defaultLanguage } = scope.property;
    const announcements = begun.map(({ texts, ...times }) => ({
      ...times,
      text: nameWithoutChips(findText(texts, defaultLanguage)),
    }));
    const isWhole = served.length < CHANGES_A_PAGE;
    const events = buildHistory(served.toReversed(), versions.toReversed(), { isWhole, announcements })
      .filter(({ at }) => Date.parse(at) < page.before)
      .slice(0, CHANGES_A_PAGE);
    const isLast =
      isWhole &&
      versions.length <= CHANGES_A_PAGE &&
      begun.length < CHANGES_A_PAGE &&
      events.length < CHANGES_A_PAGE;
    const last = events.at(-1);
    return c.json({ items: [...events], ...(isLast || !last ? {} : { nextCursor: last.at }) }, 200);
  })
  .openapi(pageRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const { at, language, page: asked } = c.req.valid("query");
    const moment = Math.min(Date.parse(at), c.get("now"));
    const access = await requireProperty(c, propertyId, {}, (db) => ({
      served: selectServedLineAt(db, propertyId, moment),
      published: selectPublishedAt(db, propertyId, moment),
      announced: selectAnnouncementsAt(db, propertyId, moment),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const [[served], [published]] = [rows.served, rows.published];
    const property = { ...scope.property, origin: getPublicOrigin(c.env, c.req.url) };
    const { languages, defaultLanguage } = getKnownLanguages(property);
    const fill = await prepareToldTexts(c.env, rows.announced, {
      propertyId,
      languages,
      defaultLanguage,
      publication: published ?? null,
    });
    const announced = toAnnouncedList(rows.announced, { defaultLanguage, fill });
    const page = await findServedPage(
      c.env,
      { served, published, announced },
      { at: moment, language, kind: asked === "guide" ? "guide" : "open", property },
    );
    if (!page.ok) return respondProblem(c, page.problem);
    return c.body(page.value.body, 200, page.value.headers);
  });
