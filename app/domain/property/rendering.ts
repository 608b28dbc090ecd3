import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";

/** What a portal's pages are rendered by and for. */
export interface Renderer {
  readonly version: number;
  /** Of canonical links. Empty: none is configured, and each portal keeps its own. */
  readonly origin: string;
}

/**
 * Stands for the version of a portal's renderer while its pages were made with other features than the property has.
 */
export const FEATURES_CHANGED = -1;
/** Stands there while the pages of a portal are lost: guests wait for them, so that they come before all others. */
export const PAGES_LOST = -2;

/** Why a published portal can't be rendered again. */
export const RENDER_PROBLEMS = [
  /** Its snapshot is not in R2. */
  "snapshot_missing",
  /** Its snapshot is no draft. */
  "snapshot_unreadable",
  /** A newer version published it. */
  "newer_version",
  /** It was begun several times, and never came to an end. */
  "gave_up",
] as const;
export type RenderProblem = (typeof RENDER_PROBLEMS)[number];

/** What became of rendering one portal again. */
export const RENDER_OUTCOMES = [
  "rendered",
  /** It has been published, removed or rendered by a newer version meanwhile. */
  "overtaken",
  /** A store could not be reached; it is tried again. */
  "deferred",
  /** Only asked: it would be rendered. */
  "waiting",
  ...RENDER_PROBLEMS,
] as const;
export type RenderOutcome = (typeof RENDER_OUTCOMES)[number];

export function isRenderProblem(outcome: RenderOutcome): outcome is RenderProblem {
  return RENDER_PROBLEMS.some((problem) => problem === outcome);
}

/** A page of rendering again. */
export const renderPageSchema = z.object({
  items: z.array(z.object({ propertyId: idSchema, slug: z.string(), outcome: z.enum(RENDER_OUTCOMES) })),
  /** How many there are from here on, this page included. */
  total: z.int(),
  nextCursor: idSchema.optional(),
});
export type RenderPage = z.infer<typeof renderPageSchema>;

/** How many portals the cron renders again in an hour; 0 for none. */
export const renderPaceSchema = z.strictObject({ anHour: z.int().min(0).max(10_000) });
export const DEFAULT_RENDER_PACE = 200;

const RUN_MS = 5 * MINUTE_MS;
const RUNS_AN_HOUR = HOUR_MS / RUN_MS;

/** How many of an hour's portals are the turn of a moment's run, one of twelve: together they are exactly the pace. */
export function renderQuotaOf(anHour: number, now: EpochMs): number {
  const run = Math.floor((now % HOUR_MS) / RUN_MS);
  const until = (runs: number) => Math.floor((anHour * runs) / RUNS_AN_HOUR);
  return until(run + 1) - until(run);
}
