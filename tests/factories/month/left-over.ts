import { env } from "cloudflare:test";
import { PERIODS } from "#domain/account/retention.ts";
import { DAY_MS, type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { PERSONAL_DATA_REGISTER } from "#worker/db/personal-data.ts";
import { MEDIA_OBJECT_PREFIX } from "#worker/media/files.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import type { MonthProperty } from "./month-properties.ts";

/** Deletion runs in the night after a period ends. */
const NIGHT_MS = DAY_MS;
/** An unused file is found, or was marked as used, up to half a month earlier. */
const FILE_DAYS = 30;
/** Nights that a sweep of all objects takes. */
const ROUND_DAYS = 17;
const REMOVAL_DAYS = 30;
const NEVER = Number.MAX_SAFE_INTEGER;

/** Rows of each table in the register that are past their period and should have been deleted by last night. */
export async function countLeftOver(now: EpochMs): Promise<Record<string, number>> {
  const before = (days: number) => now - NIGHT_MS - days * DAY_MS;
  const conditions: Readonly<Record<string, string>> = {
    sessions: `expires_at < ${before(PERIODS.sessions.days)}`,
    known_devices: `last_used_at < ${before(PERIODS.devices.days)}`,
    password_resets: `expires_at < ${before(PERIODS.links.days)}`,
    restore_points: `expires_at < ${before(0)}`,
    restore_point_documents: `point_id not in (select id from restore_points where created_at > ${before(1)})`,
    planned_publications: `state in ('published', 'cancelled') and ended_at < ${before(30)}`,
    media: `is_published = 0 and created_at < ${before(FILE_DAYS)}`,
    outbox: `sent_at < ${before(PERIODS.sentMail.days)} or (sent_at is null and created_at < ${before(PERIODS.unsentMail.days)})`,
    mail_recipients: `confirmed_at is null and asked_at < ${before(PERIODS.unconfirmedRecipients.days)}`,
    portfolio_figures: `counted_at < ${before(PERIODS.portfolioFigures.days)}`,
    changes: `at < ${before(PERIODS.changeLog.days)}
      and sequence < (select max(newer.sequence) from changes newer
        where newer.group_id = changes.group_id and newer.at < ${now - NIGHT_MS})`,
    activity: `at < ${before(PERIODS.activity.days)}`,
    properties: `removed_at < ${before(REMOVAL_DAYS)}`,
  };
  const left: Record<string, number> = {};
  for (const [table, condition] of Object.entries(conditions)) {
    left[table] =
      (await env.DB.prepare(`select count(*) as count from ${table} where ${condition}`).first<number>(
        "count",
      )) ?? -1;
  }
  return left;
}

/** Tables that still have rows of purged properties, and R2 objects of purged properties or without a row. */
export async function findOrphans(
  properties: readonly MonthProperty[],
  storedAt: ReadonlyMap<string, EpochMs>,
  now: EpochMs,
): Promise<string[]> {
  const tables = Object.entries(PERSONAL_DATA_REGISTER).flatMap(([table, { personal, others }]) =>
    [...Object.keys(personal), ...others].includes("property_id") ? [table] : [],
  );
  const { results: ids } = await env.DB.prepare("select id from properties").all<{ id: string }>();
  const there = new Set(ids.map(({ id }) => id));
  const gone = properties.flatMap(({ id }) => (there.has(id) ? [] : [id]));
  const found: string[] = [];
  for (const table of tables) {
    // Rows of these tables outlive their property. Files are deleted thirty days after it.
    if (["activity", "changes", "media"].includes(table)) continue;
    const count = await env.DB.prepare(
      `select count(*) as count from "${table}" where property_id in (select value from json_each(?))`,
    )
      .bind(JSON.stringify(gone))
      .first<number>("count");
    if (count !== 0) found.push(`${table}: ${count}`);
  }
  for (const id of gone) {
    const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
    found.push(...objects.map(({ key }) => key));
  }
  const { results: media } = await env.DB.prepare("select key from media").all<{ key: string }>();
  const known = new Set(media.map(({ key }) => key));
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await env.FILES.list({ prefix: MEDIA_OBJECT_PREFIX, ...(cursor ? { cursor } : {}) });
    for (const { key } of page.objects) {
      const isOld = (storedAt.get(key) ?? now) < now - (FILE_DAYS + ROUND_DAYS) * DAY_MS;
      if (isOld && !known.has(key.slice(MEDIA_OBJECT_PREFIX.length))) found.push(key);
    }
    isMore = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return found;
}

/**
 * When the five-minute cron will next have work, given the present database; until then a run changes only its own
 * row. 0: now.
 */
export async function findNextDue(now: EpochMs): Promise<EpochMs> {
  const moments = [
    `min(case when cursor is null then ended_at + ${DAY_MS + 30 * MINUTE_MS} else 0 end) from jobs`,
    `min(due_at) from outbox where sent_at is null`,
    `min(due_at) - ${11 * MINUTE_MS} from planned_publications where state = 'waiting'`,
    `min(0) from properties where projection_wanted > projection_done`,
    `min(0) from properties where rendered_as is not null and rendered_by < ${RENDERER_VERSION}`,
    `min(expires_at) from sessions where ended_at is null and expires_at >= ${now - DAY_MS}`,
  ];
  const known = moments.map((moment) => `coalesce((select ${moment}), ${NEVER})`);
  return (await env.DB.prepare(`select min(${known.join(", ")}) as at`).first<number>("at")) ?? NEVER;
}
