import { waitUntil } from "cloudflare:workers";
import type { Action } from "#domain/live/activity.ts";
import type { Change } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../db/account/access.ts";
import { type Database, databaseOf } from "../db/client.ts";
import { logActivity, logChange } from "../db/log-rows.ts";
import { type Answers, runNamed, type Statement, type Statements } from "../db/named-batch.ts";
import { channelOf } from "../live/channel-of.ts";
import { logEvent } from "../log-event.ts";

/** A group whose channel is to hear of a write. Both ids come from rows, never from a request. */
interface Group {
  readonly groupId: string;
  readonly companyId: string;
}
type Told = Group | readonly Group[] | null | undefined;

/** Who writes, of what, and when: what the change log and the activity list say of a write. */
interface Author {
  readonly groupId: string;
  /** Null for a write that concerns the group and none of its properties. */
  readonly propertyId: string | null;
  readonly at: EpochMs;
  /** Null: operations did it. */
  readonly userId: string | null;
  readonly userName: string | null;
}

/** A person of the group as the author: of a write on a property, or without one on the group. */
export function byStaff({
  principal,
  property,
  now,
}: {
  readonly principal: Pick<Principal, "groupId" | "uid" | "displayName">;
  readonly property?: { readonly id: string };
  readonly now: EpochMs;
}): Author {
  const { groupId, uid, displayName } = principal;
  return { groupId, propertyId: property?.id ?? null, at: now, userId: uid, userName: displayName };
}

/** Operations as the author, or the product itself. */
export function byOperations(groupId: string, propertyId: string | null, now: EpochMs): Author {
  return { groupId, propertyId, at: now, userId: null, userName: null };
}

/** What open screens hear of a write that changes the activity list alone. */
export const ACTIVITY_LOGGED = { kind: "activity.logged", payload: {} } as const satisfies Change;
export const MEMBERS_CHANGED = { kind: "members.changed", payload: {} } as const satisfies Change;

interface Write<Written extends Statements> {
  /** Each guard stands behind the statement that it looks at. What is read of them stands under names. */
  readonly statements: Written;
  /** Whose channel hears of it, known before or by what the statements answered; null: nobody's. */
  readonly whom: Told | ((answers: Answers<Written>) => Told);
}

interface AuthoredWrite<Written extends Statements> extends Write<Written> {
  /** What open screens hear; null where the statements log it themselves. */
  readonly change: Change | null;
  /** The entry of the activity list; null where it has none. */
  readonly activity: { readonly action: Action; readonly summary?: string } | null;
}

/**
 * Writes one batch, all or nothing: the statements, the change log's row and the activity's row. Then tells the
 * channel. Every write that staff can see ends here.
 *
 * Throws what the batch throws, such as a failed guard; then nothing is written and nobody is told.
 *
 * @returns what the statements answered, under their names.
 */
export function commit<const Written extends Statements>(
  env: Pick<Env, "DB" | "GROUP_CHANNEL">,
  author: Author,
  { statements, whom, change, activity }: AuthoredWrite<Written>,
): Promise<Answers<Written>> {
  const db = databaseOf(env, author.groupId);
  return write(env, db, { statements, whom }, [
    ...(change ? [logChange(db, { ...author, change })] : []),
    ...(activity ? [logActivity(db, { ...author, ...activity })] : []),
  ]);
}

/**
 * The same for statements that write their rows of both logs themselves, by what they find: in the database of an id of
 * the group or of what hangs on it; `ANY_GROUP` where none is known.
 */
export function commitLogged<const Written extends Statements>(
  env: Pick<Env, "DB" | "GROUP_CHANNEL">,
  id: string,
  logged: Write<Written>,
): Promise<Answers<Written>> {
  return write(env, databaseOf(env, id), logged, []);
}

async function write<const Written extends Statements>(
  env: Pick<Env, "GROUP_CHANNEL">,
  db: Database,
  { statements, whom }: Write<Written>,
  tail: readonly Statement[],
): Promise<Answers<Written>> {
  const { answers } = await runNamed(db, { answers: statements, tail });
  const told = typeof whom === "function" ? whom(answers) : whom;
  for (const group of told ? [told].flat() : []) tellGroup(env, group);
  return answers;
}

/**
 * Tells a group's channel that the change log has something new. Nobody waits for it: what was written is written, and
 * where a call is lost the channel's alarm reads the log as well.
 */
function tellGroup(env: Pick<Env, "GROUP_CHANNEL">, { companyId, groupId }: Group): void {
  const told = channelOf(env, companyId, groupId).nudge(companyId, groupId);
  waitUntil(
    told.catch((error: unknown) => {
      logEvent("nudge_lost", { groupId, error });
    }),
  );
}

/** Closes every screen of a group that is deleted, and empties its channel. */
export async function closeChannel(env: Pick<Env, "GROUP_CHANNEL">, group: Group): Promise<void> {
  await channelOf(env, group.companyId, group.groupId).erase();
}
