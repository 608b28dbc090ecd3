/**
 * *Draft the rest* as a job (L2, L7). Exposes `continueRun`, which does one step of a property's run: all that the
 * phrasebook knows, then one batch of the engine. Requests of open screens and the cron both call it; a lease lets
 * one of them work at a time. Killed anywhere, the next call finds what is missing and asks for nothing it has.
 */

import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import { type PhraseTranslation, translatePhrase } from "#domain/phrasebook/translate-phrase.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import type { Term } from "#domain/translation/terms.ts";
import {
  type RunProblem,
  TRANSLATED_CHARACTERS_MAX,
  type TranslationRun,
} from "#domain/translation/translation-run.ts";
import { selectTerms } from "../../db/account/terms.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { selectDocuments } from "../../db/content/documents.ts";
import {
  deleteOtherDrafts,
  insertTranslationDrafts,
  leaseRun,
  type RunRow,
  releaseRun,
  reserveUsage,
  returnUsage,
  selectRun,
  selectTranslationDrafts,
  selectUsage,
} from "../../db/content/translations.ts";
import { runNamed, type Statement } from "../../db/named-batch.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { commit, operationsAuthor } from "../commit.ts";
import { loadDraft } from "../content/load-draft.ts";
import { askEngine, takeBatch } from "./ask-engine.ts";
import { type EngineText, type NewDraft, type PlannedWork, planDrafts } from "./plan-drafts.ts";
import { readPhrasebook } from "./read-phrasebook.ts";
import { findTranslator, getOfferedLanguages, type Translator } from "./translator.ts";

/** Longer than a call of an engine may take. */
const LEASE_MS = 2 * MINUTE_MS;
const CALL_MS = 30 * SECOND_MS;
/** D1 takes parameters of up to 2 MB; a character of JSON has at most three bytes. */
const CHARACTERS_A_STATEMENT = 500_000;
/** An engine that does not answer is asked again after a tenth of the time since the start, for three days. */
const [RETRY_MIN_MS, RETRY_MAX_MS, GIVEN_UP_MS] = [30 * SECOND_MS, HOUR_MS, 72 * HOUR_MS];

export const TRANSLATIONS_CHANGED = { kind: "translations.changed", payload: {} } as const;

/** A run after one step. `remaining`: texts still to draft; `written`: drafts of this step. */
export interface RunStep {
  readonly run: TranslationRun;
  readonly remaining: number;
  readonly written: number;
}

/** The month of a moment as usage counts it, in UTC. */
export function toUsageMonth(now: EpochMs): string {
  return new Date(now).toISOString().slice(0, 7);
}

export function toRun({ languages, startedAt, startedBy, endedAt, problem }: RunRow): TranslationRun {
  return {
    languages: [...languages],
    startedAt: new Date(startedAt).toISOString(),
    startedBy,
    isEnded: endedAt !== null,
    problem,
  };
}

/** The engine and its languages, if the deployment has one and an owner uses it (D100). */
function findUsedTranslator(env: Env, property: ScopedProperty) {
  const translator = property.usesTranslator ? findTranslator(env) : null;
  return { translator, engineLanguages: translator ? getOfferedLanguages(env) : [] };
}

/**
 * Does one step of a property's run. A run that another request works on, or that waits, is only read.
 * Refuses with `newer_version`. Throws if D1 can't be reached.
 */
export async function continueRun(
  env: Env,
  property: ScopedProperty,
  clock: () => EpochMs = Date.now,
): Promise<Verdict<RunStep | null>> {
  const db = getDatabase(env, property.id);
  const now = clock();
  const [leased] = await leaseRun(db, property.id, { now, until: now + LEASE_MS });
  const run = leased ?? (await selectRun(db, property.id))[0];
  if (!run) return accept(null);
  const planned = await planRun(env, property, { languages: run.languages, now });
  if (!planned.ok) {
    if (leased) await releaseRun(db, leased, { endedAt: now, problem: null, retryAt: 0 });
    return planned;
  }
  const { work } = planned.value;
  const remaining = work.drafts.length + work.texts.length;
  if (!leased) return accept({ run: toRun(run), remaining, written: 0 });
  const step = { db, property, run: leased, work };
  const answered = await askFor(env, { ...step, ...planned.value, now });
  return accept(await finishStep(env, step, { ...answered, remaining, at: clock() }));
}

interface Step {
  readonly db: Database;
  readonly property: ScopedProperty;
  readonly run: RunRow;
  readonly work: PlannedWork;
}

interface Answered {
  readonly drafts: readonly NewDraft[];
  readonly problem: RunProblem | null;
  readonly retryAfterMs?: number | undefined;
}

interface PlannedRun {
  readonly work: PlannedWork;
  readonly draft: Draft;
  readonly terms: readonly Term[];
  /** Remaining characters of the month's budget. */
  readonly charactersLeft: number;
}

