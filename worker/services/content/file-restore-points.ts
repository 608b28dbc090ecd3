import { findMediaKeys } from "#domain/content/media-reference.ts";
import { type HeldFile, restorePayloadSchema } from "#domain/property/restore-payload.ts";
import { HOUR_MS } from "#domain/time.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { markFiled, selectHeldDocuments, selectHeldPoints } from "../../db/content/restore-points.ts";
import { createOnly, pointObjectKey } from "../../media/files.ts";
import type { JobResult, JobRun } from "../job.ts";
import { runIsolated } from "../run-isolated.ts";

/** Recent restore points are used most often, so they stay in D1, where one statement restores them. */
const YOUNG_MS = HOUR_MS;
const POINTS_A_PAGE = 25;
/** Limit of restore-point documents in memory; a single larger point is still processed, by itself. */
const CHARACTERS_AT_ONCE_MAX = 4_000_000;
const QUERIES_A_PAGE = 4;

type Point = Awaited<ReturnType<typeof selectHeldPoints>>[number];

/**
 * Moves documents of restore points from D1 to R2, one object per point. The object is written first, then one
 * batch records its key and deletes the rows: if killed, the documents are in D1 or in both, and the next run
 * continues. A point restored at the same time either still has its rows, or fails its guard and is read again.
 */
export async function fileRestorePoints(
  env: Pick<Env, "DB" | "FILES">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  let after = cursor ?? "";
  const done = { filed: 0, aside: 0 };
  while (hasBudget(QUERIES_A_PAGE, POINTS_A_PAGE)) {
    const next = { after, limit: POINTS_A_PAGE, madeUntil: now - YOUNG_MS, now };
    const found = await selectHeldPoints(db, next);
    const points = pickFitting(found);
    const last = points.at(-1)?.id;
    if (last === undefined) return { cursor: null, done };
    const page = await filePoints(env.FILES, db, points);
    done.filed += page.filed;
    done.aside += page.aside;
    if (points.length === found.length && found.length < POINTS_A_PAGE) return { cursor: null, done };
    after = last;
  }
  return { cursor: after, done };
}

/** The first points whose documents fit into memory together, at least one. */
function pickFitting(points: readonly Point[]): readonly Point[] {
  let characters = 0;
  const past = points.findIndex(({ bytes }, index) => {
    characters += bytes;
    return index > 0 && characters > CHARACTERS_AT_ONCE_MAX;
  });
  return past === -1 ? points : points.slice(0, past);
}

async function filePoints(bucket: R2Bucket, db: Database, points: readonly Point[]) {
  const documents = await selectHeldDocuments(
    db,
    points.map(({ id }) => id),
  );
  const written = points.map((point) =>
    runIsolated({ kind: "restore point", propertyId: point.propertyId }, async () => {
      const held = documents.filter(({ pointId }) => pointId === point.id);
      const payload = filedPayload(point, held);
      if (!payload) return [];
      const bodies = held.map(({ pointId: _, ...document }) => document);
      await createOnly(bucket, payload.key, JSON.stringify({ documents: bodies }), "application/json");
      return [{ id: point.id, payload, held }];
    }),
  );
  const ends = await Promise.all(written);
  const filed = ends.flatMap((each) => each ?? []);
  if (filed.length > 0) await db.batch(markFiled(db, filed));
  return { filed: filed.length, aside: ends.filter((each) => each === null).length };
}

/** Payload of a point whose documents are in R2; `null`: a newer version wrote it in another format. */
function filedPayload(
  { id, propertyId, payload }: Point,
  held: readonly { readonly body: string; readonly schema_version: number }[],
): HeldFile | null {
  const known = restorePayloadSchema.safeParse(JSON.parse(payload)).data;
  if (known?.holds !== "documents") return null;
  return {
    ...known,
    holds: "file",
    key: pointObjectKey(propertyId, id),
    schemaVersion: Math.max(...held.map(({ schema_version }) => schema_version)),
    media: findMediaKeys(held.map(({ body }) => body)),
  };
}
