import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { media } from "../schema/content.ts";

/** A page of the uploads of a property. */
export function selectUploadsAfter(
  db: Database,
  propertyId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return db
    .select({ key: media.key, bytes: media.bytes })
    .from(media)
    .where(and(eq(media.propertyId, propertyId), gt(media.key, after)))
    .orderBy(asc(media.key))
    .limit(limit);
}

interface Range {
  readonly after: string;
  /** The last key; `null`: no upper bound. */
  readonly upTo: string | null;
}

/**
 * R2 keys in a range that a property's rows refer to, without uploads: publications' snapshots, drafts of open
 * plans, documents of restore points.
 */
export function selectNamedObjects(db: Database, propertyId: string, { after, upTo }: Range) {
  const of = sql`where property_id = ${propertyId}`;
  return db.all<{ key: string }>(
    sql`select key from (
      select snapshot_key as key from publications ${of}
      union select snapshot_key from planned_publications ${of} and state in ('waiting', 'failed')
      union select payload ->> '$.key' from restore_points ${of} and payload ->> '$.holds' = 'file'
    ) where key > ${after} and (${upTo} is null or key <= ${upTo})`,
  );
}
