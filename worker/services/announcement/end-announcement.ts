import { type Announcement, announcementStateAt } from "#domain/announcement/announcement.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import {
  type AnnouncementRow,
  deleteUnseen,
  selectAnnouncement,
  toAnnouncement,
  updateAnnouncement,
} from "../../db/announcements/announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { scheduleWake } from "../portal/schedule-wake.ts";
import type { PropertyScope } from "../scope.ts";
import { writeAnnouncement } from "./write-announcement.ts";

/** Retries if the announcement is edited in between. */
const ATTEMPTS = 3;

/**
 * Ends an active announcement now, whatever its revision. Refuses with `announcement_over` if it is not active,
 * and `not_found`.
 */
export async function endAnnouncement(
  env: Env,
  scope: PropertyScope,
  id: string,
): Promise<Verdict<Announcement>> {
  const { property, principal, now } = scope;
  const db = getDatabase(env, property.id);
  for (let attempt = 1; ; attempt += 1) {
    const [before] = await selectAnnouncement(db, property.id, id);
    if (!before) return refuse("not_found");
    if (announcementStateAt(before, now) !== "on") return refuse("announcement_over");
    const by = principal.displayName;
    const ended = { endsAt: now, dueAt: now, endedBy: by, updatedAt: now, updatedBy: by };
    const after = { ...before, ...ended, revision: before.revision + 1 };
    await scheduleWake(env, property.id, now);
    try {
      const statements = [updateAnnouncement(db, after), requireOneChange(db)];
      await writeAnnouncement(env, scope, { before, after, statements });
      return accept(toAnnouncement(after, property, now));
    } catch (error) {
      if (!isGuardFailure(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Deletes a draft, or a planned announcement that guests have not seen, at the given revision.
 *
 * Refuses with `stale_revision` (carrying the current row), and with `announcement_running` or
 * `announcement_over` once guests have seen it: then it can only be ended, and stays in the list.
 */
export async function deleteAnnouncement(
  env: Env,
  scope: PropertyScope,
  { stored, revision }: { readonly stored: AnnouncementRow; readonly revision: number },
): Promise<Verdict<null>> {
  const { property, now } = scope;
  const state = announcementStateAt(stored, now);
  if (state === "on") return refuse("announcement_running");
  if (state === "ended") return refuse("announcement_over");
  const db = getDatabase(env, property.id);
  const { id } = stored;
  try {
    const statements = [deleteUnseen(db, property.id, { id, revision, now }), requireOneChange(db)];
    await writeAnnouncement(env, scope, { before: stored, after: null, statements });
    return accept(null);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    const [current] = await selectAnnouncement(db, property.id, id);
    return refuse("stale_revision", { current: current ? toAnnouncement(current, property, now) : null });
  }
}
