import { findNextMoment } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import { selectDueAnnouncements, setDue } from "../../db/announcements/due-announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import type { Statement } from "../../db/named-batch.ts";
import { askWriter } from "../../portal/ask-writer.ts";
import { broadcastNews } from "./broadcast-news.ts";

/**
 * Broadcasts announcements that began, ended or changed by `now` to the property's open pages (N2). Finally
 * ended ones leave the portal's KV value.
 *
 * Idempotent: pages show each change once, and the row is marked after the broadcast. An unreadable
 * announcement stays due (`/healthz` counts it) and does not block others. Throws if D1 or the channel can't be
 * reached; it then stays due.
 *
 * @returns when to call it again; `null`: nothing is planned.
 */
export async function announceDue(
  env: Pick<Env, "DB" | "FILES" | "GUEST_DESK" | "PORTAL_CHANNEL" | "PORTAL_WRITER">,
  propertyId: string,
  now: EpochMs,
): Promise<EpochMs | null> {
  const db = getDatabase(env, propertyId);
  const waiting = await selectDueAnnouncements(db, propertyId);
  const due = waiting.filter(({ dueAt }) => dueAt <= now);
  const unreadable = due.length > 0 ? await broadcastNews(env, propertyId, now) : [];
  const nexts = due
    .filter(({ id }) => !unreadable.includes(id))
    .map((row) => ({ row, next: findNextMoment(row, now) }));
  const [first, ...others]: Statement[] = nexts.map(({ row, next }) => setDue(db, row, next));
  if (first) {
    const isOver = nexts.some(({ row, next }) => next === null && row.endsAt !== null);
    await db.batch([first, ...others, ...(isOver ? [markForProjection(db, propertyId, now)] : [])]);
    if (isOver) await askWriter(env, propertyId);
  }
  const ahead = [...waiting.map(({ dueAt }) => dueAt), ...nexts.flatMap(({ next }) => next ?? [])];
  const next = Math.min(...ahead.filter((at) => at > now));
  return Number.isFinite(next) ? next : null;
}
