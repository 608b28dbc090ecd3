/**
 * Shared desks of a property, for its owners (H3). Exposes `addDesk`, `renewCode`, `changeDesk` and `endDesk`.
 */

import { CODE_ALPHABET, CODE_LENGTH } from "#domain/account/desk.ts";
import { DESK_CODE_MINUTES } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { MINUTE_MS } from "#domain/time.ts";
import {
  type DeskRow,
  deleteDesk,
  insertDesk,
  type ListedDesk,
  selectDesks,
  updateDesk,
} from "../../db/account/desks.ts";
import { endDeskSessions } from "../../db/account/sessions.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { newId } from "../../db/new-id.ts";
import { hashSecret } from "../../identity/secret.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** A desk with a code that pairs a browser, which is shown once. */
interface CodedDesk {
  readonly listed: ListedDesk;
  /** Eight letters and figures. */
  readonly code: string;
}

/** About 39 random bits, for ten minutes, with attempts throttled. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return [...bytes].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
}

async function newCodeColumns({ principal, now }: PropertyScope, code: string) {
  return {
    codeHash: await hashSecret(code),
    codeExpiresAt: now + DESK_CODE_MINUTES * MINUTE_MS,
    pairedBy: principal.displayName,
  };
}

/** Adds a desk with a code. Refuses with `too_many_desks`. */
export async function addDesk(
  env: Env,
  scope: PropertyScope,
  { name, quietMinutes }: Pick<DeskRow, "name" | "quietMinutes">,
): Promise<Verdict<CodedDesk>> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const code = newCode();
  const row = {
    ...(await newCodeColumns(scope, code)),
    id: newId(),
    createdAt: now,
    groupId: property.groupId,
    propertyId: property.id,
    name,
    quietMinutes,
  };
  try {
    await commit(env, staffAuthor(scope), {
      whom: scope.principal,
      statements: [insertDesk(db, row), requireOneChange(db)],
      change: ACTIVITY_LOGGED,
      activity: { action: "desk.added", summary: name },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("too_many_desks");
    throw error;
  }
  const paired = { pairedAt: null, keyHash: null, previousHash: null };
  return accept({ listed: { desk: { ...row, ...paired }, person: null, lastAt: null }, code });
}

interface OneDesk {
  readonly id: string;
}

/** Gives a desk another code; its browser stays paired until one uses it. Refuses with `not_found`. */
export async function renewCode(
  env: Env,
  scope: PropertyScope,
  { id }: OneDesk,
): Promise<Verdict<CodedDesk>> {
  const code = newCode();
  const listed = await update(env, scope, id, await newCodeColumns(scope, code));
  return listed.ok ? accept({ listed: listed.value, code }) : listed;
}

/** Changes a desk's name or quiet minutes, for the next person who signs in there. Refuses with `not_found`. */
export function changeDesk(
  env: Env,
  scope: PropertyScope,
  { id, ...values }: OneDesk & Partial<Pick<DeskRow, "name" | "quietMinutes">>,
): Promise<Verdict<ListedDesk>> {
  return update(env, scope, id, values);
}

async function update(
  env: Env,
  { property, now }: PropertyScope,
  id: string,
  values: Parameters<typeof updateDesk>[3],
): Promise<Verdict<ListedDesk>> {
  const db = getDatabase(env, property.id);
  if (Object.keys(values).length > 0) await updateDesk(db, property.id, id, values);
  const [listed] = await selectDesks(db, property.id, now, id);
  return listed ? accept(listed) : refuse("not_found");
}

/**
 * Ends a desk: the person who is signed in there is out at once, its key opens nothing, and what its browser keeps
 * for its people can't be read again. Refuses with `not_found`.
 */
export async function endDesk(env: Env, scope: PropertyScope, { id }: OneDesk): Promise<Verdict<null>> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const [listed] = await selectDesks(db, property.id, now, id);
  if (!listed) return refuse("not_found");
  await commit(env, staffAuthor(scope), {
    whom: scope.principal,
    statements: [...endDeskSessions(db, id, now), ...deleteDesk(db, id)],
    change: ACTIVITY_LOGGED,
    activity: { action: "desk.ended", summary: listed.desk.name },
  });
  return accept(null);
}
