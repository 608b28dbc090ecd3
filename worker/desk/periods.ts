import { PERIODS } from "#domain/account/retention.ts";
import { textFingerprint } from "#domain/fingerprint.ts";
import { GUEST_COUNT_MAX, type GuestDataKind } from "#domain/guest/guest-data.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { deleteEndedNotifications } from "./notifications.ts";
import { deleteEndedSubscriptions } from "./subscriptions.ts";

/** Number of stored and of expiring rows; limit plus one if there are more. */
export interface HeldCount {
  readonly held: number;
  readonly due: number;
}

/**
 * SQL condition for expired messages of a kind, with its parameters. Kinds that staff close expire after
 * closing; open ones after a year, but not before closed ones would.
 */
function overPeriodCondition(
  kind: MessageKindName,
  days: number,
  now: EpochMs,
): [condition: string, bound: number[]] {
  const { openPeriod } = MESSAGE_KINDS[kind];
  if (openPeriod === null) return ["at < ?", [now - days * DAY_MS]];
  const openDays = Math.max(days, PERIODS[openPeriod].days);
  return ["(closed_at < ? OR at < ?)", [now - days * DAY_MS, now - openDays * DAY_MS]];
}

const getConsentLimit = (now: EpochMs) => now - PERIODS.consents.days * DAY_MS;

/** Deletes rows past retention (D20). @returns how many. */
export function deleteOverPeriod(sql: SqlStorage, days: KeptDays, now: EpochMs): number {
  let deleted = 0;
  for (const kind of MESSAGE_KIND_NAMES) {
    const [condition, bound] = overPeriodCondition(kind, days[MESSAGE_KINDS[kind].path], now);
    deleted += sql
      .exec(`DELETE FROM messages WHERE kind = ? AND ${condition} RETURNING 1`, kind, ...bound)
      .toArray().length;
  }
  const consents = sql.exec("DELETE FROM consents WHERE at < ? RETURNING 1", getConsentLimit(now)).toArray();
  return deleted + consents.length + deleteEndedSubscriptions(sql, now) + deleteEndedNotifications(sql, now);
}

/** Number of stored rows of each kind, and how many of them expire by a moment. */
export function countHeld(
  sql: SqlStorage,
  days: KeptDays,
  at: EpochMs,
  max = GUEST_COUNT_MAX,
): Record<GuestDataKind, HeldCount> {
  const count = (from: string, bound: readonly SqlStorageValue[]) =>
    sql
      .exec<{ count: number }>(
        `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${from} LIMIT ?)`,
        ...bound,
        max + 1,
      )
      .one().count;
  const messages = MESSAGE_KIND_NAMES.map((kind) => {
    const { path } = MESSAGE_KINDS[kind];
    const [condition, bound] = overPeriodCondition(kind, days[path], at);
    const held = count("messages WHERE kind = ?", [kind]);
    return [
      path,
      { held, due: count(`messages WHERE kind = ? AND ${condition}`, [kind, ...bound]) },
    ] as const;
  });
  const consents = {
    held: count("consents", []),
    due: count("consents WHERE at < ?", [getConsentLimit(at)]),
  };
  return { ...Object.fromEntries(messages), consents } as Record<GuestDataKind, HeldCount>;
}

/** Whether the desk has rows that will expire. */
export function holdsAnything(sql: SqlStorage): boolean {
  const tables = ["messages", "consents", "subscriptions", "notifications", "aside"];
  return tables.some((table) => sql.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0);
}

/** Same time as the nightly jobs (`crons` of wrangler.toml). */
const NIGHTLY_MS = 3 * HOUR_MS + 17 * MINUTE_MS;
/** Spreads the desks' D1 calls. */
const SPREAD_MS = 30 * MINUTE_MS;

/** The next start of nightly deletions, UTC. */
export function nextNight(now: EpochMs): EpochMs {
  const today = now - (now % DAY_MS) + NIGHTLY_MS;
  return today > now ? today : today + DAY_MS;
}

/** Time of a property's next deletion: spread by its id over the half hour after `nextNight`. */
export function nextDeletion(propertyId: string, now: EpochMs): EpochMs {
  const share = Number.parseInt(textFingerprint(propertyId), 16) % SPREAD_MS;
  return nextNight(now) + share;
}
