/**
 * Renders the pages of a publication again, with a newer renderer, other features or another address. Exposes
 * `renderAgain` (one portal) and `renderAndProject` (after a change by operations). Number and text of the
 * publication stay; the portal's writer puts the new pages into KV.
 */

import { isSnapshotKey } from "#domain/account/transfer/object-keys.ts";
import type { Renderer, RenderOutcome, RenderProblem } from "#domain/property/rendering.ts";
import { HOUR_MS } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { claimRendering, failRendering, finishRendering } from "../../db/content/renderings.ts";
import { logEvent } from "../../log-event.ts";
import {
  createOnly,
  pagesObjectKey,
  publicationPrefix,
  renderedPagesKey,
  sha256Hex,
} from "../../media/files.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { buildPortal } from "../../portal/rendering/render-portal.tsx";
import { getRenderer } from "../../portal/rendering/renderer.ts";
import { readSnapshot, type Snapshot } from "../../portal/snapshot.ts";
import { encodePortal } from "../../portal/stored-portal.ts";
import type { RenderWork } from "./render-work.ts";

/** Renderings that may end without a result, because the invocation died or a store failed. */
const ATTEMPTS_MAX = 5;
/** Pages in R2 that no row names are left by a killed run. Younger pages stay, because a row may name them soon. */
const ORPHANED_AFTER_MS = HOUR_MS;
/** D1 queries per portal. */
export const QUERIES_A_RENDERING = 8;
/** Calls per portal: its snapshot, its pages, its writer, and leftovers of an earlier run. */
export const CALLS_A_RENDERING = 5;

export type RenderBindings = Pick<Env, "DB" | "FILES" | "PORTAL_WRITER">;

interface Rendering {
  readonly renderer: Renderer;
  /** Renders even if it is not due. */
  readonly isForced?: boolean;
  /** The run's rendering cost, to which this rendering is added. */
  readonly work?: RenderWork;
}

const PROBLEMS = {
  missing: "snapshot_missing",
  unreadable: "snapshot_unreadable",
  newer: "newer_version",
} as const satisfies Record<Exclude<Snapshot["kind"], "draft">, RenderProblem>;

/**
 * Renders a property's pages again, from the snapshot of its publication, with the property's present features
 * and address.
 *
 * Safe to kill anywhere. New pages get a key of their own; one statement names them and marks the portal for
 * projection, provided that the publication, features and address are still the same and no newer renderer has
 * run. A portal that can't be rendered keeps its pages, with the reason in its row, until the next renderer or
 * publication.
 *
 * @returns the outcome; `null`: not due, or nothing is published. Throws if a store can't be reached; it is
 * then retried up to `ATTEMPTS_MAX` times.
 */
export async function renderAgain(
  env: RenderBindings,
  propertyId: string,
  { renderer: running, isForced = false, work }: Rendering,
): Promise<RenderOutcome | null> {
  const db = getDatabase(env, propertyId);
  const [[property], [publication]] = await db.batch(
    claimRendering(db, propertyId, { renderer: running, isForced }),
  );
  if (!property) return null;
  const { slug, features, timeZone, attempts, renderedOrigin } = property;
  const renderer = { ...running, origin: running.origin || renderedOrigin };
  const number = property.publishedNumber ?? 0;
  const rendering = { propertyId, number, renderer, features, slug };
  const fail = async (problem: RenderProblem) => {
    await failRendering(db, { ...rendering, problem });
    logEvent("portal_not_rendered", { propertyId, slug, number, problem });
    return problem;
  };
  if (!publication || publication.number !== number) return fail("snapshot_missing");
  if (attempts > ATTEMPTS_MAX && !isForced) return fail("gave_up");
  const { snapshotKey } = publication;
  const snapshot = await readSnapshot(env, { propertyId, number, snapshotKey });
  if (snapshot.kind !== "draft") return fail(PROBLEMS[snapshot.kind]);

  const { draft, bytes: snapshotBytes } = snapshot;
  work?.add(draft.languages.length, snapshotBytes);
  const { origin } = renderer;
  const bytes = encodePortal(await buildPortal({ draft, slug, propertyId, timeZone, features, origin }));
  const pagesKey = renderedPagesKey(snapshotKey, sha256Hex(bytes));
  await createOnly(env.FILES, pagesKey, bytes, "application/octet-stream");
  const [finished] = await finishRendering(db, { ...rendering, pagesKey, at: Date.now() });
  if (!finished) return "overtaken";
  await projectPortal(env, { id: propertyId, slug });
  if (isSnapshotKey(propertyId, snapshotKey)) {
    await deleteOrphans(env.FILES, snapshotKey, [pagesKey, property.pagesKey ?? ""]);
  }
  return "rendered";
}

/**
 * Renders and projects at once after a feature or the address changed. Call it after the batch that marked the
 * property. Never throws: on failure both marks stay, and the cron does it.
 */
export async function renderAndProject(
  env: RenderBindings & Pick<Env, "PUBLIC_ORIGIN">,
  property: { readonly id: string; readonly slug: string },
): Promise<void> {
  const outcome = await renderAgain(env, property.id, { renderer: getRenderer(env) }).catch(
    (error: unknown) => {
      logEvent("rendering_deferred", { propertyId: property.id, error });
      return null;
    },
  );
  // Projected even if rendering failed: forms of a feature that was switched off must be refused.
  if (outcome !== "rendered") await projectPortal(env, property);
}

/** The publication's own pages are kept: after a rollback, the previous version serves them. */
async function deleteOrphans(files: R2Bucket, snapshotKey: string, kept: readonly string[]): Promise<void> {
  const before = Date.now() - ORPHANED_AFTER_MS;
  const named = new Set([...kept, snapshotKey, pagesObjectKey(snapshotKey)]);
  const { objects } = await files.list({ prefix: publicationPrefix(snapshotKey) });
  const orphans = objects.filter(({ key, uploaded }) => !named.has(key) && uploaded.getTime() < before);
  if (orphans.length > 0) await files.delete(orphans.map(({ key }) => key));
}
