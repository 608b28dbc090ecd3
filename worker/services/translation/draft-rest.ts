import { getKnownLanguages } from "#domain/language.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { RunInput } from "#domain/translation/translation-run.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { deleteRefusedDrafts, selectOpenRuns, selectRun, writeRun } from "../../db/content/translations.ts";
import { commit, staffAuthor } from "../commit.ts";
import { CURSOR_MORE, type JobResult, type JobRun } from "../job.ts";
import { runIsolated } from "../run-isolated.ts";
import type { PropertyScope } from "../scope.ts";
import { continueRun, type RunStep, TRANSLATIONS_CHANGED } from "./continue-run.ts";

/**
 * Starts *Draft the rest* for some languages, or goes on with a run that has them, by one step. `again`: places
 * whose refused drafts are asked for once more.
 *
 * Refuses with `language_not_enabled` for the default or another language, and with `newer_version`.
 */
export async function draftRest(
  env: Env,
  scope: PropertyScope,
  { languages, again }: RunInput,
): Promise<Verdict<RunStep | null>> {
  const { principal, property, now } = scope;
  const known = getKnownLanguages(property);
  const isOther = (language: RunInput["languages"][number]) =>
    known.languages.includes(language) && language !== known.defaultLanguage;
  if (!languages.every(isOther)) return refuse("language_not_enabled");
  const db = getDatabase(env, property.id);
  const [run] = await selectRun(db, property.id);
  const isOpen = run !== undefined && run.endedAt === null;
  const isUnderWay = isOpen && languages.every((language) => run.languages.includes(language));
  if (!isUnderWay || again.length > 0) {
    await commit(env, staffAuthor(scope), {
      statements: [
        deleteRefusedDrafts(db, property.id, { languages, places: again }),
        writeRun(db, {
          propertyId: property.id,
          languages: [...new Set(languages)],
          startedAt: now,
          startedBy: principal.displayName,
        }),
      ],
      whom: principal,
      change: TRANSLATIONS_CHANGED,
      activity: again.length > 0 ? null : { action: "translations.drafted", summary: languages.join(" ") },
    });
  }
  return continueRun(env, property);
}

/** Queries and calls of one step, counted generously. */
const [QUERIES_A_STEP, CALLS_A_STEP] = [20, 20];
const RUNS_A_PAGE = 20;
/** A slow engine must leave time for the jobs that follow. No step starts after this. */
const JOB_MS_MAX = MINUTE_MS;

/** Goes on with the runs that no screen works on: a closed tab, a kill, an engine that was not reached. */
export async function continueRuns(
  env: Env,
  { now, hasBudget }: JobRun,
  clock: () => EpochMs = Date.now,
): Promise<JobResult> {
  const began = clock();
  const canStep = (queries: number) => hasBudget(queries, CALLS_A_STEP) && clock() - began < JOB_MS_MAX;
  const done = { steps: 0, drafts: 0 };
  const failed = new Set<string>();
  while (canStep(1 + QUERIES_A_STEP)) {
    const open = await selectOpenRuns(getDatabase(env, ANY_GROUP), { now, limit: RUNS_A_PAGE });
    const working = open.filter(({ property }) => !failed.has(property.id));
    if (working.length === 0) return { cursor: null, done };
    for (const { property } of working) {
      if (!canStep(QUERIES_A_STEP)) return { cursor: CURSOR_MORE, done };
      const item = { kind: "drafts of translations", propertyId: property.id };
      const step = await runIsolated(item, () => continueRun(env, property));
      if (step === null) failed.add(property.id);
      done.steps += 1;
      if (step?.ok && step.value) done.drafts += step.value.written;
    }
  }
  return { cursor: CURSOR_MORE, done };
}
