import { and, asc, eq, gt } from "drizzle-orm";
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
