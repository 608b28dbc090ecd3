import { mediaKeysIn } from "#domain/content/media-reference.ts";
import { type HeldFile, restorePayloadSchema } from "#domain/property/restore-payload.ts";
import { HOUR_MS } from "#domain/time.ts";
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
import { noteFiled, selectHeldDocuments, selectHeldPoints } from "../../db/content/restore-points.ts";
import { createOnly, pointObjectKey } from "../../media/files.ts";
import { apart } from "../each-apart.ts";
import type { JobResult, JobRun } from "../job.ts";

/** What was replaced a moment ago is brought back most often: it stays where one statement finds it. */
const YOUNG_MS = HOUR_MS;
const POINTS_A_PAGE = 25;
/** In memory at one time, but for a point that is larger by itself. */
const CHARACTERS_AT_ONCE_MAX = 4_000_000;
const QUERIES_A_PAGE = 4;

type Point = Awaited<ReturnType<typeof selectHeldPoints>>[number];

/**
 * Moves the documents of restore points from D1 to R2, each point's as one object. The object is written first, then
 * one batch notes it in the point and deletes the rows: killed anywhere, the documents are in D1 or in both, and the
 * next run goes on. A point that is brought back meanwhile is either found as rows or refuses to be, and is read again.
 */
export async function fileRestorePoints(
  env: Pick<Env, "DB" | "FILES">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const db = databaseOf(env, ANY_GROUP);
  let after = cursor ?? "";
  const done = { filed: 0, aside: 0 };
  while (hasBudget(QUERIES_A_PAGE, POINTS_A_PAGE)) {
    const next = { after, limit: POINTS_A_PAGE, madeUntil: now - YOUNG_MS, now };
    const found = await selectHeldPoints(db, next);
    const points = fitting(found);
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

/** As many of the first as are held in memory together, one at least. */
function fitting(points: readonly Point[]): readonly Point[] {
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
    apart({ kind: "restore point", propertyId: point.propertyId }, async () => {
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
  if (filed.length > 0) await db.batch(noteFiled(db, filed));
  return { filed: filed.length, aside: ends.filter((each) => each === null).length };
}

/** What a point says once its documents lie in R2; null for one whose form a newer version wrote. */
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
    media: mediaKeysIn(held.map(({ body }) => body)),
  };
}
