import { DurableObject } from "cloudflare:workers";
import { type GuestEvent, VISIT_SILENCE_MS } from "#domain/analytics/beacon.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import { DAY_MS, type EpochMs, HOUR_MS, SECOND_MS } from "#domain/time.ts";
import { localTimeOf } from "#domain/zoned-time.ts";
import { countKnownVisit, forgetKnownBefore, forgetKnownVisitor } from "./known-visitors.ts";
import { readOldScans, readReport } from "./read-report.ts";
import { migrate } from "./schema.ts";
import { admitSubmission, type Submission } from "./submissions.ts";
import { hashConsented, hashVisitor, type VisitorTraits } from "./visitor.ts";

/** More than any guest does; what a visitor sends beyond it in one hour is not counted. */
export const MAX_EVENTS_PER_VISITOR_HOUR = 200;
/** Guests of one day that are told apart. Further ones are not counted, so that storage stays bounded. */
export const MAX_VISITORS_PER_DAY = 20_000;
/** How many of the latest event ids are remembered against a beacon that arrives twice. */
const SEEN_EVENTS = 10_000;

/** What one guest and one house may add to the count of old scans. */
const OLD_SCAN_LIMITS: Submission["limits"] = { perVisitorHour: 12, perPropertyDay: 2_000 };

/** Who sent something, and when the server received it; a guest's own clock is never asked. */
interface Sending {
  readonly visitor: VisitorTraits;
  readonly at: EpochMs;
  readonly timeZone: string;
}

export interface EventBatch extends Sending {
  readonly events: readonly GuestEvent[];
}

interface VisitorRow extends Record<string, SqlStorageValue> {
  visits: number;
  seen_at: number;
  hour: number;
  events_in_hour: number;
}

function countBy(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return JSON.stringify([...counts]);
}

/**
 * What guests of one property did, as rollups by the hours and days of its own time zone (S12, S214).
 *
 * A visitor is a hash with a salt that lives for one local day. The salt and the day's visitors are
 * deleted when the day is over; nothing that identifies a guest is ever stored.
 */
