/**
 * Who may see which properties, with which role and until when (D99). Exposes `changeAccess`, for the *People*
 * screen, and `resolveAccess`, which an invitation also uses.
 */

import { waitUntil } from "cloudflare:workers";
import { mayServe } from "#domain/account/account.ts";
import type { MemberPatch } from "#domain/account/member.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { addDays, parseWallTime } from "#domain/zoned-time.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  type Access,
  type MemberRow,
  replaceChosen,
  selectMember,
  selectZones,
  setAccess,
  shownAddress,
} from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { commit, MEMBERS_CHANGED, staffAuthor } from "../commit.ts";
import { releaseRequests } from "./release-requests.ts";

type Zones = Awaited<ReturnType<typeof selectZones>>[number];

/**
 * The access as stored. It ends with its last day, when the last of the properties' clocks reaches midnight.
 *
 * Refuses with `validation_failed`: at `properties` if some are not the group's, at `until` if that day is over.
 */
export function resolveAccess(
  { role, properties, until }: Omit<Access, "endsAt">,
  found: Zones | undefined,
  now: EpochMs,
): Verdict<Access> {
  const chosen = properties && [...new Set(properties)];
  if (chosen && chosen.length !== found?.count) {
    return refuse("validation_failed", { errors: [{ path: "properties", code: "invalid" }] });
  }
  const endsAt = until === null ? null : getEnd(until, found?.zones ?? []);
  if (endsAt !== null && endsAt <= now) {
    return refuse("validation_failed", { errors: [{ path: "until", code: "date_past" }] });
  }
  return accept({ role, properties: chosen, until, endsAt });
}

function getEnd(day: string, zones: readonly string[]): EpochMs {
  const midnight = `${addDays(day, 1)}T00:00`;
  // A group without properties has no clock of its own.
  const clocks = zones.length > 0 ? zones : ["UTC"];
  return Math.max(...clocks.map((zone) => parseWallTime(midnight, zone) ?? 0));
}

interface AccessChange {
  /** An owner of the whole group. */
  readonly principal: Principal;
  readonly uid: string;
  readonly patch: MemberPatch;
  readonly now: EpochMs;
}

/**
 * Changes a member's role, properties or end, effective from their next request; their open screens reload, and
 * open requests that they no longer answer are unassigned.
 *
 * Refuses with `not_found`, as `resolveAccess` does, with `validation_failed` for another role than *desk* of a person
 * without an address, or with `last_owner`: at least one owner of the whole group
 * without an end, who can sign in, must remain, also under concurrent changes.
 */
export async function changeAccess(
  env: Env,
  { principal, uid, patch, now }: AccessChange,
): Promise<Verdict<MemberRow>> {
  const { groupId } = principal;
  const db = getDatabase(env, groupId);
  const [[found], [zones]] = await db.batch([
    selectMember(db, groupId, uid),
    selectZones(db, groupId, patch.properties === undefined ? { uid } : patch.properties),
  ]);
  if (!found) return refuse("not_found");
  const { user, chosen } = found;
  const stored = user.isLimited ? chosen.map(({ id }) => id) : null;
  const until = patch.until === undefined ? user.accessUntil : patch.until;
  const isEndKept = patch.until === undefined || patch.until === user.accessUntil;
  const properties = patch.properties === undefined ? stored : patch.properties;
  const asked = { role: patch.role ?? user.role, properties, until };
  // Somebody whose access is over may get another role without a new end.
  if (shownAddress(user.email) === "" && asked.role !== "desk") {
    return refuse("validation_failed", { errors: [{ path: "role", code: "invalid" }] });
  }
  const resolved = resolveAccess(asked, zones, isEndKept ? 0 : now);
  if (!resolved.ok) return resolved;
  const access = resolved.value;
  try {
    await commit(env, staffAuthor({ principal, now }), {
      whom: principal,
      statements: [
        setAccess(db, { groupId, uid }, access, patch),
        requireOneChange(db),
        ...(patch.properties === undefined ? [] : replaceChosen(db, uid, access.properties)),
      ],
      change: MEMBERS_CHANGED,
      activity: { action: "member.changed", summary: `${access.role} ${user.displayName}` },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("last_owner");
    throw error;
  }
  const keeps = (propertyId: string) =>
    mayServe(access.role) && (access.properties === null || access.properties.includes(propertyId));
  const isLess = (mayServe(user.role) && !mayServe(access.role)) || access.properties !== null;
  if (isLess) waitUntil(releaseRequests(env, { principal, uid, keeps, now }));
  const [changed] = await selectMember(db, groupId, uid);
  return changed ? accept(changed) : refuse("not_found");
}
