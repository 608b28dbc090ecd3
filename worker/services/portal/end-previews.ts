import { getDatabase } from "../../db/client.ts";
import { endPreviews } from "../../db/property/property-writes.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Revokes all existing preview links of a property. New ones can be created at once. */
export async function endPreviewLinks(env: Env, scope: PropertyScope): Promise<void> {
  const { principal, property, now } = scope;
  await commit(env, staffAuthor(scope), {
    statements: [endPreviews(getDatabase(env, property.id), property.id, now)],
    whom: principal,
    change: ACTIVITY_LOGGED,
    activity: { action: "previews.ended" },
  });
}