export class PropertyAnalytics extends DurableObject {
  private readonly sql: SqlStorage;
  /** How many visitors a day has so far; counted anew after the object was put to sleep. */
  private visitors: { readonly day: string; count: number } | null = null;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    migrate(ctx.storage);
  }

  /**
   * Counts a batch of one visitor's events. An event id that was counted before is passed over, and so is
   * what a visitor sends beyond the hourly cap.
   */
  async record(batch: EventBatch): Promise<void> {
    const { day, hour, sinceMidnightMs } = localTimeOf(batch.at, batch.timeZone);
    const salt = this.saltOf(day) ?? (await this.beginDay(day, batch, sinceMidnightMs));
    const hash = await hashVisitor(salt, batch.visitor);
    const { consentedId } = batch.visitor;
    const known = consentedId ? await hashConsented(consentedId) : null;
    // From here on nothing is awaited, so that reading and writing are one step.
    this.ctx.storage.transactionSync(() => {
      const isVisit = this.count(batch, { day, hour, hash });
      if (isVisit && known !== null) countKnownVisit(this.sql, { hash: known, day, at: batch.at });
    });
  }

  /**
   * Admits what a visitor sends through a form, so that nobody floods a house.
   *
   * @returns the id to store it under, the same one for a form that is sent twice; null beyond the limits.
   */
  async admit(submission: Submission, { visitor, at, timeZone }: Sending): Promise<string | null> {
    const { day, sinceMidnightMs } = localTimeOf(at, timeZone);
    const salt = this.saltOf(day) ?? (await this.beginDay(day, { at, timeZone }, sinceMidnightMs));
    const hash = await hashVisitor(salt, visitor);
    // From here on nothing is awaited, so that two presses at once are one after the other.
    return this.ctx.storage.transactionSync(() => admitSubmission(this.sql, submission, { day, hash, at }));
  }

  /** Counts a scan of a retired code; one guest's further scans of it within minutes are the same one. */
  async countOldScan(code: string, { visitor, at, timeZone }: Sending): Promise<void> {
    const { day, sinceMidnightMs } = localTimeOf(at, timeZone);
    const salt = this.saltOf(day) ?? (await this.beginDay(day, { at, timeZone }, sinceMidnightMs));
    const hash = await hashVisitor(salt, visitor);
    const scan: Submission = {
      kind: "old-scan",
      id: crypto.randomUUID(),
      key: code,
      limits: OLD_SCAN_LIMITS,
    };
    // From here on nothing is awaited, so that two scans at once are one after the other.
    this.ctx.storage.transactionSync(() => {
      if (admitSubmission(this.sql, scan, { day, hash, at }) !== scan.id) return;
      this.sql.exec(
        "INSERT INTO old_scans (day, scans) VALUES (?, 1) ON CONFLICT DO UPDATE SET scans = scans + 1",
        day,
      );
    });
  }

  /** Scans of retired codes in the 30 days that end with the local day of `now`. */
  oldScans(now: EpochMs, timeZone: string): number {
    return readOldScans(this.sql, now, timeZone);
  }

  /** Forgets a guest who took their consent back. What was counted stays, and tells of nobody. */
  async forgetVisitor(consentedId: string): Promise<void> {
    forgetKnownVisitor(this.sql, await hashConsented(consentedId));
  }

  /** The figures of a period of the property's own calendar. */
  report(period: Period, now: EpochMs, timeZone: string): Figures {
    return readReport(this.sql, period, { now, timeZone });
  }

  /** Forgets everything, for a property that is deleted. The object starts anew if it is called again. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAll();
    this.visitors = null;
    migrate(this.ctx.storage);
  }

  /** Deletes the salts and visitors of days that are over. */
  override async alarm(): Promise<void> {
    const timeZone = this.sql
      .exec<{ value: string }>("SELECT value FROM settings WHERE name = 'time_zone'")
      .toArray()[0]?.value;
    if (timeZone === undefined) return;
    const now = Date.now();
    const { day, sinceMidnightMs } = localTimeOf(now, timeZone);
    this.forgetDaysBefore(day);
    // Early by an hour where the clocks went back: the day is still on, so it is looked at again.
    if (this.saltOf(day)) await this.ctx.storage.setAlarm(now + DAY_MS - sinceMidnightMs + SECOND_MS);
  }

  private saltOf(day: string): Uint8Array | null {
    const row = this.sql
      .exec<{ salt: ArrayBuffer }>("SELECT salt FROM salts WHERE day = ?", day)
      .toArray()[0];
    return row ? new Uint8Array(row.salt) : null;
  }

  private async beginDay(
    day: string,
    { at, timeZone }: Pick<Sending, "at" | "timeZone">,
    sinceMidnightMs: number,
  ): Promise<Uint8Array> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    this.forgetDaysBefore(day);
    this.sql.exec("INSERT INTO salts (day, salt) VALUES (?, ?)", day, salt.buffer);
    this.sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES ('time_zone', ?)", timeZone);
    // At least an hour ahead, so that a history that is played in keeps its visitors while it lasts.
    const endsAt = at + DAY_MS - sinceMidnightMs + SECOND_MS;
    await this.ctx.storage.setAlarm(Math.max(endsAt, Date.now() + HOUR_MS));
    return salt;
  }

  private forgetDaysBefore(day: string): void {
    this.sql.exec("DELETE FROM salts WHERE day < ?", day);
    this.sql.exec("DELETE FROM visitors WHERE day < ?", day);
    this.sql.exec("DELETE FROM submissions WHERE day < ?", day);
    forgetKnownBefore(this.sql, day);
  }

  /** @returns whether the batch began a visit. */
  private count(
    batch: EventBatch,
    { day, hour, hash }: { day: string; hour: number; hash: string },
  ): boolean {
    const visitor = this.sql
      .exec<VisitorRow>("SELECT * FROM visitors WHERE day = ? AND hash = ?", day, hash)
      .toArray()[0];
    const visitors = this.visitorsOf(day);
    if (!visitor && visitors.count >= MAX_VISITORS_PER_DAY) return false;
    const used = visitor?.hour === hour ? visitor.events_in_hour : 0;
    const events = this.unseen(batch.events).slice(0, Math.max(0, MAX_EVENTS_PER_VISITOR_HOUR - used));
    if (events.length === 0) return false;

    const isSilent = !visitor || visitor.visits === 0 || batch.at - visitor.seen_at >= VISIT_SILENCE_MS;
    const isVisit = isSilent && events.some(({ kind }) => kind === "view");
    const visits = isVisit ? 1 : 0;
    const isFirstVisit = isVisit && (visitor?.visits ?? 0) === 0;
    this.sql.exec(
      `INSERT INTO visitors (day, hash, visits, seen_at, hour, events_in_hour) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET visits = visits + excluded.visits, seen_at = excluded.seen_at,
         hour = excluded.hour, events_in_hour = excluded.events_in_hour`,
      day,
      hash,
      visits,
      Math.max(batch.at, visitor?.seen_at ?? 0),
      hour,
      used + events.length,
    );

    if (!visitor) visitors.count += 1;

    const buttons = events.flatMap((event) => (event.kind === "click" ? [event.button] : []));
    const channels = events.flatMap((event) => (event.kind === "social" ? [event.channel] : []));
    if (visits + buttons.length + channels.length === 0) return isVisit;
    this.sql.exec(
      `INSERT INTO days (day, visits, unique_visits, clicks, social_clicks) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET visits = visits + excluded.visits,
         unique_visits = unique_visits + excluded.unique_visits,
         clicks = clicks + excluded.clicks, social_clicks = social_clicks + excluded.social_clicks`,
      day,
      visits,
      isFirstVisit ? 1 : 0,
      buttons.length,
      channels.length,
    );
    if (isVisit) {
      this.sql.exec(
        `INSERT INTO hours (day, hour, visits) VALUES (?, ?, 1)
         ON CONFLICT DO UPDATE SET visits = visits + 1`,
        day,
        hour,
      );
    }
    if (buttons.length > 0) {
      this.sql.exec(
        `INSERT INTO button_clicks (day, button_id, clicks)
         SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
         ON CONFLICT DO UPDATE SET clicks = clicks + excluded.clicks`,
        day,
        countBy(buttons),
      );
    }
    if (channels.length > 0) {
      this.sql.exec(
        `INSERT INTO social_clicks (day, channel, clicks)
         SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
         ON CONFLICT DO UPDATE SET clicks = clicks + excluded.clicks`,
        day,
        countBy(channels),
      );
    }
    return isVisit;
  }

  private visitorsOf(day: string): { count: number } {
    if (this.visitors?.day === day) return this.visitors;
    const { count } = this.sql
      .exec<{ count: number }>("SELECT COUNT(*) AS count FROM visitors WHERE day = ?", day)
      .one();
    this.visitors = { day, count };
    return this.visitors;
  }

  /** The events whose id is new, now remembered. */
  private unseen(events: readonly GuestEvent[]): readonly GuestEvent[] {
    const added = this.sql
      .exec<{ id: string; place: number }>(
        `INSERT OR IGNORE INTO seen_events (id) SELECT value FROM json_each(?) RETURNING id, place`,
        JSON.stringify(events.map(({ id }) => id)),
      )
      .toArray();
    const newest = added.at(-1)?.place;
    if (newest === undefined) return [];
    this.sql.exec("DELETE FROM seen_events WHERE place <= ?", newest - SEEN_EVENTS);
    const fresh = new Set(added.map(({ id }) => id));
    return events.filter(({ id }) => fresh.delete(id));
  }
}
