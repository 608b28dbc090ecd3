import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDays, type LocalTime, toLocalTime } from "#domain/zoned-time.ts";
import { deleteSeenEventsBefore } from "./dedupe-events.ts";
import { deleteExpiredVisitors } from "./known-visitors.ts";
import { deleteOldPeaks } from "./network-peaks.ts";
import { deleteOldCards } from "./place-figures.ts";
import type { Salts } from "./salts.ts";
import { deleteOldSearches, findSearchExpiry } from "./search-counts.ts";
import { deleteOldSeenNews } from "./seen-news.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Time after midnight in which a visit of the previous day may continue; then the day's visitors are deleted. */
const DAY_LINGERS_MS = 31 * MINUTE_MS;

/** Opens local days and deletes their visitors by an alarm: kept are today, and yesterday for half an hour. */
export class VisitorDays {
  private readonly storage: DurableObjectStorage;
  private readonly salts: Salts;

  constructor(storage: DurableObjectStorage, salts: Salts) {
    this.storage = storage;
    this.salts = salts;
  }

  /** The local time of a moment; creates the day's salt and deletes older ones. */
  async open(at: EpochMs, timeZone: string): Promise<LocalTime> {
    const time = toLocalTime(at, timeZone);
    if (this.salts.find(time.day)) return time;
    this.salts.make(time.day);
    this.deleteBefore(addDays(time.day, -1));
    writeSetting(this.storage.sql, "time_zone", timeZone);
    // At least an hour ahead: a replayed history keeps its visitors, and yesterday's visits can end.
    const next = this.salts.find(addDays(time.day, -1)) ? at + DAY_LINGERS_MS : getEnd(time, at);
    await this.storage.setAlarm(Math.max(next, Date.now() + HOUR_MS));
    return time;
  }

  /** Deletes visitors of days past at a moment. */
  async deletePastDays(now: EpochMs): Promise<void> {
    const timeZone = readSetting(this.storage.sql, "time_zone");
    if (timeZone === null) return;
    const time = toLocalTime(now, timeZone);
    const isLingering = time.sinceMidnightMs < DAY_LINGERS_MS;
    this.deleteBefore(isLingering ? addDays(time.day, -1) : time.day);
    if (isLingering) await this.storage.setAlarm(now + DAY_LINGERS_MS);
    // May be an hour early after the clocks went back: the day still lasts, so the alarm is set again.
    else if (this.salts.find(time.day)) await this.storage.setAlarm(getEnd(time, now));
    else await this.awaitExpiry(time.day, now);
  }

  /** Searches end after their time even if no guest comes any more. */
  private async awaitExpiry(today: string, now: EpochMs): Promise<void> {
    const expiry = findSearchExpiry(this.storage.sql);
    if (expiry === null) return;
    const days = Math.max(1, (Date.parse(expiry) - Date.parse(today)) / DAY_MS);
    await this.storage.setAlarm(now + days * DAY_MS);
  }

  private deleteBefore(day: string): void {
    this.salts.deleteBefore(day);
    this.storage.sql.exec("DELETE FROM visitors WHERE day < ?", day);
    this.storage.sql.exec("DELETE FROM submissions WHERE day < ?", day);
    this.storage.sql.exec("DELETE FROM shares WHERE day < ?", day);
    deleteOldPeaks(this.storage.sql, day);
    deleteOldSeenNews(this.storage.sql, day);
    deleteOldCards(this.storage.sql, day);
    deleteSeenEventsBefore(this.storage.sql, day);
    deleteOldSearches(this.storage.sql, day);
    deleteExpiredVisitors(this.storage.sql, day);
  }
}

/** When a day's visitors can be deleted, assuming 24 hours. */
function getEnd({ sinceMidnightMs }: LocalTime, at: EpochMs): EpochMs {
  return at + DAY_MS - sinceMidnightMs + DAY_LINGERS_MS;
}
