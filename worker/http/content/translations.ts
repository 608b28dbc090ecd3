import { createRoute } from "@hono/zod-openapi";
import { isContentLanguage } from "#domain/language.ts";
import { accept, refuse } from "#domain/problem.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { translationDraftSchema } from "#domain/translation/translation-draft.ts";
import {
  runInputSchema,
  TRANSLATED_CHARACTERS_MAX,
  translationRunSchema,
} from "#domain/translation/translation-run.ts";
import { translationSettingsSchema } from "#domain/translation/translation-settings.ts";
import { z } from "#domain/zod.ts";
import { getDatabase } from "../../db/client.ts";
import {
  selectRun,
  selectTranslationDrafts,
  selectUsage,
  setDraftLeft,
  toTranslationDraft,
} from "../../db/content/translations.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { runNamed } from "../../db/named-batch.ts";
import { commit, staffAuthor } from "../../services/commit.ts";
import {
  planRun,
  TRANSLATIONS_CHANGED,
  toRun,
  toUsageMonth,
} from "../../services/translation/continue-run.ts";
import { draftRest } from "../../services/translation/draft-rest.ts";
import { setSettings } from "../../services/translation/set-settings.ts";
import { getTranslationSettings } from "../../services/translation/translation-settings.ts";
import { findTranslator, getOfferedLanguages } from "../../services/translation/translator.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const settingsSchema = translationSettingsSchema.required();

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/translations",
  summary: "The drafts of one language, the last run, and what a group has sent to an engine this month",
  middleware: scoped(),
  request: { params: propertyParam, query: z.object({ language: contentLanguageSchema }) },
  responses: {
    200: jsonBody(
      z.object({
        drafts: z.array(translationDraftSchema),
        engine: z.object({
          /** Whether the installation has one. */
          isOffered: z.boolean(),
          isUsed: z.boolean(),
          languages: z.array(contentLanguageSchema),
        }),
        automatic: z.array(contentLanguageSchema),
        usage: z.object({ characters: z.int(), max: z.int() }),
        run: translationRunSchema.nullable(),
      }),
      "The drafts, also those of older originals and those that were left",
    ),
    ...refusals,
  },
});

const estimateRoute = createRoute({
  method: "get",
  path: "/{propertyId}/translations/estimate",
  summary: "How much drafting the rest of some languages would be, before anything is sent",
  middleware: scoped({ write: true }),
  request: {
    params: propertyParam,
    query: z.object({
      languages: z.string().regex(/^[a-z]{2}(?:,[a-z]{2}){0,13}$/, "invalid"),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({
        /** Texts without a draft. */
        texts: z.int(),
        phrasebook: z.int(),
        machine: z.int(),
        /** Texts that neither may or can draft. */
        unknown: z.int(),
        /** Characters for the engine, marks included. */
        characters: z.int(),
      }),
      "The numbers",
    ),
    ...refusals,
  },
});

const runRoute = createRoute({
  method: "post",
  path: "/{propertyId}/translations/runs",
  summary:
    "Draft the rest of some languages, one step a call; the five-minute cron goes on without further calls",
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(runInputSchema) },
  responses: {
    200: jsonBody(
      z.object({ run: translationRunSchema, remaining: z.int(), written: z.int() }),
      "The run after this step, and how many texts are still to be drafted",
    ),
    ...refusals,
  },
});

const leaveRoute = createRoute({
  method: "put",
  path: "/{propertyId}/translations/left",
  summary: "Leave a draft, or take that back: guests go on reading the original",
  middleware: scoped({ write: true }),
  request: {
    params: propertyParam,
    body: requestBody(
      z.strictObject({
        ...translationDraftSchema.pick({ language: true, isLeft: true }).shape,
        place: z.string().max(200),
        fingerprint: z.string().max(20),
      }),
    ),
  },
  responses: { 204: { description: "Left, or to be read again" }, ...refusals },
});

const settingsRoute = createRoute({
  method: "put",
  path: "/{propertyId}/translations/settings",
  summary: "Set whether an engine drafts, and which languages are automatic; owners only",
  middleware: scoped({ manage: true, ownBrowser: true }),
  request: { params: propertyParam, body: requestBody(translationSettingsSchema) },
  responses: { 200: jsonBody(settingsSchema, "The settings as they are now"), ...refusals },
});

export const translationRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { property, now } = c.var.scope;
    const { language } = c.req.valid("query");
    const db = getDatabase(c.env, property.id);
    const { rows, runs, usage } = await runNamed(db, {
      rows: selectTranslationDrafts(db, property.id, [language]),
      runs: selectRun(db, property.id),
      usage: selectUsage(db, property.groupId, toUsageMonth(now)),
    });
    const { usesTranslator, automatic } = getTranslationSettings(property);
    const isOffered = findTranslator(c.env) !== null;
    const [run] = runs;
    return c.json(
      {
        drafts: rows.map(toTranslationDraft),
        engine: {
          isOffered,
          isUsed: isOffered && usesTranslator,
          languages: isOffered ? [...getOfferedLanguages(c.env)] : [],
        },
        automatic,
        usage: { characters: usage[0]?.characters ?? 0, max: TRANSLATED_CHARACTERS_MAX },
        run: run ? toRun(run) : null,
      },
      200,
    );
  })
  .openapi(estimateRoute, async (c) => {
    const { property, now } = c.var.scope;
    const languages = c.req.valid("query").languages.split(",").filter(isContentLanguage);
    const planned = await planRun(c.env, property, { languages, now });
    if (!planned.ok) return respondProblem(c, planned.problem);
    const { drafts, texts, unknown } = planned.value.work;
    const characters = texts.reduce((sum, text) => sum + text.characters, 0);
    const [phrasebook, machine] = [drafts.length, texts.length];
    return c.json({ texts: phrasebook + machine, phrasebook, machine, unknown, characters }, 200);
  })
  .openapi(runRoute, async (c) => {
    const step = await draftRest(c.env, c.var.scope, c.req.valid("json"));
    if (!step.ok) return respondProblem(c, step.problem);
    // Its row was written just now: only a purge may have taken it away.
    return answer(c, step.value ? accept(step.value) : refuse("not_found"), 200);
  })
  .openapi(leaveRoute, async (c) => {
    const { scope } = c.var;
    const db = getDatabase(c.env, scope.property.id);
    try {
      await commit(c.env, staffAuthor(scope), {
        statements: [setDraftLeft(db, scope.property.id, c.req.valid("json")), requireOneChange(db)],
        whom: scope.principal,
        change: TRANSLATIONS_CHANGED,
        activity: null,
      });
      return c.body(null, 204);
    } catch (error) {
      if (!isGuardFailure(error)) throw error;
      return respondProblem(c, { code: "not_found" });
    }
  })
  .openapi(settingsRoute, async (c) => {
    return answer(c, await setSettings(c.env, c.var.scope, c.req.valid("json")), 200);
  });