/** Plans what is left for some languages. Refuses with `newer_version`. */
export async function planRun(
  env: Env,
  property: ScopedProperty,
  { languages, now }: { readonly languages: readonly ContentLanguage[]; readonly now: EpochMs },
): Promise<Verdict<PlannedRun>> {
  const db = getDatabase(env, property.id);
  const known = getKnownLanguages(property);
  const wanted = languages.filter(
    (language) => known.languages.includes(language) && language !== known.defaultLanguage,
  );
  const { documents, rows, terms, usage } = await runNamed(db, {
    documents: selectDocuments(db, property.id),
    rows: selectTranslationDrafts(db, property.id, wanted),
    terms: selectTerms(db, property.groupId),
    usage: selectUsage(db, property.groupId, toUsageMonth(now)),
  });
  const loaded = loadDraft(property, documents);
  if (!loaded.ok) return loaded;
  const draft = loaded.value;
  const { engineLanguages } = findUsedTranslator(env, property);
  const phrases = await openPhrasebook(env, draft.defaultLanguage, wanted);
  const work = planDrafts({
    draft,
    languages: wanted,
    rows,
    terms,
    engineLanguages,
    translatePhrase: phrases,
  });
  const charactersLeft = TRANSLATED_CHARACTERS_MAX - (usage[0]?.characters ?? 0);
  return accept({ work, draft, terms, charactersLeft });
}

/** Translates titles by the phrasebook; read before, because planning is pure. */
async function openPhrasebook(
  env: Env,
  from: ContentLanguage,
  languages: readonly ContentLanguage[],
): Promise<(text: string, to: ContentLanguage) => readonly PhraseTranslation[]> {
  const source = await readPhrasebook(env, from);
  const targets = await Promise.all(
    languages.map(async (language) => [language, await readPhrasebook(env, language)] as const),
  );
  const byLanguage = new Map(targets);
  return (text, to) => {
    const target = byLanguage.get(to);
    return target ? translatePhrase({ source, target }, text) : [];
  };
}

/** One batch of the engine. Its characters are counted first, so that a kill in between never counts too few. */
async function askFor(
  env: Env,
  {
    db,
    property,
    run,
    work,
    draft,
    terms,
    charactersLeft,
    now,
  }: Step & PlannedRun & { readonly now: EpochMs },
): Promise<Answered> {
  const { translator } = findUsedTranslator(env, property);
  if (!translator || work.texts.length === 0) return { drafts: [], problem: null };
  const batch = takeBatch(
    run.problem === "unavailable" ? takeShortest(work.texts) : work.texts,
    charactersLeft,
  );
  const characters = batch.reduce((sum, each) => sum + each.characters, 0);
  const use = { groupId: property.groupId, month: toUsageMonth(now), characters };
  const [reserved] = batch.length > 0 ? await reserveUsage(db, use) : [];
  if (!reserved) return { drafts: [], problem: "budget" };
  const asked = await callEngine(translator, { draft, batch, terms });
  if (asked.ok) return { drafts: asked.drafts, problem: null };
  // An engine that did not answer may have translated, and may count it.
  if (asked.problem !== "unavailable" && !asked.isPartial) await returnUsage(db, use);
  const waited = Math.min(Math.max((now - run.startedAt) / 10, RETRY_MIN_MS), RETRY_MAX_MS);
  const { retryAfterSeconds } = asked;
  const retryAfterMs =
    retryAfterSeconds === undefined ? waited : Math.min(retryAfterSeconds * SECOND_MS, RETRY_MAX_MS);
  return { drafts: [], problem: asked.problem, retryAfterMs };
}

/** An engine that did not answer gets the shortest text first: each attempt costs characters of the budget. */
function takeShortest(texts: readonly EngineText[]): readonly EngineText[] {
  return texts.toSorted((one, other) => one.characters - other.characters).slice(0, 1);
}

function callEngine(translator: Translator, asked: Parameters<typeof askEngine>[1]) {
  return askEngine(translator, asked, AbortSignal.timeout(CALL_MS));
}

/** Parts of which each fits a statement of D1. */
function toParts(drafts: readonly NewDraft[]): readonly (readonly NewDraft[])[] {
  const parts: NewDraft[][] = [];
  let room = 0;
  for (const draft of drafts) {
    const { length } = JSON.stringify(draft);
    const last = parts.at(-1);
    if (last && length <= room) last.push(draft);
    else {
      parts.push([draft]);
      room = CHARACTERS_A_STATEMENT;
    }
    room -= length;
  }
  return parts;
}

/** Stores a step's drafts and gives the run back, ended if nothing is left or the engine will not go on. */
async function finishStep(
  env: Env,
  { db, property, run, work }: Step,
  {
    drafts,
    problem,
    retryAfterMs = 0,
    remaining,
    at,
  }: Answered & { readonly remaining: number; readonly at: EpochMs },
): Promise<RunStep> {
  const written = [...work.drafts, ...drafts];
  const left = remaining - written.length;
  const isWaiting = problem === "busy" || problem === "unavailable";
  const isGivenUp = isWaiting && at - run.startedAt > GIVEN_UP_MS;
  const isEnded = isWaiting ? isGivenUp : left === 0 || problem !== null;
  const outcome = { endedAt: isEnded ? at : null, problem, retryAt: isWaiting ? at + retryAfterMs : 0 };
  const { id: propertyId, groupId } = property;
  const statements: Statement[] = [
    ...toParts(written).map((drafts) => insertTranslationDrafts(db, { propertyId, at, drafts })),
    ...(left === 0 ? [deleteOtherDrafts(db, propertyId, { languages: run.languages, kept: work.kept })] : []),
    releaseRun(db, run, outcome),
  ];
  await commit(env, operationsAuthor(groupId, propertyId, at), {
    statements,
    whom: property,
    change: TRANSLATIONS_CHANGED,
    activity: null,
  });
  return { run: toRun({ ...run, ...outcome }), remaining: left, written: written.length };
}
