import { announcementStateAt } from "#domain/announcement/announcement.ts";
import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import { getKnownLanguages } from "#domain/language.ts";
import type { Action } from "#domain/live/activity.ts";
import type { EpochMs } from "#domain/time.ts";
import type { AnnouncementRow } from "../../db/announcements/announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import type { Statement } from "../../db/named-batch.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { broadcastAndProject } from "./broadcast-news.ts";

const ANNOUNCEMENTS_CHANGED = { kind: "announcements.changed", payload: {} } as const;

interface AnnouncementWrite {
  /** The row before the write; `null`: a new announcement. */
  readonly before: AnnouncementRow | null;
  /** The row after the write; `null`: deleted. */
  readonly after: AnnouncementRow | null;
  /** Statements with their guards. */
  readonly statements: readonly Statement[];
}

/**
 * Commits a change of one announcement: notifies the group's screens, logs an activity if guests see or will
 * see it, broadcasts to open pages, and projects the portal. Missed pages are reached by the writer, whose
 * alarm is set. Throws as `commit` does.
 */
export async function writeAnnouncement(
  env: Env,
  scope: PropertyScope,
  { before, after, statements }: AnnouncementWrite,
): Promise<void> {
  const { principal, property, now } = scope;
  const isSeen = (before?.sentAt ?? after?.sentAt ?? null) !== null;
  const named = after ?? before;
  const action = findAction(before, after, now);
  await commit(env, staffAuthor(scope), {
    statements: [
      ...statements,
      ...(isSeen ? [markForProjection(getDatabase(env, property.id), property.id, now)] : []),
    ],
    whom: principal,
    change: ANNOUNCEMENTS_CHANGED,
    activity: action && {
      action,
      summary: nameWithoutChips(named?.texts[getKnownLanguages(property).defaultLanguage] ?? ""),
    },
  });
  if (isSeen) await broadcastAndProject(env, property, now);
}

/** The activity of a change; `null` for drafts, which are private to staff. */
function findAction(
  before: AnnouncementRow | null,
  after: AnnouncementRow | null,
  now: EpochMs,
): Action | null {
  const isEmergency = (after ?? before)?.kind === "emergency";
  const was = before ? announcementStateAt(before, now) : "draft";
  const is = after ? announcementStateAt(after, now) : "draft";
  if (is === "ended") return isEmergency ? "emergency.ended" : "announcement.ended";
  if (is === "draft") return was === "draft" ? null : "announcement.withdrawn";
  if (was === is) return "announcement.changed";
  if (is === "planned") return "announcement.planned";
  return isEmergency ? "emergency.sent" : "announcement.sent";
}
