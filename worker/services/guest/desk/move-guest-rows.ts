import { ANY_GROUP, databaseOf } from "../../../db/client.ts";
import { selectUnmovedProperties } from "../../../db/guests/moved-rows.ts";
import { apart } from "../../each-apart.ts";
import { type JobResult, type JobRun, MORE } from "../../job.ts";

const PROPERTIES_A_RUN = 100;
/** What a desk asks of D1 for a usual property, and its call. */
const QUERIES_A_PROPERTY = 6;

/**
 * Has desks take in what the version before keeps of their guests in D1: what nobody has touched yet, and what an
 * instance of that version has written since. Where nothing is left, one query finds nothing.
 */
export async function moveGuestRows(
  env: Pick<Env, "DB" | "GUEST_DESK">,
  { hasBudget }: Pick<JobRun, "hasBudget">,
): Promise<JobResult> {
  const found = await selectUnmovedProperties(databaseOf(env, ANY_GROUP), PROPERTIES_A_RUN);
  let [moved, aside] = [0, 0];
  for (const { propertyId } of found) {
    if (!hasBudget(QUERIES_A_PROPERTY, 1)) break;
    const move = () => env.GUEST_DESK.getByName(propertyId).moveIn({ isAsked: true });
    if ((await apart({ kind: "move", propertyId }, move)) === null) aside += 1;
    else moved += 1;
  }
  const isThrough = moved + aside === found.length && found.length < PROPERTIES_A_RUN;
  return { cursor: isThrough ? null : MORE, done: { moved, aside } };
}
