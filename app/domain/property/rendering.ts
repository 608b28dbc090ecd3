import { z } from "#domain/zod.ts";
import { type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";
import { idSchema } from "../value-schemas.ts";

/** Renderer version and origin of a portal's pages. */
export interface Renderer {
  readonly version: number;
  /** Origin in canonical links. Empty: not configured, each portal keeps its stored origin. */
  readonly origin: string;
}

/** Marker in place of a renderer version: the pages were rendered with other features than the property has now. */
export const FEATURES_CHANGED_MARK = -1;
/** Marker: the portal's pages are lost. Rendered first, because guests are waiting. */
export const PAGES_LOST_MARK = -2;

/** Why a published portal cannot be rendered again. */
export const RENDER_PROBLEMS = [
  /** The snapshot is missing from R2. */
  "snapshot_missing",
  /** The snapshot is not a valid draft. */
  "snapshot_unreadable",
  /** Published by a newer version. */
  "newer_version",
  /** Started several times without finishing. */
  "gave_up",
] as const;
export type RenderProblem = (typeof RENDER_PROBLEMS)[number];

/** Result of rendering a portal again. */
export const RENDER_OUTCOMES = [
  "rendered",
  /** Published, removed or rendered by a newer version during the run. */
  "overtaken",
  /** A store was unavailable; retried. */
  "deferred",
  /** Dry run: the portal would be rendered. */
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
  /** Number of remaining portals, including this page. */
  total: z.int(),
  nextCursor: idSchema.optional(),
});
export type RenderPage = z.infer<typeof renderPageSchema>;

/** Portals that the cron renders per hour; 0: none. */
export const renderPaceSchema = z.strictObject({ anHour: z.int().min(0).max(10_000) });
export const DEFAULT_RENDER_PACE = 200;

const RUN_MS = 5 * MINUTE_MS;
const RUNS_AN_HOUR = HOUR_MS / RUN_MS;

/** The share of the hourly pace for this run, one of twelve; together they are exactly the pace. */
export function getRenderQuota(anHour: number, now: EpochMs): number {
  const run = Math.floor((now % HOUR_MS) / RUN_MS);
  const until = (runs: number) => Math.floor((anHour * runs) / RUNS_AN_HOUR);
  return until(run + 1) - until(run);
}
