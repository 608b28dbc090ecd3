import { ENDED_CODE_MS } from "#domain/place/place.ts";
import { ANY_GROUP, databaseOf } from "../../db/client.ts";
import { selectWithEndedCodes } from "../../db/places/ended-codes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import type { JobResult, JobRun } from "../job.ts";

/** Side by side: each waits for KV most of the time. */
const PROPERTIES_A_PAGE = 10;

/**
 * Has the writers of portals free codes of places that ended a year ago, and deleted places with them: some hundred a
 * property and night, so that a property which goes on replacing cards never comes to its bound. No code is given
 * twice: each is 130 random bits. What fails is tried again the next night, and nothing waits for it.
 */
export async function freePlaceCodes(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const done: Record<string, number> = {};
  let after = cursor ?? "";
  while (hasBudget(1, PROPERTIES_A_PAGE)) {
    const page = { after, limit: PROPERTIES_A_PAGE };
    const owners = await selectWithEndedCodes(databaseOf(env, ANY_GROUP), now - ENDED_CODE_MS, page);
    const answers = await Promise.all(owners.map((owner) => projectPortal(env, owner, { free: true })));
    for (const answer of answers) done[answer] = (done[answer] ?? 0) + 1;
    const last = owners.at(-1);
    if (!last || owners.length < PROPERTIES_A_PAGE) return { cursor: null, done };
    after = last.id;
  }
  return { cursor: after, done };
}
