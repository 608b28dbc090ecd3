import { ENDED_CODE_MS } from "#domain/place/place.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { selectPropertiesWithEndedCodes, selectRetiredPlaces } from "../../db/places/ended-codes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import type { JobResult, JobRun } from "../job.ts";
import { runIsolated } from "../run-isolated.ts";

/** Number of writers called in parallel: each mostly waits for KV. */
const PROPERTIES_A_PAGE = 10;

/**
 * Has the portals' writers delete place codes that ended a year ago, and the deleted places with them: some
 * hundred per property and night, so that replacing cards never reaches the limit. Codes are never reused: each
 * is 130 random bits. The analytics forget scans of such places first, while rows still list them. Failures are
 * retried the next night.
 */
export async function freePlaceCodes(
  env: Pick<Env, "DB" | "PORTAL_WRITER" | "PROPERTY_ANALYTICS">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const done: Record<string, number> = {};
  const db = getDatabase(env, ANY_GROUP);
  const before = now - ENDED_CODE_MS;
  let after = cursor ?? "";
  while (hasBudget(2, 2 * PROPERTIES_A_PAGE)) {
    const page = { after, limit: PROPERTIES_A_PAGE };
    const owners = await selectPropertiesWithEndedCodes(db, before, page);
    const retired = await selectRetiredPlaces(
      db,
      owners.map(({ id }) => id),
      before,
    );
    const free = async (owner: (typeof owners)[number]) => {
      const places = retired.filter(({ propertyId }) => propertyId === owner.id).map(({ id }) => id);
      if (places.length > 0) await env.PROPERTY_ANALYTICS.getByName(owner.id).forgetPlaces(places);
      return projectPortal(env, owner, { free: true });
    };
    const answers = await Promise.all(
      owners.map((owner) => runIsolated({ kind: "freed codes", propertyId: owner.id }, () => free(owner))),
    );
    for (const answer of answers) done[answer ?? "aside"] = (done[answer ?? "aside"] ?? 0) + 1;
    const last = owners.at(-1);
    if (!last || owners.length < PROPERTIES_A_PAGE) return { cursor: null, done };
    after = last.id;
  }
  return { cursor: after, done };
}
