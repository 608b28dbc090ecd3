/**
 * Writes that staff can see. Exposes `commit` and `commitLogged`: one atomic D1 batch with the change log's and
 * the activity's row, then a notification to the group's channel. It exists so that no write is missing from
 * open screens or the activity list.
 */

import { waitUntil } from "cloudflare:workers";
import type { Action } from "#domain/live/activity.ts";
import type { Change } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../db/account/access.ts";
import { type Database, getDatabase } from "../db/client.ts";
import { logActivity, logChange } from "../db/log-rows.ts";
import { type Answers, runNamed, type Statement, type Statements } from "../db/named-batch.ts";
import { getGroupChannel } from "../live/get-group-channel.ts";
import { logEvent } from "../log-event.ts";

/** A group whose channel is notified of a write. Both ids come from rows, never from a request. */
interface Group {
  readonly groupId: string;
  readonly companyId: string;
}
type NotifiedGroups = Group | readonly Group[] | null | undefined;

/** Author, subject and time of a write, for the change log and the activity list. */
interface Author {
  readonly groupId: string;
  /** `null`: the write concerns the group, not a single property. */
  readonly propertyId: string | null;
  readonly at: EpochMs;
  /** `null`: operations. */
  readonly userId: string | null;
  readonly userName: string | null;
}

/** A member as the author of a write on a property, or on the group if `property` is absent. */
export function staffAuthor({
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

/** Operations, or the product itself, as the author. */
export function operationsAuthor(groupId: string, propertyId: string | null, now: EpochMs): Author {
  return { groupId, propertyId, at: now, userId: null, userName: null };
}

/** Change for open screens: only the activity list has a new entry. */
export const ACTIVITY_LOGGED = { kind: "activity.logged", payload: {} } as const satisfies Change;
export const MEMBERS_CHANGED = { kind: "members.changed", payload: {} } as const satisfies Change;

interface Write<Written extends Statements> {
  /** A guard must follow the statement that it checks. Name the statements whose results are read. */
  readonly statements: Written;
  /** The groups to notify: known beforehand, or read from the results; `null`: none. */
  readonly whom: NotifiedGroups | ((answers: Answers<Written>) => NotifiedGroups);
}

interface AuthoredWrite<Written extends Statements> extends Write<Written> {
  /** The change for open screens; `null`: the statements log it themselves. */
  readonly change: Change | null;
  /** The entry of the activity list; `null`: none. */
  readonly activity: { readonly action: Action; readonly summary?: string } | null;
}

/**
 * Writes one atomic batch: the statements, the change log's row and the activity's row. Then notifies the
 * channel.
 *
 * Throws what the batch throws, such as a failed guard; then nothing is written and nothing is sent.
 *
 * @returns the results of the statements, by name.
 */
export function commit<const Written extends Statements>(
  env: Pick<Env, "DB" | "GROUP_CHANNEL">,
  author: Author,
  { statements, whom, change, activity }: AuthoredWrite<Written>,
): Promise<Answers<Written>> {
  const db = getDatabase(env, author.groupId);
  return write(env, db, { statements, whom }, [
    ...(change ? [logChange(db, { ...author, change })] : []),
    ...(activity ? [logActivity(db, { ...author, ...activity })] : []),
  ]);
}

/**
 * Like `commit`, for statements that write the rows of both logs themselves, because those rows depend on query
 * results. `id`: of the group or anything in it, to select the database; `ANY_GROUP` if unknown.
 */
export function commitLogged<const Written extends Statements>(
  env: Pick<Env, "DB" | "GROUP_CHANNEL">,
  id: string,
  logged: Write<Written>,
): Promise<Answers<Written>> {
  return write(env, getDatabase(env, id), logged, []);
}

async function write<const Written extends Statements>(
  env: Pick<Env, "GROUP_CHANNEL">,
  db: Database,
  { statements, whom }: Write<Written>,
  tail: readonly Statement[],
): Promise<Answers<Written>> {
  const { answers } = await runNamed(db, { answers: statements, tail });
  const notified = typeof whom === "function" ? whom(answers) : whom;
  for (const group of notified ? [notified].flat() : []) notifyGroup(env, group);
  return answers;
}

/**
 * Notifies a group's channel of a new row in the change log. Fire and forget (`waitUntil`): the write is
 * durable, and the channel's alarm reads the log too if a call is lost.
 */
function notifyGroup(env: Pick<Env, "GROUP_CHANNEL">, { companyId, groupId }: Group): void {
  const nudged = getGroupChannel(env, companyId, groupId).nudge(companyId, groupId);
  waitUntil(
    nudged.catch((error: unknown) => {
      logEvent("nudge_lost", { groupId, error });
    }),
  );
}

/** Disconnects all screens of a deleted group, and deletes its channel's storage. */
export async function closeChannel(env: Pick<Env, "GROUP_CHANNEL">, group: Group): Promise<void> {
  await getGroupChannel(env, group.companyId, group.groupId).erase();
}
