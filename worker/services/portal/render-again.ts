import { isNamedSnapshotOf } from "#domain/account/transfer/object-keys.ts";
import type { Renderer, RenderOutcome, RenderProblem } from "#domain/property/rendering.ts";
import { HOUR_MS } from "#domain/time.ts";
import { databaseOf } from "../../db/client.ts";
import { claimRendering, failRendering, finishRendering } from "../../db/content/renderings.ts";
import { logEvent } from "../../log-event.ts";
import {
  createOnly,
  pagesObjectKey,
  publicationPrefix,
  renderedPagesKey,
  sha256Of,
} from "../../media/files.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { buildPortal } from "../../portal/rendering/render-portal.tsx";
import { rendererOf } from "../../portal/rendering/renderer.ts";
import { encodePortal } from "../../portal/stored-portal.ts";
import type { RenderWork } from "./render-work.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** So often a rendering may end without a word: the invocation died of it, or a store refused. */
const ATTEMPTS_MAX = 5;
/** Pages that nobody names are left by a run that died; younger ones may be about to be named. */
const ORPHANED_AFTER_MS = HOUR_MS;
/** D1 queries of one portal. */
export const QUERIES_A_RENDERING = 8;
/** Its snapshot, its pages, its writer, and what an earlier run has left. */
export const CALLS_A_RENDERING = 5;

export type RenderBindings = Pick<Env, "DB" | "FILES" | "PORTAL_WRITER">;

interface Rendering {
  readonly renderer: Renderer;
  /** Whether it is rendered even if it is not due. */
  readonly isForced?: boolean;
  /** Counts what it takes. */
  readonly work?: RenderWork;
}

const PROBLEMS = {
  missing: "snapshot_missing",
  unreadable: "snapshot_unreadable",
  newer: "newer_version",
} as const satisfies Record<Exclude<Snapshot["kind"], "draft">, RenderProblem>;

/**
 * Renders what guests get of a property again, from the snapshot of its publication, whose text and number stay, with
 * the property's features and address of today.
 *
 * Safe to die anywhere. New pages get a key of their own; one statement names them and marks the portal as due, if that
 * publication is still the one that guests get, features and address are the same and no newer renderer has come; the
 * portal's writer does the rest. A portal that can't be rendered keeps its pages, with the reason in its row, until the
 * next renderer or publication.
 *
 * @returns what became of it; null where it is not due, or guests get nothing. Throws where a store can't be reached:
 * then it is tried again, some times.
 */
export async function renderAgain(
  env: RenderBindings,
  propertyId: string,
  { renderer: running, isForced = false, work }: Rendering,
): Promise<RenderOutcome | null> {
  const db = databaseOf(env, propertyId);
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
  const pagesKey = renderedPagesKey(snapshotKey, sha256Of(bytes));
  await createOnly(env.FILES, pagesKey, bytes, "application/octet-stream");
  const [finished] = await finishRendering(db, { ...rendering, pagesKey, at: Date.now() });
  if (!finished) return "overtaken";
  await projectPortal(env, { id: propertyId, slug });
  if (isNamedSnapshotOf(propertyId, snapshotKey)) {
    await deleteOrphans(env.FILES, snapshotKey, [pagesKey, property.pagesKey ?? ""]);
  }
  return "rendered";
}

/**
 * Has guests' pages follow a switched feature or another address at once. Call it after the batch that marked the
 * property. Never throws: what can't be done now is done by the cron, as both marks stay.
 */
export async function followRendering(
  env: RenderBindings & Pick<Env, "PUBLIC_ORIGIN">,
  property: { readonly id: string; readonly slug: string },
): Promise<void> {
  const outcome = await renderAgain(env, property.id, { renderer: rendererOf(env) }).catch(
    (error: unknown) => {
      logEvent("rendering_deferred", { propertyId: property.id, error });
      return null;
    },
  );
  // What guests send is refused also where the pages could not be made.
  if (outcome !== "rendered") await projectPortal(env, property);
}

/** The pages of the publication itself stay: the version before this one serves them after a rollback. */
async function deleteOrphans(files: R2Bucket, snapshotKey: string, kept: readonly string[]): Promise<void> {
  const before = Date.now() - ORPHANED_AFTER_MS;
  const named = new Set([...kept, snapshotKey, pagesObjectKey(snapshotKey)]);
  const { objects } = await files.list({ prefix: publicationPrefix(snapshotKey) });
  const orphans = objects.filter(({ key, uploaded }) => !named.has(key) && uploaded.getTime() < before);
  if (orphans.length > 0) await files.delete(orphans.map(({ key }) => key));
}
